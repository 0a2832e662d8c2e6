// Questions to the server over HTTP.

import type {
  Level,
  Me,
  NewTable,
  Opening,
  Problem,
  Replay,
  Rules,
  Seat,
  Shelf,
  Sit,
  Table,
} from './protocol'

/** The server said no, and why. */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code)
  }
}

async function answer(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (response.ok) return response
  const problem: unknown = await response.json().catch(() => null)
  throw new Refused(isProblem(problem) ? problem : { code: 'internal' })
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value

const get = async <T>(path: string): Promise<T> => (await answer('GET', path)).json()
const post = async <T>(path: string, body?: unknown): Promise<T> => (await answer('POST', path, body)).json()

const at = (id: string, what = '') => `/api/tables/${encodeURIComponent(id)}${what}`

export const api = {
  me: () => get<Me>('/api/me'),
  rename: (name: string) => post<Me>('/api/me', { name }),
  shelf: () => get<Shelf>('/api/games'),
  rules: (game: string, language: string) =>
    get<Rules>(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`),
  create: (table: NewTable) => post<Table>('/api/tables', table),
  mine: () => get<Table[]>('/api/tables'),
  openTables: () => get<Table[]>('/api/tables?list=open'),
  over: () => get<Table[]>('/api/tables?list=over'),
  table: (id: string) => get<Table>(at(id)),
  sit: (id: string, sit: Sit) => post<Table>(at(id, '/sit'), sit),
  open: (id: string, opening: Opening) => post<Table>(at(id, '/open'), opening),
  setSeat: (id: string, seat: Seat, bot: Level | null) => post<Table>(at(id, '/set-seat'), { seat, bot }),
  leave: (id: string) => post<Table>(at(id, '/leave')),
  start: (id: string) => post<Table>(at(id, '/start')),
  handOver: (id: string, seat: Seat) => post<Table>(at(id, '/hand-over'), { seat }),
  takeBack: (id: string, seat: Seat) => post<Table>(at(id, '/take-back'), { seat }),
  rematch: (id: string) => post<Table>(at(id, '/rematch')),
  replay: (id: string, from: number, count: number, seat: Seat | null) =>
    get<Replay>(at(id, `/replay?from=${from}&count=${count}${seat === null ? '' : `&seat=${seat}`}`)),
  recordAddress: (id: string) => at(id, '/record'),
  record: async (id: string) => (await answer('GET', at(id, '/record'))).text(),
}
