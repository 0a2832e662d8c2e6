// Questions only a development server answers.

import { get, post } from '../api'
import type { Engine } from '../engine'
import type { Replay, Seat, Table } from '../protocol'
import type { Inside, SetUp } from './types'

const at = (id: string, what = '') => `/dev/tables/${encodeURIComponent(id)}${what}`

export const dev = {
  inside: (id: string) => get<Inside>(at(id)),
  replay: (id: string, from: number, count: number, seat: Seat | null) =>
    get<Replay>(at(id, `/replay?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`)),
  setUp: (wanted: SetUp) => post<Table>('/dev/tables', wanted),
}

const STRETCH = 50

/** What the rules tell of a record, told by the server: a game that goes on has no record yet. */
export const moments = (id: string, steps: number): Pick<Engine, 'open' | 'moment' | 'story' | 'close'> => ({
  open: async () => steps,
  moment: async (n, seat) => (await dev.replay(id, n, 1, seat)).moments[0]!,
  story: async (seat) => {
    const stretches = Array.from({ length: Math.floor(steps / STRETCH) + 1 }, (_, at) =>
      dev.replay(id, at * STRETCH, STRETCH, seat),
    )
    return (await Promise.all(stretches)).flatMap(({ moments }) => moments.map(({ heard }) => heard))
  },
  close: () => {},
})
