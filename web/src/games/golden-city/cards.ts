// Landscape cards, a list where order means nothing.

import { LANDSCAPES } from './data'
import type { Landscape } from './types'

export type Cards = Landscape[]

export const count = (cards: Cards, landscape: Landscape): number =>
  cards.filter((card) => card === landscape).length

/** In the order of the data file. */
export const sorted = (cards: Cards): Cards =>
  cards.toSorted((a, b) => LANDSCAPES.indexOf(a) - LANDSCAPES.indexOf(b))

/** Those left when `taken` are gone, as far as they were there. */
export function without(cards: Cards, taken: Cards): Cards {
  const left = [...cards]
  for (const card of taken) {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
