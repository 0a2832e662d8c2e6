import { cleanup, fireEvent } from '@testing-library/svelte'
import { describe, expect, it } from 'vitest'
import type { Frame } from '../../protocol'
import { boardOf } from '../../test/board'
import { moves } from './choices'
import { found, games, telling } from './fixtures'
import valdora from '.'
import type { Action, Known, Player, Tabletop, View } from './types'

const { act, why, show } = boardOf(valdora)
const watching = { telling: { ...telling, you: null } }

const moving = () => found(games.three, (_, legal) => moves(legal).size > 3)

/** Seat 0 at its action on a space, with these things and choices. */
function acting(
  position: string,
  legal: Action[],
  own: Partial<Player> = {},
  change: Partial<Tabletop> = {},
): Frame {
  const frame = moving()
  const view = frame.view as View
  const me = { ...view.tabletop.players[0]!, position, ...own }
  const tabletop = {
    ...view.tabletop,
    active: 0,
    phase: 'act' as const,
    players: view.tabletop.players.with(0, me),
  }
  return { ...frame, legal, view: { ...view, tabletop: { ...tabletop, ...change } } }
}
const lit = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-choice]')]

describe('moving', () => {
  it('lights up the spaces one may go to, and no others', async () => {
    const frame = moving()
    const container = show(frame)
    const spaces = lit(container).map((one) => one.getAttribute('data-space'))
    expect(new Set(spaces)).toEqual(moves(frame.legal as Action[]))
    await fireEvent.click(container.querySelector(`[data-space="${spaces[0]}"]`)!)
    expect(act).toHaveBeenCalledExactlyOnceWith({ move: spaces[0] })
  })

  it('asks why a space is out of reach', async () => {
    const frame = moving()
    const out = [...show(frame).querySelectorAll('[data-space]:not([data-choice])')][0]!
    await fireEvent.click(out)
    expect(act).not.toHaveBeenCalled()
    expect(why).toHaveBeenCalledExactlyOnceWith({ move: out.getAttribute('data-space') })
  })

  it.each([
    ['a spectator', { telling: { ...telling, you: null } }],
    ['whoever watches a replay', { replay: true }],
  ])('lets %s do nothing', async (_, watching) => {
    const container = show(moving(), watching)
    expect(lit(container)).toEqual([])
    for (const space of container.querySelectorAll('[data-space]')) await fireEvent.click(space)
    expect(act).not.toHaveBeenCalled()
  })
})

describe('acting', () => {
  const known = (told: Partial<Known>): Known => ({
    prices: [],
    page: 0,
    order: null,
    boats: 0,
    orders: [],
    mine: 0,
    artisans: {},
    ...told,
  })

  it('asks which nugget pays where there are several', async () => {
    const ways: Action[] = [
      { buy_equipment: { side: 'right', pay: 'gold_pan' } },
      { buy_equipment: { side: 'right', pay: 'cart' } },
    ]
    const frame = acting('city_a', [{ turn: 'right' }, ...ways, 'end_turn'])
    const container = show(frame)
    await fireEvent.click(container.querySelector('.print[data-choice]')!)
    expect(act).not.toHaveBeenCalled()
    const choices = lit(container).filter((one) => one.closest('.side') !== null)
    expect(choices.map((one) => one.textContent)).toEqual([
      expect.stringContaining('nugget from the gold pan'),
      expect.stringContaining('nugget from the cart'),
    ])
    await fireEvent.click(choices[1]!)
    expect(act).toHaveBeenCalledExactlyOnceWith(ways[1])
  })

  const full = { orders: ['order_red', 'order_red', 'order_blue'], silver: 1 }
  const backs: Action[] = (['order_red', 'order_blue'] as const).flatMap((order) =>
    (['left', 'right'] as const).map((side) => ({ give_back: { order, side } })),
  )

  /** Finds these orders to give back, and gives back the second. */
  async function giveBack(container: HTMLElement, orders: string[]) {
    const choices = lit(container).filter((one) => one.textContent?.includes('Give back the'))
    expect(choices.map((one) => one.textContent)).toEqual(orders.map((order) => `Give back the ${order}`))
    await fireEvent.click(choices[1]!)
  }

  it('asks which order goes back for the one that is wanted, onto the other side', async () => {
    const frame = acting('city_c', [{ turn: 'right' }, ...backs, 'end_turn'], full)
    const container = show(frame, { facts: known({ order: 1 }) })
    const wanted = container.querySelector('.print[data-choice]')!
    expect(wanted.getAttribute('aria-label')).toMatch(/, 1 coin$/)
    await fireEvent.click(wanted)
    expect(act).not.toHaveBeenCalled()
    await giveBack(container, ['red order, on the left', 'blue order, on the left'])
    expect(act).toHaveBeenCalledExactlyOnceWith(backs[2])
  })

  it('gives an order back onto the side that is chosen', async () => {
    const container = show(acting('city_c', [...backs, 'end_turn'], full))
    const blue = lit(container).find((one) => one.getAttribute('aria-label')?.startsWith('Give back: blue'))!
    await fireEvent.click(blue)
    await giveBack(container, ['blue order, on the left', 'blue order, on the right'])
    expect(act).toHaveBeenCalledExactlyOnceWith(backs[3])
  })

  it('delivers at one click, and says what is missing elsewhere', async () => {
    const deliver: Action = { deliver: { order: 'order_grey', slots: [] } }
    const own = { orders: ['order_grey', 'order_white_3'], silver: 1, slots: {} }
    const lacks = [
      { order: 'order_grey', gems: {}, silver: 0, palace: 'palace_grey' },
      { order: 'order_white_3', gems: { ruby: 1, sapphire: 1, gold: 1 }, silver: 0, palace: null },
    ]
    const container = show(acting('palace_grey', [deliver, 'end_turn'], own), {
      facts: known({ orders: lacks }),
    })
    expect(container.textContent).toContain('missing: ruby, sapphire, gold')
    await fireEvent.click(lit(container).find((one) => one.textContent?.includes('Deliver'))!)
    expect(act).toHaveBeenCalledExactlyOnceWith(deliver)
  })

  it('names and lights the palace that would take an order, and no other', () => {
    const orders = [{ order: 'order_grey', gems: {}, silver: 0, palace: 'palace_grey' }]
    const own = { orders: ['order_grey'], silver: 1, slots: {} }
    const container = show(acting('road_linden', ['end_turn'], own), { facts: known({ orders }) })
    expect(container.textContent).toContain('deliver to Silvermoon Palace')
    const waiting = [...container.querySelectorAll('.waiting')]
    expect(waiting.map((one) => one.closest('[data-space]')?.getAttribute('data-space'))).toEqual([
      'palace_grey',
    ])
  })

  it('loads with one click, naming the price', async () => {
    const load: Action = { load: { gem: 'ruby', slot: 'cart', from: 'space' } }
    const own: Partial<Player> = { slots: { cart: { equipment: 'cart', gem: null } }, silver: 3 }
    const prices = [2, 0].map((silver) => ({ silver, provisions: false }))
    const container = show(acting('road_linden', [load, 'end_turn'], own), { facts: known({ prices }) })
    const button = lit(container).find((one) => one.classList.contains('load'))!
    expect(button.getAttribute('aria-label')).toBe('Load a ruby onto the cart for 2 coins')
    expect(button.textContent).toContain('Load the cart')
    await fireEvent.click(button)
    expect(act).toHaveBeenCalledExactlyOnceWith(load)
  })
})

describe('the disc', () => {
  const at = (colours_to_end: number) => {
    const frame = moving()
    return { ...frame, view: { ...(frame.view as View), colours_to_end } }
  }
  const lacks = { prices: [], page: 0, order: null, boats: 0, orders: [], mine: 3, artisans: { grey: 2 } }

  it('says what a workshop lacks as the rules have told it', () => {
    const grey = (container: HTMLElement) =>
      container.querySelector('[data-thing="workshop:grey"]')!.textContent
    expect(grey(show(at(6)))).not.toContain('more')
    cleanup()
    expect(grey(show(at(6), { facts: lacks }))).toContain('2 more')
  })

  it('tells of the end until it has come', () => {
    expect(show(at(1)).textContent).toMatch(/The end comes when one more colour/)
    cleanup()
    expect(show(at(0)).textContent).not.toContain('The end comes when')
  })
})

describe('secrets', () => {
  it('names delivered orders to whoever delivered them, and to nobody else', () => {
    const frame = moving()
    const view = frame.view as View
    const players = view.tabletop.players.map((player) => ({ ...player, delivered: 2 }))
    const own = { ...view.own!, secret: { ...view.own!.secret, delivered: { order_blue: 2 } } }
    const played = (own: View['own']) => ({
      ...frame,
      view: { ...view, tabletop: { ...view.tabletop, players }, own },
    })
    const named = (container: HTMLElement) =>
      [...container.querySelectorAll('*')].filter((one) =>
        [one.getAttribute('title'), one.children.length === 0 ? one.textContent : null].some((text) =>
          text?.includes('2 × blue order'),
        ),
      )
    const mine = named(show(played(own)))
    expect(mine.length).toBeGreaterThan(0)
    expect(mine.every((one) => one.closest('[data-at="seat 0"]'))).toBe(true)
    cleanup()
    expect(named(show({ ...played(null), legal: [] }, watching))).toEqual([])
  })
})
