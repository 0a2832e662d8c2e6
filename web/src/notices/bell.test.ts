import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Wire } from '../live'
import type { Bell } from '../protocol'
import { BellState } from './bell.svelte'
import { unread } from './unread'

let wires: Wire[]
const dial = () => {
  const wire: Wire = { send: () => undefined, close: () => undefined, onmessage: null, onclose: null }
  wires.push(wire)
  return wire
}
const tell = (bell: Bell) =>
  wires.at(-1)!.onmessage!.call(null as never, { data: JSON.stringify(bell) } as MessageEvent)
const lose = () => wires.at(-1)!.onclose!.call(null as never, {} as CloseEvent)

const badge = { setAppBadge: vi.fn(async () => {}), clearAppBadge: vi.fn(async () => {}) }

beforeEach(() => {
  wires = []
  vi.useFakeTimers()
  Object.assign(navigator, badge)
  document.head.innerHTML = '<link rel="icon" href="/plain.svg" />'
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

test('the bell says what is new, on the icons too', async () => {
  const bell = new BellState(dial, async () => true)
  await bell.listen()
  await bell.listen()
  expect(wires.length).toBe(1)
  tell({ unread: 3, turns: 1 })
  expect([bell.unread, bell.turns]).toEqual([3, 1])
  expect(badge.setAppBadge).toHaveBeenCalledExactlyOnceWith(3)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!
  expect(icon.href).toContain('favicon-turn')
  tell({ unread: 0, turns: 0 })
  expect(badge.clearAppBadge).toHaveBeenCalledOnce()
  expect(icon.href).toContain('plain')
})

test('nobody is listened for until they have a name, and whoever is lost is asked for again', async () => {
  let known = false
  const bell = new BellState(
    dial,
    async () => known,
    () => 1,
  )
  await bell.listen()
  expect([wires.length, bell.bell]).toEqual([0, null])
  known = true
  await bell.listen()
  tell({ unread: 1, turns: 0 })
  lose()
  expect(bell.unread).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(wires.length).toBe(2)
  // They have signed out meanwhile.
  known = false
  lose()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([wires.length, bell.bell]).toEqual([2, null])
})

test('a title says how much is new, up to where it stays short', () => {
  expect([0, 1, 250].map(unread)).toEqual(['', '(1) ', '(99) '])
})
