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
  for (const [name, what] of Object.entries(action))
    switch (name) {
      case 'place_robber':
      case 'move_robber':
      case 'place_token':
        return [at.hex(what)]
      case 'place_post':
      case 'place_neutral':
      case 'deliver':
        return [at.city(what)]
      case 'place_start_route':
      case 'build_route':
        return [at.path(what)]
      case 'recruit_merchant':
        return [at.city(what.city)]
      case 'move_merchant':
        return [at.cross(what.to)]
      case 'move_token':
        return [{ at: at.hex(what.to), from: at.hex(what.from) }]
      case 'form_caravan':
        return [at.path(what.path)]
      case 'move_caravan':
        return [at.path(what.to)]
      case 'steal':
      case 'trade_with':
        return [at.seat(what)]
      case 'buy_resource':
      case 'bank_trade':
        return [at.bank]
    }
  return []
}
