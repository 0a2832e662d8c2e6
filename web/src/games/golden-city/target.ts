// What a tap on the map means, and where an arrow key leads.

import { placeData, type Point } from './data'
import { distance, pointOf } from './geometry'
import type { Place } from './types'

/** A finger is not a needle: what lies within so many pixels of it may be meant. */
const FINGER = 22

/** How a tap is to be answered: with a place, by coming nearer because several may be meant, or not at all. */
export type Meaning = { place: Place } | 'nearer' | null

/** What a tap means among the lit places; `unit` is how many units of the board are a pixel. */
export function meant(tap: Point, lit: readonly Place[], unit: number): Meaning {
  const near = lit
    .map((place) => ({ place, away: distance(tap, pointOf(placeData(place))) }))
    .filter(({ away }) => away <= FINGER * unit)
    .sort((a, b) => a.away - b.away)
  const [first, second] = near
  if (!first) return null
  // A tap well on one of two places leaves no doubt.
  const clear = !second || second.away - first.away > FINGER * unit * 0.6
  return clear ? { place: first.place } : 'nearer'
}

const DIRECTIONS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The lit place that lies nearest in the direction of an arrow key; undefined for other keys and at the edge. */
export function towards(from: Place, key: string, lit: readonly Place[]): Place | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const start = pointOf(placeData(from))
  const ahead = lit.flatMap((place) => {
    const [x, y] = pointOf(placeData(place))
    const [dx, dy] = [x - start[0], y - start[1]]
    const along = dx * direction[0] + dy * direction[1]
    const aside = Math.abs(dx * direction[1] - dy * direction[0])
    return along > 0 && place !== from ? [{ place, cost: along + 2 * aside }] : []
  })
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.place
}
