import { expect, test } from 'vitest'
import { Pace } from './pace'

test('who does not search needs no bound', () => {
  expect(new Pace().worlds('trader')).toBeNull()
})

test('the worlds of a thought follow from how long the last one took', () => {
  const pace = new Pace()
  const first = pace.worlds('legend')!
  expect(first).toBeGreaterThan(0)
  pace.took('legend', first, 100)
  expect(pace.worlds('legend')).toBe((first / 100) * 6000)
  pace.took('legend', 24_000, 12_000)
  expect(pace.worlds('legend')).toBe(12_000)
  // A forced move says nothing, and however slow the device is, the bot thinks a little.
  pace.took('legend', 0, 3)
  expect(pace.worlds('legend')).toBe(12_000)
  pace.took('legend', 10, 10_000)
  expect(pace.worlds('legend')).toBe(first)
  expect(pace.worlds('master')).toBe(first)
})
