// Checks a finished game's record: the rules play it again in this browser, and make every draw again. What the record cannot prove by
// itself is compared with what this browser knows.

import { Troubled, type Engine } from '../engine'
import type { Dealer, Difference, Opening, Verified } from '../protocol'
import { digestOf } from './pledge'

export type Check =
  | { check: 'record'; result: 'failed' }
  | { check: 'rules'; result: 'passed'; steps: number }
  | { check: 'rules'; result: 'failed'; step: number; difference: Difference }
  | { check: 'result'; result: 'passed' | 'failed' }
  | { check: 'commitment'; result: 'passed' | 'failed' | 'skipped' }
  | { check: 'published'; result: 'passed' | 'failed' }
  | { check: 'openings'; result: 'passed'; people: string[] }
  | { check: 'openings'; result: 'failed' | 'skipped' }
  | { check: 'broken_off'; result: 'skipped'; times: number }
  | { check: 'mine'; result: 'passed' | 'failed' | 'skipped' }
  | { check: 'draws'; result: 'passed'; count: number }
  | { check: 'draws'; result: 'failed'; draw: number; step: number; recorded: number; computed: number }

/** The numbers a reader may want to compare by hand. */
export interface Numbers {
  commitment: string
  /** One for each seat; null for a bot. */
  numbers: (string | null)[]
  seed: string
  key: string
}

export interface Verdict {
  checks: Check[]
  /** Who dealt, if that could be checked. */
  dealer: Dealer | null
  numbers: Numbers | null
}

/** What this browser knows from before the game ended. */
export interface Known {
  /** The seal the table shows. */
  commitment: string
  /** What this browser pledged, for which seat, and the digest of the terms it opened it for. */
  mine: { seat: number; number: string; terms: string | null } | null
}

/** The parts of a record's first line that are compared here; the rules have read it before. */
interface Header {
  game: string
  edition: number
  options: Record<string, string>
  fairness?: { commitment: string; seats: ({ pledge: string; opening: Opening } | null)[] }
}

/** Plays a record again, and checks everything it claims. */
export async function verify(text: string, known: Known, rules: Pick<Engine, 'verify'>): Promise<Verdict> {
  let verified: Verified
  try {
    verified = await rules.verify(text)
  } catch (error) {
    if (!(error instanceof Troubled)) throw error
    const { trouble } = error
    if (trouble.code === 'unreadable') return bad({ check: 'record', result: 'failed' })
    if (trouble.code === 'differs') return bad(different(trouble.step, trouble.difference))
    throw error
  }
  const lines = text.trimEnd().split('\n')
  const { fairness, ...terms }: Header = JSON.parse(lines[0]!)
  const { steps, draws, shuffles, finished } = verified
  const checks: Check[] = [{ check: 'rules', result: 'passed', steps }]
  if (finished) checks.push({ check: 'result', result: 'passed' })
  if (!shuffles || !fairness) {
    checks.push({ check: 'commitment', result: 'skipped' })
    return { checks, dealer: null, numbers: null }
  }
  const { people, dealer, broken_off, key } = shuffles
  const { commitment, seats } = fairness
  const pledges = seats.map((share) => share?.pledge ?? null)
  const numbers = seats.map((share) => share?.opening.number ?? null)
  checks.push(
    { check: 'commitment', result: 'passed' },
    { check: 'published', result: passed(known.commitment === commitment) },
  )
  if (dealer === 'server') {
    checks.push(
      people.length > 0
        ? { check: 'openings', result: 'passed', people }
        : { check: 'openings', result: 'skipped' },
      mine(known, numbers, digestOf({ ...terms, commitment, pledges })),
    )
  }
  checks.push({ check: 'draws', result: 'passed', count: draws })
  if (broken_off > 0) checks.push({ check: 'broken_off', result: 'skipped', times: broken_off })
  const { seed }: { seed: string } = JSON.parse(lines.at(-1)!)
  return { checks, dealer, numbers: { commitment, numbers, seed, key } }
}

const passed = (right: boolean) => (right ? 'passed' : 'failed')

const bad = (check: Check): Verdict => ({ checks: [check], dealer: null, numbers: null })

/** Whether the number this browser pledged is in the shuffles, and the terms are those it opened it for. */
function mine({ mine }: Known, numbers: (string | null)[], terms: string): Check {
  if (!mine) return { check: 'mine', result: 'skipped' }
  const asPledged = numbers[mine.seat] === mine.number && mine.terms === terms
  return { check: 'mine', result: passed(asPledged) }
}

/** The check that a difference belongs to. */
function different(step: number, difference: Difference): Check {
  switch (difference.code) {
    case 'standings':
    case 'not_over':
    case 'unfinished':
      return { check: 'result', result: 'failed' }
    case 'commitment':
      return { check: 'commitment', result: 'failed' }
    case 'shares':
    case 'opening':
      return { check: 'openings', result: 'failed' }
    case 'draw': {
      const { draw, recorded, computed } = difference
      return { check: 'draws', result: 'failed', draw, step, recorded, computed }
    }
    default:
      return { check: 'rules', result: 'failed', step, difference }
  }
}
