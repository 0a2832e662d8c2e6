import { expect, test, vi } from 'vitest'
import type { Frame, Heard, Moment, Seat } from './protocol'
import { ReplayState } from './replay.svelte'
import { aHeard } from './test/table'

const STEPS = 120

function rules() {
  return {
    open: vi.fn<(record: string) => Promise<number>>(async () => STEPS),
    moment: vi.fn(async (n: number, seat: Seat | null): Promise<Moment> => ({
      heard: aHeard(n),
      frame: { version: n, view: seat } as Frame,
    })),
    story: vi.fn<(seat: Seat | null) => Promise<Heard[]>>(async () =>
      Array.from({ length: STEPS + 1 }, (_, n) => aHeard(n)),
    ),
    close: vi.fn(),
  }
}

test('the next step is animated, a jump is not', async () => {
  const replay = new ReplayState('record', rules())
  await replay.show(0)
  await replay.show(1)
  expect(replay.heard.map(({ n }) => n)).toEqual([1])
  await replay.show(60)
  expect(replay.heard).toEqual([])
  expect(replay.moment?.frame.version).toBe(60)
  expect(replay.history.map(({ n }) => n)).toEqual(Array.from({ length: 61 }, (_, n) => n))
  await replay.show(59)
  expect(replay.heard).toEqual([])
})

test('the record is opened once, and heard once from each seat', async () => {
  const asked = rules()
  const replay = new ReplayState('record', asked)
  await replay.show(60)
  await replay.show(99)
  await replay.show(99, 2)
  expect(replay.moment?.frame.view).toBe(2)
  expect(replay.heard).toEqual([])
  await replay.show(3, 2)
  expect(asked.open).toHaveBeenCalledExactlyOnceWith('record')
  expect(asked.story.mock.calls).toEqual([[null], [2]])
})

test('it stays within the game', async () => {
  const replay = new ReplayState('record', rules())
  await replay.show(500)
  expect(replay.at).toBe(STEPS)
  expect(replay.steps).toBe(STEPS)
  await replay.show(-3)
  expect(replay.at).toBe(0)
})

test('the last wish counts, whatever arrives first', async () => {
  const asked = rules()
  const replay = new ReplayState('record', asked)
  await replay.show(0)
  let arrive: (moment: Moment) => void = () => {}
  asked.moment.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  const slow = replay.show(110)
  await replay.show(3)
  arrive({ heard: {} as Heard, frame: { version: 110 } as Frame })
  await slow
  expect(replay.at).toBe(3)
})

test('what failed is asked for again', async () => {
  const asked = rules()
  asked.open.mockRejectedValueOnce(new Error('out of memory'))
  const replay = new ReplayState('record', asked)
  await expect(replay.show(0)).rejects.toThrow('out of memory')
  asked.story.mockRejectedValueOnce(new Error('gone'))
  await expect(replay.show(0)).rejects.toThrow('gone')
  await replay.show(0)
  expect(replay.moment?.frame.version).toBe(0)
  expect(asked.open).toHaveBeenCalledTimes(3)
})
