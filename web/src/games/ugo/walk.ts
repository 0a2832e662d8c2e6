// The view after an event: how the board gets from one frame to the next, a fact at a time. Pieces go where the event says;
// what that counts, and whose turn it is then, the event says as well.

import type { Seat } from '../../protocol'
import { sorted } from './cards'
import { COLOURS } from './data'
import type { Event, Player, View } from './types'

export function walk(view: View, event: Event): View {
  switch (event.type) {
    case 'round_began':
      return {
        ...view,
        round: event.round,
        trick_number: 1,
        dealer: event.dealer,
        leader: event.leader,
        phase: { play_card: event.leader },
        trick: [],
        winning: null,
        supply: event.supply,
        aside: event.aside,
        players: view.players.map((player) => ({
          ...player,
          hand_size: event.hand_size,
          farmers: 0,
          cards: [],
          hidden: [0, 0, 0, 0, 0],
          kingdom: event.kingdom,
          voids: [],
        })),
      }
    case 'hand_dealt':
      return { ...view, hand: view.hand && { ...view.hand, cards: event.hand } }
    case 'card_played':
      return {
        ...view,
        phase: event.next === null ? view.phase : { play_card: event.next },
        trick: [...view.trick, event.card],
        winning: event.winning,
        hand:
          view.hand?.seat === event.seat
            ? { ...view.hand, cards: view.hand.cards.filter((card) => card !== event.card) }
            : view.hand,
        players: changed(view, event.seat, (player) => ({
          ...player,
          hand_size: player.hand_size - 1,
          voids: COLOURS.filter((colour) => colour === event.lacks || player.voids.includes(colour)),
        })),
      }
    case 'trick_won':
      return { ...view, phase: { place_trick: event.seat } }
    case 'trick_placed':
      return {
        ...view,
        trick_number: event.trick_number,
        leader: event.seat,
        phase: { play_card: event.seat },
        trick: [],
        winning: null,
        players: changed(view, event.seat, (player) => ({
          ...player,
          cards: sorted([...player.cards, ...view.trick]),
          kingdom: event.kingdom,
        })),
      }
    case 'farmers_came':
      return {
        ...view,
        supply: view.supply - event.farmers,
        players: changed(view, event.seat, (player) => ({
          ...player,
          farmers: player.farmers + event.farmers,
          kingdom: event.kingdom,
        })),
      }
    case 'round_scored':
      return {
        ...view,
        players: view.players.map((player, seat) => {
          const points = event.sheets[seat]?.points ?? 0
          return { ...player, rounds: [...player.rounds, points], total: player.total + points }
        }),
      }
    case 'game_over':
      return { ...view, phase: 'over' }
  }
}

function changed(view: View, seat: Seat, change: (player: Player) => Player): Player[] {
  return view.players.map((player, at) => (at === seat ? change(player) : player))
}
