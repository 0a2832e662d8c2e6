// Territory cards: `red_6`.

import { COLOURS } from './data'
import type { Card, Colour } from './types'

export function colourOf(card: Card): Colour {
  return card.slice(0, card.indexOf('_')) as Colour
}

export function valueOf(card: Card): number {
  return Number(card.slice(card.indexOf('_') + 1))
}

/** By colour in the order of the data file, then by value: how a hand is held. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (a, b) => COLOURS.indexOf(colourOf(a)) - COLOURS.indexOf(colourOf(b)) || valueOf(a) - valueOf(b),
  )
}

export function ofColour(cards: readonly Card[], colour: Colour): Card[] {
  return cards.filter((card) => colourOf(card) === colour)
}
