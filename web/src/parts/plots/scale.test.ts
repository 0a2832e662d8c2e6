import { expect, test } from 'vitest'
import { binned, linear, ticks } from './scale'

test('ticks are round and enclose what is shown', () => {
  expect(ticks(0, 97)).toEqual([0, 50, 100])
  expect(ticks(1433, 1571)).toEqual([1400, 1450, 1500, 1550, 1600])
  expect(ticks(0, 1, 6)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
  expect(ticks(-12, 40)).toEqual([-20, 0, 20, 40])
  expect(ticks(7, 7)).toEqual([6, 8])
})

test('a single value stands in the middle', () => {
  expect(linear([0, 10], [0, 100])(4)).toBe(40)
  expect(linear([3, 3], [0, 100])(3)).toBe(50)
})

test('bins count everything once, and have no gap', () => {
  expect(binned([])).toEqual([])
  expect(
    binned([
      [3, 1],
      [5, 2],
    ]).map(({ from, count }) => [from, count]),
  ).toEqual([
    [3, 1],
    [4, 0],
    [5, 2],
  ])
  const tens = binned(
    [
      [50, 4],
      [70, 1],
    ],
    20,
    10,
  )
  expect(tens.map(({ from, to, count }) => [from, to, count])).toEqual([
    [50, 59, 4],
    [60, 69, 0],
    [70, 79, 1],
  ])
  const wide = binned([
    [-7, 1],
    [88, 3],
    [93, 1],
  ])
  expect(wide.length).toBeLessThanOrEqual(20)
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect(wide[0]!.from).toBeLessThanOrEqual(-7)
  expect(wide.every(({ from }, at) => at === 0 || from === wide[at - 1]!.to + 1)).toBe(true)
})
