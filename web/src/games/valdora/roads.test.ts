import { describe, expect, it } from 'vitest'
import { data } from './data'
import { isNear, way } from './roads'

const near = (from: string) =>
  data.space
    .map(({ id }) => id)
    .filter((id) => isNear(from, id))
    .sort()

describe('roads', () => {
  it('lead up to cities and not through them', () => {
    expect(near('palace_yellow')).toEqual([
      'city_b',
      'city_d',
      'port_south',
      'road_dunes',
      'road_white_cliff',
    ])
    expect(near('harbour')).toHaveLength(25)
  })

  it('show a pawn the spaces it passes', () => {
    expect(way('harbour', 'palace_violet')).toEqual(['road_mist_bridge', 'palace_violet'])
  })

  it('lead across one city with provisions', () => {
    const path = way('palace_yellow', 'palace_white')
    expect(path.at(-1)).toBe('palace_white')
    expect(path.filter((space) => space.startsWith('city'))).toHaveLength(1)
  })
})
