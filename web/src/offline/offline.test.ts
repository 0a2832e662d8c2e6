import { afterEach, expect, test, vi } from 'vitest'
import { Refused } from '../api'
import { keepGame, keepPage, offline } from '.'

class Worker extends EventTarget {
  state = 'installing'
  becomes(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** A browser with this controller of the page. */
function browser(controller: object | null) {
  const registration = Object.assign(new EventTarget(), { installing: null as Worker | null })
  const active = { postMessage: vi.fn() }
  const register = vi.fn(async () => registration)
  vi.stubGlobal('navigator', {
    serviceWorker: { controller, register, ready: Promise.resolve({ active }) },
  })
  return { registration, register, active }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each([
  ['announced where an older one was kept', {}, 1],
  ['nothing new where none was', null, 0],
])('a version that has been kept is %s', async (_, controller, announced) => {
  vi.useFakeTimers()
  const { registration, register } = browser(controller)
  const renewed = vi.fn()
  await keepPage(renewed)
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js')
  const next = (registration.installing = new Worker())
  registration.dispatchEvent(new Event('updatefound'))
  next.becomes('installed')
  expect(renewed).not.toHaveBeenCalled()
  next.becomes('activated')
  expect(renewed).toHaveBeenCalledTimes(announced)
})

test('a game is kept a while after it was opened', async () => {
  vi.useFakeTimers()
  const { active } = browser({})
  const kept = keepGame('ugo', 'fr')
  await vi.advanceTimersByTimeAsync(1000)
  expect(active.postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  await kept
  expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ keep: 'ugo', language: 'fr' })
})

test('a server that cannot be reached is told apart from one that says no', () => {
  expect(offline(new TypeError('Failed to fetch'))).toBe('offline')
  expect(() => offline(new Refused({ code: 'internal' }))).toThrow(Refused)
})
