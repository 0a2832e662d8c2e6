// How times are written.

import type { ClockInfo, Seat, TableClock, TimeControl, WhenUp } from '../protocol'
import { region } from '../settings.svelte'
import { say } from '../words'

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A length, in the largest unit that says it whole. */
export function span(ms: number): string {
  for (const [unit, name] of [
    [DAY, 'lasting-days'],
    [HOUR, 'lasting-hours'],
    [MINUTE, 'lasting-minutes'],
  ] as const)
    if (ms >= unit && ms % unit === 0) return say(name, { count: ms / unit })
  return say('clock-seconds', { count: Math.round(ms / SECOND) })
}

/** What is left, roughly: days and hours, or hours and minutes. */
export function roughly(ms: number): string {
  const days = Math.floor(ms / DAY)
  const hours = Math.floor((ms % DAY) / HOUR)
  const minutes = Math.floor((ms % HOUR) / MINUTE)
  if (days > 0)
    return [days, hours].every((it) => it > 0)
      ? `${say('lasting-days', { count: days })} ${say('lasting-hours', { count: hours })}`
      : say('lasting-days', { count: days })
  if (hours > 0 && minutes > 0)
    return `${say('lasting-hours', { count: hours })} ${say('lasting-minutes', { count: minutes })}`
  return hours > 0 ? say('lasting-hours', { count: hours }) : say('lasting-minutes', { count: minutes })
}

/** What is left, to the second: 4:05, or 1:04:05. */
export function face(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND))
  const two = (of: number) => `${of}`.padStart(2, '0')
  const minutes = Math.floor(seconds / 60) % 60
  const hours = Math.floor(seconds / 3600)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A moment, where the reader lives: with the day of the week if it is near, with the date if it is not. */
export function moment(ms: number, now: number): string {
  const far = Math.abs(ms - now) > 6 * DAY
  const today = new Date(ms).toDateString() === new Date(now).toDateString()
  const day: Intl.DateTimeFormatOptions = far ? { day: 'numeric', month: 'short' } : { weekday: 'short' }
  return new Date(ms).toLocaleString(region(), {
    ...(today ? {} : day),
    hour: 'numeric',
    minute: '2-digit',
  })
}

/** What a control gives, as in “5 min + 20 s a turn”. */
export const controlText = ({ bank, increment }: TimeControl): string =>
  say('clock-control', { bank: span(bank), increment: span(increment) })

export const clockText = (clock: TableClock | null): string =>
  clock ? controlText(clock.control) : say('clock-none')

export const whenUpText = (when: WhenUp): string =>
  when === 'others'
    ? say('clock-up-others-told')
    : 'turn' in when
      ? say('clock-up-turn-by', { level: say(`level-${when.turn}`) })
      : say('clock-up-seat-by', { level: say(`level-${when.seat}`) })

/** What a seat has left at this moment, in milliseconds. Where quiet hours count, only until when is known for certain. */
export function leftAt(clock: ClockInfo, seat: Seat, now: number): number {
  const time = clock.seats[seat]
  if (!time) return clock.chosen.control.bank
  if (time.until === null || clock.chosen.control.over_days) return time.left
  return Math.max(0, Math.min(time.left, time.until - now))
}

/** Whether what is left is so little that its owner should know. */
export function isShort(clock: ClockInfo, seat: Seat, now: number): boolean {
  const until = clock.seats[seat]?.until
  if (until === null || until === undefined) return false
  return until - now < (clock.chosen.control.over_days ? 4 * HOUR : 30 * SECOND)
}
