// Checks a finished game's record: the seal, what everybody pledged, opened and signed, every single draw.

import type { BrokenOff, Opening } from '../protocol'
import { commitment, drawKey, draws } from './draws'
import { digestOf, fits } from './pledge'

export type Check =
  | { check: 'record'; result: 'passed'; steps: number }
  | { check: 'record'; result: 'failed' }
  | { check: 'commitment'; result: 'passed' | 'failed' | 'skipped' }
  | { check: 'published'; result: 'passed' | 'failed' }
  | { check: 'openings'; result: 'passed'; people: string[] }
  | { check: 'openings'; result: 'failed'; seat: number }
  | { check: 'openings'; result: 'skipped' }
  | { check: 'broken_off'; result: 'skipped'; times: number }
  | { check: 'mine'; result: 'passed' | 'failed' | 'skipped' }
  | { check: 'draws'; result: 'passed'; count: number }
  | { check: 'draws'; result: 'failed'; draw: number; step: number; recorded: number; computed: number }

/** The numbers a reader may want to compare by hand. */
export interface Numbers {
  seats: string[]
  commitment: string
  /** One for each seat; null for a bot. */
  numbers: (string | null)[]
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
  /** What this browser pledged, for which seat, and the digest of the terms it opened it for. */
  mine: { seat: number; number: string; terms: string | null } | null
}

type Draw = [number: number, below: number]

interface Share {
  pledge: string
  opening: Opening
}

interface Fairness {
  commitment: string
  seats: (Share | null)[]
  broken_off?: BrokenOff[]
}

interface Header {
  game: string
  edition: number
  options: Record<string, string>
  seats: string[]
  fairness?: Fairness
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
  checks.push({ check: 'published', result: passed(known.commitment === fairness.commitment) })
  const terms = digestOf({
    ...header,
    ...fairness,
    pledges: fairness.seats.map((share) => share?.pledge ?? null),
  })
  checks.push(checkOpenings(header.seats, fairness, terms))
  const { mine } = known
  const asPledged = fairness.seats[mine?.seat ?? -1]?.opening.number === mine?.number && mine?.terms === terms
  checks.push({ check: 'mine', result: mine ? passed(asPledged) : 'skipped' })
  const numbers = fairness.seats.map((share) => share?.opening.number ?? null)
  const key = drawKey(
    seed,
    numbers.filter((number) => number !== null),
  )
  checks.push(checkDraws(key, header, steps))
  const times = fairness.broken_off?.length ?? 0
  if (times > 0) checks.push({ check: 'broken_off', result: 'skipped', times })
  return { checks, numbers: { seats: header.seats, commitment: fairness.commitment, numbers, seed, key } }
}

/** Whether everybody opened what they had pledged, and signed these terms when they did. */
function checkOpenings(names: string[], { seats }: Fairness, terms: string): Check {
  const wrong = seats.findIndex((share) => share && !fits(share.opening, share.pledge, terms))
  if (wrong >= 0 || seats.length !== names.length) {
    return { check: 'openings', result: 'failed', seat: Math.max(0, wrong) }
  }
  const people = names.filter((_, seat) => seats[seat])
  return people.length > 0
    ? { check: 'openings', result: 'passed', people }
    : { check: 'openings', result: 'skipped' }
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
const isHex = (value: unknown, bytes = 32): value is string =>
  typeof value === 'string' && value.length === 2 * bytes && /^[0-9a-f]*$/.test(value)
const isShare = (value: unknown): value is Share =>
  isObject(value) &&
  isHex(value['pledge']) &&
  isObject(value['opening']) &&
  isHex(value['opening']['number']) &&
  isHex(value['opening']['key']) &&
  isHex(value['opening']['signature'], 64)
const isDraws = (value: unknown): value is Draw[] =>
  Array.isArray(value) &&
  value.every(
    (draw) => Array.isArray(draw) && draw.length === 2 && draw.every((part) => Number.isSafeInteger(part)),
  )

function isHeader(value: unknown): value is Header {
  if (!isObject(value) || value['comptoir'] !== 2 || !Array.isArray(value['seats'])) return false
  if (typeof value['game'] !== 'string' || typeof value['edition'] !== 'number') return false
  if (!isObject(value['options'])) return false
  const fairness = value['fairness']
  const fair =
    fairness === undefined ||
    (isObject(fairness) &&
      isHex(fairness['commitment']) &&
      Array.isArray(fairness['seats']) &&
      fairness['seats'].every((share) => share === null || isShare(share)))
  return fair && isDraws(value['chance'])
}

const isStep = (value: unknown, at: number): value is Step =>
  isObject(value) && value['n'] === at + 1 && (value['chance'] === undefined || isDraws(value['chance']))

const isClosing = (value: unknown): value is Closing =>
  isObject(value) &&
  Array.isArray(value['standings']) &&
  (value['seed'] === undefined || isHex(value['seed']))
