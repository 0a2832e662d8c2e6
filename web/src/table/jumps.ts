// Where one may want to jump to in a game.

import type { GameModule, Telling } from '../games/module'
import type { Heard, Seat } from '../protocol'

/** What one jumps by. */
export const units = ['step', 'turn', 'round'] as const
export type Unit = (typeof units)[number]

/** The steps at which a chapter of the log begins. */
export function rounds(story: Heard[], module: Pick<GameModule, 'log'>, telling: Telling): number[] {
  let last: string | null = null
  return story.flatMap(({ n, events }) => {
    const headlines = events.flatMap((event) => {
      const line = module.log(event, telling)
      return line?.headline ? [line.text] : []
    })
    const newest = headlines.at(-1)
    if (newest === undefined || newest === last) return []
    last = newest
    return [n]
  })
}

/** The moments at which a seat has to decide after others have acted; without a seat, those at which the turn passes on. */
export function turns(story: Heard[], seat: Seat | null): number[] {
  return story.flatMap((step, at) => {
    const before = story[at - 1]
    if (!before || step.seat === null || step.seat === before.seat) return []
    return seat === null || step.seat === seat ? [before.n] : []
  })
}

/** The next of these places after, or the last one before. */
export function nextOf(places: number[], at: number, way: 1 | -1): number | undefined {
  return way === 1 ? places.find((place) => place > at) : places.findLast((place) => place < at)
}
