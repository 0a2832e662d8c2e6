import { expect, test } from 'vitest'
import type { LogLine, Telling } from '../games/module'
import type { Heard } from '../protocol'
import { aStep as step } from '../test/table'
import { forgets, isWhole, joinedTo, lastTurn, standing, standingAfter, takenBack, timeline } from './log'

const telling: Telling = { language: 'en', you: null, name: (seat) => `P${seat}` }
const undo = (n: number, seat: number): Heard => ({ ...step(n, seat), undo: true })
const rewind = (n: number, seat: number, to: number): Heard => ({ ...step(n, seat), rewind: to })

const module = {
  log: (event: unknown) =>
    event === 'silent' ? null : { text: String(event), headline: String(event).startsWith('Round') },
  remark: (made: unknown) => `because ${String(made)}`,
}

test('headlines open chapters and silent events leave no line', () => {
  const chapters = timeline(
    [
      step(0, null, 'deal', 'Round 1'),
      step(1, 0, 'a', 'silent'),
      step(2, 1, 'b', 'Round 2'),
      step(3, 0, 'c'),
    ],
    module,
    telling,
    () => '',
  )
  expect(chapters.map(({ headline, lines }) => [headline, lines.map((line) => line.text)])).toEqual([
    [null, ['deal']],
    ['Round 1', ['a', 'b']],
    ['Round 2', ['c']],
  ])
})

test('as at the table the log goes back to your last turn, with its headline', () => {
  const history = [
    step(0, null, 'Round 1'),
    step(1, 0, 'a'),
    step(2, 1, 'b'),
    step(3, 0, 'c', 'Round 2', 'd'),
    step(4, 1, 'e'),
  ]
  expect([0, 1, 2, null].map((you) => lastTurn(history, you))).toEqual([3, 4, 4, 4])
  const since = (n: number) =>
    timeline(history, module, telling, () => '', n).map(({ headline, lines }) => [
      headline,
      lines.map((line) => line.text),
    ])
  expect(since(3)).toEqual([
    ['Round 1', ['c']],
    ['Round 2', ['d', 'e']],
  ])
  expect(since(4)).toEqual([['Round 2', ['e']]])
})

test('a headline said again goes on with its chapter', () => {
  const history = [step(0, null, 'Round 1'), step(1, 0, 'a', 'Round 1'), step(2, 1, 'b', 'Round 2')]
  const chapters = timeline(history, module, telling, () => '')
  expect(chapters.map(({ headline, lines }) => [headline, lines.map((line) => line.text)])).toEqual([
    ['Round 1', ['a', 'b']],
    ['Round 2', []],
  ])
})

test('an undo takes back the last standing step of its seat', () => {
  const history = [step(1, 0), step(2, 1), step(3, 0), undo(4, 0), undo(5, 0), step(6, 0)]
  expect([...takenBack(history)].sort()).toEqual([1, 3])
  const lines = timeline([step(1, 0, 'a'), undo(2, 0)], module, telling, ({ seat }) => `P${seat} undid`)[0]!
    .lines
  expect(lines.map(({ text, undone }) => [text, undone])).toEqual([
    ['a', true],
    ['P0 undid', false],
  ])
})

test('what everybody agreed to take back is all that stood after a step', () => {
  const history = [
    step(1, 0, 'a'),
    step(2, 1, 'b'),
    step(3, 0, 'c'),
    undo(4, 0),
    step(5, 1, 'd'),
    rewind(6, 1, 1),
    step(7, 1, 'e'),
    rewind(8, 0, 0),
    step(9, 0, 'f'),
  ]
  expect([...takenBack(history)].sort()).toEqual([1, 2, 3, 5, 7])
  expect(standing(history).map(({ n }) => n)).toEqual([9])
  expect(standingAfter(history.slice(0, 5), 1).map(({ n }) => n)).toEqual([2, 5])
  const told = timeline(history, module, telling, ({ seat, rewind }) => `P${seat} to ${rewind}`)[0]!.lines
  expect(told.filter(({ undone }) => !undone).map(({ text }) => text)).toEqual([
    'P0 to null',
    'P1 to 1',
    'P0 to 0',
    'f',
  ])
})

test('a remark stands with what its bot did, once', () => {
  const about = { ...module, log: (event: unknown) => event as LogLine }
  const [theirs, own, more] = ['b wins', 'a plays', 'a gains'].map((text, at) => ({
    text,
    seat: at === 0 ? 1 : 0,
  }))
  const said = (...events: unknown[]) =>
    timeline([{ ...step(1, 0), events, remark: 'it pays' }], about, telling, () => '')
      .flatMap(({ lines }) => lines)
      .map(({ text, remark }) => [text, remark])
  expect(said(theirs, own, more)).toEqual([
    ['b wins', undefined],
    ['a plays', 'because it pays'],
    ['a gains', undefined],
  ])
  expect(said({ text: 'a token comes' })).toEqual([['a token comes', 'because it pays']])
})

test('a table that does not remember shows the past when it is over', () => {
  const options = { memory: 'at_the_table' }
  expect(forgets({ status: 'playing', options })).toBe(true)
  expect(forgets({ status: 'over', options })).toBe(false)
  expect(forgets({ status: 'playing', options: { memory: 'open' } })).toBe(false)
  expect(forgets({ status: 'playing', options: {} })).toBe(false)
})

test('a snapshot goes on from what is known, unless something is missing between', () => {
  const steps = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => step(from + at, 0, 'a'))
  expect(joinedTo(steps(0, 6), steps(4, 9))).toEqual(steps(0, 9))
  expect(joinedTo(steps(2, 3), steps(4, 9))).toEqual(steps(2, 9))
  expect(joinedTo(steps(0, 2), steps(4, 9))).toEqual(steps(4, 9))
  expect(joinedTo([], steps(4, 9))).toEqual(steps(4, 9))
  expect(joinedTo(steps(0, 6), steps(0, 3))).toEqual(steps(0, 3))
  expect([steps(0, 6), steps(1, 6), []].map(isWhole)).toEqual([true, false, false])
})

test('who was let back into a seat is told between the steps around it', () => {
  const history = [
    { ...step(1, 0, 'a'), at: 10 },
    { ...step(2, 1, 'b'), at: 20 },
  ]
  const incidents = [
    { at: 15, seat: 1, text: 'back' },
    { at: 30, seat: 0, text: 'back, too' },
  ]
  const [chapter] = timeline(history, module, telling, () => '', 0, incidents)
  expect(chapter!.lines.map(({ text }) => text)).toEqual(['a', 'back', 'b', 'back, too'])
  const [later] = timeline(history, module, telling, () => '', 2, incidents)
  expect(later!.lines.map(({ text }) => text)).toEqual(['b', 'back, too'])
})
