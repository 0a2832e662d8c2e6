// The points of a whole game, in few enough moments to be drawn and read.

/** The most moments that are shown. */
export const MOMENTS = 40

export interface Score {
  n: number
  points: number[]
}

/** Evenly spread moments, the first and the last among them. */
export function sampled(scores: readonly number[][], most = MOMENTS): Score[] {
  const last = scores.length - 1
  const shown = Math.min(most, scores.length)
  const places = Array.from({ length: shown }, (_, nth) => Math.round((nth * last) / Math.max(1, shown - 1)))
  return [...new Set(places)].map((n) => ({ n, points: scores[n]! }))
}
