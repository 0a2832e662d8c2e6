// The game that goes on as the viewer has seen it, in the place of the rules that play a record again (`replay.svelte.ts`).

import type { Frame, Heard, Moment, Replay } from '../protocol'

/** What is asked for at once. */
const STRETCH = 50

interface Table {
  frame: Frame | null
  history: Heard[]
  past(from: number): Promise<Replay>
}

/** It cannot be looked up: the table was set up so. */
export class Forgotten extends Error {}

export function pastOf(table: Table) {
  const known = new Map<number, Moment>()
  return {
    open: async () => table.frame?.version ?? 0,
    story: async () => table.history,
    async moment(n: number): Promise<Moment> {
      if (!known.has(n)) {
        const { moments } = await table.past(n - (n % STRETCH))
        for (const moment of moments) known.set(moment.frame.version, moment)
      }
      const moment = known.get(n)
      if (!moment) throw new Forgotten(`step ${n}`)
      return moment
    },
    close() {},
  }
}
