// What is said of a table and of a seat where there is nothing to say: on a device, and in tests.

import type { SeatInfo, Table } from './protocol'

export const blankTable = () =>
  ({
    older_rules: null,
    language: null,
    fill: null,
    rated: false,
    coach: false,
    may_ask_coach: false,
    clock: null,
    host: true,
    broken_off: [],
    standings: null,
    rematch: null,
    watching: 0,
    returns: [],
    back: null,
    may_ask_back: false,
  }) satisfies Partial<Table>

export const blankSeat = () =>
  ({
    guest: null,
    kept: false,
    kept_for: null,
    kept_for_you: false,
    program: false,
    pledge: null,
    may_hand_over: false,
    may_set: false,
    excused: [],
    may_excuse: false,
    coached: false,
    key: null,
  }) satisfies Partial<SeatInfo>
