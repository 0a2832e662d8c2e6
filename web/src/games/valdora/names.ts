// Where names stand on the map, and which: the field’s, cities before other places, and regions where nothing is in the way. Where the map is small,
// the others come when it is enlarged.

import { apart, type Box, lettersAt, lineAround } from '../parts/letters'
import { data, type Region, type SpaceData } from './data'
import { reach } from './places'
import type { Space } from './types'

/** Letters of a region stand this much further apart, in parts of their size; the style sheet says so too. */
const SPACING = 0.22

type Kind = 'city' | 'place' | 'region'

export interface Name {
  id: string
  kind: Kind
  text: string
  x: number
  y: number
  /** Of the letters. */
  size: number
}

/** How large letters are meant to be. */
const SIZES: Record<Kind, number> = { city: 19, place: 17, region: 21 }

/** The names there is room for where a pixel is `unit` units of the map. */
export function namesAt(
  unit: number,
  ofSpace: (space: Space) => string,
  ofField: string,
  ofRegion: (id: Region) => string,
): Name[] {
  const spaces = data.space
    .map((space): Name => {
      const [kind, text] = [space.kind === 'city' ? 'city' : 'place', ofSpace(space.id)] as const
      const size = lettersAt(unit, SIZES[kind])
      const [dx, dy] = beside(space, text, size)
      return {
        id: space.id,
        kind,
        text,
        x: within(space.x + dx, text, size * (kind === 'city' ? 1.2 : 1)),
        y: space.y + dy,
        size,
      }
    })
    .sort((one, other) => Number(other.kind === 'city') - Number(one.kind === 'city'))
  const { field_x, field_y, field_r } = data.map
  const field: Name = {
    id: 'field',
    kind: 'place',
    text: ofField,
    x: field_x,
    y: field_y + field_r + 12,
    size: lettersAt(unit, SIZES.place),
  }
  const regions = data.region.map(({ id, label_x: x, label_y: y }): Name => {
    return { id, kind: 'region', text: ofRegion(id), x, y, size: lettersAt(unit, SIZES.region) }
  })
  return apart([field, ...spaces, ...regions], boxOf, lettersOfPalaces(unit))
}

/** The letters that palaces bear, as their drawings have them. */
const lettersOfPalaces = (unit: number): Box[] =>
  data.space
    .filter(({ letter }) => letter)
    .map(({ x, y, letter }) => lineAround(x - 33, y, letter!, lettersAt(unit, 13)))

function boxOf({ kind, text, x, y, size }: Name): Box {
  const box = lineAround(x, y, text, size)
  const spread = kind === 'region' ? (text.length * size * SPACING) / 2 : 0
  return { ...box, left: box.left - spread, right: box.right + spread }
}

/** From a space to the middle of its name: where letters are large, a name keeps clear of the ring as well. */
function beside(space: SpaceData, name: string, size: number): [number, number] {
  const { label_dx: dx, label_dy: dy } = space
  const clear = reach(space) + 5
  if (Math.abs(dx) <= Math.abs(dy)) return [dx, Math.sign(dy) * Math.max(Math.abs(dy), clear + size * 0.5)]
  return [Math.sign(dx) * Math.max(Math.abs(dx), clear + name.length * size * 0.25), dy]
}

/** Where the middle of a name is, so that a long one by the edge of the map is not cut. */
function within(x: number, name: string, size: number): number {
  const half = Math.min(name.length * size * 0.3, data.map.width / 2)
  return Math.min(Math.max(x, half), data.map.width - half)
}
