import { expect, test } from 'vitest'
import { Troubled } from '../engine'
import type { Difference, Trouble, Verified } from '../protocol'
import { digestOf, open, pledgeOf, type Secret } from './pledge'
import { verify, type Known } from './verify'

const box = { game: 'ugo', edition: 1, options: { variant: 'standard' } }
const secret: Secret = { number: '11'.repeat(32), key: '22'.repeat(32) }
const commitment = '33'.repeat(32)
const pledges = [pledgeOf(secret), null]
const terms = digestOf({ ...box, commitment, pledges })
const header = {
  ...box,
  seats: ['Ana', 'Bruno'],
  fairness: { commitment, seats: [{ pledge: pledges[0], opening: open(secret, terms) }, null] },
}
const closing = { standings: [], seed: '44'.repeat(32) }
const text = [header, { n: 1 }, closing].map((line) => `${JSON.stringify(line)}\n`).join('')
const known: Known = { commitment, mine: { seat: 0, number: secret.number, terms } }
const key = '55'.repeat(32)
const found: Verified = {
  steps: 72,
  draws: 400,
  finished: true,
  shuffles: { people: ['Ana'], dealer: 'server', key, broken_off: 0 },
}

/** Rules that find this in the record. */
const finding = (verified: Partial<Verified> = {}) => ({ verify: async () => ({ ...found, ...verified }) })
const refusing = (trouble: Trouble) => ({ verify: () => Promise.reject(new Troubled(trouble)) })
const differing = (step: number, difference: Difference) =>
  refusing({ code: 'differs', step, why: '', difference })
const results = async (...given: Parameters<typeof verify>) =>
  (await verify(...given)).checks.map(({ check, result }) => `${check} ${result}`)

test('a true record passes every check, and its numbers are shown', async () => {
  expect(await verify(text, known, finding())).toEqual({
    checks: [
      { check: 'rules', result: 'passed', steps: 72 },
      { check: 'result', result: 'passed' },
      { check: 'commitment', result: 'passed' },
      { check: 'published', result: 'passed' },
      { check: 'openings', result: 'passed', people: ['Ana'] },
      { check: 'mine', result: 'passed' },
      { check: 'draws', result: 'passed', count: 400 },
    ],
    dealer: 'server',
    numbers: { commitment, numbers: [secret.number, null], seed: closing.seed, key },
  })
})

test('what this browser knows is compared', async () => {
  const other = 'ab'.repeat(32)
  expect(await results(text, { ...known, commitment: other }, finding())).toContain('published failed')
  const mine = known.mine!
  for (const changed of [{ number: other }, { terms: other }, { seat: 1 }]) {
    const knows = { ...known, mine: { ...mine, ...changed } }
    expect(await results(text, knows, finding())).toContain('mine failed')
  }
  expect(await results(text, { ...known, mine: null }, finding())).toContain('mine skipped')
})

test('what cannot be checked is said', async () => {
  expect(await results(text, known, finding({ shuffles: null, finished: false }))).toEqual([
    'rules passed',
    'commitment skipped',
  ])
  const bots = finding({ shuffles: { people: [], dealer: 'server', key, broken_off: 2 } })
  const checks = await results(text, known, bots)
  expect(checks).toContain('openings skipped')
  expect(checks).toContain('broken_off skipped')
})

test('a device that dealt has nobody else to ask', async () => {
  const device = finding({ shuffles: { people: [], dealer: 'device', key, broken_off: 0 } })
  const { checks, dealer } = await verify(text, known, device)
  expect(dealer).toBe('device')
  expect(checks.map(({ check }) => check)).toEqual(['rules', 'result', 'commitment', 'published', 'draws'])
})

test('whatever differs fails the check it belongs to', async () => {
  const state: Difference = { code: 'state', recorded: 'a', computed: 'b' }
  expect((await verify(text, known, differing(7, state))).checks).toEqual([
    { check: 'rules', result: 'failed', step: 7, difference: state },
  ])
  const draw: Difference = { code: 'draw', draw: 3, recorded: 1, computed: 2 }
  expect((await verify(text, known, differing(0, draw))).checks).toEqual([
    { check: 'draws', result: 'failed', draw: 3, step: 0, recorded: 1, computed: 2 },
  ])
  expect(await results(text, known, differing(9, { code: 'standings' }))).toEqual(['result failed'])
  expect(await results(text, known, differing(0, { code: 'commitment' }))).toEqual(['commitment failed'])
  expect(await results(text, known, differing(0, { code: 'opening', seat: 1 }))).toEqual(['openings failed'])
  expect(await results('?', known, refusing({ code: 'unreadable', why: '' }))).toEqual(['record failed'])
})

test('rules that cannot be asked are no verdict', async () => {
  await expect(verify(text, known, { verify: () => Promise.reject(new Error('offline')) })).rejects.toThrow(
    'offline',
  )
})
