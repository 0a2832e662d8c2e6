// A table and its seats, as the server tells of them.

import type { Frame, Heard, SeatInfo, Table } from '../protocol'

/** An open seat, but for what is said of it. */
export function aSeat(seat: number, said: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    owner: 'nobody',
    name: null,
    guest: null,
    kept: false,
    kept_for: null,
    kept_for_you: false,
    bot: null,
    program: false,
    ready: false,
    pledge: null,
    opened: false,
    present: false,
    may_hand_over: false,
    may_set: false,
    excused: [],
    may_excuse: false,
    coached: false,
    key: null,
    ...said,
  }
}

/** A table of UGO! whose host sits in seat 0 and looks at it, but for what is said of it. */
export function aTable(said: Partial<Table> = {}): Table {
  return {
    id: 't1',
    game: 'ugo',
    edition: 1,
    older_rules: null,
    options: {},
    status: 'gathering',
    seats: [],
    visibility: 'unlisted',
    language: null,
    fill: null,
    rated: false,
    coach: false,
    may_ask_coach: false,
    clock: null,
    you: 0,
    host: true,
    made: 0,
    began: null,
    touched: 0,
    commitment: '',
    broken_off: [],
    to_act: [],
    standings: null,
    rematch: null,
    watching: 0,
    returns: [],
    back: null,
    may_ask_back: false,
    ...said,
  }
}

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

/** A step of a story, with events that are words. */
export const aStep = (n: number, seat: number | null, ...events: string[]): Heard => ({
  n,
  seat,
  undo: false,
  rewind: null,
  at: 0,
  events,
  remark: null,
})
