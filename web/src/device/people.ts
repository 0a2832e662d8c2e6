// Several people at one device: who of them holds it.

import type { Seat, Table } from '../protocol'

/** The seats of people, whether or not a bot plays for them just now. */
export const peopleAt = ({ seats }: Pick<Table, 'seats'>): Seat[] =>
  seats.filter(({ owner }) => owner === 'person').map(({ seat }) => seat)

/** Whether the device goes round. */
export const goesRound = (table: Pick<Table, 'seats'>): boolean => peopleAt(table).length > 1

/** Who of the people here has to decide next. */
export const dueAt = ({ seats, to_act }: Pick<Table, 'seats' | 'to_act'>): Seat[] =>
  peopleAt({ seats }).filter((seat) => to_act.includes(seat) && !seats[seat]?.bot)

/** Whom the device is to be passed on to: until they have it, nobody looks at it. */
export function passedTo(table: Table): Seat | null {
  if (table.you !== null || table.status !== 'playing' || !goesRound(table)) return null
  return dueAt(table)[0] ?? null
}

/** Whom the device is passed on to when its holder, who has nothing to decide, has seen enough. */
export function passesOnTo(table: Table): Seat | null {
  if (table.you === null || table.status !== 'playing' || !goesRound(table)) return null
  const due = dueAt(table)
  return due.includes(table.you) ? null : (due[0] ?? null)
}
