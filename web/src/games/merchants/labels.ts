// Where the names of cities stand: below or above the city, so that no name lies on another or on a number.

import { type Atlas, cityPoint, hexPoint, type Point } from './atlas'
import { hexData } from './data'
import type { City, Hex } from './types'

export interface Label extends Point {
  city: City
  text: string
  anchor: 'start' | 'middle' | 'end'
}

/** The size of the letters, in units of the map. */
export const LETTERS = 15.5
const BELOW = 34
const ABOVE = -24

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

const around = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
})

function boxOf({ x, y, text, anchor }: Label): Box {
  const width = text.length * LETTERS * 0.52
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - LETTERS * 0.8, bottom: y + LETTERS * 0.25 }
}

/** In the order of the cities, each name takes the best place that is left. */
export function labels(atlas: Atlas, name: (city: City) => string): Label[] {
  const sites = atlas.cities.map((city) => ({ city, box: around(cityPoint(city), 17) }))
  const numbers = atlas.land.map((hex) => around(hexPoint(hex), 20))
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
    ]
    const cost = (label: Label, nth: number) => {
      const box = boxOf(label)
      const covered = [
        ...sites.filter((site) => site.city !== city).map((site) => site.box),
        ...numbers,
        ...placed.map(boxOf),
      ]
      return covered.reduce((sum, other) => sum + overlap(box, other), nth)
    }
    const costs = candidates.map(cost)
    placed.push(candidates[costs.indexOf(Math.min(...costs))]!)
  }
  return placed
}

/** The seas with a name, and the hexes each covers. */
export function seaNames(atlas: Atlas, name: (hex: Hex) => string): { name: string; hexes: Hex[] }[] {
  const named = atlas.sea.filter((hex) => hexData(hex).terrain === 'sea' && hexData(hex).name !== undefined)
  const names = [...new Set(named.map(name))]
  return names.map((one) => ({ name: one, hexes: named.filter((hex) => name(hex) === one) }))
}
