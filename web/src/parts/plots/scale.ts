// Where numbers stand on the axes of a plot.

/** Round numbers, about as many as asked for, whose first and last enclose everything from `low` to `high`. */
export function ticks(low: number, high: number, about = 5): number[] {
  const span = high - low || Math.abs(high) || 1
  const rough = span / Math.max(1, about - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10) * power
  const first = Math.floor(low / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9))
  return Array.from({ length: last - first + 1 }, (_, at) => tidy((first + at) * step))
}

/** Without the last digits that come from counting in tenths. */
const tidy = (value: number) => Number(value.toPrecision(12))

/** What lies between two numbers, spread between two places. */
export function linear(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): (value: number) => number {
  const span = high - low
  return (value) => (span === 0 ? (from + to) / 2 : from + ((value - low) / span) * (to - from))
}

export interface Bin {
  /** Both belong to it. */
  from: number
  to: number
  count: number
}

/** How often whole numbers came, in at most `most` bins of the same width, without a gap; if they are counted in steps of
 * `least` already, in no smaller ones. */
export function binned(
  counts: readonly (readonly [value: number, count: number])[],
  most = 20,
  least = 1,
): Bin[] {
  if (counts.length === 0) return []
  const values = counts.map(([value]) => value)
  const low = Math.min(...values)
  const high = Math.max(...values)
  const width = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find(
    (width) => width % least === 0 && Math.floor(high / width) - Math.floor(low / width) < most,
  )
  const step = width ?? Math.ceil((high - low + 1) / most)
  const first = Math.floor(low / step)
  const bins = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => {
    const from = (first + at) * step
    return { from, to: from + step - 1, count: 0 }
  })
  for (const [value, count] of counts) bins[Math.floor(value / step) - first]!.count += count
  return bins
}
