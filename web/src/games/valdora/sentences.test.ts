import { describe, expect, it } from 'vitest'
import type { Language } from '../../words/messages'
import { spaceNote } from './describe'
import { found, games, telling } from './fixtures'
import valdora from '.'
import type { Action, Event, Refusal, View } from './types'

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
    const moved: Event = { type: 'moved', seat: 0, from: 'harbour', to: 'mine_north', provisions: false }
    expect(log(moved, telling)?.text).toBe('You travel to Moon Mine.')
    expect(log({ ...moved, seat: 1 }, telling)?.text).toBe('Bruno travels to Moon Mine.')
    const met: Event = { type: 'met', seat: 1, other: 0, paid: 1, received: 1 }
    expect(log(met, { ...telling, language: 'fr' })?.text).toBe('Bruno vous rencontre et verse 1 pièce.')
  })

  it('tells the price of a journey before it is made', () => {
    const { tabletop } = moving().view as View
    const players = tabletop.players.map((player, seat) => ({
      ...player,
      position: seat === 0 ? 'palace_yellow' : 'palace_white',
      provisions: seat === 0,
    }))
    const table = { ...tabletop, players, active: 0 }
    const { costs } = spaceNote(table, 'palace_white', 0, true, telling)
    expect(costs).toEqual(['Encounters: pay 2 coins', 'Uses up your provisions'])
    expect(spaceNote(table, 'mine_south', 0, true, telling).costs).toEqual(['Uses up your provisions'])
  })

  it('counts the fourth order dearer', () => {
    const frame = moving()
    const view = frame.view as View
    const buys: Action = { buy_order: 'right' }
    const buying = (orders: string[]) => {
      const me = { ...view.tabletop.players[0]!, position: 'city_c', orders }
      const players = view.tabletop.players.with(0, me)
      const shown = { ...frame, view: { ...view, tabletop: { ...view.tabletop, players, active: 0 } } }
      return action(buys, shown, telling)
    }
    expect(buying(['order_red', 'order_red'])).toMatch(/for 1 coin$/)
    expect(buying(['order_red', 'order_red', 'order_blue'])).toMatch(/for 2 coins$/)
  })
})
