// What The Golden City sounds like.

import type { Sound } from '../../sound'
import type { Event } from './types'

const sounds: Partial<Record<Event['type'], Sound>> = {
  groups_laid_out: 'card',
  hand_placed: 'card',
  group_taken: 'card',
  post_built: 'piece',
  coins_taken: 'piece',
  key_taken: 'piece',
  card_drawn: 'card',
  bonus_taken: 'card',
  ware_taken: 'card',
  ware_removed: 'card',
  card_discarded: 'card',
  zone_entered: 'score',
  round_scored: 'score',
  special_scored: 'score',
}

export function sound(told: unknown): Sound | null {
  return sounds[(told as Event).type] ?? null
}
