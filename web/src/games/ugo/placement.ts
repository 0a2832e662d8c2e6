// Placing a trick: what there is to choose, taken from the legal ways to place it.

import { colourOf, valueOf } from './cards'
import { COLOURS } from './data'
import type { Action, Card, Colour } from './types'

/** A way to place the trick. */
export type Placement = Extract<Action, { place: unknown }>['place']

/** The ways to place it. */
export const placements = (legal: readonly Action[]): Placement[] =>
  legal.flatMap((action) => ('place' in action ? [action.place] : []))

/** The colours that take a field, in any order. */
export const newColours = (ways: readonly Placement[]): Colour[] => ways[0]?.order ?? []

/** The cards to choose from where several of a colour could come on top. */
export function topChoices(ways: readonly Placement[]): Card[][] {
  const cards = [...new Set(ways.flatMap(({ top }) => top))]
  return COLOURS.map((colour) =>
    cards.filter((card) => colourOf(card) === colour).sort((a, b) => valueOf(a) - valueOf(b)),
  ).filter((choice) => choice.length > 0)
}

/** What is shown as chosen at first: high cards on top, and the highest of the trick leftmost. Any other is a click away. */
export function suggested(ways: readonly Placement[], trick: readonly Card[]): Placement | null {
  const highest = (colour: Colour) =>
    Math.max(...trick.filter((card) => colourOf(card) === colour).map(valueOf))
  const top = topChoices(ways).flatMap((choice) => choice.at(-1) ?? [])
  const order = [...newColours(ways)].sort((a, b) => highest(b) - highest(a))
  return wayTo({ order, top }, ways) ?? ways[0] ?? null
}

/**
 * The order after `colour` was picked as the next one. `picked` are those the player has picked; picking one of
 * them again starts over. The others keep their order behind.
 */
export function pick(
  order: readonly Colour[],
  picked: readonly Colour[],
  colour: Colour,
): { order: Colour[]; picked: Colour[] } {
  const now = picked.includes(colour) ? [colour] : [...picked, colour]
  return { order: [...now, ...order.filter((other) => !now.includes(other))], picked: now }
}

/** The placement with this colour at another place of the order. */
export function moved(placement: Placement, colour: Colour, to: number): Placement {
  const others = placement.order.filter((other) => other !== colour)
  return { ...placement, order: [...others.slice(0, to), colour, ...others.slice(to)] }
}

/** The placement with this card on top of its colour. */
export function withTop(placement: Placement, card: Card): Placement {
  return {
    ...placement,
    top: placement.top.map((top) => (colourOf(top) === colourOf(card) ? card : top)),
  }
}

/** The way among these that is the one chosen; undefined if there is none. */
export function wayTo(chosen: Placement, ways: readonly Placement[]): Placement | undefined {
  return ways.find(
    ({ order, top }) =>
      order.join() === chosen.order.join() &&
      top.length === chosen.top.length &&
      top.every((card) => chosen.top.includes(card)),
  )
}
