// The viewer's money: what is still to be paid, and what comes in, as the rules tell it.

import type { Seat } from '../../protocol'
import type { Known, Purse as Priced, View } from './types'

export interface Purse {
  money: number
  income: number
  /** At the price of the marker taken, or of the one pointed at; null before, and until the rules have answered. */
  priced: Priced | null
}

/** A player's purse; `marker` is the one they think of taking. */
export function purseOf(view: View, seat: Seat, facts: Known | null, marker: number | null): Purse | null {
  const player = view.players[seat]
  if (!player) return null
  const price = player.marker ?? marker
  const priced = facts?.purses.find((purse) => purse.price === price) ?? null
  return { money: player.money, income: view.incomes[seat] ?? 0, priced }
}
