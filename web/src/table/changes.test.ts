import { expect, test } from 'vitest'
import { newlySeated } from '../seats'
import { aSeat, aTable } from '../test/table'
import { changes } from './changes'
import { sampled } from './scores'
import { sawUpTo, seenAt } from './seen'

const item = (label: string, value: string) => ({ icon: '', label, value, short: label, thing: 'coin' })

test('only numbers that differ have changed', () => {
  const before = [item('Coins', '3'), item('Points', '−2'), item('Cards', '5/7'), item('Posts', '4')]
  const now = [
    item('Coins', '5'),
    item('Points', '−5'),
    item('Cards', '4/7'),
    item('Posts', '4'),
    item('New', '1'),
  ]
  expect(changes(now, before)).toEqual({ Coins: 2, Points: -3 })
})

test('points are drawn at few moments, the last one among them', () => {
  const scores = Array.from({ length: 501 }, (_, n) => [n, -n])
  const few = sampled(scores)
  expect([few.length, few[0], few.at(-1)]).toEqual([
    40,
    { n: 0, points: [0, -0] },
    { n: 500, points: [500, -500] },
  ])
  expect(sampled([[1], [2]])).toEqual([
    { n: 0, points: [1] },
    { n: 1, points: [2] },
  ])
  expect(sampled([])).toEqual([])
})

test('how far one has looked is kept for the latest tables', () => {
  localStorage.clear()
  expect(seenAt('a')).toBeNull()
  sawUpTo('a', 3)
  sawUpTo('a', 7)
  expect(seenAt('a')).toBe(7)
  for (let n = 0; n < 60; n++) sawUpTo(`t${n}`, n)
  expect([seenAt('a'), seenAt('t59')]).toEqual([null, 59])
  localStorage.setItem('comptoir.seen', 'broken')
  expect(seenAt('t59')).toBeNull()
})

test('somebody who sat down is told of, and nobody who moved or was there', () => {
  const ann = aSeat(0, { owner: 'person', name: 'Ann' })
  const before = aTable({ seats: [ann, aSeat(1), aSeat(2, { owner: 'person', name: 'Bea' })] })
  const now = aTable({
    seats: [ann, aSeat(1, { owner: 'person', name: 'Bea' }), aSeat(2, { owner: 'person', name: 'Cem' })],
  })
  expect(newlySeated(before, now)).toEqual(['Cem'])
  expect(newlySeated(now, now)).toEqual([])
})
