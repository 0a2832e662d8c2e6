// What is done at a table besides playing, wherever it is kept.

import { api } from '../api'
import type { Seat } from '../protocol'

export interface Deeds {
  /** Where the table is. */
  address: string
  /** Lets a bot play for a seat. */
  handOver(seat: Seat): Promise<unknown>
  takeBack(seat: Seat): Promise<unknown>
  /** Leaves the seat for good; null where nobody could take it. */
  leave: (() => Promise<unknown>) | null
  /** From now on the game says that the coach was asked, if that could be kept; null where nothing is kept that could say so. */
  coach: ((seat: Seat) => Promise<boolean>) | null
  /** Sets the same table up again; gives its address. */
  rematch(): Promise<string>
  /** The record of the game, once it is over. */
  record(): Promise<string>
}

const addressOf = (id: string) => `/t/${encodeURIComponent(id)}`

/** At a table of the server. */
export const atServer = (id: string): Deeds => ({
  address: addressOf(id),
  handOver: (seat) => api.handOver(id, seat),
  takeBack: (seat) => api.takeBack(id, seat),
  leave: () => api.leave(id),
  coach: async () => (await api.coach(id), true),
  rematch: async () => addressOf((await api.rematch(id)).id),
  record: () => api.record(id),
})
