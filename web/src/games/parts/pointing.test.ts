// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Pointing } from './pointing.svelte'

const place = document.createElement('i')
place.dataset.place = 'harbour'

const at = (pointerType: string, movementX = 0) =>
  ({ target: place, pointerType, movementX, movementY: 0 }) as unknown as PointerEvent

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('names what a mouse is over, and nothing once it has left', () => {
  const pointing = new Pointing('data-place')
  pointing.onpointermove(at('mouse'))
  expect(pointing.hovered).toBe('harbour')
  pointing.onpointerleave(at('mouse'))
  expect(pointing.hovered).toBeNull()
})

it('takes a long press for a question, a short one and a swipe not', () => {
  const pointing = new Pointing('data-place')
  pointing.onpointerdown(at('touch'))
  pointing.lift()
  vi.advanceTimersByTime(2000)
  expect([pointing.asked, pointing.hovered]).toEqual([false, null])

  pointing.onpointerdown(at('touch'))
  pointing.onpointermove(at('touch', 9))
  vi.advanceTimersByTime(2000)
  expect(pointing.asked).toBe(false)

  pointing.onpointerdown(at('touch'))
  vi.advanceTimersByTime(2000)
  expect([pointing.asked, pointing.hovered]).toEqual([true, 'harbour'])
})
