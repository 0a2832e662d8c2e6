// What UGO! sounds like.

import type { Sound } from '../../sound'
import type { Event } from './types'

const sounds: Partial<Record<Event['type'], Sound>> = {
  card_played: 'card',
  trick_won: 'trick',
  farmers_came: 'piece',
  round_scored: 'score',
}

export function sound(told: unknown): Sound | null {
  return sounds[(told as Event).type] ?? null
}
