import { expect, test } from 'vitest'
import fixture from '../../../kernel/tests/draws.json'
import { commitment, drawKey, draws } from './draws'
import { digestOf, open, pledgeOf, type Secret } from './pledge'
import { verify } from './verify'

const secrets: Secret[] = fixture.numbers.map((number, seat) => ({ number, key: `0${seat + 1}`.repeat(32) }))
const box = { game: 'ugo', edition: 1, options: { variant: 'standard' } }

/** What these opened for the terms they make; seats without a secret are bots'. */
function shares(pledged: (Secret | null)[]) {
  const pledges = pledged.map((secret) => secret && pledgeOf(secret))
  const terms = digestOf({ ...box, commitment: fixture.commitment, pledges })
  return {
    terms,
    seats: pledged.map((secret) => secret && { pledge: pledgeOf(secret), opening: open(secret, terms) }),
  }
}
const { terms, seats } = shares(secrets)
const fair = { commitment: fixture.commitment, seats }

/** A record whose draws are the kernel's: 45 in the set-up, the others by fives in the steps. */
function record(
  change: (lines: { header: object; steps: object[]; closing: object }) => void = () => {},
): string {
  const steps = []
  for (let at = 45; at < fixture.draws.length; at += 5) {
    steps.push({
      n: steps.length + 1,
      seat: 0,
      action: 'x',
      chance: fixture.draws.slice(at, at + 5),
      hash: '',
    })
  }
  steps.push({ n: steps.length + 1, seat: 1, undo: null, hash: '' })
  const lines = {
    header: {
      comptoir: 2,
      ...box,
      seats: ['a', 'b', 'c', 'd'],
      fairness: fair,
      chance: fixture.draws.slice(0, 45),
    },
    steps,
    closing: { standings: [], seed: fixture.seed },
  }
  change(lines)
  return [lines.header, ...lines.steps, lines.closing].map((line) => JSON.stringify(line)).join('\n') + '\n'
}

const known = {
  commitment: fixture.commitment,
  mine: { seat: 2, number: fixture.numbers[2]!, terms },
}
const results = (text: string, knows: Parameters<typeof verify>[1] = known) =>
  verify(text, knows).checks.map(({ check, result }) => `${check} ${result}`)

test('the page draws what the kernel drew', () => {
  expect(commitment(fixture.seed)).toBe(fixture.commitment)
  expect(drawKey(fixture.seed, fixture.numbers)).toBe(fixture.key)
  const draw = draws(fixture.key)
  expect(fixture.draws.map(([, below]) => [draw(below!), below])).toEqual(fixture.draws)
})

test('the stream goes on over many blocks', () => {
  const draw = draws('0'.repeat(64))
  expect([draw(2 ** 32 - 1), draw(2 ** 32 - 1)]).toEqual([0xade0b875, 0x903df19f])
  const many = Array.from({ length: 5000 }, () => draw(1_000_000))
  expect(new Set(many).size).toBeGreaterThan(4900)
})

test('a true record passes every check', () => {
  const { checks, numbers } = verify(record(), known)
  expect(checks).toEqual([
    { check: 'record', result: 'passed', steps: 72 },
    { check: 'commitment', result: 'passed' },
    { check: 'published', result: 'passed' },
    { check: 'openings', result: 'passed', people: ['a', 'b', 'c', 'd'] },
    { check: 'mine', result: 'passed' },
    { check: 'draws', result: 'passed', count: 400 },
  ])
  expect(numbers?.key).toBe(fixture.key)
})

test('one changed draw is found', () => {
  const text = record((lines) => {
    lines.steps[3] = { ...lines.steps[3], chance: [[7, 45]] }
  })
  expect(verify(text, known).checks.at(-1)).toMatchObject({
    check: 'draws',
    result: 'failed',
    draw: 61,
    step: 4,
  })
})

test('another seed than the sealed one is found', () => {
  const text = record((lines) => Object.assign(lines.closing, { seed: fixture.key }))
  expect(results(text)).toContain('commitment failed')
})

test('another seal than the table showed, or another number than mine, is found', () => {
  const mine = { seat: 1, number: fixture.numbers[2]!, terms }
  expect(results(record(), { commitment: fixture.key, mine })).toEqual(
    expect.arrayContaining(['published failed', 'mine failed']),
  )
  const other = { ...known, mine: { ...known.mine, terms: fixture.key } }
  expect(results(record(), other)).toContain('mine failed')
  expect(results(record(), { ...known, mine: null })).toContain('mine skipped')
})

test('a record without a seed cannot be recomputed', () => {
  const text = record((lines) => Object.assign(lines.closing, { seed: undefined }))
  expect(results(text)).toEqual(['record passed', 'commitment skipped'])
})

test.each([
  '',
  'hello',
  '{}',
  record().split('\n').slice(0, -2).join('\n'),
  record().replace('"n":3', '"n":4'),
])('a broken record is called so (%#)', (text) => {
  expect(results(text)).toEqual(['record failed'])
})

test('a number chosen when the others were open is found, with its old pledge and with a new one', () => {
  const late = { number: fixture.key, key: secrets[3]!.key }
  const swapped = seats.map((share, seat) =>
    seat === 3 && share ? { ...share, opening: { ...share.opening, number: late.number } } : share,
  )
  const forged = (made: unknown[]) =>
    record((lines) => Object.assign(lines.header, { fairness: { ...fair, seats: made } }))
  expect(verify(forged(swapped), known).checks).toContainEqual({
    check: 'openings',
    result: 'failed',
    seat: 3,
  })
  // The last seat pledges anew for it and signs; the others' signatures are for what they saw.
  const anew = shares([...secrets.slice(0, 3), late]).seats
  expect(verify(forged([...seats.slice(0, 3), anew[3]]), known).checks).toContainEqual({
    check: 'openings',
    result: 'failed',
    seat: 0,
  })
})

test('bots add nothing, and a game without people says so', () => {
  const text = record((lines) =>
    Object.assign(lines.header, { fairness: { ...fair, seats: [null, null, null, null] } }),
  )
  expect(results(text, { ...known, mine: null })).toEqual([
    'record passed',
    'commitment passed',
    'published passed',
    'openings skipped',
    'mine skipped',
    'draws failed',
  ])
})

test('a beginning that was broken off is told', () => {
  const broken_off = [{ by: 'a', not_opened: ['b'] }]
  const text = record((lines) => Object.assign(lines.header, { fairness: { ...fair, broken_off } }))
  expect(verify(text, known).checks).toContainEqual({ check: 'broken_off', result: 'skipped', times: 1 })
})
