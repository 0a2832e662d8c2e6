// What can be done now, sorted by what is clicked for it.

import type { Action, Colour, Gem, Order, Side, Slot, Source, Space, Special } from './types'

/** The actions of one kind, by what is said in them. */
function of<T>(legal: readonly Action[], kind: string): T[] {
  return legal.flatMap((action) =>
    typeof action === 'object' && kind in action ? [(action as Record<string, unknown>)[kind] as T] : [],
  )
}

export const sameAction = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

export const has = (legal: readonly Action[], action: Action): boolean =>
  legal.some((one) => sameAction(one, action))

export const moves = (legal: readonly Action[]): ReadonlySet<Space> => new Set(of<Space>(legal, 'move'))
export const turns = (legal: readonly Action[]): ReadonlySet<Side> => new Set(of<Side>(legal, 'turn'))
export const discards = (legal: readonly Action[]): ReadonlySet<Colour> =>
  new Set(of<Colour>(legal, 'discard'))
export const removals = (legal: readonly Action[]): ReadonlySet<Colour> =>
  new Set(of<Colour>(legal, 'remove_artisan'))
export const fetches = (legal: readonly Action[]): ReadonlySet<Gem> => new Set(of<Gem>(legal, 'fetch_stone'))

/** The ways to buy the card on a side: which nugget pays. */
export const purchases = (legal: readonly Action[], side: Side): Action[] =>
  legal.filter(
    (action) =>
      typeof action === 'object' &&
      (('buy_equipment' in action && action.buy_equipment.side === side) ||
        ('buy_order' in action && action.buy_order === side)),
  )

/** The ways to give orders back: which one, and onto which side of the book. */
export const returns = (legal: readonly Action[], order?: Order, side?: Side): Action[] =>
  legal.filter(
    (action) =>
      typeof action === 'object' &&
      'give_back' in action &&
      (order === undefined || action.give_back.order === order) &&
      (side === undefined || action.give_back.side === side),
  )

/** The ways to deliver an order: which stones are paid. */
export const deliveries = (legal: readonly Action[], order: Order): Action[] =>
  legal.filter(
    (action) => typeof action === 'object' && 'deliver' in action && action.deliver.order === order,
  )

/** The ways to play a special card: which cart or horse it replaces. */
export const plays = (legal: readonly Action[], card: Special): Action[] =>
  legal.filter(
    (action) => typeof action === 'object' && 'play_special' in action && action.play_special.card === card,
  )

/** A stone on its way into a slot. */
export interface Lift {
  action: Action
  gem: Gem
  slot: Slot
  from: Source
  /** Whether another stone goes to the field for it. */
  swap: boolean
}

export const lifts = (legal: readonly Action[]): Lift[] =>
  legal.flatMap((action): Lift[] => {
    if (typeof action === 'string') return []
    if ('load' in action) return [{ action, ...action.load, swap: false }]
    if ('swap' in action) return [{ action, ...action.swap, swap: true }]
    return []
  })
