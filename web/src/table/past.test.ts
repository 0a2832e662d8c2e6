import { expect, test, vi } from 'vitest'
import type { Frame, Heard, Moment, Replay } from '../protocol'
import { ReplayState } from '../replay.svelte'
import { aHeard } from '../test/table'
import { Forgotten, pastOf } from './past'

const moment = (n: number): Moment => ({ heard: aHeard(n), frame: { version: n } as Frame })

function table(version: number, first = 0) {
  const now = {
    frame: { version } as Frame,
    history: [] as Heard[],
    past: vi.fn(async (from: number): Promise<Replay> => {
      const begin = Math.max(from, first)
      const count = Math.max(0, Math.min(100, now.frame.version + 1 - begin))
      return {
        steps: now.frame.version,
        moments: Array.from({ length: count }, (_, nth) => moment(begin + nth)),
      }
    }),
  }
  return now
}

test('moments come in stretches, and those that are known are not asked for again', async () => {
  const live = table(120)
  const past = pastOf(live)
  for (const n of [60, 61, 99, 119]) expect((await past.moment(n)).frame.version).toBe(n)
  expect(live.past.mock.calls).toEqual([[50]])
})

test('a game that goes on has no last step', async () => {
  const live = table(3)
  const replay = new ReplayState('', pastOf(live), true)
  await replay.show(3)
  live.frame = { version: 5 } as Frame
  await replay.show(5)
  expect([replay.at, replay.steps]).toEqual([5, 5])
})

test('what cannot be looked up is refused', async () => {
  await expect(pastOf(table(9, 7)).moment(2)).rejects.toThrow(Forgotten)
})
