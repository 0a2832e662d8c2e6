// The view after an event: how the board gets from one frame to the next, a fact at a time. What the board does not show
// is left as it was: whose turn it is, for what can be done comes from the frame, which hidden cards are known,
// and what the rules make of the table.

import type { Seat } from '../../protocol'
import { without } from './cards'
import type { Cards } from './cards'
import type { Event, Group, Letters, Player, View } from './types'

const NO_LETTERS: Letters = { zones: 0, wares: 0, areas: 0, bonus: 0 }

export function walk(view: View, event: Event): View {
  switch (event.type) {
    case 'hand_dealt':
      return { ...view, hand: view.hand && { ...view.hand, cards: event.cards } }
    case 'round_began':
      return {
        ...view,
        round: event.round,
        first_player: event.first_player,
        score_card: event.score_card,
        score_deck: view.score_deck.filter((card) => card !== event.score_card),
        expulsions: 0,
      }
    case 'deck_shuffled':
      // What was left of the old deck goes first, and is still counted.
      return { ...view, deck: { ...view.deck, size: view.deck.size + event.cards }, discard: [] }
    case 'groups_laid_out': {
      const laidOut = sum(event.groups, (group) => group.cards.length)
      return {
        ...view,
        groups: event.groups,
        deck: { ...view.deck, size: view.deck.size - laidOut },
        reserve: view.reserve - sum(event.groups, (group) => group.coins),
      }
    }
    case 'hand_placed':
      return {
        ...view,
        groups: withGroup(view.groups, event.group, (group) => ({ ...group, bidder: event.seat })),
        expulsions: view.expulsions + (event.expelled === null ? 0 : 1),
        reserve: view.reserve + event.price,
        players: withPlayer(view, event.seat, (player) => ({ ...player, coins: player.coins - event.price })),
      }
    case 'group_taken':
      return {
        ...withHand(view, event.seat, event.cards),
        groups: withGroup(view.groups, event.group, () => ({ cards: [], coins: 0, bidder: null })),
        first_player: event.leads ? event.seat : view.first_player,
        players: withPlayer(view, event.seat, (player) => ({
          ...player,
          hand_size: player.hand_size + event.cards.length,
          coins: player.coins + event.coins,
        })),
      }
    case 'post_built':
      return {
        ...withoutHand(view, event.seat, event.payment),
        keys_spent: view.keys_spent + event.keys,
        players: withPlayer(view, event.seat, (player) => ({
          ...player,
          hand_size: player.hand_size - event.payment.length,
          keys: player.keys - event.keys,
          ...(event.black
            ? { black: [...player.black, event.place], black_left: player.black_left - 1 }
            : { posts: [...player.posts, event.place], posts_left: player.posts_left - 1 }),
        })),
      }
    case 'coins_taken':
      return {
        ...view,
        reserve: view.reserve - event.coins,
        players: withPlayer(view, event.seat, (player) => ({ ...player, coins: player.coins + event.coins })),
      }
    case 'card_drawn':
      return {
        ...view,
        deck: { ...view.deck, size: view.deck.size - 1 },
        players: withPlayer(view, event.seat, (player) => ({ ...player, hand_size: player.hand_size + 1 })),
      }
    case 'card_seen':
      return view.hand ? withHand(view, view.hand.seat, [event.card]) : view
    case 'key_taken':
      return {
        ...view,
        key_supply: view.key_supply - 1,
        players: withPlayer(view, event.seat, (player) => ({ ...player, keys: player.keys + 1 })),
      }
    case 'bonus_taken':
      return {
        ...view,
        bonus_pile: view.bonus_pile - 1,
        bonus_taken: [...view.bonus_taken, { seat: event.seat, one_of: [] }],
      }
    case 'bonus_kept':
      return {
        ...view,
        bonus_taken: view.bonus_taken.map((taken) =>
          taken.seat === view.hand?.seat && taken.one_of.length === 0
            ? { ...taken, one_of: [event.card] }
            : taken,
        ),
      }
    case 'ware_taken': {
      const turned = event.from_pile || event.turned !== null
      const display = view.ware_display.map((card) =>
        !event.from_pile && card === event.card ? event.turned : card,
      ) as View['ware_display']
      return {
        ...view,
        ware_display: display,
        ware_pile: view.ware_pile - (turned ? 1 : 0),
        players: withPlayer(view, event.seat, (player) => ({
          ...player,
          ware_cards: [...player.ware_cards, event.card].sort(),
        })),
      }
    }
    case 'ware_removed':
      return {
        ...view,
        wares_removed: [...view.wares_removed, event.card].sort(),
        players: withPlayer(view, event.seat, (player) => ({
          ...player,
          ware_cards: player.ware_cards.filter((card) => card !== event.card),
        })),
      }
    case 'zone_entered':
      return withLetters(view, (seat) => ({ zones: seat === event.seat ? event.letters : 0 }))
    case 'card_discarded':
      return {
        ...withoutHand(view, event.seat, [event.card]),
        players: withPlayer(view, event.seat, (player) => ({ ...player, hand_size: player.hand_size - 1 })),
      }
    case 'turn_ended':
      return view
    case 'player_blocked':
      return { ...view, players: withPlayer(view, event.seat, (player) => ({ ...player, blocked: true })) }
    case 'round_scored':
      return withLetters(view, (seat) => event.lines[seat] ?? {})
    case 'bonus_cards_shown': {
      const paid = withLetters(view, (seat) => ({
        bonus: seat === event.seat ? sum(event.lines, (line) => line.letters) : 0,
      }))
      return {
        ...paid,
        bonus_taken: view.bonus_taken.filter((taken) => taken.seat !== event.seat),
        players: withPlayer(paid, event.seat, (player) => ({
          ...player,
          bonus_shown: [...player.bonus_shown, ...event.lines.map((line) => line.card)],
        })),
      }
    }
    case 'special_scored':
      return {
        ...view,
        players: view.players.map((player, seat) => ({
          ...player,
          letters: NO_LETTERS,
          victory_points: player.victory_points + (seat === event.winner ? event.victory_points : 0),
        })),
      }
    case 'game_over':
      return { ...view, phase: 'over' }
  }
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}

function withGroup(groups: readonly Group[], at: number, change: (group: Group) => Group): Group[] {
  return groups.map((group, nth) => (nth === at ? change(group) : group))
}

function withPlayer(view: View, seat: Seat, change: (player: Player) => Player): Player[] {
  return view.players.map((player, at) => (at === seat ? change(player) : player))
}

function withLetters(view: View, paid: (seat: Seat) => Partial<Letters>): View {
  const players = view.players.map((player, seat) => {
    const more = { ...NO_LETTERS, ...paid(seat) }
    const { zones, wares, areas, bonus } = player.letters
    const letters = {
      zones: zones + more.zones,
      wares: wares + more.wares,
      areas: areas + more.areas,
      bonus: bonus + more.bonus,
    }
    return { ...player, letters }
  })
  return { ...view, players }
}

/** The own hand with cards it got, if it is this seat's. */
function withHand(view: View, seat: Seat, cards: Cards): View {
  if (view.hand?.seat !== seat) return view
  return { ...view, hand: { ...view.hand, cards: [...view.hand.cards, ...cards] } }
}

/** Cards go from a hand to the discard pile. */
function withoutHand(view: View, seat: Seat, cards: Cards): View {
  const hand = view.hand?.seat === seat ? { ...view.hand, cards: without(view.hand.cards, cards) } : view.hand
  return { ...view, hand, discard: [...view.discard, ...cards] }
}
