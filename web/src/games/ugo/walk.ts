// The view after an event: how the board gets from one frame to the next, a fact at a time.

import type { Seat } from '../../protocol'
import { colourOf } from './cards'
import { CARDS, COLOURS, data, farmerSupply } from './data'
import { sheetOf, withFarmers, withTrick } from './kingdom'
import { ledColour, nextSeat } from './trick'
import type { Event, Player, View } from './types'

export function walk(view: View, event: Event): View {
  const seats = view.players.length
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
        supply: farmerSupply(view.variant),
        aside: CARDS - seats * data.rules.hand_size,
        players: view.players.map((player) => ({
          ...player,
          hand_size: data.rules.hand_size,
          farmers: 0,
          cards: [],
          hidden: [0, 0, 0, 0, 0],
          kingdom: sheetOf([], 0),
          voids: [],
        })),
      }
    case 'hand_dealt':
      return { ...view, hand: view.hand && { ...view.hand, cards: event.hand } }
    case 'card_played': {
      const led = ledColour(view.trick)
      const lacks = led && led !== colourOf(event.card) ? led : undefined
      return {
        ...view,
        phase: { play_card: nextSeat(event.seat, seats) },
        trick: [...view.trick, event.card],
        hand:
          view.hand?.seat === event.seat
            ? { ...view.hand, cards: view.hand.cards.filter((card) => card !== event.card) }
            : view.hand,
        players: changed(view, event.seat, (player) => ({
          ...player,
          hand_size: player.hand_size - 1,
          voids: COLOURS.filter((colour) => colour === lacks || player.voids.includes(colour)),
        })),
      }
    }
    case 'trick_won':
      return { ...view, phase: { place_trick: event.seat } }
    case 'trick_placed':
      return {
        ...view,
        trick_number: Math.min(view.trick_number + 1, data.rules.tricks_per_round),
        leader: event.seat,
        phase: { play_card: event.seat },
        trick: [],
        players: changed(view, event.seat, (player) =>
          withTrick(player, view.trick, event.opened, event.tops),
        ),
      }
    case 'farmers_came':
      return {
        ...view,
        supply: view.supply - event.farmers,
        players: changed(view, event.seat, (player) => withFarmers(player, event.farmers)),
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
