// A table and its seats, as the server tells of them.

import { blankSeat, blankTable } from '../blank'
import type { Frame, Heard, SeatInfo, Table } from '../protocol'

/** An open seat, but for what is said of it. */
export const aSeat = (seat: number, said: Partial<SeatInfo> = {}): SeatInfo => ({
  ...blankSeat(),
  seat,
  owner: 'nobody',
  name: null,
  bot: null,
  ready: false,
  opened: false,
  present: false,
  ...said,
})

/** A table of UGO! whose host sits in seat 0 and looks at it, but for what is said of it. */
export const aTable = (said: Partial<Table> = {}): Table => ({
  ...blankTable(),
  id: 't1',
  game: 'ugo',
  edition: 1,
  options: {},
  status: 'gathering',
  seats: [],
  visibility: 'unlisted',
  you: 0,
  made: 0,
  began: null,
  touched: 0,
  commitment: '',
  to_act: [],
  ...said,
})

/** What is seen of a game in which nothing can be done, but for what is said of it. */
export const aFrame = (version: number, said: Partial<Frame> = {}): Frame => ({
  version,
  view: {},
  legal: [],
  to_act: [],
  can_undo: false,
  rewinds: [],
  forced: false,
  forgoes: [],
  standings: null,
  ...said,
})

/** A step of seat 0 in which nothing happened, but for what is said of it. */
export const aHeard = (n: number, said: Partial<Heard> = {}): Heard => ({
  n,
  seat: 0,
  undo: false,
  rewind: null,
  at: 0,
  events: [],
  remark: null,
  ...said,
})

/** A step of a story, with events that are words. */
export const aStep = (n: number, seat: number | null, ...events: string[]): Heard =>
  aHeard(n, { seat, events })
