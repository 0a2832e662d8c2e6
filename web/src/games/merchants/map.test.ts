import { describe, expect, it } from 'vitest'
import { atlasOf, cityPoint, hexesBeside, hexPoint } from './atlas'
import { cityData } from './data'
import { areas, boxOf, labels, LETTERS, cityLettersAt } from './labels'
import { words } from './words'

describe('the map', () => {
  it.each([
    ['short', 47, 38, 110, 147],
    ['expert', 57, 50, 141, 186],
  ] as const)('has everything the rules count on the %s side', (side, land, cities, crossings, paths) => {
    const atlas = atlasOf(side)
    expect(atlas.land).toHaveLength(land)
    expect(atlas.cities).toHaveLength(cities)
    expect(atlas.intersections).toHaveLength(crossings)
    expect(atlas.paths).toHaveLength(paths)
  })

  it('knows what a path touches', () => {
    const path = '4:1:E/5:1:W'
    expect(hexesBeside(path).toSorted()).toEqual(['4:1', '5:1'])
  })

  it.each(['en', 'fr'] as const)('writes no name over another or over a number, in %s', (language) => {
    for (const side of ['short', 'expert'] as const) {
      const atlas = atlasOf(side)
      const boxes = labels(atlas, (city) =>
        words({ language, you: null, name: () => '' }).of('city', city),
      ).map(({ text, x, y, anchor }) => {
        const width = text.length * LETTERS * 0.45
        const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
        return { text, left, right: left + width, top: y - LETTERS * 0.7, bottom: y }
      })
      const touch = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
      const clashes = boxes.flatMap((one, at) =>
        boxes.slice(at + 1).flatMap((other) => (touch(one, other) ? [`${one.text} ${other.text}`] : [])),
      )
      expect(clashes, side).toEqual([])
      const covered = boxes.flatMap((one) =>
        atlas.land.flatMap((hex) => {
          const { x, y } = hexPoint(hex)
          return touch(one, { text: '', left: x - 14, right: x + 14, top: y - 14, bottom: y + 14 })
            ? [`${one.text} ${hex}`]
            : []
        }),
      )
      expect(covered, side).toEqual([])
    }
  })

  it.each([
    ['a laptop', 1.55],
    ['a phone', 2.6],
    ['a phone, enlarged once', 1],
  ])('writes so that it can be read on %s, and nothing over a city’s name', (_, unit) => {
    for (const side of ['short', 'expert'] as const) {
      const atlas = atlasOf(side)
      const say = words({ language: 'fr', you: null, name: () => '' })
      const cities = labels(atlas, (city) => say.of('city', city), cityLettersAt(unit))
      const around = areas(atlas, (hex) => say.of('hex', hex), unit, cities)
      expect(cityLettersAt(unit) / unit).toBeGreaterThanOrEqual(12)
      expect(cities.length).toBeGreaterThan(15)
      expect(around.length).toBeGreaterThan(0)
      const taken = cities.map((label) => boxOf(label, cityLettersAt(unit)))
      for (const { lines, letters, x, y } of around) {
        expect(letters / unit, lines.join(' ')).toBeGreaterThanOrEqual(12)
        const half = (Math.max(...lines.map(({ length }) => length)) * letters) / 4
        const touches = taken.filter(
          (box) => x + half > box.left && x - half < box.right && y > box.top && y < box.bottom,
        )
        expect(touches, lines.join(' ')).toEqual([])
      }
    }
  })

  it('puts a city at a corner of its hexes', () => {
    const { x, y } = cityPoint('paris')
    const middles = atlasOf('short').landAt(cityData('paris').at).map(hexPoint)
    for (const hex of middles) expect(Math.hypot(hex.x - x, hex.y - y)).toBeCloseTo(60)
  })
})
