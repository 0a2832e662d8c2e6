// What happened since the viewer's last turn.

import type { GameModule, LogLine, Telling } from '../games/module'
import type { Heard, Seat } from '../protocol'
import { standing } from './log'

/** The steps of others after the viewer's last turn. While it is their turn, what they have done in it does not count as one. */
export function sinceYourTurn(history: Heard[], you: Seat | null, yourTurn: boolean): Heard[] {
  if (you === null) return []
  let end = history.length
  if (yourTurn) while (end > 0 && history[end - 1]!.seat === you) end--
  const begin = history.slice(0, end).findLastIndex(({ seat }) => seat === you) + 1
  const news = new Set(history.slice(begin, end).map(({ n }) => n))
  return standing(history).filter(({ n, seat }) => seat !== null && news.has(n))
}

/** What somebody did, or what just happened where it is nobody's doing. */
export interface Doings {
  seat: Seat
  lines: (LogLine & { key: string })[]
}

/** What everybody did, in the order in which they first did something. */
export function bySeat(steps: Heard[], module: Pick<GameModule, 'log'>, telling: Telling): Doings[] {
  const doings = new Map<Seat, Doings>()
  for (const { n, seat, events } of steps) {
    if (seat === null) continue
    for (const [at, event] of events.entries()) {
      const line = module.log(event, telling)
      if (!line || line.headline) continue
      const theirs = doings.get(seat) ?? { seat, lines: [] }
      theirs.lines.push({ ...line, key: `${n}.${at}` })
      doings.set(seat, theirs)
    }
  }
  return [...doings.values()]
}

/** What is marked on the board: a place by its `data-at`, in the colour of whoever did it. */
export interface Mark {
  seat: Seat
  at: string
  /** Where it came from, if it moved. */
  from?: string
  /** What stands beside it, in place of the seat's symbol. */
  label?: string
}

/** However much happened, no more places than this are marked: the newest. */
export const MARKED = 24

/** The places of the board that these steps concern; a place is marked for whoever was there last. */
export function marksOf(steps: Heard[], module: Pick<GameModule, 'marks'>, view: unknown): Mark[] {
  const marks = new Map<string, Mark>()
  for (const { seat, events } of steps) {
    if (seat === null) continue
    for (const event of events) {
      for (const place of module.marks?.(event, view) ?? []) {
        const mark = typeof place === 'string' ? { at: place } : place
        marks.delete(mark.at)
        marks.set(mark.at, { seat, ...mark })
      }
    }
  }
  return [...marks.values()].slice(-MARKED)
}
