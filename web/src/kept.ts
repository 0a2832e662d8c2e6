// A finished game whose record can be had.

import { api } from './api'
import { pledgedAt } from './guest'
import type { Table } from './protocol'
import type { Known } from './fairness/verify'

export interface Kept {
  /** Where its table is. */
  address: string
  table(): Promise<Table>
  record(): Promise<string>
  /** What this browser knows from before the game ended. */
  known(table: Table): Known
}

/** A game the server kept. */
export const atServer = (id: string): Kept => ({
  address: `/t/${encodeURIComponent(id)}`,
  table: () => api.table(id),
  record: () => api.record(id),
  known: ({ commitment }) => ({ commitment, mine: pledgedAt(id) }),
})
