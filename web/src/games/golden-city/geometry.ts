// The island's lines, worked out from the data file's points.

import { data, placeData, type PlaceData, type Point, type River, type Sector } from './data'
import type { Place } from './types'

const { city } = data.draw
const CITY: Point = [city.x, city.y]

const round = (value: number) => Math.round(value * 10) / 10
const at = ([x, y]: Point) => `${round(x)} ${round(y)}`

export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)

export const pointOf = ({ x, y }: PlaceData): Point => [x, y]

/** A point so far from the city's middle; the angle turns clockwise from the north. */
export function polar(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  return [CITY[0] + radius * Math.sin(turn), CITY[1] - radius * Math.cos(turn)]
}

type Curve = readonly [from: Point, control1: Point, control2: Point, to: Point]

/** A smooth line through the points (Catmull and Rom's). */
function curves(points: readonly Point[], closed: boolean): Curve[] {
  const length = points.length
  const get = (n: number): Point =>
    points[closed ? (n + length) % length : Math.min(length - 1, Math.max(0, n))] ?? CITY
  return Array.from({ length: closed ? length : length - 1 }, (_, n): Curve => {
    const [before, from, to, after] = [get(n - 1), get(n), get(n + 1), get(n + 2)]
    return [
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]
  })
}

const curveTo = (all: readonly Curve[]) => all.map(([, a, b, to]) => `C${at(a)} ${at(b)} ${at(to)}`).join('')

/** Points along a curve, a few to each piece of it. */
function sampled(all: readonly Curve[], each = 6): Point[] {
  return all.flatMap(([a, b, c, d]) =>
    Array.from({ length: each }, (_, n): Point => {
      const [t, s] = [(n + 1) / each, 1 - (n + 1) / each]
      const mix = (axis: 0 | 1) =>
        s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis]
      return [mix(0), mix(1)]
    }),
  )
}

export const coast = `M${at(data.draw.island[0] ?? CITY)}${curveTo(curves(data.draw.island, true))}Z`

/** Points of the coast, close together. */
export const coastPoints: readonly Point[] = sampled(curves(data.draw.island, true), 2)

export interface RiverLine {
  id: River
  d: string
  /** Its line for its name, which must not stand on its head, and where on that line the mouth is. */
  reading: string
  mouth: 'start' | 'end'
  points: readonly Point[]
}

export const rivers: readonly RiverLine[] = data.river.map(({ id, course }) => {
  const line = (points: readonly Point[]) => `M${at(points[0] ?? CITY)}${curveTo(curves(points, false))}`
  const eastwards = (course.at(-1)?.[0] ?? 0) > CITY[0]
  return {
    id,
    d: line(course),
    reading: line(eastwards ? course : course.toReversed()),
    mouth: eastwards ? 'end' : 'start',
    points: [course[0] ?? CITY, ...sampled(curves(course, false))],
  }
})

export const riverLine = (river: River): RiverLine => {
  const found = rivers.find(({ id }) => id === river)
  if (!found) throw new Error(`no river ${river}`)
  return found
}

/** The land of a landscape: between its two rivers, out past the coast. */
export function sectorPath(sector: Sector): string {
  const banks = data.river.filter(({ between }) => between.includes(sector)).map(({ course }) => course)
  const [one, other] = [banks[0] ?? [], banks[1] ?? []]
  const past = (course: readonly Point[]): Point => {
    const [x, y] = course.at(-1) ?? CITY
    return [x + (x - CITY[0]), y + (y - CITY[1])]
  }
  const back = other.toReversed()
  return `M${at(CITY)}${curveTo(curves(one, false))}L${at(past(one))}L${at(past(other))}L${at(back[0] ?? CITY)}${curveTo(curves(back, false))}Z`
}

/** The landscape a point of the island lies in, rivers being diagonals for this. */
export function sectorAt([x, y]: Point): Sector {
  const [dx, dy] = [x - CITY[0], y - CITY[1]]
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'desert' : 'meadow'
  return dy > 0 ? 'forest' : 'mountain'
}

export interface RoadLine {
  key: string
  a: Place
  b: Place
  d: string
  points: readonly Point[]
  /** Where and in what direction (degrees) it crosses its river. */
  bridge: { x: number; y: number; turn: number } | null
}

/** Roads bend a little, each always the same way. */
export const roads: readonly RoadLine[] = data.road.map(({ a, b, bridge }) => {
  const [from, to] = [pointOf(placeData(a)), pointOf(placeData(b))]
  const bend = inCity(a) && inCity(b) ? 0 : ((hash(a + b) % 100) / 100 - 0.5) * 0.2
  const middle: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ]
  const third = (end: Point): Point => [
    end[0] + ((middle[0] - end[0]) * 2) / 3,
    end[1] + ((middle[1] - end[1]) * 2) / 3,
  ]
  const curve: Curve = [from, third(from), third(to), to]
  const points = [from, ...sampled([curve], 12)]
  return {
    key: `${a}-${b}`,
    a,
    b,
    d: `M${at(from)}${curveTo([curve])}`,
    points,
    bridge: bridge ? crossing(points, riverLine(bridge).points) : null,
  }
})

function inCity(place: Place): boolean {
  return distance(pointOf(placeData(place)), CITY) < city.wall_radius
}

/** Where two lines cross; where they come nearest if they only touch. */
function crossing(road: readonly Point[], river: readonly Point[]): RoadLine['bridge'] {
  let best = { gap: Infinity, x: 0, y: 0, turn: 0 }
  for (const [n, from] of road.entries()) {
    const to = road[n + 1]
    if (!to) continue
    for (const water of river) {
      const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
      const gap = distance(middle, water)
      const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
      if (gap < best.gap) best = { gap, x: round(middle[0]), y: round(middle[1]), turn: round(turn) }
    }
  }
  return { x: best.x, y: best.y, turn: best.turn }
}

/** A piece of a ring around the city's middle. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const arc = (radius: number, degrees: number, clockwise: 0 | 1) =>
    `A${radius} ${radius} 0 0 ${clockwise} ${at(polar(radius, degrees))}`
  return `M${at(polar(outer, from))}${arc(outer, to, 1)}L${at(polar(inner, to))}${arc(inner, from, 0)}Z`
}

/** The ground of a zone: an eighth of the outer ring, or a quarter of the inner one. */
export function zonePath(zone: PlaceData): string {
  const turn = (Math.atan2(zone.x - CITY[0], CITY[1] - zone.y) * 180) / Math.PI
  if (zone.kind === 'inner') return ringPiece(city.spring_radius, city.inner_radius, turn - 45, turn + 45)
  const start = Math.floor(turn / 45) * 45
  return ringPiece(city.inner_radius, city.wall_radius, start, start + 45)
}

/** The outline of a quarter. */
export function quarterPath(sector: Sector): string {
  const middle = { mountain: 0, desert: 90, forest: 180, meadow: 270 }[sector]
  return ringPiece(city.spring_radius, city.wall_radius, middle - 45, middle + 45)
}

/** The spaces for posts of a zone around its middle, by how many players there are. */
export function slots(zone: PlaceData, players: number): Point[] {
  const reach = zone.kind === 'inner' ? 15.5 : 17
  const spots: Point[] =
    players === 2
      ? [
          [-reach, 0],
          [reach, 0],
        ]
      : players === 3
        ? [
            [-reach, -reach * 0.85],
            [reach, -reach * 0.85],
            [0, reach],
          ]
        : [
            [-reach, -reach],
            [reach, -reach],
            [-reach, reach],
            [reach, reach],
          ]
  return spots.map(([x, y]): Point => [zone.x + x, zone.y + y])
}

/** A number that is always the same for the same word. */
export function hash(word: string): number {
  let value = 2166136261
  for (const letter of word) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return value
}
