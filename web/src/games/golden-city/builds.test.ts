import { describe, expect, it } from 'vitest'
import { payments, reach, ruleOf, whyNotBid, whyNotBuild } from './builds'
import { data } from './data'
import { found, games } from './fixtures'
import type { Action, Cards, Player, View } from './types'

const building = found(games.four, (view) => typeof view.phase === 'object' && 'build' in view.phase)
const view: View = { ...(building.view as View), phase: { build: 0 } }

/** A table with these posts, this hand and nobody else. */
function table(cards: Cards, ...players: Partial<Player>[]): View {
  return {
    ...view,
    hand: { seat: 0, cards, drawn: [] },
    players: view.players.map((player, seat) => ({
      ...player,
      posts: [],
      black: [],
      black_left: 0,
      keys: 0,
      posts_left: 5,
      ...players[seat],
    })),
  }
}

describe('ways to pay', () => {
  it('are listed by place, fewest cards first', () => {
    const build = (place: string, payment: Cards): Action => ({ build: { place, payment } })
    const legal: Action[] = [
      build('salt_cove', ['forest', 'forest']),
      build('salt_cove', ['port']),
      build('caravanserai', ['desert', 'desert']),
      'end_turn',
    ]
    expect([...payments(legal)]).toEqual([
      ['salt_cove', [['port'], ['forest', 'forest']]],
      ['caravanserai', [['desert', 'desert']]],
    ])
  })

  it('reach as far as cards and pairs of others do', () => {
    expect(reach(['desert', 'forest', 'forest', 'forest'], 'desert')).toBe(2)
    expect(reach(['desert', 'desert', 'desert'], 'desert')).toBe(3)
    expect(reach(['forest', 'meadow'], 'port')).toBe(0)
    expect(reach(['port', 'port', 'port', 'port'], 'mountain')).toBe(2)
  })
})

describe('why not here', () => {
  const own = { posts: ['salt_cove', 'caravanserai', 'caravan_gate'] }

  it('agrees with the server wherever it listed the places', () => {
    let looked = 0
    for (const { frame } of [...games.four, ...games.drought]) {
      const seen = frame?.view as View | undefined
      if (!frame || !seen || seen.phase === 'over' || !('build' in seen.phase) || frame.legal.length === 0)
        continue
      const open = payments(frame.legal as Action[])
      for (const { id } of data.place) expect(whyNotBuild(seen, 0, id) === null, id).toBe(open.has(id))
      looked++
    }
    expect(looked).toBeGreaterThan(3)
  })

  it.each([
    ['sun_palace', 'key_missing', 'G-5.5'],
    ['keepers_well', 'wrong_payment', 'G-5.6'],
    ['great_oak', 'not_connected', 'G-5.3'],
    ['caravan_gate', 'already_there', 'G-5.4'],
    ['caravanserai', 'site_taken', 'G-5.2'],
  ])('%s: %s', (place, why, rule) => {
    const refused = whyNotBuild(table(['desert'], own), 0, place)
    expect(refused?.why).toBe(why)
    expect(refused && ruleOf(refused)).toBe(rule)
  })

  it('knows black posts: only beside an own post where no rival stands', () => {
    const cards: Cards = ['desert', 'desert']
    const black = { ...own, black_left: 1 }
    expect(whyNotBuild(table(cards, black), 0, 'caravan_gate')).toBeNull()
    expect(whyNotBuild(table(cards, black, { posts: ['caravan_gate'] }), 0, 'caravan_gate')?.why).toBe(
      'zone_full',
    )
    const shut = { posts: ['spice_souk'], black: ['spice_souk'] }
    expect(whyNotBuild(table(cards, own, shut), 0, 'spice_souk')?.why).toBe('zone_full')
  })

  it('says when it is not the moment', () => {
    const other = { ...table([], own), phase: { build: 2 } }
    expect(whyNotBuild(other, 0, 'keepers_well')).toEqual({ why: 'not_your_turn', waiting_for: 2 })
    const early = { ...table([], own), phase: { place_hand: 0 } }
    expect(whyNotBuild(early, 0, 'keepers_well')).toEqual({ why: 'not_now', phase: { place_hand: 0 } })
  })
})

it('says what an expulsion would cost', () => {
  const group = { cards: [], coins: 0, bidder: 1 }
  const poor = { ...table([], { coins: 1 }), phase: { place_hand: 0 }, expulsions: 1, groups: [group] }
  expect(whyNotBid(poor, 0, 0)).toEqual({ why: 'expulsion_too_dear', bidder: 1, price: 2, coins: 1 })
  expect(whyNotBid({ ...poor, expulsions: 0 }, 0, 0)).toBeNull()
})
