import { expect, test } from 'vitest'
import type { Telling } from '../games/module'
import { aStep as step } from '../test/table'
import { nextOf, rounds, turns } from './jumps'

const telling: Telling = { language: 'en', you: 0, name: (seat) => `P${seat}` }
const story = [
  step(0, null, 'Round 1'),
  step(1, 0, 'a'),
  step(2, 0, 'b'),
  step(3, 1, 'Round 1'),
  step(4, 0, 'c', 'Round 2'),
  step(5, 1, 'd'),
]
const module = {
  log: (event: unknown) => ({ text: String(event), headline: String(event).startsWith('Round') }),
}

test('rounds begin where the log opens a chapter', () => {
  expect(rounds(story, module, telling)).toEqual([0, 4])
})

test('a turn is the moment before somebody acts after others', () => {
  expect(turns(story, 0)).toEqual([0, 3])
  expect(turns(story, 1)).toEqual([2, 4])
  expect(turns(story, null)).toEqual([0, 2, 3, 4])
})

test('a jump goes to the nearest place of its kind', () => {
  expect([nextOf([0, 4], 0, 1), nextOf([0, 4], 4, 1), nextOf([0, 4], 4, -1)]).toEqual([4, undefined, 0])
})
