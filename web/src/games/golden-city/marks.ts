// The places that an event concerns.

import type { Marked } from '../module'
import { at } from './routes'
import type { Event } from './types'

export function marks(heard: unknown): Marked[] {
  const event = heard as Event
  switch (event.type) {
    case 'hand_placed':
      return [at.group(event.group), ...(event.expelled === null ? [] : [at.seat(event.expelled)])]
    case 'group_taken':
    case 'coins_taken':
    case 'card_drawn':
    case 'key_taken':
    case 'bonus_taken':
    case 'ware_taken':
      return [at.seat(event.seat)]
    case 'post_built':
    case 'zone_entered':
      return [at.place(event.place)]
    default:
      return []
  }
}
