// Who is playing here: a guest with a name, and what was pledged for the seats taken.

import { api, Refused } from './api'
import type { Secret, Terms } from './fairness/pledge'
import type { Entry, Me, Seat, Table } from './protocol'
import { named } from './named.svelte'
import { say } from './words'

/** The guest, or null for one the server does not know yet. */
export async function me(): Promise<Me | null> {
  try {
    return await api.me()
  } catch (error) {
    if (error instanceof Refused && error.problem.code === 'no_name') return null
    throw error
  }
}

/** A friendly name for somebody who has not chosen one. */
export function suggestedName(): string {
  const names = say('guests').split('\n')
  return names[Math.floor(Math.random() * names.length)]!
}

/** The guest under this name; without one, as known or under a suggested name. Somebody new may need what lets them in. */
export async function guest(name?: string, entry?: Entry): Promise<Me> {
  const known = await me()
  const wanted = name?.trim() || known?.name || suggestedName()
  if (known?.name === wanted) return known
  const now = await api.rename(wanted, known ? undefined : entry)
  named.times++
  return now
}

/** Random bytes as hexadecimal digits. `randomUUID` would need a secure context, which a home network rarely has. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const pledgedKey = (table: string) => `comptoir.pledged.${table}`

/** What this browser pledged for a seat: what it keeps to itself, and later for which terms it opened it. */
export interface Pledged extends Secret {
  seat: Seat
  pledge: string
  /** The digest of the terms it was opened for. A secret is opened once. */
  terms: string | null
}

/** What this browser pledged at this table. */
export function pledgedAt(table: string): Pledged | null {
  const stored = localStorage.getItem(pledgedKey(table))
  return stored === null ? null : JSON.parse(stored)
}

const keep = (table: string, pledged: Pledged) =>
  localStorage.setItem(pledgedKey(table), JSON.stringify(pledged))

/** Sits down, or pledges anew for one's own seat. What was pledged is kept first: it must not be lost on the way. */
export async function sitDown(table: Table, seat: Seat, key: string | null): Promise<Table> {
  const { pledgeOf } = await import('./fairness/pledge')
  const secret = { number: randomHex(32), key: randomHex(32) }
  const pledge = pledgeOf(secret)
  keep(table.id, { ...secret, seat, pledge, terms: null })
  return keepSeat(await api.sit(table.id, { seat, key, pledge, program: false }))
}

/** What this browser pledged for the viewer's seat, if it is what the table knows and was not opened for other terms. */
function pledgedFor(table: Table): Pledged | null {
  const pledged = pledgedAt(table.id)
  const mine = table.seats[table.you ?? -1]
  // The host may have moved the viewer to another seat: what they pledged goes with them.
  return pledged && mine && pledged.pledge === mine.pledge ? { ...pledged, seat: mine.seat } : null
}

/** Whether the viewer's number was pledged in another browser, or forgotten here, so that this one cannot open it. */
export const pledgedElsewhere = (table: Table): boolean => {
  const mine = table.seats[table.you ?? -1]
  return !!mine?.pledge && !mine.opened && pledgedFor(table) === null
}

/** Does what a table that begins still needs from this page: a pledge for a seat that is kept, and, when all pledges are
 * fixed, what was pledged. */
export async function keepSeat(table: Table): Promise<Table> {
  const { you, status, seats } = table
  const mine = seats[you ?? -1]
  if (you === null || !mine || mine.opened) return table
  if (status === 'gathering') return mine.ready ? table : sitDown(table, you, null)
  const pledged = pledgedFor(table)
  if (status !== 'opening' || !pledged) return table
  const { digestOf, open } = await import('./fairness/pledge')
  const terms = digestOf(termsOf(table))
  // Whatever the server says later, this number is not opened a second time for anything else.
  if ((pledged.terms ?? terms) !== terms) return table
  keep(table.id, { ...pledged, terms })
  return api.open(table.id, open(pledged, terms))
}

/** What is fixed at a table whose seats are all taken. */
function termsOf({ commitment, game, edition, options, seats }: Table): Terms {
  return { commitment, game, edition, options, pledges: seats.map(({ pledge }) => pledge) }
}
