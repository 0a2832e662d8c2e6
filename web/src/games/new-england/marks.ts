// The places that an event concerns.

import type { Marked } from '../module'
import { at } from './routes'
import type { Event } from './types'

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
