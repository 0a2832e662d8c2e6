// The map as a drawing: where hexes, intersections and paths lie.

import { cityData, data } from './data'
import type { City, Hex, Intersection, Path, Side } from './types'

export interface Point {
  x: number
  y: number
}

/** The side of a hex, in units of the drawing. */
export const SIDE = 60
const HEIGHT = Math.sqrt(3) * SIDE

const numbers = (name: string) => name.split(':').map(Number) as [number, number]

export function hexPoint(hex: Hex): Point {
  const [q, r] = numbers(hex)
  return { x: 1.5 * SIDE * q, y: HEIGHT * (r + q / 2) }
}

/** An intersection is the eastern or western corner of a hex. */
export function crossPoint(at: Intersection): Point {
  const { x, y } = hexPoint(at)
  return { x: x + (at.endsWith('E') ? SIDE : -SIDE), y }
}

export const cityPoint = (city: City): Point => crossPoint(cityData(city).at)

export const ends = (path: Path): [Intersection, Intersection] => path.split('/') as [string, string]

export const endPoints = (path: Path): [Point, Point] => {
  const [a, b] = ends(path)
  return [crossPoint(a), crossPoint(b)]
}

export function middle(path: Path): Point {
  const [a, b] = endPoints(path)
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The outline of a hex, drawn smaller by `inset`. */
export function outline(hex: Hex, inset = 0): string {
  const { x, y } = hexPoint(hex)
  const size = SIDE - inset
  const corners = Array.from({ length: 6 }, (_, at) => {
    const turn = (at * Math.PI) / 3
    return `${(x + size * Math.cos(turn)).toFixed(1)} ${(y + size * Math.sin(turn)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}

/** The three hexes that meet at an intersection. */
export function hexesAt(at: Intersection): Hex[] {
  const [q, r] = numbers(at)
  return at.endsWith('E')
    ? [`${q}:${r}`, `${q + 1}:${r - 1}`, `${q + 1}:${r}`]
    : [`${q}:${r}`, `${q - 1}:${r}`, `${q - 1}:${r + 1}`]
}

/** The two hexes a path lies between. */
export function hexesBeside(path: Path): [Hex, Hex] {
  const [a, b] = ends(path)
  return hexesAt(a).filter((hex) => hexesAt(b).includes(hex)) as [Hex, Hex]
}

const pathName = (a: Intersection, b: Intersection): Path => (a.endsWith('E') ? `${a}/${b}` : `${b}/${a}`)

/** One side of the board. */
export class Atlas {
  readonly land: readonly Hex[]
  readonly sea: readonly Hex[]
  readonly cities: readonly City[]
  readonly paths: readonly Path[]
  readonly lanes: ReadonlySet<Path>
  readonly arrows: ReadonlySet<Path>
  readonly straits: readonly [Hex, Hex][]
  readonly #isLand: ReadonlySet<Hex>
  /** Where paths end. */
  readonly intersections: readonly Intersection[]
  readonly #cityAt = new Map<Intersection, City>()

  constructor(readonly side: Side) {
    const here = (entry: { west?: boolean }) => side === 'expert' || !entry.west
    const { hexes, cities, sea_lanes, double_arrows, straits } = data.map
    const name = ({ q, r }: { q: number; r: number }) => `${q}:${r}`
    this.land = hexes.filter((hex) => hex.terrain !== 'sea' && here(hex)).map(name)
    this.#isLand = new Set(this.land)
    this.sea = hexes.map(name).filter((hex) => !this.#isLand.has(hex))
    this.cities = cities.filter(here).map(({ id }) => id)
    for (const city of this.cities) this.#cityAt.set(cityData(city).at, city)
    this.lanes = new Set(sea_lanes.filter(here).map(({ path }) => pathName(...path)))
    this.arrows = new Set(double_arrows.filter(here).map(({ path }) => pathName(...path)))
    this.straits = straits.filter(here).map(({ between }) => between)

    const listed = new Set(hexes.map(name))
    const laneEnds = new Set([...this.lanes].flatMap(ends))
    const playable = (at: Intersection) =>
      laneEnds.has(at) ||
      (hexesAt(at).every((hex) => listed.has(hex)) && hexesAt(at).some((hex) => this.#isLand.has(hex)))
    const paths: Path[] = []
    for (const { q, r } of hexes) {
      const from = `${q}:${r}:E`
      for (const to of [`${q + 2}:${r - 1}:W`, `${q + 1}:${r - 1}:W`, `${q + 1}:${r}:W`]) {
        const path = `${from}/${to}`
        const alongLand = hexesAt(to).some((hex) => hexesAt(from).includes(hex) && this.#isLand.has(hex))
        if (this.lanes.has(path) || (playable(from) && playable(to) && alongLand)) paths.push(path)
      }
    }
    this.paths = paths
    this.intersections = [...new Set(paths.flatMap(ends))]
  }

  cityAt(at: Intersection): City | undefined {
    return this.#cityAt.get(at)
  }

  /** The land hexes an intersection touches. */
  landAt(at: Intersection): Hex[] {
    return hexesAt(at).filter((hex) => this.#isLand.has(hex))
  }
}

const sides: Record<Side, Atlas> = { short: new Atlas('short'), expert: new Atlas('expert') }

export const atlasOf = (side: Side): Atlas => sides[side]

/** The part of the world that is drawn. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** Land with some sea around it. */
export function frameOf(side: Side): Frame {
  const points = atlasOf(side).land.map(hexPoint)
  const margin = SIDE * 0.55
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - SIDE - margin, Math.min(...ys) - HEIGHT / 2 - margin]
  return {
    left,
    top,
    width: Math.max(...xs) + SIDE + margin - left,
    height: Math.max(...ys) + HEIGHT / 2 + margin - top,
  }
}
