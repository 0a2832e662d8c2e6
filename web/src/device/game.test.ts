import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Troubled } from '../engine'
import type { Listener } from '../live'
import type { Frame, Heard, Problem, Table } from '../protocol'
import { aSeat, aTable } from '../test/table'
import { DeviceGame, type Rules } from './game'
import { MovedOn, type Line, type Store, type Stored } from './store'

/** Ann and a bot take turns; the record's lines are `header`, `0`, `1`, `0`, ... and after six steps it is over. */
const LAST = 6

class FakeRules implements Rules {
  steps = 0
  resumed: string[] = []
  closed = 0
  /** A thought that is not answered before this is called. */
  answer: (() => void) | null = null
  slow = false
  #reject: ((why: unknown) => void) | null = null

  async resume(record: string) {
    this.resumed.push(record)
    this.steps = record
      .trimEnd()
      .split('\n')
      .filter((line) => /^\d$/.test(line)).length
  }
  async now() {
    const over = this.steps === LAST
    const frame = {
      version: this.steps,
      to_act: over ? [] : [this.steps % 2],
      standings: over ? [] : null,
    } as unknown as Frame
    return { heard: { n: this.steps } as Heard, frame }
  }
  async past() {
    return Array.from({ length: this.steps + 1 }, (_, n) => ({ n }) as Heard)
  }
  async act({ seat, action }: { seat: number; action: unknown }) {
    if (action === 'no') {
      throw new Troubled({ code: 'against', rule: 'U-1', refusal: {} })
    }
    return this.#step(seat)
  }
  async coached(seat: number) {
    return `header, coached ${seat}`
  }
  async think({ seat }: { seat: number }) {
    if (this.slow) {
      await new Promise<void>((resolve, reject) => {
        this.answer = resolve
        this.#reject = reject
      })
    }
    return { lines: this.#step(seat), worlds: 7 }
  }
  close() {
    this.closed++
    this.#reject?.(new Error('the table was left'))
  }
  #step(seat: number) {
    this.steps++
    return this.steps === LAST ? [`${seat}`, 'closing'] : [`${seat}`]
  }
}

class Memory implements Store {
  stored: Stored | null = null
  fails = false
  list = async () => []
  load = async () => structuredClone(this.stored)
  forget = async () => {}
  async keep({ table, seed }: { table: Table; seed: string }, known: number, from: number, lines: Line[]) {
    if (this.fails) throw new Error('full')
    if (this.stored?.lines.length !== known) throw new MovedOn()
    this.stored = { table, seed, lines: [...this.stored.lines.slice(0, from), ...lines] }
  }
}

const table = aTable({
  id: 'abcdef0123456789',
  status: 'playing',
  seats: [
    aSeat(0, { owner: 'person', name: 'Ann' }),
    aSeat(1, { owner: 'bot', name: 'Bruno', bot: 'trader' }),
  ],
  to_act: [0],
})

let rules: FakeRules
let memory: Memory
let told: string[]
let game: DeviceGame
let shown: { table: Table; frame: Frame | null }

function open(stored: Stored): DeviceGame {
  const listener: Listener = {
    snapshot: (table, frame, history) => {
      shown = { table, frame }
      told.push(`snapshot ${frame?.version} of ${history.length}`)
    },
    table: (table) => (shown = { ...shown, table }),
    step: (heard, frame) => {
      shown = { ...shown, frame }
      told.push(`step ${heard.n}`)
    },
    line: () => {},
    orders: () => {},
    clock: () => {},
    unsaid: () => {},
    refused: (problem: Problem) => told.push(`refused ${problem.code}`),
    connection: () => {},
    waiting: () => {},
    thinking: (seat) => seat !== null && told.push(`${seat} thinks`),
  }
  memory.stored = stored
  const opened = new DeviceGame(stored, rules, memory, listener, (why) => told.push(`failed ${why}`), 600)
  opened.open()
  return opened
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const later = () => vi.advanceTimersByTimeAsync(700)
const texts = () => memory.stored!.lines.map(({ text }) => text).join(' ')

beforeEach(async () => {
  vi.useFakeTimers()
  rules = new FakeRules()
  memory = new Memory()
  told = []
  game = open({ table, seed: '5eed', lines: [{ text: 'header', mine: false }] })
  await settle()
})
afterEach(() => {
  game.close()
  vi.useRealTimers()
})

test('what I do is stored and shown, and the bot answers after a breath', async () => {
  expect(told).toEqual(['snapshot 0 of 1'])
  expect(shown.frame?.can_undo).toBe(false)
  game.act(0, 'this')
  await settle()
  expect(told.slice(1)).toEqual(['step 1'])
  expect(texts()).toBe('header 0')
  await later()
  expect(told.slice(2)).toEqual(['1 thinks', 'step 2'])
  expect(texts()).toBe('header 0 1')
  expect(shown.table.to_act).toEqual([0])
})

test('closed and opened again, it is where it was', async () => {
  game.act(0, 'this')
  await later()
  game.close()
  told = []
  rules = new FakeRules()
  game = open(memory.stored!)
  await settle()
  expect(rules.resumed).toEqual(['header\n0\n1\n'])
  expect(told).toEqual(['snapshot 2 of 3'])
})

test('undo takes back my last decision and all that followed, as often as I like', async () => {
  for (const version of [0, 2]) {
    game.act(version, 'this')
    await later()
  }
  expect(texts()).toBe('header 0 1 0 1')
  game.undo(4)
  await settle()
  expect(texts()).toBe('header 0 1')
  expect(told.at(-1)).toBe('snapshot 2 of 3')
  game.undo(2)
  await settle()
  expect(texts()).toBe('header')
  expect(shown.frame?.can_undo).toBe(false)
  game.undo(0)
  await later()
  expect(texts()).toBe('header')
})

test('the end can be taken back too', async () => {
  for (const version of [0, 2, 4]) {
    game.act(version, 'this')
    await later()
  }
  expect(texts()).toBe('header 0 1 0 1 0 1 closing')
  expect(shown.table.status).toBe('over')
  game.undo(LAST)
  await settle()
  expect(texts()).toBe('header 0 1 0 1')
  expect(shown.table).toMatchObject({ status: 'playing', standings: null, to_act: [0] })
})

test('undo interrupts a bot that thinks', async () => {
  rules.slow = true
  game.act(0, 'this')
  await later()
  expect(told.at(-1)).toBe('1 thinks')
  game.undo(1)
  await later()
  expect(rules.closed).toBe(1)
  expect(texts()).toBe('header')
  expect(told.at(-1)).toBe('snapshot 0 of 1')
  expect(told.join()).not.toContain('failed')
})

test('what the rules refuse, and what came too late, changes nothing', async () => {
  game.act(0, 'no')
  game.act(3, 'this')
  await later()
  expect(told).toEqual(['snapshot 0 of 1', 'refused against'])
  expect(texts()).toBe('header')
})

test('a bot plays in my seat until I take it back, without a breath', async () => {
  rules.slow = true
  await game.handOver(0)
  expect(shown.table.seats[0]?.bot).toBe('trader')
  await settle()
  expect(told.at(-1)).toBe('0 thinks')
  const back = game.takeBack(0)
  await settle()
  await back
  expect(memory.stored?.table.seats[0]?.bot).toBeNull()
  rules.slow = false
  await later()
  expect(texts()).toBe('header')
  await game.handOver(0)
  await later()
  expect(shown.table.status).toBe('over')
  expect(memory.stored?.lines.some(({ mine }) => mine)).toBe(false)
})

test('what cannot be stored is not shown, and said', async () => {
  memory.fails = true
  game.act(0, 'this')
  await settle()
  expect(told.slice(1)).toEqual(['failed Error: full', 'snapshot 0 of 1'])
  memory.fails = false
  game.act(0, 'this')
  await settle()
  expect(texts()).toBe('header 0')
})

test('that the coach was asked stays in the first line, and is not said where it cannot be kept', async () => {
  memory.fails = true
  const failed = game.coach(0)
  await settle()
  expect(await failed).toBe(false)
  expect(texts()).toBe('header')
  memory.fails = false
  game.act(0, 'this')
  await later()
  const asked = game.coach(0)
  await settle()
  expect(await asked).toBe(true)
  expect(texts()).toBe('header, coached 0 0 1')
  expect(shown.table.seats.map(({ coached }) => coached)).toEqual([true, false])
  game.undo(2)
  await settle()
  expect(texts(), 'what is taken back does not take it away').toBe('header, coached 0')
  expect(memory.stored?.table.seats[0]?.coached).toBe(true)
})

test('a bot that fails is not asked again and again', async () => {
  const think = vi.spyOn(rules, 'think').mockRejectedValue(new Error('unreachable executed'))
  game.act(0, 'this')
  for (let at = 0; at < 5; at++) await later()
  expect(think).toHaveBeenCalledTimes(1)
  expect(told.slice(2)).toEqual(['1 thinks', 'failed Error: unreachable executed', 'snapshot 1 of 2'])
  think.mockRestore()
  game.undo(1)
  await settle()
  game.act(0, 'that')
  await later()
  expect(texts()).toBe('header 0 1')
})

test('another tab that went on is followed', async () => {
  memory.stored = {
    ...memory.stored!,
    lines: ['header', '0', '1'].map((text) => ({ text, mine: text === '0' })),
  }
  game.act(0, 'this')
  await settle()
  expect(told.slice(1)).toEqual(['refused stale', 'snapshot 2 of 3'])
})

test('bots breathe as long as the reader wants, and not at all where nobody looks on', async () => {
  game.pace('quick', false)
  game.act(0, 'this')
  await settle()
  await vi.advanceTimersByTimeAsync(60)
  expect(told.at(-1)).toBe('step 2')
  game.pace('calm', false)
  game.act(2, 'this')
  await vi.advanceTimersByTimeAsync(899)
  expect(told.at(-1)).toBe('step 3')
  game.pace('at_once', false)
  await vi.advanceTimersByTimeAsync(1)
  expect(told.at(-1)).toBe('step 4')
  game.pace('normal', true)
  await game.handOver(0)
  await vi.advanceTimersByTimeAsync(599)
  expect(shown.frame?.version).toBe(4)
  game.pace('normal', false)
  await vi.advanceTimersByTimeAsync(1)
  expect(shown.table.status).toBe('over')
})
