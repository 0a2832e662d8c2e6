import { expect, test, vi } from 'vitest'
import type { Frame, Moment, Replay, Seat } from './protocol'
import { ReplayState } from './replay.svelte'

const STEPS = 120

function game() {
  const moment = (n: number, seat: Seat | null): Moment => ({
    heard: { n, seat: 0, undo: false, at: 0, events: [], remark: null },
    frame: { version: n, view: seat } as Frame,
  })
  return vi.fn(async (_: string, from: number, count: number, seat: Seat | null): Promise<Replay> => {
    const last = Math.min(STEPS, from + count - 1)
    return {
      steps: STEPS,
      moments: Array.from({ length: last - from + 1 }, (_, at) => moment(from + at, seat)),
    }
  })
}

test('the next step is animated, a jump is not', async () => {
  const replay = new ReplayState('t', game())
  await replay.show(0)
  await replay.show(1)
  expect(replay.heard.map(({ n }) => n)).toEqual([1])
  await replay.show(60)
  expect(replay.heard).toEqual([])
  expect(replay.moment?.frame.version).toBe(60)
  expect(replay.history).toHaveLength(61)
  await replay.show(59)
  expect(replay.heard).toEqual([])
})

test('stretches are loaded once, and another perspective anew', async () => {
  const fetch = game()
  const replay = new ReplayState('t', fetch)
  await replay.show(60)
  await replay.show(99)
  expect(fetch).toHaveBeenCalledTimes(2)
  await replay.show(99, 2)
  expect(replay.moment?.frame.view).toBe(2)
  expect(replay.heard).toEqual([])
})

test('it stays within the game', async () => {
  const replay = new ReplayState('t', game())
  await replay.show(0)
  await replay.show(500)
  expect(replay.at).toBe(STEPS)
  await replay.show(-3)
  expect(replay.at).toBe(0)
})

test('the last wish counts, whatever arrives first', async () => {
  const fetch = game()
  const replay = new ReplayState('t', fetch)
  await replay.show(0)
  const slow = replay.show(110)
  await replay.show(3)
  await slow
  expect(replay.at).toBe(3)
})

test('a stretch that failed is asked for again', async () => {
  const fetch = game()
  fetch.mockRejectedValueOnce(new Error('offline'))
  const replay = new ReplayState('t', fetch)
  await expect(replay.show(0)).rejects.toThrow('offline')
  await replay.show(0)
  expect(replay.moment?.frame.version).toBe(0)
})
