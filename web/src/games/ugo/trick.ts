// The trick in the middle: whose card is whose.

import type { Seat } from '../../protocol'
import { colourOf } from './cards'
import type { Card, Phase } from './types'

/** Seats sit clockwise. */
export function nextSeat(seat: Seat, seats: number, steps = 1): Seat {
  return (seat + steps) % seats
}

/** The place of a seat around the table: 0 for the leader. */
export function placeOf(seat: Seat, leader: Seat, seats: number): number {
  return (seat - leader + seats) % seats
}

/** The seats clockwise, from this one on. */
export function seatsFrom(seat: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, steps) => nextSeat(seat, seats, steps))
}

/** The colour of the first card. */
export function ledColour(trick: readonly Card[]) {
  return trick[0] && colourOf(trick[0])
}

export function toAct(phase: Phase): Seat | null {
  if (phase === 'over') return null
  return 'play_card' in phase ? phase.play_card : phase.place_trick
}
