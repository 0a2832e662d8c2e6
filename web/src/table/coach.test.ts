// The coach is asked about one moment, says so to the game before it answers, and never holds anybody up.

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Advice, Advised, Frame } from '../protocol'
import { aFrame, aSeat, aTable } from '../test/table'
import { Coach, sureness, verdict, type Rules } from './coach.svelte'
import type { TableState } from './table.svelte'

const advised = (action: string, said: Partial<Advised> = {}): Advised => ({
  action,
  taken: false,
  hope: 40,
  surely: 90,
  reason: null,
  ...said,
})

/** What the coach needs of a table. */
function live(frame: Frame | null = aFrame(4, { legal: ['a', 'b'], to_act: [0] })) {
  const seats = [
    aSeat(0, { owner: 'person', name: 'Ana' }),
    aSeat(1, { owner: 'bot', name: 'Bruno', bot: 'trader' }),
  ]
  return {
    table: aTable({ status: 'playing', seats, you: 0, to_act: [0] }),
    frame,
    done: null as TableState['done'],
    yourTurn: true,
    deeds: { coach: null as ((seat: number) => Promise<boolean>) | null },
    module: { places: (action: unknown) => [`place ${String(action)}`, 'both'] },
  }
}

const asked: { worlds: number; taken: unknown; view: unknown }[] = []
let answer: (worlds: number) => Promise<Advice>
const closed = vi.fn()
const rules = (): Rules => ({
  advise: async (about) => {
    asked.push(about)
    return answer(about.worlds)
  },
  close: closed,
})

const coachOf = (table: ReturnType<typeof live>) =>
  new Coach(table as unknown as TableState, () => true, rules, 50)

const settled = async (coach: Coach) => {
  await vi.waitFor(() => expect(coach.asking).toBeNull())
}

beforeEach(() => {
  asked.length = 0
  closed.mockClear()
  answer = async (worlds) => ({ actions: [advised('a'), advised('b')], worlds })
})
afterEach(() => vi.restoreAllMocks())

it('tries how fast it is, and then thinks for as long as there is time', async () => {
  const table = live()
  const coach = coachOf(table)
  coach.toggle()
  await settled(coach)
  expect(coach.heard?.advice.actions.map(({ action }) => action)).toEqual(['a', 'b'])
  expect(asked[0]!.worlds).toBe(1)
  expect(asked.at(-1)!.worlds).toBeGreaterThanOrEqual(80)
  expect(coach.marks).toEqual([
    { at: 'place a', seat: 0, label: '1' },
    { at: 'both', seat: 0, label: '1·2' },
    { at: 'place b', seat: 0, label: '2' },
  ])
  // Another moment is another question.
  table.frame = aFrame(5)
  expect(coach.heard).toBeNull()
  expect(coach.marks).toEqual([])
})

it('asks whether the game may say so before it says anything, and once', async () => {
  const table = live()
  table.deeds.coach = vi.fn(async () => {
    table.table = {
      ...table.table,
      seats: table.table.seats.map((seat) => ({ ...seat, coached: seat.seat === 0 })),
    }
    return true
  })
  const coach = coachOf(table)
  coach.toggle()
  expect(coach.wants).toBe('now')
  expect(asked).toEqual([])
  await coach.agree()
  await settled(coach)
  expect(table.deeds.coach).toHaveBeenCalledExactlyOnceWith(0)
  expect(coach.heard).not.toBeNull()
  coach.ask('now')
  expect(coach.wants).toBeNull()
  await settled(coach)
})

it('says nothing where the game could not say so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const table = live()
  table.deeds.coach = async () => Promise.reject(new Error('the disk is full'))
  const coach = coachOf(table)
  coach.toggle()
  await coach.agree()
  expect(asked).toEqual([])
  expect(coach.heard).toBeNull()
})

it('looks back at what was done with what was seen then', async () => {
  const table = live()
  const before = aFrame(3, { view: 'then' })
  table.done = { frame: before, action: 'b' }
  table.yourTurn = false
  const coach = coachOf(table)
  coach.toggle()
  await settled(coach)
  expect(asked[0]).toMatchObject({ view: 'then', taken: 'b' })
  expect(coach.heard?.about).toBe('last')
  expect(coach.marks, 'the board has moved on').toEqual([])
  table.done = null
  expect(coach.heard, 'it was taken back').toBeNull()
})

it('lets whoever closes it go on, and its thread with them', async () => {
  answer = () => new Promise(() => {})
  const coach = coachOf(live())
  coach.toggle()
  expect(coach.asking).toBe('now')
  coach.close()
  expect(coach.asking).toBeNull()
  expect(closed).toHaveBeenCalledOnce()
  // And it can be asked again.
  answer = async (worlds) => ({ actions: [advised('a')], worlds })
  coach.toggle()
  await settled(coach)
  expect(coach.heard?.advice.actions).toHaveLength(1)
})

it('is for those who play themselves, where it is allowed', () => {
  const table = live()
  expect(coachOf(table).there).toBe(true)
  expect(new Coach(table as unknown as TableState, () => false, rules).there).toBe(false)
  table.table = { ...table.table, you: null }
  expect(coachOf(table).there).toBe(false)
})

it('is as sure as its worlds allow', () => {
  const of = (...actions: Advised[]): Advice => ({ actions, worlds: 9 })
  expect(sureness(of(advised('a')))).toBe('only')
  expect(sureness(of(advised('a', { surely: 60 }), advised('b')))).toBe('open')
  expect(sureness(of(advised('a', { surely: 75 }), advised('b')))).toBe('slight')
  expect(sureness(of(advised('a', { surely: 90 }), advised('b')))).toBe('likely')
  expect(sureness(of(advised('a', { surely: 99 }), advised('b')))).toBe('clear')
  expect(verdict(of(advised('a', { taken: true }), advised('b')))).toBe('best')
  expect(verdict(of(advised('a'), advised('b', { taken: true, surely: 55 })))).toBe('alike')
  expect(verdict(of(advised('a'), advised('b', { taken: true, surely: 95, hope: 39 })))).toBe('rather')
  expect(verdict(of(advised('a'), advised('b', { taken: true, surely: 95, hope: 30 })))).toBe('better')
})
