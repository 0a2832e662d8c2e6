import { expect, test } from 'vitest'
import type { Telling } from '../games/module'
import type { Heard } from '../protocol'
import { aStep as step } from '../test/table'
import { bySeat, MARKED, marksOf, sinceYourTurn } from './since'

const telling: Telling = { language: 'en', you: 0, name: (seat) => `P${seat}` }
const numbers = (steps: Heard[]) => steps.map(({ n }) => n)

const history = [
  step(0, null, 'deal'),
  step(1, 0, 'a'),
  step(2, 1, 'b'),
  step(3, 2, 'c'),
  step(4, 1, 'd', 'Round 2'),
]

test('it is what the others did after the last own step', () => {
  expect(numbers(sinceYourTurn(history, 0, true))).toEqual([2, 3, 4])
  expect(numbers(sinceYourTurn(history, 2, false))).toEqual([4])
  expect(numbers(sinceYourTurn(history, 3, true))).toEqual([1, 2, 3, 4])
  expect(sinceYourTurn(history, null, false)).toEqual([])
})

test('it stays while the own turn lasts, and is gone when it ends', () => {
  const acted = [...history, step(5, 0, 'e'), step(6, 0, 'f')]
  expect(numbers(sinceYourTurn(acted, 0, true))).toEqual([2, 3, 4])
  expect(sinceYourTurn(acted, 0, false)).toEqual([])
  expect(numbers(sinceYourTurn([...acted, step(7, 1, 'g')], 0, false))).toEqual([7])
})

test('what was taken back did not happen', () => {
  const undone = [...history, { ...step(5, 1), undo: true }, step(6, 1, 'h')]
  expect(numbers(sinceYourTurn(undone, 0, true))).toEqual([2, 3, 6])
})

test('it is told player by player, without headlines', () => {
  const module = {
    log: (event: unknown) => ({ text: String(event), headline: String(event).startsWith('Round') }),
  }
  const told = bySeat(sinceYourTurn(history, 0, true), module, telling)
  expect(told.map(({ seat, lines }) => [seat, lines.map(({ text }) => text)])).toEqual([
    [1, ['b', 'd']],
    [2, ['c']],
  ])
})

test('a place is marked for whoever was there last, and no more than the newest', () => {
  const module = {
    marks: (event: unknown) => (event === 'c' ? [{ at: 'b', from: 'x' }] : [String(event)]),
  }
  expect(marksOf(sinceYourTurn(history, 0, true), module, {})).toEqual([
    { seat: 2, at: 'b', from: 'x' },
    { seat: 1, at: 'd' },
    { seat: 1, at: 'Round 2' },
  ])
  const many = Array.from({ length: 40 }, (_, n) => step(n, 1, `place ${n}`))
  const marked = marksOf(many, module, {})
  expect([marked.length, marked.at(-1)?.at]).toEqual([MARKED, 'place 39'])
})
