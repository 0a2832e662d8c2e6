// The log as a timeline: chapters opened by headlines, and steps that were taken back.

import type { GameModule, LogLine, Telling } from '../games/module'
import type { Heard, Seat, Table } from '../protocol'

export interface Line extends LogLine {
  key: string
  /** The step it tells of; none where something happened at the table and not in the game. */
  step: number
  /** It was taken back later. */
  undone: boolean
  /** What the bot says that did it. */
  remark?: string
}

export interface Chapter {
  key: string
  headline: string | null
  lines: Line[]
}

/** Whether it goes back to the set-up, which is step 0. */
export const isWhole = (history: readonly Heard[]): boolean => history[0]?.n === 0

/** A snapshot's history, with what is known already of the time before it, if nothing is missing between them. */
export function joinedTo(known: Heard[], news: Heard[]): Heard[] {
  const first = news[0]?.n ?? 0
  const last = known.at(-1)?.n ?? -1
  return last + 1 < first ? news : [...known.filter(({ n }) => n < first), ...news]
}

/** The steps that were taken back: each undo takes the last one of its seat that still stands, and what everybody agreed to take back
 * is all that came after a step. */
export function takenBack(history: readonly Heard[]): Set<number> {
  const undone = new Set<number>()
  for (const [at, { seat, undo, rewind }] of history.entries()) {
    if (!undo && rewind === null) continue
    const stood = history.slice(0, at).filter((step) => isPlayed(step) && !undone.has(step.n))
    if (rewind !== null) for (const { n } of stood) if (n > rewind) undone.add(n)
    const taken = undo && stood.findLast((step) => step.seat === seat)
    if (taken) undone.add(taken.n)
  }
  return undone
}

/** Whether something was played, and nothing taken back. */
const isPlayed = ({ undo, rewind }: Heard) => !undo && rewind === null

/** What was played and stands. */
export function standing(history: readonly Heard[]): Heard[] {
  const undone = takenBack(history)
  return history.filter((step) => isPlayed(step) && !undone.has(step.n))
}

/** What was played after a step and stands. */
export const standingAfter = (history: readonly Heard[], to: number): Heard[] =>
  standing(history).filter(({ n }) => n > to)

/** Whether nothing can be looked up: the table was set up so, and is still being played. */
export const forgets = ({ status, options }: Pick<Table, 'status' | 'options'>): boolean =>
  status === 'playing' && options.memory === 'at_the_table'

/** As at the table, words that were said are gone: the log goes back to your last turn, a spectator's to the last step. */
export function lastTurn(history: Heard[], you: Seat | null): number {
  const own = history.findLast(({ seat }) => you !== null && seat === you)
  return (own ?? history.at(-1))?.n ?? 0
}

/** What happened at the table and not in the game. */
export interface Incident {
  /** In seconds since 1970. */
  at: number
  seat: Seat
  text: string
}

/** What happened, from the beginning or from step `since` on. */
export function timeline(
  history: Heard[],
  module: Pick<GameModule, 'log' | 'remark'>,
  telling: Telling,
  backWords: (step: Heard) => string,
  since = 0,
  incidents: readonly Incident[] = [],
): Chapter[] {
  const undone = takenBack(history)
  const chapters: Chapter[] = []
  const add = (line: Line) => {
    if (chapters.length === 0) chapters.push({ key: 'first', headline: null, lines: [] })
    chapters.at(-1)!.lines.push(line)
  }
  let told = 0
  /** Tells the incidents before a time, with the step they came after. */
  const tellBefore = (at: number, n: number) => {
    for (; told < incidents.length && incidents[told]!.at < at; told++) {
      const { seat, text } = incidents[told]!
      add({ key: `${n}.incident.${told}`, step: -1, text, seat, undone: false })
    }
  }
  for (const step of history) {
    tellBefore(step.at, step.n - 1)
    if (!isPlayed(step) && step.seat !== null) {
      add({ key: `${step.n}`, step: step.n, text: backWords(step), seat: step.seat, undone: false })
    }
    const lines: Line[] = []
    for (const [at, event] of step.events.entries()) {
      const line = module.log(event, telling)
      const key = `${step.n}.${at}`
      // Every turn of a round may announce the round: the first one opens its chapter.
      if (line?.headline && line.text === chapters.at(-1)?.headline) continue
      if (line?.headline) chapters.push({ key, headline: line.text, lines: [] })
      else if (line) {
        const one = { ...line, key, step: step.n, undone: undone.has(step.n) }
        lines.push(one)
        add(one)
      }
    }
    // A remark stands with what the bot did itself, rather than with what came of it.
    const deed = lines.find((line) => line.seat === step.seat) ?? lines[0]
    if (deed && step.remark !== null) deed.remark = module.remark(step.remark, telling)
  }
  tellBefore(Infinity, history.at(-1)?.n ?? 0)
  for (const chapter of chapters) chapter.lines = chapter.lines.filter((line) => parseInt(line.key) >= since)
  return since > 0
    ? chapters.filter(({ lines }, at) => lines.length > 0 || at === chapters.length - 1)
    : chapters
}
