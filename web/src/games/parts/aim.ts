// What a tap on a board means, and where an arrow key leads.

/** Something on the board that can be meant. */
export interface Spot<Id> {
  id: Id
  x: number
  y: number
}

/** A finger is not a needle: what lies within so many pixels of it may be meant. */
const FINGER = 22

/** How a tap is to be answered: with what is meant, by coming nearer because it may be several, or not at all. */
export type Meaning<Id> = { id: Id } | 'nearer' | null

/** What a tap means; `unit` is how many units of the board are a pixel. */
export function meant<Id>(
  tap: { x: number; y: number },
  spots: readonly Spot<Id>[],
  unit: number,
): Meaning<Id> {
  const near = spots
    .map(({ id, x, y }) => ({ id, away: Math.hypot(tap.x - x, tap.y - y) }))
    .filter(({ away }) => away <= FINGER * unit)
    .sort((a, b) => a.away - b.away)
  const [first, second] = near
  if (!first) return null
  // A tap well on one of two leaves no doubt.
  const clear = !second || second.away - first.away > FINGER * unit * 0.6
  return clear ? { id: first.id } : 'nearer'
}

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** What lies nearest in the direction of an arrow key; undefined for other keys and at the edge. */
export function towards<Id>(
  from: { x: number; y: number },
  key: string,
  spots: readonly Spot<Id>[],
): Id | undefined {
  const direction = DIRECTIONS[key]
  if (!direction) return undefined
  const ahead = spots.flatMap(({ id, x, y }) => {
    const [dx, dy] = [x - from.x, y - from.y]
    const along = dx * direction[0] + dy * direction[1]
    const aside = Math.abs(dx * direction[1] - dy * direction[0])
    return along > 0 ? [{ id, cost: along + 2 * aside }] : []
  })
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.id
}
