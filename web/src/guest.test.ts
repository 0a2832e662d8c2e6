import { beforeEach, expect, test, vi } from 'vitest'
import { api } from './api'
import { digestOf, open as opening, pledgeOf } from './fairness/pledge'
import { keepSeat, pledgedAt, pledgedElsewhere, sitDown } from './guest'
import type { Opening, Sit, Table } from './protocol'
import { aSeat, aTable } from './test/table'

const other = 'ab'.repeat(32)

/** What the server holds: this guest in seat 0, a bot, somebody else who has pledged. */
let table: Table
const sit = vi.spyOn(api, 'sit')
const open = vi.spyOn(api, 'open')

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  table = aTable({
    commitment: 'cd'.repeat(32),
    seats: [
      aSeat(0, { owner: 'person', name: 'Ann' }),
      aSeat(1, { owner: 'bot', name: 'Bruno', bot: 'trader', ready: true }),
      aSeat(2, { owner: 'person', name: 'Bob', ready: true, pledge: other }),
    ],
  })
  sit.mockImplementation(async (_: string, { pledge }: Sit) => {
    const seats = table.seats.map((info) => (info.seat === 0 ? { ...info, ready: true, pledge } : info))
    return (table = { ...table, seats })
  })
  open.mockImplementation(async () => table)
})

const terms = () => digestOf({ ...table, pledges: table.seats.map(({ pledge }) => pledge) })
const fixed = (): Table => (table = { ...table, status: 'opening' })
const opened = (): Opening => open.mock.lastCall![1]

test('a seat that is kept is pledged for, and nothing is opened before all pledges are fixed', async () => {
  await keepSeat(table)
  expect(sit).toHaveBeenCalledTimes(1)
  expect(pledgedAt('t1')?.pledge).toBe(table.seats[0]!.pledge)
  await keepSeat(table)
  expect(sit).toHaveBeenCalledTimes(1)
  expect(open).not.toHaveBeenCalled()
})

test('once they are fixed the number is opened for exactly these terms', async () => {
  await keepSeat(table)
  await keepSeat(fixed())
  expect(opened()).toEqual(opening(pledgedAt('t1')!, terms()))
  expect(pledgedAt('t1')?.terms).toBe(terms())
})

test('a number is never opened for other terms than the first', async () => {
  await keepSeat(table)
  await keepSeat(fixed())
  const seats = table.seats.map((info) => (info.seat === 2 ? { ...info, pledge: 'ef'.repeat(32) } : info))
  await keepSeat({ ...table, seats })
  expect(open).toHaveBeenCalledTimes(1)
})

test('after a beginning was broken off another number is pledged', async () => {
  await keepSeat(table)
  const first = pledgedAt('t1')!
  const seats = table.seats.map((info) => ({ ...info, ready: info.bot !== null, pledge: null }))
  table = { ...table, status: 'gathering', seats }
  await keepSeat(table)
  const second = pledgedAt('t1')!
  expect(second.number).not.toBe(first.number)
  expect(pledgeOf(second)).toBe(table.seats[0]!.pledge)
})

test('what another browser pledged is neither opened nor pledged anew by itself', async () => {
  const seats = table.seats.map((info) => (info.seat === 0 ? { ...info, ready: true, pledge: other } : info))
  table = { ...table, seats }
  await keepSeat(table)
  await keepSeat(fixed())
  expect(sit).not.toHaveBeenCalled()
  expect(open).not.toHaveBeenCalled()
  expect(pledgedElsewhere(table)).toBe(true)
  // Only if asked to.
  await sitDown(table, 0, null)
  expect(sit).toHaveBeenCalledTimes(1)
  expect(pledgedElsewhere(table)).toBe(false)
})

test('spectators and games in play are left alone', async () => {
  await keepSeat({ ...table, you: null })
  await keepSeat({ ...table, status: 'playing' })
  expect(sit).not.toHaveBeenCalled()
  await keepSeat(table)
  await keepSeat({ ...table, status: 'playing' })
  expect(open).not.toHaveBeenCalled()
})
