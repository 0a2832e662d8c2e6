// What an event sounds like, the places that it concerns, and those that an action is about.

import type { Marked, Sounds } from '../module'
import { colourOf } from './cards'
import { topsOf } from './kingdom'
import { at } from './routes'
import type { Action, Event, View } from './types'

export const sounds: Sounds<Event> = {
  card_played: 'card',
  trick_won: 'trick',
  farmers_came: 'piece',
  round_scored: 'score',
}

export function marks(heard: unknown, seen: unknown): Marked[] {
  const event = heard as Event
  const { players } = seen as View
  switch (event.type) {
    case 'card_played':
      return [at.trick(event.seat)]
    case 'trick_placed': {
      const colours = topsOf(players[event.seat]?.kingdom ?? { fields: [] }).map(colourOf)
      const placed = event.tops.map(colourOf)
      return colours.flatMap((colour, nth) => (placed.includes(colour) ? [at.field(event.seat, nth)] : []))
    }
    case 'farmers_came': {
      const standing = players[event.seat]?.farmers ?? 0
      return Array.from({ length: event.farmers }, (_, nth) => at.space(event.seat, standing - 1 - nth))
    }
    default:
      return []
  }
}

/** Where the trick is placed is chosen at one place. */
export function places(doing: unknown): Marked[] {
  const action = doing as Action
  return 'play' in action ? [at.hand(action.play)] : []
}
