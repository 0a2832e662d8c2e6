// Who is playing here: a guest with a name, and the random numbers drawn for the seats taken.

import { api, Refused } from './api'
import type { Me, Seat } from './protocol'
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

/** Remembers the number drawn for a seat, to look for it in the record after the game. */
export function rememberNumber(table: string, seat: Seat, number: string): void {
  localStorage.setItem(drawnKey(table), JSON.stringify({ seat, number }))
}

/** The number drawn for a seat of this table in this browser. */
export function drawnNumber(table: string): { seat: Seat; number: string } | null {
  const stored = localStorage.getItem(drawnKey(table))
  return stored === null ? null : JSON.parse(stored)
}
