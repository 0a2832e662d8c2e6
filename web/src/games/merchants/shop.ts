// What can be had for resource cards.

import { data } from './data'
import type { Resources } from './tally'
import type { Action } from './types'

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
