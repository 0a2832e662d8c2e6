// What can be had for resource cards, and why not.

import type { Seat } from '../../protocol'
import { data } from './data'
import { deckSize, phaseName, routesLeft } from './table'
import { covers, total, type Resources } from './tally'
import type { Action, Refusal, View } from './types'

/** In the order of the table of costs. */
export const PURCHASES = ['route', 'merchant', 'caravan', 'card'] as const
export type Purchase = (typeof PURCHASES)[number]

export const costOf = (purchase: Purchase): Resources =>
  data.costs[purchase === 'card' ? 'development' : purchase]

/** Whether an action buys this. */
export function buys(action: Action, purchase: Purchase): boolean {
  if (typeof action === 'string') return action === 'buy_card' && purchase === 'card'
  switch (purchase) {
    case 'route':
      return 'build_route' in action
    case 'merchant':
      return 'recruit_merchant' in action
    case 'caravan':
      return 'form_caravan' in action
    case 'card':
      return false
  }
}

/** Why the viewer cannot buy this now; null if he can. */
export function whyNot(view: View, seat: Seat, purchase: Purchase, legal: readonly Action[]): Refusal | null {
  const player = view.players[seat]
  if (!player || view.active !== seat) return { why: 'not_your_turn', waiting_for: [view.active] }
  if (phaseName(view.phase) !== 'act') return { why: 'not_now', phase: view.phase }
  if (legal.some((action) => buys(action, purchase))) return null
  const { development_buys_per_turn: limit } = data.limits
  if (purchase === 'card' && view.this_turn.card_bought)
    return { why: 'turn_limit', of: 'cards_bought', limit }
  if (purchase === 'card' && deckSize(view) + total(view.discard) === 0)
    return { why: 'not_enough', of: 'development_cards', needs: 1, has: 0 }
  if (purchase === 'route' && routesLeft(player) === 0)
    return { why: 'not_enough', of: 'routes', needs: 1, has: 0 }
  const needs = costOf(purchase)
  if (!covers(player.resources, needs)) return { why: 'not_enough_resources', needs, has: player.resources }
  return purchase === 'caravan'
    ? { why: 'no_place_for_caravan', path: '' }
    : { why: 'path_not_reached', path: '' }
}

/** The rule behind a refusal the page has worked out itself. */
export function ruleOf({ why, ...more }: Refusal): string {
  switch (why) {
    case 'not_enough_resources':
      return 'M-3.3'
    case 'not_enough':
      return 'of' in more && more.of === 'routes' ? 'M-7.2' : 'M-10.1'
    case 'turn_limit':
      return 'M-10.1'
    case 'no_place_for_caravan':
      return 'M-9.1'
    case 'path_not_reached':
      return 'M-7.1'
    default:
      return 'M-3.1'
  }
}
