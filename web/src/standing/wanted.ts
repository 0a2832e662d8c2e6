// Which games somebody wants to see.

import type { Level } from '../protocol'

export interface Wanted {
  seats?: number | undefined
  option?: string | undefined
  choice?: string | undefined
  /** The strongest bot at the table, or `none`. */
  bots?: Level | 'none' | undefined
}

/** As the server is asked: `?seats=4&bots=none`, or nothing. */
export function queryOf(wanted: Wanted, as?: 'csv'): string {
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries({ ...wanted, as }))
    if (value !== undefined) asked.set(key, `${value}`)
  const query = asked.toString()
  return query && `?${query}`
}
