// What the rules have told about the actions that are open, and the viewer's orders.

import { sameAction } from './choices'
import { type Good, orderData } from './data'
import type { Action, Colour, Known, Order, Price, Space } from './types'

export interface Prices {
  /** What an action costs or brings; null until the rules have answered, and for what cannot be done. */
  of(action: Action): Price | null
  /** What an order still lacks; null until the rules have answered. */
  missing(order: Order): Good[] | null
  /** The palace that would take an order as things stand; null where something is missing, or the rules have not answered. */
  palace(order: Order): Space | null
  /** The palaces that would take an order of the viewer's. */
  palaces: ReadonlySet<Space>
  /** The artisans that the viewer lacks for a workshop; null until the rules have answered. */
  lacking(colour: Colour): number | null
  /** All they have told. */
  known: Known | null
}

export function pricesOf(legal: readonly Action[], known: Known | null): Prices {
  return {
    known,
    lacking: (colour) => (known ? (known.artisans[colour] ?? 0) : null),
    palace: (order) => known?.orders.find((open) => open.order === order)?.palace ?? null,
    palaces: new Set(known?.orders.flatMap(({ palace }) => palace ?? [])),
    of: (action) => known?.prices[legal.findIndex((one) => sameAction(one, action))] ?? null,
    missing: (order) => {
      const open = known?.orders.find((open) => open.order === order)
      if (!open) return null
      const lacks = (good: Good) => (good === 'silver' ? open.silver : (open.gems[good] ?? 0)) > 0
      return orderData(order).needs.filter(lacks)
    },
  }
}
