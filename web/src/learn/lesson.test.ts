import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame, Heard, Moment, Script } from '../protocol'
import { Lesson, type Rules } from './lesson.svelte'
import { aFrame, aStep } from '../test/table'
import { keepProgress, progressOf } from './progress'

vi.mock('engine:addresses', () => ({ default: { ugo: '/ugo.wasm' } }))

const script: Script = {
  start: { seats: 2, seed: 258 },
  step: [{ id: 'look' }, { id: 'play', right: [{ play: 'red_6' }] }, { id: 'end' }],
}
const frame = (version: number): Frame =>
  aFrame(version, {
    legal: [{ play: 'red_6' }, { play: 'red_1' }],
    to_act: [0],
    can_undo: true,
    forced: true,
  })
const heard = (n: number): Heard => aStep(n, 0)
const moment = (n: number): Moment => ({ heard: heard(n), frame: frame(n) })

/** Rules that answer what a test wants, and a table that writes down what it is told. */
function opened(
  tried: unknown,
  learn = vi.fn(async (_: Script, { step }: { step: number }) => ({
    frame: frame(0),
    story: [heard(0)],
    shown: { step, moments: [] },
  })),
) {
  const rules = {
    learn,
    readOn: vi.fn(async () => ({ step: 1, moments: [] })),
    try: vi.fn(async () => tried),
    close: vi.fn(),
  }
  const lesson = new Lesson('ugo', 'trick', script, 'Ada', rules as unknown as Rules & never, 0)
  const told = {
    snapshot: vi.fn(),
    step: vi.fn(),
    refused: vi.fn(),
    table: vi.fn(),
    line: vi.fn(),
    clock: vi.fn(),
    orders: vi.fn(),
    unsaid: vi.fn(),
    connection: vi.fn(),
    waiting: vi.fn(),
    thinking: vi.fn(),
  }
  const play = lesson.host.play(told)
  return {
    lesson,
    play,
    rules,
    told,
    open: () => (play.open(), vi.waitFor(() => expect(lesson.busy).toBe(false))),
  }
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
afterEach(() => localStorage.clear())

it('lights what may be done only where something is to be done, and lets nothing happen by itself', async () => {
  const { lesson, told, open } = opened(null)
  await open()
  expect(lesson.here?.id).toBe('look')
  expect(told.snapshot.mock.lastCall?.[1]).toMatchObject({ legal: [], forced: false, can_undo: false })
  await lesson.next()
  expect(lesson.here?.id).toBe('play')
  expect(told.snapshot.mock.lastCall?.[1]).toMatchObject({ legal: frame(0).legal, forced: false })
})

it('keeps how far the reader got, and what they did', async () => {
  const { lesson, play, open } = opened({ right: { step: 2, moments: [moment(1)] } })
  await open()
  await lesson.next()
  play.act(0, { play: 'red_6' })
  await vi.waitFor(() =>
    expect(progressOf('ugo', 'trick')).toEqual({ step: 2, done: [{ play: 'red_6' }], over: false }),
  )
  const { rules, open: again } = opened(null)
  await again()
  expect(rules.learn).toHaveBeenCalledWith(script, { step: 2, done: [{ play: 'red_6' }] })
})

it('says so where something is allowed and not meant, and where the rules say no', async () => {
  const { lesson, play, open } = opened('other')
  await open()
  play.act(0, { play: 'red_1' })
  await vi.waitFor(() => expect(lesson.answer).toBe('other'))
  await lesson.next()
  expect(lesson.answer).toBeNull()
  play.act(0, { play: 'red_1' })
  await vi.waitFor(() => expect(lesson.answer).toBe('other'))
  const against = { rule: 'U-3.2', refusal: { why: 'must_follow' } }
  const second = opened({ against })
  keepProgress('ugo', 'trick', { step: 1, done: [], over: false })
  await second.open()
  await second.lesson.next()
  second.play.act(0, { play: 'blue_1' })
  await vi.waitFor(() => expect(second.lesson.answer).toBe('against'))
  expect(second.told.refused).toHaveBeenCalledWith({ code: 'against', ...against })
})

it('begins anew where the lesson has changed since', async () => {
  keepProgress('ugo', 'trick', { step: 2, done: [{ play: 'red_6' }], over: true })
  const learn = vi.fn(async (_: Script, { step }: { step: number }) => {
    if (step > 0) throw new Error('refused')
    return { frame: frame(0), story: [], shown: { step, moments: [] } }
  })
  const { lesson, open } = opened(null, learn)
  await open()
  expect(lesson.step).toBe(0)
})

it('reads nothing but progress from the storage', () => {
  localStorage.setItem('comptoir.lessons', '{"ugo/trick":{"step":"x"},"ugo/place":3}')
  expect(progressOf('ugo', 'trick')).toEqual({ step: 0, done: [], over: false })
  localStorage.setItem('comptoir.lessons', 'nonsense')
  expect(progressOf('ugo', 'trick').step).toBe(0)
})
