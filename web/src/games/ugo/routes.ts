// Where pieces move at an event, from one named place of the board to another.

import type { Seat } from '../../protocol'
import type { Walk } from '../parts/carrying'
import { colourOf, sorted } from './cards'
import { topsOf } from './kingdom'
import { nextSeat } from './trick'
import type { Card, Event, View } from './types'

/** The names of places, as the board writes them into `data-at`. */
export const at = {
  seat: (seat: Seat) => `seat:${seat}`,
  hand: (card: Card) => `hand:${card}`,
  trick: (seat: Seat) => `trick:${seat}`,
  /** The middle, where the trick is played. */
  table: 'table',
  /** A place in the order in which new colours take their fields. */
  order: (nth: number) => `order:${nth}`,
  field: (seat: Seat, field: number) => `field:${seat}:${field}`,
  /** An open farmer space of a kingdom, counted from the left over all its fields. */
  space: (seat: Seat, space: number) => `space:${seat}:${space}`,
  supply: 'supply',
}

/** How long an event is worth looking at, in milliseconds. */
export const LENGTH: Record<Event['type'], number> = {
  round_began: 200,
  hand_dealt: 700,
  card_played: 420,
  trick_won: 750,
  trick_placed: 600,
  farmers_came: 550,
  round_scored: 300,
  game_over: 0,
}

/** Farmers walk, cards fly. */
export function routes(event: Event, before: View, after: View): Walk[] {
  switch (event.type) {
    case 'card_played': {
      const own = before.hand?.seat === event.seat
      return [{ from: own ? at.hand(event.card) : at.seat(event.seat), to: at.trick(event.seat) }]
    }
    case 'trick_placed': {
      const colours = topsOf(after.players[event.seat]?.kingdom ?? { fields: [] }).map(colourOf)
      return before.trick.map((card, place) => ({
        from: at.trick(nextSeat(before.leader, before.players.length, place)),
        to: at.field(event.seat, colours.indexOf(colourOf(card))),
      }))
    }
    case 'farmers_came': {
      const standing = before.players[event.seat]?.farmers ?? 0
      return Array.from({ length: event.farmers }, (_, nth) => ({
        from: at.supply,
        to: at.space(event.seat, standing + nth),
        walks: true,
      }))
    }
    case 'hand_dealt':
      return sorted(event.hand).map((card) => ({ from: at.seat(before.dealer), to: at.hand(card) }))
    default:
      return []
  }
}
