import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { Moment, Table } from '../../protocol'
import { boardOf } from '../../test/board'
import { foundIn, telling } from '../../test/played'
import four from './four.fixture.json'
import ugo from '.'
import Final from './Final.svelte'
import Kingdom from './Kingdom.svelte'
import type { Action, Event, Player, View } from './types'

const moments = four as Moment[]
const found = (wanted: (view: View, legal: Action[]) => boolean) => foundIn(moments, wanted)

const { act, why, show } = boardOf(ugo, { you: 0, seats: [{ bot: null }] } as Table)

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

it('asks why a card cannot be played', async () => {
  show(mustFollow())
  const unlit = heldCards().find((card) => card.getAttribute('aria-disabled') === 'true')!
  await fireEvent.click(unlit)
  expect(act).not.toHaveBeenCalled()
  expect(why).toHaveBeenCalledExactlyOnceWith({ play: unlit.getAttribute('data-at')?.replace(/^hand:/, '') })
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
  expect(why).not.toHaveBeenCalled()
})

it('takes no second action while the first is on its way', async () => {
  show(mustFollow(), { busy: true })
  for (const card of heldCards()) await fireEvent.click(card)
  expect(act).not.toHaveBeenCalled()
  expect(why).not.toHaveBeenCalled()
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
  const satIn = { table: { you: 0, seats: [{ bot: 'trader' }] } as Table }
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
  const { container } = render(Kingdom, { view, seat: 1, player, telling })
  const field = container.querySelector('.acre')!
  expect(field.querySelector('.count')?.textContent).toBe('3')
  await fireEvent.click(field)
  expect(screen.getByRole('status').textContent).toContain('It covers 2 cards.')
})

it('plays a card that is dragged to the middle, and no other', async () => {
  const board = show(mustFollow())
  const held = heldCards()
  const loose = held.find((card) => card.getAttribute('aria-disabled') === 'false')!
  expect(
    held.filter((card) => card.hasAttribute('data-drag')).map((card) => card.getAttribute('aria-disabled')),
  ).toEqual(held.filter((card) => card.getAttribute('aria-disabled') === 'false').map(() => 'false'))
  board.querySelector('[data-at="table"]')!.getBoundingClientRect = () => new DOMRect(0, 0, 200, 200)
  const at = (clientY: number) => ({ pointerId: 1, button: 0, clientX: 100, clientY })
  await fireEvent.pointerDown(loose, at(500))
  await fireEvent.pointerMove(loose, at(400))
  await fireEvent.pointerUp(loose, at(400))
  expect(act).not.toHaveBeenCalled()
  await fireEvent.pointerDown(loose, at(500))
  await fireEvent.pointerMove(loose, at(100))
  await fireEvent.pointerUp(loose, at(100))
  expect(act).toHaveBeenCalledExactlyOnceWith({ play: loose.getAttribute('data-at')?.replace(/^hand:/, '') })
})

it('shows every round field by field at the end', async () => {
  const played = moments.map(({ heard }) => heard)
  const last = played
    .flatMap(({ events }) => events as Event[])
    .find((event) => event.type === 'round_scored')!
  const rounds = [1, 2, 3, 4].map((round) => ({
    ...last,
    round,
    sheets: last.sheets.map((sheet, seat) => ({ ...sheet, points: round * 10 + seat })),
  }))
  const history = rounds.map((event, n) => ({ ...played[0]!, n, events: [event] }))
  const { frame } = moments.findLast(({ frame }) => frame)!
  render(Final, { table: {} as Table, frame: frame!, history, telling })
  const sums = () =>
    [...document.querySelectorAll('.sheets tfoot .points')].map((cell) => Number(cell.textContent))
  const buttons = screen.getAllByRole('button')
  expect(buttons.length).toBe(4)
  for (const { round, sheets } of rounds.toReversed()) {
    await fireEvent.click(buttons[round - 1]!)
    expect(buttons[round - 1]!.getAttribute('aria-pressed')).toBe('true')
    expect(sums(), `round ${round}`).toEqual(sheets.map(({ points }) => points))
  }
})
