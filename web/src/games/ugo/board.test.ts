import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame, Moment, Table } from '../../protocol'
import four from './four.fixture.json'
import ugo from '.'
import type { Action, View } from './types'

const moments = four as Moment[]
const act = vi.fn()
const explain = vi.fn()

afterEach(cleanup)
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
  act.mockClear()
  explain.mockClear()
})

function found(wanted: (view: View, legal: Action[]) => boolean): Frame {
  const moment = moments.find(({ frame }) => wanted(frame.view as View, frame.legal as Action[]))
  if (!moment) throw new Error('the fixture has no such moment')
  return moment.frame
}

function show(frame: Frame, replay = false) {
  const telling = { language: 'en' as const, you: 0, name: (seat: number) => `Player ${seat}` }
  render(ugo.Board, { table: {} as Table, frame, heard: [], telling, act, explain, replay })
}

const mustFollow = () =>
  found(
    (view, legal) =>
      legal.length > 0 &&
      legal.length < (view.hand?.cards.length ?? 0) &&
      view.trick.length > 0 &&
      'play' in (legal[0] ?? {}),
  )

it('plays a card at one click', async () => {
  const frame = mustFollow()
  show(frame)
  await userEvent.click(heldCards().find((card) => card.getAttribute('aria-disabled') === 'false')!)
  expect(act).toHaveBeenCalledOnce()
  expect(frame.legal).toContainEqual(act.mock.calls[0]?.[0])
})

it('says why a card cannot be played, with the rule', async () => {
  show(mustFollow())
  await userEvent.click(heldCards().find((card) => card.getAttribute('aria-disabled') === 'true')!)
  expect(act).not.toHaveBeenCalled()
  expect(explain).toHaveBeenCalledWith(expect.stringContaining('You must follow'), 'U-3.2')
})

it('moves through the hand with arrows and digits, and plays with Enter', async () => {
  show(found((view, legal) => view.trick.length === 0 && legal.length > 3))
  const cards = heldCards()
  cards[0]?.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(cards[1])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(cards.at(-1))
  await userEvent.keyboard('{Enter}')
  expect(act).toHaveBeenCalledOnce()
})

it('places a trick with the best choice at one click', async () => {
  const frame = found((_, legal) => legal.some((action) => 'place' in action))
  show(frame)
  await userEvent.click(screen.getByRole('button', { name: 'Place' }))
  expect(act).toHaveBeenCalledOnce()
  expect(frame.legal).toContainEqual(act.mock.calls[0]?.[0])
})

it('does nothing in a replay', async () => {
  show(mustFollow(), true)
  for (const card of heldCards()) await userEvent.click(card)
  expect(act).not.toHaveBeenCalled()
  expect(explain).not.toHaveBeenCalled()
})

function heldCards(): HTMLElement[] {
  return [...screen.getByRole('group', { name: 'Your hand' }).querySelectorAll('button')]
}
