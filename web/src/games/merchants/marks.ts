// What an event sounds like, the places that it concerns, and those that an action is about.

import type { Marked, Sounds } from '../module'
import { at } from './routes'
import type { Action, Event } from './types'

export const sounds: Sounds<Event> = {
  rolled: 'trick',
  post_placed: 'piece',
  neutral_placed: 'piece',
  start_route_placed: 'piece',
  robber_moved: 'trick',
  traded: 'card',
  resource_bought: 'card',
  bank_traded: 'card',
  route_built: 'piece',
  city_connected: 'score',
  merchant_recruited: 'piece',
  merchant_moved: 'piece',
  post_founded: 'score',
  token_placed: 'card',
  token_moved: 'card',
  caravan_formed: 'piece',
  caravan_moved: 'piece',
  delivered: 'score',
  card_bought: 'card',
  card_played: 'card',
}

export function marks(heard: unknown): Marked[] {
  const event = heard as Event
  switch (event.type) {
    case 'post_placed':
    case 'neutral_placed':
    case 'post_founded':
    case 'merchant_recruited':
    case 'delivered':
      return [at.city(event.city)]
    case 'start_route_placed':
    case 'route_built':
    case 'caravan_formed':
      return [at.path(event.path)]
    case 'city_connected':
      return event.cities.map(at.city)
    case 'merchant_moved':
      return [{ at: at.cross(event.to), from: at.cross(event.from) }]
    case 'caravan_moved':
      return [{ at: at.path(event.to), from: at.path(event.from) }]
    case 'robber_placed':
    case 'robber_moved':
      return [at.hex(event.hex)]
    case 'token_placed':
      return [at.hex(event.hex)]
    case 'token_moved':
      return [{ at: at.hex(event.to), from: at.hex(event.from) }]
    case 'robbed':
      return [at.seat(event.seat), at.seat(event.victim)]
    case 'traded':
      return [at.seat(event.seat), at.seat(event.with)]
    case 'bank_traded':
    case 'resource_bought':
    case 'card_bought':
    case 'card_played':
    case 'gold_taken':
      return [at.seat(event.seat)]
    default:
      return []
  }
}

export function places(doing: unknown): Marked[] {
  const action = doing as Action
  if (typeof action === 'string') return action === 'buy_card' ? [at.deck] : []
  if ('place_robber' in action) return [at.hex(action.place_robber)]
  if ('move_robber' in action) return [at.hex(action.move_robber)]
  if ('place_token' in action) return [at.hex(action.place_token)]
  if ('move_token' in action)
    return [{ at: at.hex(action.move_token.to), from: at.hex(action.move_token.from) }]
  if ('place_post' in action) return [at.city(action.place_post)]
  if ('place_neutral' in action) return [at.city(action.place_neutral)]
  if ('deliver' in action) return [at.city(action.deliver)]
  if ('recruit_merchant' in action) return [at.city(action.recruit_merchant.city)]
  if ('move_merchant' in action) return [at.cross(action.move_merchant.to)]
  if ('place_start_route' in action) return [at.path(action.place_start_route)]
  if ('build_route' in action) return [at.path(action.build_route)]
  if ('form_caravan' in action) return [at.path(action.form_caravan.path)]
  if ('move_caravan' in action) return [at.path(action.move_caravan.to)]
  if ('steal' in action) return [at.seat(action.steal)]
  if ('trade_with' in action) return [at.seat(action.trade_with)]
  return 'buy_resource' in action || 'bank_trade' in action ? [at.bank] : []
}
