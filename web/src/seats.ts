// The five seats of the house, and what they are called.

import type { Seat, Table } from './protocol'
import { say } from './words'

/** A symbol for each seat, on a square of 24: anchor, compass star, crescent, tower, fish. */
export const symbols: readonly string[] = [
  'M12 2.5a2.8 2.8 0 0 1 1.25 5.3V9.5H17v2.3h-3.75v7.4c2.5-.4 4.4-1.9 5.1-4l-1.7.5 3.1-4.7 1.85 5.3-1.3-.7c-.9 3.8-4.3 6.4-8.3 6.4s-7.4-2.6-8.3-6.4l-1.3.7L4.25 11l3.1 4.7-1.7-.5c.7 2.1 2.6 3.6 5.1 4v-7.4H7V9.5h3.75V7.8A2.8 2.8 0 0 1 12 2.5Zm0 1.9a.95.95 0 1 0 0 1.9.95.95 0 0 0 0-1.9Z',
  'M12 1.5 14.2 8 18.7 5.3 16 9.8 22.5 12 16 14.2 18.7 18.7 14.2 16 12 22.5 9.8 16 5.3 18.7 8 14.2 1.5 12 8 9.8 5.3 5.3 9.8 8Z',
  'M15.5 2.3A10 10 0 1 0 21.7 15 8 8 0 1 1 15.5 2.3Z',
  'M5 2.5h3.2v2.6h2.2V2.5h3.2v2.6h2.2V2.5H19v6l-2 1.8v8.2h2v3h-5.2v-3.7a1.8 1.8 0 0 0-3.6 0v3.7H5v-3h2v-8.2L5 8.5Z',
  'M1.5 12C4.5 7.5 8.3 5.5 12 5.5c3 0 5.3 1.6 6.9 4L22.5 7v10l-3.6-2.5c-1.6 2.4-3.9 4-6.9 4-3.7 0-7.5-2-10.5-6.5Zm5.7-1.2a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z',
]

/** The colour of a seat, as a style. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat})`

/** Whether a bot plays for the viewer just now. */
export function botForYou(table: Table): boolean {
  return table.you !== null && table.seats[table.you]?.bot !== null
}

/** Whether there is, or may be, anybody else who hears what is said: others who play, or for a spectator others who watch. */
export function hasCompany(table: Table): boolean {
  const others = table.seats.filter(({ seat, owner }) => owner !== 'bot' && seat !== table.you)
  return table.you === null || others.length > 0
}

/** The name shown for a seat. */
export function seatName(table: Table, seat: Seat): string {
  const info = table.seats[seat]
  return info?.name ?? (info?.owner === 'person' ? say('former-player') : say('open-seat'))
}

/** The person in a seat, if there is one whose name stands there and who is not the viewer. */
export function otherAt(table: Table, seat: Seat): string | null {
  const info = table.seats[seat]
  return info?.owner === 'person' && info.name && seat !== table.you ? info.guest : null
}

/** The names of others who have taken a seat since then. */
export function newlySeated(before: Table, now: Table): string[] {
  const known = new Set(before.seats.map(({ owner, name }) => (owner === 'person' ? name : null)))
  return now.seats.flatMap(({ seat, owner, name }) =>
    owner === 'person' && name !== null && seat !== now.you && !known.has(name) ? [name] : [],
  )
}
