// What Merchants of Europe sounds like.

import type { Sound } from '../../sound'
import type { Event } from './types'

const sounds: Partial<Record<Event['type'], Sound>> = {
  rolled: 'trick',
  post_placed: 'piece',
  neutral_placed: 'piece',
  start_route_placed: 'piece',
  robber_moved: 'trick',
  traded: 'card',
  resource_bought: 'card',
  bank_traded: 'card',
  route_built: 'piece',
  city_connected: 'score',
  merchant_recruited: 'piece',
  merchant_moved: 'piece',
  post_founded: 'score',
  token_placed: 'card',
  token_moved: 'card',
  caravan_formed: 'piece',
  caravan_moved: 'piece',
  delivered: 'score',
  card_bought: 'card',
  card_played: 'card',
}

export function sound(told: unknown): Sound | null {
  return sounds[(told as Event).type] ?? null
}
