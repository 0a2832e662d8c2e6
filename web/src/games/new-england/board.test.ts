import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from '../../protocol'
import { boardOf } from '../../test/board'
import { clickLate } from '../../test/late'
import newEngland from '.'
import { found, telling } from './fixtures'
import Offer from './Offer.svelte'
import { phaseName } from './table'
import type { Action, Known, View } from './types'

const { act, draw } = boardOf(newEngland)
// Wide enough for everything to stand side by side.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1100))

const phase = (name: string) => (view: View, legal: Action[]) =>
  phaseName(view.phase) === name && legal.length > 0
const buying = () =>
  found(
    (view, legal) =>
      phase('turn')(view, legal) && legal.some((one) => typeof one === 'object' && 'buy' in one),
  )
const decisions = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-choice]')]

describe('what can be done is lit, and no more', () => {
  it.each(['bid', 'offer', 'place'] as const)('%s', (name) => {
    const frame = found(phase(name))
    expect(decisions(draw(frame).container)).toHaveLength(frame.legal.length)
  })

  it('in a turn: purchases and its end; figures that can move have a ring', () => {
    const frame = found(
      (view, legal) =>
        phase('turn')(view, legal) && legal.some((one) => typeof one === 'object' && 'move' in one),
    )
    const moves = (frame.legal as Action[]).filter((one) => typeof one === 'object' && 'move' in one)
    const { container } = draw(frame)
    expect(container.querySelectorAll('.target')).toHaveLength(moves.length)
    expect(decisions(container).length).toBeGreaterThan(0)
  })
})

it('buys at one click, and what cannot be bought is asked of the rules', async () => {
  const frame = buying()
  const { container } = draw(frame)
  await fireEvent.click(decisions(container)[0]!)
  expect(frame.legal).toContainEqual(act.mock.calls[0]?.[0])
})

it('buys nothing where the click shows that the item is gone', () => {
  const view = buying().view as View
  const onbuy = vi.fn()
  const before = { view, telling, open: [], turn: true, onlyStored: () => false, pointed: null, onbuy }
  clickLate(Offer, before, { view: { ...view, offer: [] } })
  expect(onbuy).not.toHaveBeenCalled()
})

it('takes one choice at a time', async () => {
  for (const frame of [buying(), found(phase('bid')), found(phase('place'))]) {
    const { container } = draw(frame, { busy: true })
    for (const lit of decisions(container)) {
      await fireEvent.click(lit)
      await fireEvent.keyDown(lit, { key: 'Enter' })
    }
    cleanup()
  }
  expect(act).not.toHaveBeenCalled()
})

describe('keys', () => {
  const placing = () => found((view, legal) => phase('place')(view, legal) && legal.length > 1)

  it('place with Enter what the arrows have found', async () => {
    const frame = placing()
    const { container } = draw(frame)
    const [first] = decisions(container)
    first!.focus()
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
      await fireEvent.keyDown(document.activeElement!, { key })
    expect(document.activeElement).not.toBe(document.body)
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
    expect(frame.legal).toContainEqual(act.mock.calls[0]?.[0])
  })

  it('turn what has the focus, and the focus with it', async () => {
    const { container } = draw(found(phase('start_tile')))
    const first = decisions(container)[0]!
    first.focus()
    await fireEvent.keyDown(first, { key: 't' })
    await tick()
    expect(document.activeElement).not.toBe(first)
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' })
    const { start_tile } = act.mock.calls[0]?.[0] as { start_tile: { cells: string[] } }
    // The first place lies across; turned it goes down from the same cell.
    expect(start_tile.cells.map((cell) => cell[0])).toEqual(['A', 'A'])
  })

  it('find the next decision under the focus, unless a pointer was used', async () => {
    const { container, rerender } = draw(buying())
    const [buy] = decisions(container)
    buy!.focus()
    await fireEvent.keyDown(buy!, { key: 'Enter' })
    await rerender({ frame: { ...placing() } })
    await tick()
    expect(document.activeElement).toBe(decisions(container)[0])

    ;(document.activeElement as HTMLElement).blur()
    await fireEvent.pointerDown(container)
    await rerender({ frame: { ...found(phase('bid')) } })
    await tick()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('an announcement', () => {
  const late = () => {
    const frame = found(phase('offer'))
    const bag = { settlement: 1, crops: 1, pasture: 2 }
    return { ...frame, view: { ...(frame.view as View), bag, fillable: [3, 4] } }
  }

  it('that can be filled is made at one click', async () => {
    draw(late())
    await fireEvent.click(screen.getByRole('button', { name: 'Announce 4 tiles and 5 cards' }))
    expect(act).toHaveBeenCalledExactlyOnceWith({ announce: 4 })
  })

  it('that ends the game is asked twice, and can be taken back', async () => {
    draw(late(), { facts: { places: [], purses: [], ranking: [2, 0, 1] } })
    const five = () => screen.getByRole('button', { name: /^Announce 5/ })
    await fireEvent.click(five())
    expect(act).not.toHaveBeenCalled()
    const warning = within(screen.getByRole('alertdialog'))
    expect(warning.getByText(/only 4 tiles/)).toBeTruthy()
    // As the rules have told it: a tie is theirs to break.
    const { name } = telling
    expect(warning.getAllByRole('listitem').map((one) => one.textContent)).toEqual(
      [2, 0, 1].map((seat) => expect.stringContaining(name(seat))),
    )
    await tick()
    expect(document.activeElement?.textContent).toBe('Choose another number')
    await fireEvent.click(document.activeElement!)
    await tick()
    expect(document.activeElement).toBe(five())
    await fireEvent.click(five())
    await fireEvent.click(screen.getByText('End the game'))
    expect(act).toHaveBeenCalledExactlyOnceWith({ announce: 5 })
  })
})

it('marks the coins that leave too little money', () => {
  const frame = found(phase('bid'))
  const purse = (price: number, affordable: number) => ({ price, purchases: 2, affordable, after: 4 })
  const facts: Known = { places: [], purses: [purse(8, 0), purse(5, 1), purse(3, 2)], ranking: [] }
  draw(frame, { facts })
  expect(screen.getByRole('button', { name: /^Bid 8, too expensive/i })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Bid 5, enough for 1/i })).toBeTruthy()
})

it.each([
  ['in a replay', true, 0],
  ['to a spectator', false, null],
] as const)('nothing is lit %s', (_, replay, you) => {
  for (const frame of [buying(), found(phase('start_tile'))]) {
    const { container } = draw(
      { ...frame, ...(you === null && { legal: [] }) },
      { replay, telling: { ...telling, you } },
    )
    expect(decisions(container)).toEqual([])
    cleanup()
  }
})

it('adds up on the final sheet', () => {
  const frame = found((view) => view.phase === 'over')
  const { container } = render(newEngland.Final, { table: {} as Table, frame, history: [], telling })
  const cells = [...container.querySelectorAll('.total td')].map((cell) => Number(cell.textContent))
  expect(cells).toEqual(frame.standings?.toSorted((a, b) => a.seat - b.seat).map(({ points }) => points))
  expect(container.querySelectorAll('td strong').length).toBeGreaterThan(2)
})

it('names no family before it is chosen', () => {
  const frame = found(phase('bid'))
  const view: View = { ...(frame.view as View), phase: { family: 1 } }
  const choosing = { ...frame, view, legal: [] }
  const { container } = draw(choosing)
  const letters = [...container.querySelectorAll('.families li')].map(
    (li) => li.querySelector('.letter') !== null,
  )
  expect(letters).toEqual([true, false, false, false])
  for (const shown of [
    container.querySelector('ul.families')!.textContent,
    newEngland.describe!(choosing, telling).join(),
  ])
    expect(shown!.match(/ family\b/g)).toHaveLength(1)
})

it('ends the turn by the main button only where nothing else is left to do', () => {
  const frame = buying()
  const isMain = (legal: unknown[]) => {
    const { container } = draw({ ...frame, legal })
    const main = container.querySelector('.buttons .primary') !== null
    cleanup()
    return main
  }
  expect([isMain(frame.legal), isMain(['end_turn'])]).toEqual([false, true])
})
