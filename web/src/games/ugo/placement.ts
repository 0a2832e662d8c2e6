// Placing a trick: what there is to choose, what is best, and what follows from it.

import type { Seat } from '../../protocol'
import { colourOf, highest, ofColour, valueOf } from './cards'
import { COLOURS } from './data'
import { topsOf, winnersFarmers, withFarmers, withTrick } from './kingdom'
import { winningPlace } from './trick'
import type { Action, Card, Colour, Player, View } from './types'

/** A way to place the trick. `tops` names a card for every colour of the trick. */
export interface Placement {
  order: Colour[]
  tops: Card[]
}

/** The colours of the trick that have no field yet. */
export function newColours(player: Player, trick: readonly Card[]): Colour[] {
  const fields = topsOf(player.kingdom).map(colourOf)
  return COLOURS.filter((colour) => !fields.includes(colour) && ofColour(trick, colour).length > 0)
}

/** The colours of the trick with several cards, each with these: one of them comes on top. */
export function topChoices(trick: readonly Card[]): Card[][] {
  return COLOURS.map((colour) => ofColour(trick, colour)).filter((cards) => cards.length > 1)
}

/** The highest card of each colour on top; the highest top into the leftmost field. */
export function best(player: Player, trick: readonly Card[]): Placement {
  const tops = COLOURS.flatMap((colour) => highest(ofColour(trick, colour)) ?? [])
  return { order: byTop(newColours(player, trick), tops), tops }
}

function byTop(colours: Colour[], tops: readonly Card[]): Colour[] {
  const top = (colour: Colour) => Math.max(...ofColour(tops, colour).map(valueOf))
  return [...colours].sort((a, b) => top(b) - top(a))
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

/** The placement with this card on top of its colour. */
export function withTop(placement: Placement, card: Card): Placement {
  return {
    ...placement,
    tops: placement.tops.map((top) => (colourOf(top) === colourOf(card) ? card : top)),
  }
}

/** The legal action that places the trick so; undefined if there is none. */
export function actionFor(
  placement: Placement,
  trick: readonly Card[],
  legal: readonly Action[],
): Action | undefined {
  const several = topChoices(trick).flat()
  const chosen = placement.tops.filter((card) => several.includes(card))
  return legal.find(
    (action) =>
      'place' in action &&
      action.place.order.join() === placement.order.join() &&
      action.place.top.length === chosen.length &&
      action.place.top.every((card) => chosen.includes(card)),
  )
}

/** The winner's side of the table after this placement, with the farmers the trick brings. */
export function preview(view: View, seat: Seat, placement: Placement): Player | undefined {
  const player = view.players[seat]
  const winning = view.trick[winningPlace(view.trick) ?? 0]
  if (!player || !winning) return undefined
  const placed = withTrick(player, view.trick, placement.order, placement.tops)
  return withFarmers(placed, winnersFarmers(view, player, winning))
}
