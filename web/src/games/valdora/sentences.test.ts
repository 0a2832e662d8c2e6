import { describe, expect, it } from 'vitest'
import type { Language } from '../../words/messages'
import { spaceNote } from './describe'
import { found, games, telling } from './fixtures'
import valdora from '.'
import type { Action, Event, Refusal, View } from './types'

const { action, describe: inWords, log, panel, prompt, refusal } = valdora
const steps = Object.values(games).flat()
const LANGUAGES: Language[] = ['en', 'fr']
const moving = () => found(games.three, (view, legal) => view.tabletop.phase === 'move' && legal.length > 0)

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = { ...telling, language }
  const whole = /^(?!.*(undefined|null|NaN|\[object)).+$/s

  it('has a line for everything that was heard', () => {
    for (const { heard } of steps)
      for (const event of heard.events) expect(log(event, reader)?.text).toMatch(whole)
  })

  it('names every action, prompt, panel and the board in words', () => {
    for (const { frame } of steps) {
      if (!frame) continue
      expect(prompt(frame, reader)).toMatch(whole)
      for (const one of frame.legal) expect(action(one, frame, reader)).toMatch(whole)
      for (const { label, value } of panel(frame, 0, reader)) expect(label + value).toMatch(whole)
      for (const line of inWords(frame, reader)) expect(line).toMatch(whole)
    }
  })

  it('gives two actions of a frame two names', () => {
    for (const { frame } of steps) {
      const names = (frame?.legal ?? []).map((one) => action(one, frame!, reader))
      expect(new Set(names).size).toBe(names.length)
    }
  })

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
