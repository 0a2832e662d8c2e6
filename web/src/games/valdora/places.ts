// Where on a space its stones lie and its pawns stand.

import { GEMS, type Point, type SpaceData } from './data'
import type { Gem, Per } from './types'

/** The stones of a heap one by one, in rows of three: where each lies around the middle of the space. */
export function heap(stones: Per<Gem, number>): { gem: Gem; at: Point; key: string }[] {
  const all = GEMS.flatMap((gem) => Array.from({ length: stones[gem] ?? 0 }, (_, nth) => ({ gem, nth })))
  const rows = Math.ceil(all.length / 3)
  return all.map(({ gem, nth }, n) => {
    const row = Math.floor(n / 3)
    const inRow = Math.min(3, all.length - row * 3)
    return {
      gem,
      key: `${gem} ${nth}`,
      at: [((n % 3) - (inRow - 1) / 2) * 22.5, (row - (rows - 1) / 2) * 23],
    }
  })
}

/** Where the feet of the pawns on a space stand: on the side where its name is not. */
export function feet(space: SpaceData, count: number): Point[] {
  const below = space.label_dy < -20
  const height = { city: below ? 62 : -26, palace: -20, mine: -10, port: -14, road: below ? 44 : -12 }[
    space.kind
  ]
  const apart = count > 3 ? 24 : 28
  return Array.from({ length: count }, (_, nth): Point => [(nth - (count - 1) / 2) * apart, height])
}

/** How far around its middle a space reaches. */
export const reach = ({ kind }: SpaceData): number => (kind === 'city' ? 56 : 47)
