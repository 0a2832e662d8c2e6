// What New England sounds like.

import type { Sound } from '../../sound'
import type { Event } from './types'

const sounds: Partial<Record<Event['type'], Sound>> = {
  family_chosen: 'card',
  start_tile_placed: 'piece',
  offer_drawn: 'card',
  marker_taken: 'piece',
  extra_drawn: 'card',
  bought: 'card',
  tile_placed: 'piece',
  land_used: 'score',
  figure_placed: 'piece',
  card_stored: 'card',
  stored_card_taken: 'card',
  figure_moved: 'piece',
  offer_cleared: 'trick',
}

export function sound(told: unknown): Sound | null {
  return sounds[(told as Event).type] ?? null
}
