// What Valdora sounds like.

import type { Sound } from '../../sound'
import type { Event } from './types'

const sounds: Partial<Record<Event['type'], Sound>> = {
  moved: 'piece',
  page_turned: 'card',
  equipment_bought: 'card',
  order_bought: 'card',
  stone_loaded: 'piece',
  purse_filled: 'piece',
  order_delivered: 'trick',
  workshop_opened: 'score',
  special_played: 'card',
  duel_card_applied: 'card',
}

export function sound(told: unknown): Sound | null {
  return sounds[(told as Event).type] ?? null
}
