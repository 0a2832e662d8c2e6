import { describe, expect, it } from 'vitest'
import type { Moment } from '../../protocol'
import { sorted } from './cards'
import duel from './duel.fixture.json'
import four from './four.fixture.json'
import {
  newColours,
  pick,
  type Placement,
  placements,
  suggested,
  topChoices,
  wayTo,
  withTop,
} from './placement'
import type { Action, Card, View } from './types'

const moments = [...(duel as Moment[]), ...(four as Moment[])]

describe('a hand', () => {
  it('is held by colour, then value', () => {
    expect(sorted(['green_2', 'red_8', 'yellow_4', 'red_0', 'black_7'])).toEqual([
      'yellow_4',
      'black_7',
      'red_0',
      'red_8',
      'green_2',
    ])
  })
})

describe('placing a trick', () => {
  const trick: Card[] = ['red_3', 'blue_8', 'red_6', 'green_1']
  const orders: Placement['order'][] = [
    ['red', 'blue', 'green'],
    ['blue', 'red', 'green'],
    ['green', 'red', 'blue'],
  ]
  const ways = orders.flatMap((order): Placement[] => [
    { order, top: ['red_3'] },
    { order, top: ['red_6'] },
  ])

  it('suggests the highest on top and the highest of the trick leftmost', () => {
    expect(suggested(ways, trick)).toEqual({ order: ['blue', 'red', 'green'], top: ['red_6'] })
    expect(newColours(ways)).toEqual(['red', 'blue', 'green'])
    expect(topChoices(ways)).toEqual([['red_3', 'red_6']])
  })

  it('suggests only what is legal', () => {
    const only: Placement[] = [{ order: ['green', 'red', 'blue'], top: ['red_3'] }]
    expect(suggested(only, trick)).toBe(only[0])
    expect(suggested([], trick)).toBeNull()
  })

  it('takes colours in the order they are picked, and starts over when one is picked again', () => {
    const first = pick(['blue', 'red', 'green'], [], 'green')
    expect(first.order).toEqual(['green', 'blue', 'red'])
    const second = pick(first.order, first.picked, 'red')
    expect(second.order).toEqual(['green', 'red', 'blue'])
    expect(pick(second.order, second.picked, 'red')).toEqual({
      order: ['red', 'green', 'blue'],
      picked: ['red'],
    })
  })

  it('finds every suggested and every changed placement among the legal ones', () => {
    let placed = 0
    for (const { frame } of moments) {
      const legal = placements(frame.legal as Action[])
      const chosen = suggested(legal, (frame.view as View).trick)
      if (!chosen) continue
      expect(wayTo(chosen, legal), `version ${frame.version}`).toBeDefined()
      for (const card of topChoices(legal).flat()) expect(wayTo(withTop(chosen, card), legal)).toBeDefined()
      placed += 1
    }
    expect(placed).toBeGreaterThan(5)
  })

  it('is not found when it is not legal', () => {
    const chosen = suggested(ways, trick)!
    expect(wayTo({ ...chosen, order: ['blue', 'green', 'red'] }, ways)).toBeUndefined()
    expect(wayTo({ ...chosen, top: [] }, ways)).toBeUndefined()
  })
})
