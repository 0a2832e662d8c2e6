// What the legal actions leave to choose from.

import type { Action } from './types'

export function choicesOf(legal: readonly Action[]) {
  const choices = <T>(pick: (action: Exclude<Action, string>) => T | undefined): T[] =>
    legal.flatMap((action) => (typeof action === 'string' ? [] : (pick(action) ?? [])))
  return {
    buys: choices((action) => ('buy' in action ? action.buy : undefined)),
    bids: new Set(choices((action) => ('bid' in action ? action.bid : undefined))),
    numbers: choices((action) => ('announce' in action ? action.announce : undefined)),
    families: choices((action) => ('choose_family' in action ? action.choose_family : undefined)),
    startLands: choices((action) => ('start_tile' in action ? action.start_tile.land : undefined)),
  }
}
