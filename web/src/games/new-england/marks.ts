// What an event sounds like, the places that it concerns, and those that an action is about.

import type { Marked, Sounds } from '../module'
import { at } from './routes'
import type { Action, Event, View } from './types'

export const sounds: Sounds<Event> = {
  family_chosen: 'card',
  start_tile_placed: 'piece',
  offer_drawn: 'card',
  marker_taken: 'piece',
  extra_drawn: 'card',
  bought: 'card',
  tile_placed: 'piece',
  land_used: 'score',
  figure_placed: 'piece',
  card_stored: 'card',
  stored_card_taken: 'card',
  figure_moved: 'piece',
  offer_cleared: 'trick',
}

export function marks(heard: unknown): Marked[] {
  const event = heard as Event
  switch (event.type) {
    case 'start_tile_placed':
    case 'tile_placed':
    case 'land_used':
      return event.cells.map(at.cell)
    case 'figure_placed':
      return [at.cell(event.cells[0])]
    case 'figure_moved':
      return [{ at: at.cell(event.to[0]), from: at.cell(event.from[0]) }]
    case 'marker_taken':
    case 'bought':
    case 'card_stored':
    case 'stored_card_taken':
      return [at.seat(event.seat)]
    default:
      return []
  }
}

export function places(doing: unknown, seen: unknown): Marked[] {
  const action = doing as Action
  if (typeof action === 'string') return []
  if ('bid' in action) return [at.marker(action.bid)]
  if ('start_tile' in action) return action.start_tile.cells.map(at.cell)
  if ('place' in action) return action.place.map(at.cell)
  if ('move' in action) return [at.figure(action.move[0])]
  if ('draw_extra' in action) return [action.draw_extra === 'tile' ? 'bag' : 'pile']
  if (!('buy' in action)) return []
  const wanted = JSON.stringify(action.buy)
  const space = (seen as View).offer.findIndex((item) => JSON.stringify(item) === wanted)
  return space < 0 ? [] : [at.space(space)]
}
