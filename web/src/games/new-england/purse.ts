// What a player still has to pay, and what comes in.

import type { Seat } from '../../protocol'
import { data } from './data'
import { acting, income, phaseName } from './table'
import type { View } from './types'

export interface Purse {
  money: number
  /** What each purchase costs; null before a marker is taken. */
  price: number | null
  /** Purchases still possible in this round. */
  purchases: number
  /** How many of them the money is enough for. */
  affordable: number
  income: number
  /** The money after all affordable purchases and the income. */
  after: number
}

/** A player's purse; `marker` is the one they think of taking. */
export function purseOf(view: View, seat: Seat, marker: number | null): Purse | null {
  const player = view.players[seat]
  if (!player) return null
  const price = player.marker ?? (phaseName(view.phase) === 'bid' ? marker : null)
  const active = acting(view.phase) === seat && ['turn', 'place'].includes(phaseName(view.phase))
  const purchases = price === null ? 0 : data.offer.purchases - (active ? view.purchases : 0)
  const affordable = price === null ? 0 : Math.min(purchases, Math.floor(player.money / price))
  return {
    money: player.money,
    price,
    purchases,
    affordable,
    income: income(player),
    after: player.money - affordable * (price ?? 0) + income(player),
  }
}
