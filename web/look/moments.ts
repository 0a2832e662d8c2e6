// Moments of the golden games: each kind of decision once, and the end.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const golden = fileURLToPath(new URL('../../games/golden', import.meta.url))

export interface Moment {
  game: string
  /** The text of the record. */
  record: string
  /** How many steps have been taken. */
  at: number
  /** Who has to decide. */
  seat: number
}

interface Step {
  n: number
  seat: number
  /** Absent where a step was taken back. */
  action?: unknown
}

export const games = readdirSync(golden).sort()

const recordsOf = (game: string): string[] =>
  readdirSync(`${golden}/${game}`)
    .sort()
    .map((name) => readFileSync(`${golden}/${game}/${name}`, 'utf8'))

function plainRecord(game: string): string {
  const plain = readdirSync(`${golden}/${game}`).filter((name) => /^\d+-\d+\.jsonl$/.test(name))
  return readFileSync(`${golden}/${game}/${plain.sort().at(-1)}`, 'utf8')
}

const stepsOf = (record: string): Step[] =>
  record
    .split('\n')
    .filter((line) => line.startsWith('{"n":'))
    .map((line): Step => JSON.parse(line))

const kindOf = (action: unknown): string =>
  typeof action === 'string' ? action : (Object.keys(action as object)[0] ?? '')

/** Every moment of a kind of decision, in the record with the most seats that is played as the box says. */
export function moments(game: string, wanted: string): Moment[] {
  const record = plainRecord(game)
  return stepsOf(record)
    .filter(({ action }) => action !== undefined && kindOf(action) === wanted)
    .map(({ n, seat }) => ({ game, record, at: n - 1, seat }))
}

/** A moment for each kind of decision: in the record with the most seats that has it, about the middle of that game. */
export function decisions(game: string): Map<string, Moment> {
  const found = new Map<string, Moment>()
  for (const record of recordsOf(game)) {
    const steps = stepsOf(record).filter(({ action }) => action !== undefined)
    const middle = steps.length / 2
    const nearest = new Map<string, Step>()
    for (const step of steps) {
      const kind = kindOf(step.action)
      const before = nearest.get(kind)
      if (!before || Math.abs(step.n - middle) < Math.abs(before.n - middle)) nearest.set(kind, step)
    }
    for (const [kind, { n, seat }] of nearest) found.set(kind, { game, record, at: n - 1, seat })
  }
  return found
}

/** The first and the last moment of the game with the most seats that is played as the box says. */
export function ends(game: string): { beginning: Moment; end: Moment } {
  const record = plainRecord(game)
  const steps = stepsOf(record)
  const first = steps[0]?.seat ?? 0
  return {
    beginning: { game, record, at: 0, seat: first },
    end: { game, record, at: steps.length, seat: first },
  }
}
