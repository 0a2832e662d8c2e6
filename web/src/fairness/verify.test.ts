import { expect, test } from 'vitest'
import fixture from '../../../kernel/tests/draws.json'
import { commitment, drawKey, draws } from './draws'
import { verify } from './verify'

const fair = { commitment: fixture.commitment, numbers: fixture.numbers }

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
      comptoir: 1,
      game: 'ugo',
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
  mine: { seat: 2, number: fixture.numbers[2]!, commitment: fixture.commitment },
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
  const mine = { seat: 1, number: fixture.numbers[2]!, commitment: fixture.commitment }
  expect(results(record(), { commitment: fixture.key, mine })).toEqual(
    expect.arrayContaining(['published failed', 'mine failed']),
  )
  const other = { ...known, mine: { ...known.mine, commitment: fixture.key } }
  expect(results(record(), other)).toContain('published failed')
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
