// How many worlds a bot may imagine here. On the server a clock ends a thought; the rules in the page know none, so the worlds of the
// next thought follow from how long those of the last ones took.

import type { Level } from '../protocol'

/** The longest thought in milliseconds: twice what the level takes on a server. Others do not search. */
const LONGEST: Partial<Record<Level, number>> = { master: 1500, legend: 6000 }

/** Worlds of the first thought, before anything is known. */
const FIRST = 400

export class Pace {
  /** Worlds in a millisecond, by level: they look ahead to different depths. */
  readonly #rates = new Map<Level, number>()

  /** At most this many worlds; null where the level says it all. The rules take the level's own number if that is fewer. */
  worlds(level: Level): number | null {
    const longest = LONGEST[level]
    if (longest === undefined) return null
    const rate = this.#rates.get(level)
    return rate === undefined ? FIRST : Math.max(FIRST, Math.floor(rate * longest))
  }

  /** A thought took so long. One that ended at once says nothing. */
  took(level: Level, worlds: number, milliseconds: number): void {
    if (worlds > 0 && milliseconds > 0) this.#rates.set(level, worlds / milliseconds)
  }
}
