import { describe, expect, it } from 'vitest'
import { fit, moved, MOST, seen, showing, zoomAt } from '../parts/lens'
import { data, near, placeData, SECTORS } from './data'
import { distance, pointOf, rivers, roads, sectorAt, slots, zonePath } from './geometry'
import { scenery } from './scenery'
import { meant, towards } from './target'

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

describe('a tap', () => {
  const { x, y } = placeData('miners_gate')
  const lit = ['miners_gate', 'granite_palace', 'iron_market']

  it('means the place under it', () => {
    expect(meant([x + 5, y], lit, 1)).toEqual({ place: 'miners_gate' })
    expect(meant([x, y + 300], lit, 1)).toBeNull()
  })

  it('asks to come nearer where a finger covers two places', () => {
    const between = placeData('granite_palace')
    const middle = [(x + between.x) / 2, (y + between.y) / 2] as const
    expect(meant(middle, lit, 3)).toBe('nearer')
    expect(meant(middle, ['miners_gate'], 3)).toEqual({ place: 'miners_gate' })
  })

  it('is clear when it is well on one of two', () => {
    expect(meant([x, y], lit, 3)).toEqual({ place: 'miners_gate' })
  })
})

it('follows the arrow keys over the map', () => {
  const ports = data.place.filter(({ kind }) => kind === 'port').map(({ id }) => id)
  expect(towards('cliffside', 'ArrowRight', ports)).toBe('mist_quay')
  expect(towards('mist_quay', 'ArrowLeft', ports)).toBe('cliffside')
  expect(towards('hay_bay', 'ArrowDown', ports)).toBe('watering_place')
  expect(towards('hay_bay', 'Enter', ports)).toBeUndefined()
})

describe('the lens', () => {
  const board = { width: 1000, height: 500 }

  it('keeps the point under the finger where it is', () => {
    const near = zoomAt(board, fit(board), 2, 400, 200)
    const before = seen(board, fit(board))
    const after = seen(board, near)
    expect((400 - after.left) / after.width).toBeCloseTo((400 - before.left) / before.width)
    expect(after.width).toBe(500)
  })

  it('never leaves the board', () => {
    const near = moved(board, zoomAt(board, fit(board), 2, 0, 0), -900, 900)
    expect(seen(board, near)).toEqual({ left: 0, top: 250, width: 500, height: 250 })
    expect(zoomAt(board, near, 100, 0, 0).zoom).toBe(MOST)
    expect(seen(board, zoomAt(board, near, 0.01, 0, 0))).toEqual({ left: 0, top: 0, ...board })
  })

  it('moves a point into sight, and stays if it is seen', () => {
    const near = zoomAt(board, fit(board), 4, 0, 0)
    const { left, width } = seen(board, showing(board, near, 900, 100))
    expect(left + width).toBeGreaterThan(900)
    expect(showing(board, near, 120, 60)).toEqual(near)
  })
})
