// Which of several lit points of a board is meant: by a finger, or by an arrow key.

export interface Point {
  x: number
  y: number
}

/** A finger is not a needle: what lies within this many pixels of it may be meant. */
const FINGER = 22

/** How far a target is from where somebody tapped, in units of the board. */
export interface Near<T> {
  target: T
  away: number
}

/** How far each target is from a tap. */
export const near = <T extends Point>(tap: Point, targets: readonly T[]): Near<T>[] =>
  targets.map((target) => ({ target, away: Math.hypot(tap.x - target.x, tap.y - target.y) }))

/** What a tap means: a target, coming nearer because several may be meant, or nothing. `unit` is the units of a pixel. */
export function meant<T>(targets: readonly Near<T>[], unit: number): T | 'nearer' | null {
  const near = targets.filter(({ away }) => away <= FINGER * unit).sort((a, b) => a.away - b.away)
  const [first, second] = near
  if (!first) return null
  // A tap well on one of two targets leaves no doubt.
  const clear = !second || second.away - first.away > FINGER * unit * 0.6
  return clear ? first.target : 'nearer'
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where an arrow key leads: the nearest target on that side, straight ahead rather than askew. */
export function towards<T extends Point>(from: Point, key: string, targets: readonly T[]): T | undefined {
  const arrow = ARROWS[key]
  if (!arrow) return undefined
  const ahead = targets.flatMap((target) => {
    const [dx, dy] = [target.x - from.x, target.y - from.y]
    const along = dx * arrow.x + dy * arrow.y
    const aside = Math.abs(dx * arrow.y - dy * arrow.x)
    return along > 0.01 ? [{ target, cost: along + 2 * aside }] : []
  })
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.target
}
