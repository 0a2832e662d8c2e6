import { describe, expect, test } from 'vitest'
import type { ClockInfo } from '../protocol'
import { controlText, DAY, face, HOUR, isShort, leftAt, MINUTE, roughly, SECOND, span } from './words'

const info = (over_days: boolean, left: number, until: number | null): ClockInfo => ({
  chosen: { control: { over_days, bank: left, increment: left, cap: left }, when_up: 'others' },
  now: 0,
  paused: false,
  agreed: [],
  seats: [{ left, since: 0, until, stand_in: null, undecided: false, away: false }],
})

describe('times', () => {
  test('are written in the largest unit that says them whole', () => {
    expect([20 * SECOND, 5 * MINUTE, 24 * HOUR, 36 * HOUR].map(span)).toEqual([
      '20 s',
      '5 min',
      '1 day',
      '36 h',
    ])
    const control = { over_days: false, bank: 5 * MINUTE, increment: 20 * SECOND, cap: 10 * MINUTE }
    expect(controlText(control)).toBe('5 min + 20 s a turn')
  })

  test('that run are written to the second, and never below nothing', () => {
    expect([3_900_000, 245_000, 4_001, 0, -5].map(face)).toEqual(['1:05:00', '4:05', '0:05', '0:00', '0:00'])
    expect(roughly(2 * DAY + 3 * HOUR)).toBe('2 days 3 h')
  })

  test('go down until they are up, and stand still while nothing runs', () => {
    expect([0, 30_000, 90_000].map((now) => leftAt(info(false, 60_000, 61_000), 0, now))).toEqual([
      60_000, 31_000, 0,
    ])
    expect(leftAt(info(false, 60_000, null), 0, 90_000)).toBe(60_000)
  })

  test('that are short are said to be', () => {
    const live = info(false, 60_000, 61_000)
    expect([0, 40_000].map((now) => isShort(live, 0, now))).toEqual([false, true])
    expect(isShort(info(false, 60_000, null), 0, 0)).toBe(false)
    expect(isShort(info(true, DAY, 5 * HOUR), 0, 0)).toBe(false)
    expect(isShort(info(true, DAY, 5 * HOUR), 0, 2 * HOUR)).toBe(true)
  })
})
