// What an event sounds like, and the places that it concerns.

import type { Marked, Sounds } from '../module'
import { at } from './routes'
import type { Event } from './types'

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
