// What an event sounds like, the places that it concerns, and those that an action is about.

import type { Seat } from '../../protocol'
import type { Marked, Sounds } from '../module'
import { at } from './routes'
import type { Action, Event, View } from './types'

export const sounds: Sounds<Event> = {
  moved: 'piece',
  page_turned: 'card',
  equipment_bought: 'card',
  order_bought: 'card',
  stone_loaded: 'piece',
  purse_filled: 'piece',
  order_delivered: 'trick',
  workshop_opened: 'score',
  special_played: 'card',
  duel_card_applied: 'card',
}

export function marks(heard: unknown, seen: unknown): Marked[] {
  const event = heard as Event
  const here = (seat: number) => at.space((seen as View).tabletop.players[seat]?.position ?? '')
  switch (event.type) {
    case 'moved':
      return [{ at: at.space(event.to), from: at.space(event.from) }]
    case 'met':
      return [at.purse(event.seat), at.purse(event.other)]
    case 'page_turned':
      return [at.page(event.book, event.side)]
    case 'equipment_bought':
      return [at.page(event.book, event.side), at.seat(event.seat)]
    case 'order_bought':
    case 'order_given_back':
      return [at.page(event.book, event.side), at.orders(event.seat)]
    case 'stone_loaded':
    case 'stone_unloaded':
      return [at.slot(event.seat, event.slot)]
    case 'stone_fetched':
      return [at.space(event.space)]
    case 'order_delivered':
      return [here(event.seat), at.orders(event.seat)]
    case 'artisan_recruited':
      return [at.pile(event.colour), at.seat(event.seat)]
    case 'workshop_opened':
      return [at.workshop(event.colour), at.seat(event.seat)]
    case 'bonus_taken':
    case 'provisions_taken':
    case 'special_played':
      return [at.seat(event.seat)]
    case 'purse_filled':
    case 'silver_received':
      return [at.purse(event.seat)]
    default:
      return []
  }
}

export function places(doing: unknown, _seen: unknown, you: Seat): Marked[] {
  const action = doing as Action
  if (typeof action === 'string')
    return action === 'refill' || action.endsWith('provisions') ? [at.purse(you)] : []
  if ('move' in action) return [at.space(action.move)]
  if ('turn' in action) return [at.open(action.turn)]
  if ('buy_equipment' in action) return [at.open(action.buy_equipment.side)]
  if ('buy_order' in action) return [at.open(action.buy_order)]
  if ('give_back' in action) return [at.open(action.give_back.side)]
  if ('load' in action) return [at.slot(you, action.load.slot)]
  if ('swap' in action) return [at.slot(you, action.swap.slot)]
  if ('fetch_stone' in action) return [at.field(action.fetch_stone)]
  return 'deliver' in action ? [at.orders(you)] : []
}
