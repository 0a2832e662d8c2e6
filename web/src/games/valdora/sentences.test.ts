import { describe, expect, it } from 'vitest'
import type { Language } from '../../words/messages'
import { spaceNote } from './describe'
import { found, games, telling } from './fixtures'
import valdora from '.'
import { pricesOf } from './prices'
import type { Action, Event, Known, Price, Refusal, View } from './types'

const { action, describe: inWords, log, refusal } = valdora
const LANGUAGES: Language[] = ['en', 'fr']
const moving = () => found(games.three, (view, legal) => view.tabletop.phase === 'move' && legal.length > 0)

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = { ...telling, language }

  it('writes no straight apostrophe', () => {
    const refusals: Refusal[] = [
      { why: 'needs_provisions', space: 'palace_grey' },
      { why: 'not_enough_silver', what: 'fourth_order', needs: 2, has: 1 },
      { why: 'wrong_stones', needs: { ruby: 1 }, chosen: {} },
      { why: 'cannot_carry', slot: 'shovel', equipment: 'shovel', gem: 'emerald' },
    ]
    for (const why of refusals) expect(refusal(why, reader)).not.toContain("'")
    for (const line of inWords(moving(), reader)) expect(line).not.toContain("'")
  })
})

describe('what is said', () => {
  it('speaks to the reader, and of the others', () => {
    const moved: Event = {
      type: 'moved',
      seat: 0,
      from: 'harbour',
      to: 'mine_north',
      provisions: false,
      way: [],
    }
    expect(log(moved, telling)?.text).toBe('You travel to Moon Mine.')
    expect(log({ ...moved, seat: 1 }, telling)?.text).toBe('Bruno travels to Moon Mine.')
    const met: Event = { type: 'met', seat: 1, other: 0, paid: 1, received: 1 }
    expect(log(met, { ...telling, language: 'fr' })?.text).toBe('Bruno vous rencontre et verse 1 pièce.')
  })

  it('tells the price of a journey before it is made', () => {
    const { tabletop } = moving().view as View
    const known = (prices: Price[]): Known => ({
      ...{ prices, page: 0, order: null, boats: 0 },
      ...{ orders: [], mine: 0, artisans: {} },
    })
    const legal: Action[] = [{ move: 'palace_white' }, { move: 'mine_south' }]
    const prices = pricesOf(
      legal,
      known([
        { silver: 2, provisions: true },
        { silver: 0, provisions: true },
      ]),
    )
    const costs = (space: string) => spaceNote(tabletop, space, 0, prices, telling).costs
    expect(costs('palace_white')).toEqual(['Encounters: pay 2 coins', 'Uses up your provisions'])
    expect(costs('mine_south')).toEqual(['Uses up your provisions'])
    expect(costs('harbour')).toEqual([])
    expect(spaceNote(tabletop, 'palace_white', 0, pricesOf(legal, null), telling).costs).toEqual([])
  })

  it('tells the price of an order in its name', () => {
    const frame = { ...moving(), legal: [{ buy_order: 'right' }] }
    const known: Known = {
      prices: [{ silver: 2, provisions: false }],
      page: 0,
      order: 2,
      boats: 0,
      orders: [],
      mine: 0,
      artisans: {},
    }
    expect(action({ buy_order: 'right' }, frame, telling, known)).toMatch(/for 2 coins$/)
  })
})
