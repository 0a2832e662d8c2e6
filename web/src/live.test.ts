import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, type Listener, type Wire } from './live'
import type { Table, ToPage, ToServer } from './protocol'
import { aFrame, aStep } from './test/table'

class FakeWire implements Wire {
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  closed = false
  readonly sent: ToServer[] = []
  #number = 0

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.closed = true
  }
  /** The server says something; `skip` messages were lost before it. */
  says(message: ToPage, skip = 0): void {
    this.#number += 1 + skip
    const data = JSON.stringify({ number: this.#number, ...message })
    this.onmessage?.call(this as never, new MessageEvent('message', { data }))
  }
  /** The server says which message was its newest, after `lost` more have not arrived. */
  beats(lost = 0): void {
    this.#number += lost
    const data = `${JSON.stringify({ number: this.#number, type: 'heartbeat' })}   `
    this.onmessage?.call(this as never, new MessageEvent('message', { data }))
  }
  breaks(code = 1006): void {
    this.onclose?.call(this as never, new CloseEvent('close', { code }))
  }
}

const table = { id: 't' } as Table
const snapshot = (version: number): ToPage => ({
  type: 'snapshot',
  table,
  frame: aFrame(version),
  history: [],
})
const step = (n: number): ToPage => ({ type: 'step', heard: aStep(n, 0), frame: aFrame(n) })

let wires: FakeWire[]
let told: string[]
let live: Live
const wire = () => wires.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  told = []
  let ids = 0
  const listener: Listener = {
    snapshot: (_, frame) => told.push(`snapshot ${frame?.version}`),
    table: () => told.push('table'),
    step: (heard) => told.push(`step ${heard.n}`),
    line: ({ n }) => told.push(`line ${n}`),
    orders: (orders) => told.push(`orders ${orders.length}`),
    clock: ({ now }) => told.push(`clock ${now}`),
    unsaid: (guest) => told.push(`unsaid ${guest}`),
    refused: (problem) => told.push(`refused ${problem.code}`),
    connection: (state) => told.push(state),
    waiting: (commands) => told.push(`waiting ${commands}`),
    thinking: () => 0,
  }
  const dial = () => {
    wires.push(new FakeWire())
    return wire()
  }
  live = new Live(
    dial,
    listener,
    () => `c${++ids}`,
    () => 1,
  )
  live.open()
})

afterEach(() => vi.useRealTimers())

test('a snapshot opens the table and steps follow', () => {
  wire().says(snapshot(4))
  wire().says(step(5))
  wire().says({ type: 'table', table })
  wire().says({
    type: 'line',
    line: { n: 9, guest: 'g', name: 'Ann', seat: 0, at: 0, said: { phrase: 'hello' } },
  })
  wire().says({ type: 'unsaid', guest: 'g' })
  wire().says({ type: 'orders', orders: ['forced'] })
  expect(told).toEqual([
    'connecting',
    'live',
    'snapshot 4',
    'step 5',
    'table',
    'line 9',
    'unsaid g',
    'orders 1',
  ])
})

test('a step can be told by what is different, and by that alone that a command was carried out', () => {
  wire().says(snapshot(4))
  live.act(4, 'x')
  wire().says({ type: 'moved', seat: 0, events: [], done: 'c1' })
  wire().says({ type: 'moved', seat: 1, events: [] })
  expect(told.slice(-4)).toEqual(['waiting 1', 'step 5', 'waiting 0', 'step 6'])
})

test('a change that does not fit asks for a snapshot', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  wire().says(snapshot(4))
  wire().says({ type: 'moved', seat: 0, events: [], legal: [7] })
  expect(wire().sent).toEqual([{ type: 'resync' }])
  wire().says({ type: 'moved', seat: 0, events: [] })
  wire().says(snapshot(6))
  wire().says({ type: 'moved', seat: 0, events: [] })
  expect(told).toEqual(['connecting', 'live', 'snapshot 4', 'live', 'snapshot 6', 'step 7'])
  expect(complaint).toHaveBeenCalledOnce()
})

test('a gap asks for a snapshot once and hears nothing until it comes', () => {
  wire().says(snapshot(4))
  wire().says(step(6), 1)
  wire().says(step(7))
  expect(wire().sent).toEqual([{ type: 'resync' }])
  wire().says(snapshot(7))
  wire().says(step(8))
  expect(told).toEqual(['connecting', 'live', 'snapshot 4', 'live', 'snapshot 7', 'step 8'])
})

test('a heartbeat tells of a loss that nothing came after', () => {
  wire().says(snapshot(4))
  wire().beats()
  expect(wire().sent).toEqual([])
  wire().beats(1)
  expect(wire().sent).toEqual([{ type: 'resync' }])
  wire().beats()
  expect(wire().sent, 'the snapshot was lost too').toHaveLength(2)
  wire().says(snapshot(5))
  wire().says(step(6))
  wire().beats()
  expect(wire().sent).toHaveLength(2)
  expect(told.slice(-2)).toEqual(['snapshot 5', 'step 6'])
})

test('a command stays in the outbox until it is done', () => {
  wire().says(snapshot(4))
  live.act(4, 'play')
  expect(wire().sent).toEqual([{ type: 'act', id: 'c1', version: 4, action: 'play' }])
  wire().says(step(5))
  wire().says({ type: 'done', id: 'c1', version: 5 })
  expect(told.slice(3)).toEqual(['waiting 1', 'step 5', 'waiting 0'])
})

test('an unanswered command is sent again with its id after a reconnect', () => {
  wire().says(snapshot(4))
  live.act(4, 'play')
  wire().breaks()
  expect(told.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(500)
  expect(wires).toHaveLength(2)
  expect(wire().sent).toEqual([])
  wire().says(snapshot(5))
  expect(wire().sent).toEqual([{ type: 'act', id: 'c1', version: 4, action: 'play' }])
  wire().says({ type: 'done', id: 'c1', version: 5 })
  wire().breaks()
  vi.advanceTimersByTime(500)
  wire().says(snapshot(5))
  expect(wire().sent).toEqual([])
})

test('a command given while there is no connection waits for one', () => {
  live.undo(3)
  expect(wire().sent).toEqual([])
  wire().says(snapshot(3))
  expect(wire().sent).toEqual([{ type: 'undo', id: 'c1', version: 3 }])
})

test('a refusal empties the outbox and is told', () => {
  wire().says(snapshot(4))
  live.act(4, 'cheat')
  wire().says({ type: 'refused', id: 'c1', problem: { code: 'stale', version: 5 } })
  expect(told.slice(4)).toEqual(['waiting 0', 'refused stale'])
  wire().breaks()
  vi.advanceTimersByTime(500)
  wire().says(snapshot(5))
  expect(wire().sent).toEqual([])
})

test('a command that broke the connection by its size is not sent again', () => {
  wire().says(snapshot(4))
  live.act(4, 'x')
  wire().breaks(1009)
  expect(told).toContain('refused too_large')
  vi.advanceTimersByTime(500)
  wire().says(snapshot(4))
  expect(wire().sent).toEqual([])
})

test('the wait between attempts doubles up to a limit, and a snapshot resets it', () => {
  const waits = [500, 1000, 2000, 4000, 8000, 15_000, 15_000]
  for (const wait of waits) {
    const before = wires.length
    wire().breaks()
    vi.advanceTimersByTime(wait - 1)
    expect(wires).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(wires).toHaveLength(before + 1)
  }
  wire().says(snapshot(1))
  wire().breaks()
  vi.advanceTimersByTime(500)
  expect(wires).toHaveLength(waits.length + 2)
})

test('a socket that does not answer a probe is given up', () => {
  wire().says(snapshot(4))
  live.probe()
  expect(wire().sent).toEqual([{ type: 'resync' }])
  vi.advanceTimersByTime(6000)
  expect(wires[0]!.closed).toBe(true)
  expect(told.at(-1)).toBe('reconnecting')
})

test('a probe while waiting to reconnect does not wait longer', () => {
  wire().breaks()
  live.probe()
  expect(wires).toHaveLength(2)
  vi.advanceTimersByTime(5000)
  expect(wires).toHaveLength(2)
})

test('a closed table stays closed', () => {
  wire().says(snapshot(4))
  live.close()
  vi.advanceTimersByTime(60_000)
  live.probe()
  expect(wires).toHaveLength(1)
  expect(wire().closed).toBe(true)
})

test('the table hears whether its reader looks, and after a new connection again', () => {
  live.look(true)
  wire().says(snapshot(0))
  expect(wire().sent).toEqual([])
  live.look(false)
  live.look(false)
  expect(wire().sent).toEqual([{ type: 'look', looking: false }])
  wire().breaks()
  vi.advanceTimersByTime(500)
  wire().says(snapshot(0))
  expect(wire().sent).toEqual([{ type: 'look', looking: false }])
  live.look(true)
  expect(wire().sent.at(-1)).toEqual({ type: 'look', looking: true })
})
