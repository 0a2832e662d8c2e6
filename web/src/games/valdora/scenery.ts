// Woods, peaks, fields and dunes: strewn over the valley, clear of everything that matters.

import { data, type Point, type Region } from './data'
import { roads } from './roads'

export interface Thing {
  x: number
  y: number
  region: Region
  /** Which of a few drawings, and how large. */
  shape: number
  size: number
}

export const SOUTH_SEA =
  'M0 962C110 946 200 972 320 964 410 958 480 972 540 956 585 944 610 952 650 962 740 976 830 950 900 960 940 966 970 956 1000 960V1000H0Z'
export const EAST_BAY = 'M1000 344C976 366 958 398 954 430 950 456 958 484 972 504 984 524 992 544 1000 560Z'
export const LAKE =
  'M548 508C556 484 590 474 622 480 648 486 656 500 640 514 620 530 580 536 560 528 550 522 546 516 548 508Z'

/** Things keep out of the water: roughly where it is. */
const WATER: readonly (readonly [Point, number])[] = [
  [[985, 450], 62],
  [[600, 504], 66],
]

const STEP = 30
const NEAR_SPACE = 58
const NEAR_ROAD = 20
const LABEL = { width: 74, height: 17 }

/** A number that is always the same for a text: the scenery looks the same on every page. */
export function hash(text: string): number {
  let sum = 2166136261
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619)
  sum ^= sum >>> 15
  return (Math.imul(sum, 2246822507) >>> 0) % 100_000
}

/** Between 0 and 1. */
const chance = (text: string) => hash(text) / 100_000

const away = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

export function regionAt([x, y]: Point): Region | undefined {
  return data.region.find(({ polygon }) => {
    let inside = false
    polygon.forEach(([ax, ay], n) => {
      const [bx, by] = polygon[(n + 1) % polygon.length] ?? [0, 0]
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    })
    return inside
  })?.id
}

const labels: Point[] = [
  ...data.space.map(({ x, y, label_dx, label_dy }): Point => [x + label_dx, y + label_dy]),
  ...data.region.map(({ label_x, label_y }): Point => [label_x, label_y]),
]

function isClear(point: Point): boolean {
  const [x, y] = point
  const { field_x, field_y, field_r } = data.map
  return (
    y < 940 &&
    away(point, [field_x, field_y]) > field_r + 14 &&
    WATER.every(([middle, reach]) => away(point, middle) > reach) &&
    data.space.every((space) => away(point, [space.x, space.y]) > NEAR_SPACE) &&
    labels.every(([lx, ly]) => Math.abs(x - lx) > LABEL.width || Math.abs(y - ly) > LABEL.height) &&
    roads.every(({ points }) => points.every((other) => away(point, other) > NEAR_ROAD))
  )
}

function strewn(): Thing[] {
  const things: Thing[] = []
  for (let row = 0; row * STEP < data.map.height; row++) {
    for (let column = 0; column * STEP < data.map.width; column++) {
      const at = (what: string) => chance(`${what} ${row} ${column}`)
      const x = Math.round((column + (row % 2) / 2 + (at('x') - 0.5) * 0.6) * STEP)
      const y = Math.round((row + 0.5 + (at('y') - 0.5) * 0.6) * STEP)
      const region = regionAt([x, y])
      if (!region || x < 14 || x > 986 || !isClear([x, y])) continue
      const size = Math.round((0.85 + at('size') * 0.4) * 100) / 100
      things.push({ x, y, region, shape: hash(`shape ${row} ${column}`) % 3, size })
    }
  }
  return things
}

/** From north to south, so that what is nearer covers what is behind. */
export const scenery: readonly Thing[] = strewn().sort((a, b) => a.y - b.y)

/** A straight border, drawn with an unsteady hand: the same for both regions it divides. */
export function wobbly(polygon: readonly Point[]): string {
  const points = polygon.flatMap((from, n) => {
    const to = polygon[(n + 1) % polygon.length] ?? from
    const [a, b] = [from, to].sort((p, q) => p[0] - q[0] || p[1] - q[1]) as [Point, Point]
    const steps = Math.max(1, Math.round(away(from, to) / 34))
    const along = Array.from({ length: steps }, (_, step): Point => {
      const part = step / steps
      const place: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
      if (step === 0) return place
      const nth = from === a ? step : steps - step
      const off = (chance(`${a.join()} ${b.join()} ${nth}`) - 0.5) * 17
      const length = away(a, b)
      return [place[0] + (off * (b[1] - a[1])) / length, place[1] - (off * (b[0] - a[0])) / length]
    })
    return along
  })
  return `M${points.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`
}
