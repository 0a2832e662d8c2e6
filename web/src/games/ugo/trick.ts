// The trick in the middle: whose card is whose, which one wins.

import type { Seat } from '../../protocol'
import { colourOf, valueOf } from './cards'
import { rankData } from './data'
import type { Card, Phase } from './types'

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
