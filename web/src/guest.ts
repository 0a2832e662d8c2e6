// Who is playing here: a guest with a name, and the random numbers drawn for the seats taken.

import { api, Refused } from './api'
import type { Me, Seat, Table } from './protocol'
import { w } from './words'

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
  const names = w().guests
  return names[Math.floor(Math.random() * names.length)]!
}

/** The guest under this name; without one, as known or under a suggested name. */
export async function guest(name?: string): Promise<Me> {
  const known = await me()
  const wanted = name?.trim() || known?.name || suggestedName()
  return known?.name === wanted ? known : api.rename(wanted)
}

/** Random bytes as hexadecimal digits. `randomUUID` would need a secure context, which a home network rarely has. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const drawnKey = (table: string) => `comptoir.number.${table}`

/** What this browser knew before the game began: the number it drew for a seat, and the seal it had seen then. */
export interface Drawn {
  seat: Seat
  number: string
  commitment: string
}

/** Sits down with a random number for the shuffles, drawn only now that the server's seal is known. */
export async function sitDown(table: Table, seat: Seat, key: string | null): Promise<Table> {
  const drawn: Drawn = { seat, number: randomHex(32), commitment: table.commitment }
  const seated = await api.sit(table.id, { seat, key, number: drawn.number })
  localStorage.setItem(drawnKey(table.id), JSON.stringify(drawn))
  return seated
}

/** Sits down on the seat that was kept for this guest, if there is one that still waits. */
export async function sitOnKeptSeat(table: Table): Promise<Table> {
  const { you, status, seats } = table
  if (status !== 'gathering' || you === null || seats[you]?.ready) return table
  return sitDown(table, you, null)
}

/** What this browser drew for a seat of this table. */
export function drawnFor(table: string): Drawn | null {
  const stored = localStorage.getItem(drawnKey(table))
  return stored === null ? null : JSON.parse(stored)
}
