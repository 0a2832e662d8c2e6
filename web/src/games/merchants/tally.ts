// How many of each kind: hands, costs and trades.

import type { Development, Resource, Ware } from './types'

export type Tally<K extends string> = Partial<Record<K, number>>
export type Resources = Tally<Resource>
export type Bundle = Tally<Ware>
export type Cards = Tally<Development>

export const count = <K extends string>(tally: Tally<K>, kind: K): number => tally[kind] ?? 0

export const total = (tally: Tally<string>): number =>
  Object.values(tally).reduce<number>((sum, counted) => sum + (counted ?? 0), 0)

/** The same with this many more of a kind; what comes to nothing is left out, as on the server. */
export function more<K extends string>(tally: Tally<K>, kind: K, by: number): Tally<K> {
  const { [kind]: before, ...rest } = tally
  const now = (before ?? 0) + by
  return (now > 0 ? { ...rest, [kind]: now } : rest) as Tally<K>
}

const kinds = <K extends string>(tally: Tally<K>) => Object.keys(tally) as K[]

/** Both together; with `sign` -1 the first without the second, never below nothing. */
export function sum<K extends string>(one: Tally<K>, other: Tally<K>, sign = 1): Tally<K> {
  return kinds(other).reduce<Tally<K>>((all, kind) => more(all, kind, sign * count(other, kind)), one)
}

/** What is missing to pay a cost. */
export function missing<K extends string>(has: Tally<K>, needs: Tally<K>): Tally<K> {
  return sum(needs, has, -1)
}

export const covers = <K extends string>(has: Tally<K>, needs: Tally<K>): boolean =>
  total(missing(has, needs)) === 0
