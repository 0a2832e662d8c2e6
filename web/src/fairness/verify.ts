// Checks a finished game's record: the seal, the seats' numbers, every single draw.

import { commitment, drawKey, draws } from './draws'

export type Check =
  | { check: 'record'; result: 'passed'; steps: number }
  | { check: 'record'; result: 'failed' }
  | { check: 'commitment'; result: 'passed' | 'failed' | 'skipped' }
  | { check: 'published'; result: 'passed' | 'failed' }
  | { check: 'mine'; result: 'passed' | 'failed' | 'skipped' }
  | { check: 'draws'; result: 'passed'; count: number }
  | { check: 'draws'; result: 'failed'; draw: number; step: number; recorded: number; computed: number }

/** The numbers a reader may want to compare by hand. */
export interface Numbers {
  seats: string[]
  commitment: string
  numbers: string[]
  seed: string
  key: string
}

export interface Verdict {
  checks: Check[]
  numbers: Numbers | null
}

/** What this browser knows from before the game ended. */
export interface Known {
  /** The seal the table shows. */
  commitment: string
  /** The number this browser drew, for which seat, and the seal it had seen before. */
  mine: { seat: number; number: string; commitment: string } | null
}

type Draw = [number: number, below: number]

interface Header {
  seats: string[]
  fairness?: { commitment: string; numbers: string[] }
  chance: Draw[]
}

interface Step {
  n: number
  chance?: Draw[]
}

interface Closing {
  standings: unknown[]
  seed?: string
}

/** Recomputes what a record claims. */
export function verify(text: string, known: Known): Verdict {
  const record = parse(text)
  if (!record) return { checks: [{ check: 'record', result: 'failed' }], numbers: null }
  const { header, steps, closing } = record
  const checks: Check[] = [{ check: 'record', result: 'passed', steps: steps.length }]
  const { fairness } = header
  const { seed } = closing
  if (!fairness || !seed) {
    checks.push({ check: 'commitment', result: 'skipped' })
    return { checks, numbers: null }
  }
  checks.push({ check: 'commitment', result: passed(commitment(seed) === fairness.commitment) })
  const seals = [known.commitment, known.mine?.commitment ?? known.commitment]
  checks.push({ check: 'published', result: passed(seals.every((seal) => seal === fairness.commitment)) })
  checks.push({
    check: 'mine',
    result: known.mine ? passed(fairness.numbers[known.mine.seat] === known.mine.number) : 'skipped',
  })
  const key = drawKey(seed, fairness.numbers)
  checks.push(checkDraws(key, header, steps))
  return { checks, numbers: { seats: header.seats, ...fairness, seed, key } }
}

const passed = (right: boolean) => (right ? 'passed' : 'failed')

function checkDraws(key: string, header: Header, steps: Step[]): Check {
  const draw = draws(key)
  const recorded = [{ n: 0, chance: header.chance }, ...steps].flatMap(({ n, chance }) =>
    (chance ?? []).map(([number, below]) => ({ step: n, number, below })),
  )
  for (const [at, { step, number, below }] of recorded.entries()) {
    const computed = draw(Math.max(1, below))
    if (computed !== number) {
      return { check: 'draws', result: 'failed', draw: at + 1, step, recorded: number, computed }
    }
  }
  return { check: 'draws', result: 'passed', count: recorded.length }
}

/** The lines of a closed record; null if they are not one. */
function parse(text: string): { header: Header; steps: Step[]; closing: Closing } | null {
  try {
    const lines: unknown[] = text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line))
    const header = lines.shift()
    const closing = lines.pop()
    if (!isHeader(header) || !isClosing(closing) || !lines.every(isStep)) return null
    return { header, steps: lines, closing }
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
const isDraws = (value: unknown): value is Draw[] =>
  Array.isArray(value) &&
  value.every(
    (draw) => Array.isArray(draw) && draw.length === 2 && draw.every((part) => Number.isSafeInteger(part)),
  )

function isHeader(value: unknown): value is Header {
  if (!isObject(value) || value['comptoir'] !== 1 || !Array.isArray(value['seats'])) return false
  const fairness = value['fairness']
  const fair =
    fairness === undefined ||
    (isObject(fairness) &&
      isHex(fairness['commitment']) &&
      Array.isArray(fairness['numbers']) &&
      fairness['numbers'].every(isHex))
  return fair && isDraws(value['chance'])
}

const isStep = (value: unknown, at: number): value is Step =>
  isObject(value) && value['n'] === at + 1 && (value['chance'] === undefined || isDraws(value['chance']))

const isClosing = (value: unknown): value is Closing =>
  isObject(value) &&
  Array.isArray(value['standings']) &&
  (value['seed'] === undefined || isHex(value['seed']))
