import { expect, test } from 'vitest'
import type { PlayedGroup } from '../protocol'
import { merged, wilson } from './figures'

const group = (change: Partial<PlayedGroup>): PlayedGroup => ({
  seats: 2,
  options: {},
  games: 3,
  wins: [2, 1],
  points: [
    [10, 4],
    [12, 2],
  ],
  steps: [[40, 3]],
  minutes: [[5, 3]],
  ...change,
})

test('groups are counted together, of as many seats', () => {
  const all = merged([group({}), group({ points: [[12, 6]], wins: [0, 3] }), group({ seats: 3, games: 9 })])
  expect(all).toMatchObject({ seats: 2, games: 6, wins: [2, 4] })
  expect(all.points).toEqual([
    [10, 4],
    [12, 8],
  ])
  expect(merged([])).toMatchObject({ games: 0, wins: [], points: [] })
})

test('few games say little', () => {
  const [low, high] = wilson(1, 2)
  expect(high - low).toBeGreaterThan(0.7)
  const [closer, close] = wilson(250, 1000)
  expect([closer, close].map((share) => share.toFixed(2))).toEqual(['0.22', '0.28'])
  expect(wilson(0, 0)).toEqual([0, 1])
})
