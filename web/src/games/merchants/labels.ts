// Where names stand on the map, and which: none lies on another or on a number. The smaller the map is shown, the larger its
// letters are drawn, and the fewer names there is room for; the others come when it is enlarged.

import { type Box, lettersAt, overlap } from '../parts/letters'
import { type Atlas, cityPoint, type Frame, frameOf, hexPoint, type Point } from './atlas'
import { cityData, data, hexData } from './data'
import type { City, Hex } from './types'

export interface Label extends Point {
  city: City
  text: string
  anchor: 'start' | 'middle' | 'end'
}

/** The size of the letters of cities, in units of the map. */
export const LETTERS = 15.5
/** Of regions and seas. */
const SMALL = 13
/** As long as a region's name may be. */
const WIDEST = 104
const BELOW = 34
const ABOVE = -24

/** How large the letters of cities are drawn where a pixel is this many units of the map. */
export const cityLettersAt = (unit: number): number => lettersAt(unit, LETTERS)

const around = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top)

export function boxOf({ x, y, text, anchor }: Omit<Label, 'city'>, letters: number): Box {
  const width = text.length * letters * 0.56
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - letters * 0.8, bottom: y + letters * 0.25 }
}

/** How much of a box lies outside the map. */
const outside = (box: Box, { left, top, width, height }: Frame): number =>
  areaOf(box) - overlap(box, { left, right: left + width, top, bottom: top + height })

/** The drawing in the sea, and where it stands. */
export function emblemOf(atlas: Atlas, frame: Frame): Point & { kind: 'whale' | 'ship' } {
  const { hex, kind } = atlas.side === 'expert' ? data.decor.expert_emblem : data.decor.short_emblem
  const { x, y } = hexPoint(hex)
  return { kind, x: Math.max(x, frame.left + 70), y: atlas.side === 'short' ? frame.top + 150 : y }
}

const sitesOf = (atlas: Atlas) => atlas.cities.map((city) => ({ city, box: around(cityPoint(city), 17) }))

/** The coins that lie beside cities until somebody has a post there. */
const coinsOf = (atlas: Atlas): Box[] =>
  atlas.cities
    .filter((city) => cityData(city).gold)
    .map(cityPoint)
    .map(({ x, y }) => around({ x: x + 14, y: y - 14 }, 12))

/** In the order of the cities, each name takes the best place that is left; there is none where a tenth of it would be covered. */
export function labels(atlas: Atlas, name: (city: City) => string, letters = LETTERS): Label[] {
  const sites = sitesOf(atlas)
  const frame = frameOf(atlas.side)
  const numbers = [...atlas.land.map((hex) => around(hexPoint(hex), 20)), ...coinsOf(atlas)]
  const placed: Label[] = []
  for (const city of atlas.cities) {
    const { x, y } = cityPoint(city)
    const text = name(city)
    const candidates: Label[] = [
      { city, text, x, y: y + BELOW, anchor: 'middle' },
      { city, text, x, y: y + ABOVE, anchor: 'middle' },
      { city, text, x: x + 14, y: y + BELOW, anchor: 'end' },
      { city, text, x: x - 14, y: y + BELOW, anchor: 'start' },
      { city, text, x: x + 14, y: y + ABOVE, anchor: 'end' },
      { city, text, x: x - 14, y: y + ABOVE, anchor: 'start' },
      { city, text, x: x - 18, y: y + 5, anchor: 'end' },
    ]
    const cost = (label: Label, nth: number) => {
      const box = boxOf(label, letters)
      const covered = [
        ...sites.filter((site) => site.city !== city).map((site) => site.box),
        ...numbers,
        ...placed.map((other) => boxOf(other, letters)),
      ]
      return covered.reduce((sum, other) => sum + overlap(box, other), nth + outside(box, frame))
    }
    const costs = candidates.map(cost)
    const least = Math.min(...costs)
    const best = candidates[costs.indexOf(least)]!
    if (least < areaOf(boxOf(best, letters)) / 10) placed.push(best)
  }
  return placed
}

export interface Named extends Point {
  /** A hex of it. */
  hex: Hex
  lines: string[]
  letters: number
}

/** The lines of a name around a point: each where it stands, and all that they cover. */
function covering({ lines, letters, x, y }: Named): Box {
  const width = Math.max(...lines.map(({ length }) => length)) * letters * 0.52
  const half = (lines.length * letters * 1.2) / 2
  return { left: x - width / 2, right: x + width / 2, top: y - half, bottom: y + half }
}

/** The names of regions and seas that no city and no name of one is in the way of. */
export function areas(
  atlas: Atlas,
  name: (hex: Hex) => string,
  unit: number,
  cities: readonly Label[],
): Named[] {
  const letters = lettersAt(unit, SMALL)
  const frame = frameOf(atlas.side)
  const taken = [
    around(emblemOf(atlas, frame), 60),
    ...sitesOf(atlas).map(({ box }) => box),
    ...coinsOf(atlas),
    ...cities.map((label) => boxOf(label, cityLettersAt(unit))),
  ]
  const placed: Named[] = []
  const place = (candidates: Named[]) => {
    const free = candidates.find(
      (one) => outside(covering(one), frame) === 0 && taken.every((box) => overlap(covering(one), box) === 0),
    )
    if (!free) return
    placed.push(free)
    taken.push(covering(free))
  }
  for (const hex of atlas.land) {
    const { x, y } = hexPoint(hex)
    const lines = [name(hex)]
    const one = { hex, lines, letters, x, y: y + 34 }
    if (covering(one).right - covering(one).left <= WIDEST) place([one, { ...one, y: y - 34 }])
  }
  for (const { name: sea, hexes } of seaNames(atlas, name))
    place(hexes.map((hex) => ({ hex, lines: sea.split(' '), letters, ...hexPoint(hex) })))
  return placed
}

/** The seas with a name, and the hexes each covers. */
export function seaNames(atlas: Atlas, name: (hex: Hex) => string): { name: string; hexes: Hex[] }[] {
  const named = atlas.sea.filter((hex) => hexData(hex).terrain === 'sea' && hexData(hex).name !== undefined)
  const names = [...new Set(named.map(name))]
  return names.map((one) => ({ name: one, hexes: named.filter((hex) => name(hex) === one) }))
}
