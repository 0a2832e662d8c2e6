// The roads of the valley as they are drawn.

import { data, type Point, spaceData } from './data'

const pointOf = ({ x, y }: { x: number; y: number }): Point => [x, y]

/** Every road as a curve: its middle is pushed sideways by its bend. */
export const roads = data.edge.map(({ a, b, bend }) => {
  const [from, to] = [pointOf(spaceData(a)), pointOf(spaceData(b))]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const bow: Point = [
    (from[0] + to[0]) / 2 + (2 * bend * dy) / length,
    (from[1] + to[1]) / 2 - (2 * bend * dx) / length,
  ]
  /** A point of the curve, from 0 to 1. */
  const at = (t: number): Point => {
    const mix = (n: 0 | 1) => (1 - t) ** 2 * from[n] + 2 * t * (1 - t) * bow[n] + t ** 2 * to[n]
    return [mix(0), mix(1)]
  }
  return {
    key: `${a} ${b}`,
    d: `M${from.join(' ')}Q${bow.map((n) => n.toFixed(1)).join(' ')} ${to.join(' ')}`,
    points: Array.from({ length: 11 }, (_, n) => at(n / 10)),
  }
})
