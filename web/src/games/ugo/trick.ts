// The trick in the middle: whose card is whose, which one wins, what may be played.

import type { Seat } from '../../protocol'
import { colourOf, ofColour, valueOf } from './cards'
import { rankData } from './data'
import type { Card, Phase, Refusal, View } from './types'

export function nextSeat(seat: Seat, seats: number, steps = 1): Seat {
  return (seat + steps) % seats
}

/** The place of a seat in playing order: 0 for the leader. */
export function placeOf(seat: Seat, leader: Seat, seats: number): number {
  return (seat - leader + seats) % seats
}

/** The seats in turn order, from this one on. */
export function seatsFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, steps) => nextSeat(seat, seats, steps))
}

export function ledColour(trick: readonly Card[]) {
  return trick[0] && colourOf(trick[0])
}

/** The winning place of the cards lying there: highest value, then the led colour, then the first (U-3.3, U-3.4). */
export function winningPlace(trick: readonly Card[]): number | undefined {
  const led = ledColour(trick)
  const strength = (card: Card) => valueOf(card) * 2 + (colourOf(card) === led ? 1 : 0)
  let best: number | undefined
  let most = -1
  trick.forEach((card, place) => {
    if (strength(card) > most) {
      best = place
      most = strength(card)
    }
  })
  return best
}

/** The farmer icons a card of the trick earns once `winning` has won it (U-5.1 to U-5.3). */
export function icons(card: Card, winning: Card): number {
  const rank = rankData(valueOf(card))
  if (card === winning) return rank.win
  return colourOf(card) === colourOf(winning) ? rank.lose_same : rank.lose_diff
}

export function toAct(phase: Phase): Seat | null {
  if (phase === 'over') return null
  return 'play_card' in phase ? phase.play_card : phase.place_trick
}

/** Why `seat` may not play this card of its hand now; null if it may. */
export function whyNot(view: View, seat: Seat, card: Card): Refusal | null {
  if (view.phase === 'over') return { why: 'game_is_over' }
  const waiting_for = toAct(view.phase)
  if (waiting_for !== null && waiting_for !== seat) return { why: 'not_your_turn', waiting_for }
  if ('place_trick' in view.phase) return { why: 'trick_to_place' }
  const hand = view.hand?.cards ?? []
  if (!hand.includes(card)) return { why: 'not_in_hand', card }
  const led = ledColour(view.trick)
  const holds = led ? ofColour(hand, led).length : 0
  return led && holds > 0 && colourOf(card) !== led ? { why: 'must_follow', led, holds } : null
}

/** The rule a refusal rests on. */
export function ruleOf(refusal: Refusal): string {
  switch (refusal.why) {
    case 'game_is_over':
      return 'U-7.1'
    case 'not_your_turn':
    case 'not_in_hand':
      return 'U-3.1'
    case 'must_follow':
      return 'U-3.2'
    case 'trick_to_place':
    case 'no_trick_to_place':
      return 'U-3.5'
    case 'wrong_new_colours':
      return 'U-4.1'
    case 'wrong_top':
      return 'U-4.3'
  }
}
