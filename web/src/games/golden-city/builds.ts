// Where one may build, and with what.

import type { Seat } from '../../protocol'
import type { Cards } from './cards'
import type { Action, Phase, Place } from './types'

/** The legal payments by place, fewest cards first. */
export function payments(legal: readonly Action[]): Map<Place, Cards[]> {
  const byPlace = new Map<Place, Cards[]>()
  for (const action of legal) {
    if (typeof action === 'string' || !('build' in action)) continue
    const { place, payment } = action.build
    byPlace.set(place, [...(byPlace.get(place) ?? []), payment])
  }
  for (const ways of byPlace.values()) ways.sort((a, b) => a.length - b.length)
  return byPlace
}

/** Who must act. */
export function toAct(phase: Phase): Seat | null {
  return phase === 'over' ? null : (Object.values(phase)[0] ?? null)
}

/** What kind of decision the table waits for. */
export type Step = 'place_hand' | 'build' | 'choose_bonus' | 'take_ware' | 'remove_ware' | 'discard' | 'over'

export function step(phase: Phase): Step {
  return phase === 'over' ? 'over' : (Object.keys(phase)[0] as Step)
}
