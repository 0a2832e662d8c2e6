// Any table of a game, and a seat at it.

import { api, Refused } from '../api'
import { guest, sitDown } from '../guest'
import type { Problem, QuickMatch } from '../protocol'

/** Somebody else may have been quicker, as often as this. */
const TRIES = 4
const TAKEN: Problem['code'][] = ['seat_taken', 'seat_kept', 'already_started', 'unknown_table', 'name_taken']

/** Sits down where somebody waits, or at a table of one's own; gives its address. */
export async function quickMatch(wish: QuickMatch): Promise<string> {
  await guest()
  for (let tries = 1; ; tries++) {
    const { table, seat } = await api.quickMatch(wish)
    const address = `/t/${encodeURIComponent(table.id)}`
    // The page of one's own table sits down by itself.
    if (table.you !== null) return address
    try {
      await sitDown(table, seat, null)
      return address
    } catch (error) {
      const taken = error instanceof Refused && TAKEN.includes(error.problem.code)
      if (!taken || tries === TRIES) throw error
    }
  }
}
