// What can be had for resource cards: the printed list, and what of it can be bought now.

import { data } from './data'
import type { Resources } from './tally'
import type { Action, Purchase } from './types'

/** In the order of the table of costs. */
export const PURCHASES: readonly Purchase[] = ['route', 'merchant', 'caravan', 'card']

/** The printed table of costs. */
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
