// What New England sounds like.

import type { Sound } from '../../sound'
import type { Event } from './types'

const sounds: Partial<Record<Event['type'], Sound>> = {
  start_tile_placed: 'card',
  offer_drawn: 'card',
  extra_drawn: 'card',
  bought: 'card',
  tile_placed: 'card',
  land_used: 'trick',
  figure_placed: 'trick',
}

export function sound(told: unknown): Sound | null {
  return sounds[(told as Event).type] ?? null
}
