// The roads of the valley: how they are drawn, how far they lead, and which way a pawn takes.

import { data, isCity, type Point, spaceData } from './data'
import type { Space } from './types'

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

const joined = new Map<Space, Space[]>(data.space.map(({ id }) => [id, []]))
for (const { a, b } of data.edge) {
  joined.get(a)?.push(b)
  joined.get(b)?.push(a)
}

/** The spaces a traveller reaches, each with the one before it on the shortest way; cities end a way (V-3.3). */
function flood(from: Space): Map<Space, Space> {
  const before = new Map<Space, Space>()
  const queue = [from]
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (here !== from && isCity(here)) continue
    for (const there of joined.get(here) ?? []) {
      if (there === from || before.has(there)) continue
      before.set(there, here)
      queue.push(there)
    }
  }
  return before
}

const floods = new Map(data.space.map(({ id }) => [id, flood(id)]))
const reached = (from: Space): Map<Space, Space> => floods.get(from) ?? new Map()

/** Whether a space can be reached without provisions. */
export const isNear = (from: Space, to: Space): boolean => reached(from).has(to)

function near(from: Space, to: Space): Space[] {
  const way: Space[] = []
  for (let at = to; at !== from; at = reached(from).get(at) ?? from) way.unshift(at)
  return way
}

/** The spaces a pawn passes and the one it comes to: the shortest way, across one city if it must be (V-3.4). */
export function way(from: Space, to: Space): Space[] {
  if (isNear(from, to)) return near(from, to)
  const across = [...reached(from).keys()]
    .filter((city) => isCity(city) && isNear(city, to))
    .map((city) => [...near(from, city), ...near(city, to)])
  return across.sort((a, b) => a.length - b.length)[0] ?? [to]
}
