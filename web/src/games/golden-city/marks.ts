// What an event sounds like, the places that it concerns, and those that an action is about.

import type { Marked, Sounds } from '../module'
import { at } from './routes'
import type { Action, Event } from './types'

export const sounds: Sounds<Event> = {
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

export function places(doing: unknown): Marked[] {
  const action = doing as Action
  if (typeof action === 'string') return action === 'draw_ware' ? [at.warePile] : []
  if ('place_hand' in action) return [at.group(action.place_hand)]
  if ('build' in action) return [at.place(action.build.place)]
  if ('take_ware' in action) return [at.ware(action.take_ware)]
  if ('remove_ware' in action) return [at.ware(action.remove_ware)]
  return 'discard' in action ? [at.hand] : []
}
