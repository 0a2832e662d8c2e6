import { describe, expect, it } from 'vitest'
import { data, near, placeData, SECTORS } from './data'
import { distance, pointOf, rivers, roads, sectorAt, slots, zonePath } from './geometry'
import { scenery } from './scenery'

describe('the island', () => {
  it('joins the places of the shortest way from a port to an inner zone', () => {
    const way = ['salt_cove', 'caravanserai', 'caravan_gate', 'sun_palace']
    way.slice(1).forEach((place, at) => expect(near(place).has(way[at] ?? '')).toBe(true))
  })

  it('has a bridge on its river wherever the data says so', () => {
    const bridged = data.road.filter(({ bridge }) => bridge)
    expect(roads.filter(({ bridge }) => bridge)).toHaveLength(bridged.length)
    roads.forEach(({ bridge }, at) => {
      const river = rivers.find(({ id }) => id === data.road[at]?.bridge)
      if (!bridge || !river) return
      const gap = Math.min(...river.points.map((point) => distance(point, [bridge.x, bridge.y])))
      expect(gap).toBeLessThan(12)
    })
  })

  it('has a ground of its own for every zone', () => {
    const zones = data.place.filter(({ kind }) => kind === 'outer' || kind === 'inner')
    expect(new Set(zones.map(zonePath)).size).toBe(12)
  })

  it.each([2, 3, 4])('has room for the posts of %i players in a zone', (players) => {
    const spots = slots(placeData('sun_palace'), players)
    expect(spots).toHaveLength(players)
    for (const [at, spot] of spots.entries())
      for (const other of spots.slice(at + 1)) expect(distance(spot, other)).toBeGreaterThan(27)
  })

  it('keeps its scenery off the places, and in the right landscape', () => {
    for (const sector of SECTORS)
      expect(scenery.filter((thing) => thing.sector === sector).length).toBeGreaterThan(20)
    for (const { x, y, sector } of scenery) {
      expect(sectorAt([x, y])).toBe(sector)
      expect(Math.min(...data.place.map((place) => distance(pointOf(place), [x, y])))).toBeGreaterThan(35)
    }
  })
})
