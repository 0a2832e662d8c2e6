import { describe, expect, it } from 'vitest'
import type { Frame } from '../../protocol'
import newEngland from '.'
import { found, telling } from './fixtures'
import type { Action, View } from './types'

const { action, prompt, refusal } = newEngland

const french = { ...telling, language: 'fr' as const }

const turn = (change: Partial<View>, money: number, legal: Action[]): Frame => {
  const frame = found((view) => view.phase !== 'over' && 'turn' in view.phase && view.phase.turn === 0)
  const view = frame.view as View
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, money, marker: 4 } : player))
  return { ...frame, legal, view: { ...view, players, ...change } }
}

describe('the prompt', () => {
  const buy: Action = { buy: { tile: 'crops' } }

  it('says what is left to buy, and for how much', () => {
    expect(prompt(turn({ purchases_left: 2 }, 12, [buy, 'end_turn']), telling)).toContain(
      '2 things at 4 shillings',
    )
    expect(prompt(turn({ purchases_left: 1 }, 12, [buy, 'end_turn']), french)).toContain(
      'encore un achat à 4 shillings',
    )
  })

  it('says why nothing more can be bought', () => {
    const end: Action[] = ['end_turn']
    expect(prompt(turn({ purchases_left: 0 }, 12, end), telling)).toMatch(
      /^You have made your 2 purchases\. End your turn/,
    )
    expect(prompt(turn({ purchases_left: 1, can_pay: false }, 3, end), telling)).toMatch(/^You cannot pay/)
    expect(prompt(turn({ purchases_left: 1, can_pay: true }, 4, end), telling)).toMatch(/^You have no room/)
    const stored: Action[] = [{ play_stored: 'barn' }, 'end_turn']
    expect(prompt(turn({ purchases_left: 0 }, 0, stored), french)).toContain('Jouez une carte stockée')
  })

  it('names whom one waits for', () => {
    const frame = turn({ phase: { turn: 1 } }, 12, [])
    expect(prompt(frame, telling)).toContain('Bruno')
    expect(prompt(frame, { ...telling, you: null })).toContain('Bruno')
  })
})

it('warns in the name of an announcement that ends the game', () => {
  const frame = found((view) => view.phase !== 'over' && 'offer' in view.phase)
  const view = { ...(frame.view as View), fillable: [3, 4] }
  const late = { ...frame, view }
  expect(action({ announce: 4 }, late, telling)).toBe('Announce 4 tiles and 5 cards')
  expect(action({ announce: 5 }, late, telling)).toMatch(/ends the game/)
})

it('gives the reason of a refusal with its numbers', () => {
  expect(refusal({ why: 'too_expensive', price: 6, money: 1 }, telling)).toMatch(/6 shillings.*\b1\b/)
  expect(refusal({ why: 'not_most_ships', own: 1, most: 2 }, french)).toMatch(/2 contre 1/)
  expect(refusal({ why: 'rival_land_beside', land: 'crops', rival: 3 }, french)).toMatch(/de Diego/)
})
