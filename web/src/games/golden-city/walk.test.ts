import { describe, expect, it } from 'vitest'
import { type Step, walksRight } from '../../test/played'
import { games } from './fixtures'
import type { Event, View } from './types'
import { walk } from './walk'

/** What the board shows of a view: what can only be inferred from it is left out, and order where it means nothing. */
function shown(view: View) {
  const { hand, deck, discard, players, bonus_taken, phase, built, reckoned, ...rest } = view
  void [phase, built, reckoned]
  return {
    ...rest,
    hand: hand && { seat: hand.seat, cards: [...hand.cards].sort() },
    deck: deck.size,
    discard: [...discard].sort(),
    bonus_taken: bonus_taken.map(({ seat, one_of }) => ({ seat, own: seat === hand?.seat ? one_of : null })),
    players: players.map((player) => ({
      ...player,
      known: [],
      drawn: 0,
      posts: [...player.posts].sort(),
      bonus_shown: [...player.bonus_shown].sort(),
    })),
  }
}

function first(game: Step[]): View {
  const view = game[0]?.frame?.view
  if (!view) throw new Error('the fixture begins with a frame')
  return view as View
}

describe.each(Object.entries(games))('the game %s', (_, game) => {
  it('is walked from the first view to the last, and right wherever it was looked at', () => {
    walksRight(game, walk, shown, 6)
  })
})

describe('events that are rare', () => {
  const view = first(games.drought)
  const after = (...events: Event[]) => events.reduce(walk, view)

  it('puts black posts beside the own ones, and takes the key for good', () => {
    const rich = { ...view, players: view.players.map((player) => ({ ...player, keys: 1 })) }
    const event: Event = {
      type: 'post_built',
      seat: 1,
      place: 'sun_palace',
      payment: ['desert', 'desert'],
      keys: 1,
      black: true,
    }
    const walked = walk(rich, event)
    expect(walked.players[1]).toMatchObject({ black: ['sun_palace'], posts: [], keys: 0 })
    expect(walked.players[1]?.black_left).toBe((view.players[1]?.black_left ?? 0) - 1)
    expect(walked.keys_spent).toBe(1)
    expect(walked.discard).toEqual(['desert', 'desert'])
  })

  it('removes a ware card from the game', () => {
    const walked = after(
      { type: 'ware_taken', seat: 1, card: 'ware_5', from_pile: true, turned: null },
      { type: 'ware_removed', seat: 1, card: 'ware_5' },
    )
    expect(walked.players[1]?.ware_cards).toEqual([])
    expect(walked.wares_removed).toEqual(['ware_5'])
    expect(walked.ware_pile).toBe(view.ware_pile - 1)
  })

  it('discards from the own hand and from a hand unseen', () => {
    const card = view.hand?.cards[0] ?? 'port'
    const own = after({ type: 'card_discarded', seat: 0, card })
    expect(own.hand?.cards).toHaveLength((view.hand?.cards.length ?? 0) - 1)
    const other = after({ type: 'card_discarded', seat: 1, card: 'forest' })
    expect(other.hand?.cards).toEqual(view.hand?.cards)
    expect(other.players[1]?.hand_size).toBe((view.players[1]?.hand_size ?? 0) - 1)
    expect(other.discard).toEqual(['forest'])
  })

  it('counts what is left of the old deck when the discard pile is shuffled in the middle of laying out', () => {
    const low = { ...view, deck: { ...view.deck, size: 3 }, discard: Array<'port'>(30).fill('port') }
    const groups = [
      { cards: ['port' as const, 'port' as const], coins: 1, bidder: null },
      { cards: ['port' as const, 'port' as const, 'port' as const], coins: 0, bidder: null },
    ]
    const walked = (
      [
        { type: 'deck_shuffled', cards: 30 },
        { type: 'groups_laid_out', groups },
      ] as Event[]
    ).reduce(walk, low)
    expect(walked.deck.size).toBe(28)
    expect(walked.discard).toEqual([])
  })

  it('marks the blocked', () => {
    expect(after({ type: 'player_blocked', seat: 1 }).players.map(({ blocked }) => blocked)).toEqual([
      false,
      true,
    ])
  })
})
