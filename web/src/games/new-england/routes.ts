// Where pieces move at an event, from one named place of the board to another.

import type { Seat } from '../../protocol'
import type { Route } from '../parts/flights.svelte'
import { sameItem } from './table'
import type { Cells } from './cells'
import type { Cell, Event, Figure, Item, View } from './types'

/** What can be seen on its way. */
export type Piece = Item | { coin: number } | { figure: Figure; seat: Seat }

/** The names of places, as the board writes them into `data-at`. */
export const at = {
  space: (space: number) => `space:${space}`,
  source: (item: Item) => ('tile' in item ? 'bag' : 'pile'),
  marker: (marker: number) => `marker:${marker}`,
  /** What lies before a player: the marker, stored cards, what was just taken. */
  seat: (seat: Seat) => `seat:${seat}`,
  cell: (cell: Cell | undefined) => `cell:${cell}`,
  figure: (cell: Cell | undefined) => `figure:${cell}`,
}

/** How long an event is worth looking at, in milliseconds. */
export const LENGTH: Partial<Record<Event['type'], number>> = {
  start_tile_placed: 550,
  announced: 150,
  offer_drawn: 1100,
  marker_taken: 500,
  extra_drawn: 600,
  bought: 550,
  tile_placed: 500,
  land_used: 650,
  figure_placed: 500,
  card_stored: 300,
  stored_card_taken: 250,
  figure_moved: 550,
  turn_ended: 350,
  offer_cleared: 250,
}

/** The ways of the pieces, given the view before the event. */
export function routes(event: Event, view: View): Route<Piece>[] {
  switch (event.type) {
    case 'start_tile_placed':
    case 'tile_placed':
      return [fromSeat(event.seat, { tile: event.land }, event.cells)]
    case 'land_used':
      return [fromSeat(event.seat, { card: event.card }, event.cells)]
    case 'figure_placed':
      return [fromSeat(event.seat, { figure: event.figure, seat: event.seat }, event.cells)]
    case 'offer_drawn':
      return event.offer.map(drawn)
    case 'extra_drawn':
      return [drawn(event.item, view.offer.length)]
    case 'marker_taken':
      return [
        {
          piece: { coin: event.marker },
          from: at.marker(event.marker),
          to: at.seat(event.seat),
          lifted: true,
        },
      ]
    case 'bought': {
      const space = view.offer.findIndex((item) => sameItem(item, event.item))
      return [{ piece: event.item, from: at.space(space), to: at.seat(event.seat), lifted: true }]
    }
    case 'figure_moved':
      return [
        {
          piece: { figure: event.figure, seat: event.seat },
          from: at.figure(event.from[0]),
          to: at.cell(event.to[0]),
          lifted: true,
        },
      ]
    case 'turn_ended': {
      const marker = view.players[event.seat]?.marker
      return marker ? [{ piece: { coin: marker }, from: at.seat(event.seat), to: at.marker(marker) }] : []
    }
    default:
      return []
  }
}

const fromSeat = (seat: Seat, piece: Piece, cells: Cells): Route<Piece> => ({
  piece,
  from: at.seat(seat),
  to: at.cell(cells[0]),
})

const drawn = (item: Item, space: number): Route<Piece> => ({
  piece: item,
  from: at.source(item),
  to: at.space(space),
})
