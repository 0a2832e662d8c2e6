// The rounds that were scored, field by field, as the game has told them.

import type { Heard } from '../../protocol'
import type { Event, Sheet } from './types'

/** Every player's sheet of each round that this history scores. */
export const sheetsOf = (history: readonly Heard[]): Map<number, Sheet[]> =>
  new Map(
    history
      .flatMap(({ events }) => events as Event[])
      .flatMap((event) => (event.type === 'round_scored' ? [[event.round, event.sheets] as const] : [])),
  )
