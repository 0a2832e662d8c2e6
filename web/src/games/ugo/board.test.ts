import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame, Moment, Table } from '../../protocol'
import type { BoardProps } from '../module'
import four from './four.fixture.json'
import ugo from '.'
import Kingdom from './Kingdom.svelte'
import type { Action, Player, View } from './types'

const moments = four as Moment[]
// Drawing a whole table in jsdom takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

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

const table = { you: 0, seats: [{ bot: null }] } as Table

function show(frame: Frame, change: Partial<BoardProps> = {}) {
  const telling = { language: 'en' as const, you: 0, name: (seat: number) => `Player ${seat}` }
  const props = { table, frame, heard: [], history: [], telling, act, busy: false, explain, replay: false }
  render(ugo.Board, { ...props, ...change })
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
  await fireEvent.click(heldCards().find((card) => card.getAttribute('aria-disabled') === 'false')!)
  expect(act).toHaveBeenCalledOnce()
  expect(frame.legal).toContainEqual(act.mock.calls[0]?.[0])
})

it('says why a card cannot be played, with the rule', async () => {
  show(mustFollow())
  await fireEvent.click(heldCards().find((card) => card.getAttribute('aria-disabled') === 'true')!)
  expect(act).not.toHaveBeenCalled()
  expect(explain).toHaveBeenCalledWith(expect.stringContaining('You must follow'), 'U-3.2')
})

it('moves through the hand with arrows and digits', async () => {
  show(found((view, legal) => view.trick.length === 0 && legal.length > 3))
  const cards = heldCards()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  cards[0]?.focus()
  await press('ArrowRight')
  expect(document.activeElement).toBe(cards[1])
  await press('ArrowLeft')
  await press('ArrowLeft')
  expect(document.activeElement).toBe(cards.at(-1))
  const value = cards[2]?.getAttribute('data-at')?.split('_')[1] ?? ''
  await press(value)
  expect(document.activeElement?.getAttribute('data-at')).toMatch(new RegExp(`_${value}$`))
})

it('places a trick with the best choice at one click', async () => {
  const frame = found((_, legal) => legal.some((action) => 'place' in action))
  show(frame)
  await fireEvent.click(screen.getByText('Place', { selector: 'button' }))
  expect(act).toHaveBeenCalledOnce()
  expect(frame.legal).toContainEqual(act.mock.calls[0]?.[0])
})

it('does nothing in a replay', async () => {
  show(mustFollow(), { replay: true })
  for (const card of heldCards()) await fireEvent.click(card)
  expect(act).not.toHaveBeenCalled()
  expect(explain).not.toHaveBeenCalled()
})

it('takes no second action while the first is on its way', async () => {
  show(mustFollow(), { busy: true })
  for (const card of heldCards()) await fireEvent.click(card)
  expect(act).not.toHaveBeenCalled()
  cleanup()
  show(
    found((_, legal) => legal.some((action) => 'place' in action)),
    { busy: true },
  )
  screen.getByText('Place', { selector: 'button' }).click()
  expect(act).not.toHaveBeenCalled()
})

it('takes the second click of a double click for no click', async () => {
  show(mustFollow())
  const card = heldCards().find((card) => card.getAttribute('aria-disabled') === 'false')!
  await fireEvent.click(card, { detail: 2 })
  expect(act).not.toHaveBeenCalled()
})

it('leaves the cards to the bot that plays for you', async () => {
  const satIn = { table: { you: 0, seats: [{ bot: 'merchant' }] } as Table }
  show(mustFollow(), satIn)
  for (const card of heldCards()) {
    expect(card.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(card)
  }
  expect(act).not.toHaveBeenCalled()
  cleanup()
  show(
    found((_, legal) => legal.some((action) => 'place' in action)),
    satIn,
  )
  expect(screen.queryByText('Place', { selector: 'button' })).toBeNull()
})

function heldCards(): HTMLElement[] {
  return [...screen.getByLabelText('Your hand').querySelectorAll('button')]
}

it('counts the cards of a pile that may not be looked at', async () => {
  const view = found((view) => (view.players[1]?.kingdom.fields[0]?.top ?? null) !== null).view as View
  const { kingdom, ...rest } = view.players[1]!
  const tops = kingdom.fields.flatMap(({ top }) => top ?? [])
  const player = { ...rest, kingdom, cards: tops, hidden: [2, 0, 0, 0, 0] as Player['hidden'] }
  const telling = { language: 'en' as const, you: 0, name: (seat: number) => `Player ${seat}` }
  const { container } = render(Kingdom, { view, seat: 1, player, telling })
  const field = container.querySelector('.acre')!
  expect(field.querySelector('.count')?.textContent).toBe('3')
  await fireEvent.click(field)
  expect(screen.getByRole('status').textContent).toContain('It covers 2 cards.')
})
