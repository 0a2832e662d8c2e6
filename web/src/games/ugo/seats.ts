// The colours of the seats: the shell's, with the same ones as a fallback.

import type { Seat } from '../../protocol'

const FALLBACK = ['#0b62a4', '#c8500a', '#0b7a57', '#a2478a', '#b58900']

export function seatColour(seat: Seat): string {
  return `var(--seat-${seat}, ${FALLBACK[seat] ?? 'currentColor'})`
}
