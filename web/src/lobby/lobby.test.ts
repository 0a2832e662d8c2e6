import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Wire } from '../live'
import type { Lobby } from '../protocol'
import { LobbyState } from './lobby.svelte'
import { anything, queryOf } from './wish'

const board = (asks: number): Lobby => ({ tables: [], more: 0, here: null, invitations: [], asks })

let wires: (Wire & { query: string; closed: boolean })[]
const dial = (query: string) => {
  const wire = { query, closed: false, send: () => undefined, close: () => void (wire.closed = true) }
  wires.push(Object.assign(wire, { onmessage: null, onclose: null }))
  return wires.at(-1)!
}
const tell = (at: number, lobby: Lobby) =>
  wires[at]!.onmessage!.call(null as never, { data: JSON.stringify(lobby) } as MessageEvent)
const lose = (at: number) => wires[at]!.onclose!.call(null as never, {} as CloseEvent)

beforeEach(() => {
  wires = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a wish becomes part of the address, and options only with their game', () => {
  expect(queryOf(anything())).toBe('')
  expect(queryOf({ ...anything(), options: { variant: 'standard' } })).toBe('')
  const options = { variant: 'standard', first: '' }
  const wish = { game: 'ugo', seats: '3', language: 'fr', timing: 'live', options } as const
  expect(queryOf(wish)).toBe('?game=ugo&seats=3&language=fr&timing=live&options=variant.standard')
})

test('the newest board is shown, and after a loss it is asked for again, later and later', () => {
  const lobby = new LobbyState(dial, () => 1)
  lobby.open()
  tell(0, board(1))
  expect([lobby.board?.asks, lobby.lost]).toEqual([1, false])
  lose(0)
  expect([lobby.board?.asks, lobby.lost]).toEqual([1, true])
  vi.advanceTimersByTime(999)
  expect(wires.length).toBe(1)
  vi.advanceTimersByTime(1)
  lose(1)
  vi.advanceTimersByTime(2000)
  tell(2, board(0))
  expect([lobby.board?.asks, lobby.lost, wires.length]).toEqual([0, false, 3])
  lobby.close()
})

test('another wish ends the stream of the one before, and closing ends them all', () => {
  const lobby = new LobbyState(dial)
  lobby.open()
  lobby.open({ ...anything(), game: 'valdora' })
  expect(wires.map(({ query, closed }) => [query, closed])).toEqual([
    ['', true],
    ['?game=valdora', false],
  ])
  lobby.close()
  lobby.open()
  vi.advanceTimersByTime(100_000)
  expect(wires.length).toBe(2)
  expect(wires[1]!.closed).toBe(true)
})
