// Questions only a development server answers.

import { get, post } from '../api'
import type { Replay, Seat, Table } from '../protocol'
import type { Inside, SetUp } from './types'

const at = (id: string, what = '') => `/dev/tables/${encodeURIComponent(id)}${what}`

export const dev = {
  inside: (id: string) => get<Inside>(at(id)),
  replay: (id: string, from: number, count: number, seat: Seat | null) =>
    get<Replay>(at(id, `/replay?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`)),
  setUp: (wanted: SetUp) => post<Table>('/dev/tables', wanted),
}
