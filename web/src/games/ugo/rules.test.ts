import { describe, expect, it } from 'vitest'
import type { Moment } from '../../protocol'
import { sorted } from './cards'
import duel from './duel.fixture.json'
import four from './four.fixture.json'
import { sheetOf } from './kingdom'
import { actionFor, best, newColours, pick, preview, topChoices, withTop } from './placement'
import { icons, winningPlace } from './trick'
import type { Action, Card, Player, View } from './types'

const moments = [...(duel as Moment[]), ...(four as Moment[])]

function player(tops: Card[], farmers = 0): Player {
  const kingdom = sheetOf(tops, farmers)
  return {
    hand_size: 5,
    farmers,
    cards: tops,
    hidden: [0, 0, 0, 0, 0],
    kingdom,
    voids: [],
    rounds: [],
    total: 0,
  }
}

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

describe('the winner', () => {
  it.each<[string, Card[], number | undefined]>([
    ['nobody yet', [], undefined],
    ['the highest value (A)', ['red_3', 'blue_5', 'red_6', 'red_4'], 2],
    ['the led colour in a tie (D)', ['blue_3', 'green_7', 'red_1', 'blue_7'], 3],
    ['the first of a tie off the led colour (E)', ['blue_2', 'green_8', 'red_2', 'red_8'], 1],
    ['the lead when all are 0', ['green_0', 'blue_0', 'yellow_0', 'red_0'], 0],
  ])('is %s', (_, trick, place) => {
    expect(winningPlace(trick)).toBe(place)
  })

  it('brings the farmers of the winning card, and those of losing 1s and 2s (12)', () => {
    const trick: Card[] = ['yellow_3', 'yellow_1', 'black_2', 'yellow_2']
    expect(trick.map((card) => icons(card, 'yellow_3'))).toEqual([2, 1, 1, 0])
  })
})

describe('a kingdom counts', () => {
  it.each<[Card[], number, number]>([
    [['red_6', 'blue_5'], 1, 11],
    [['red_0', 'blue_8', 'green_6'], 1, 3],
    [['red_8', 'blue_6', 'green_2'], 5, 19],
    [[], 9, 9],
    [['red_8', 'blue_7', 'green_6', 'black_5', 'yellow_4'], 0, -30],
    [['red_3'], 4, 4],
  ])('%j with %i farmers: %i', (tops, farmers, points) => {
    expect(sheetOf(tops, farmers).points).toBe(points)
  })
})

describe('placing a trick', () => {
  const trick: Card[] = ['red_3', 'blue_8', 'red_6', 'green_1']

  it('preselects the highest on top and the highest top leftmost', () => {
    expect(best(player([]), trick)).toEqual({
      order: ['blue', 'red', 'green'],
      tops: ['red_6', 'blue_8', 'green_1'],
    })
    expect(newColours(player(['blue_2']), trick)).toEqual(['red', 'green'])
    expect(topChoices(trick)).toEqual([['red_3', 'red_6']])
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

  it('finds every preselected and every changed placement among the legal ones', () => {
    let placed = 0
    for (const { frame } of moments) {
      const view = frame.view as View
      if (frame.legal.length === 0 || view.phase === 'over' || !('place_trick' in view.phase)) continue
      const seat = view.phase.place_trick
      const own = view.players[seat]
      if (!own) throw new Error('the winner sits at the table')
      const chosen = best(own, view.trick)
      const legal = frame.legal as Action[]
      expect(actionFor(chosen, view.trick, legal), `version ${frame.version}`).toBeDefined()
      for (const card of topChoices(view.trick).flat()) {
        expect(actionFor(withTop(chosen, card), view.trick, legal)).toBeDefined()
      }
      placed += 1
    }
    expect(placed).toBeGreaterThan(5)
  })

  it('is not found when it is not legal', () => {
    const legal: Action[] = [{ place: { order: ['blue', 'red', 'green'], top: ['red_6'] } }]
    const chosen = best(player([]), trick)
    expect(actionFor(chosen, trick, legal)).toBe(legal[0])
    expect(actionFor({ ...chosen, order: ['red', 'blue', 'green'] }, trick, legal)).toBeUndefined()
    expect(actionFor(withTop(chosen, 'red_3'), trick, legal)).toBeUndefined()
  })

  it('previews the kingdom with the farmers the trick brings', () => {
    const view = structuredClone(moments[0]?.frame.view) as View
    view.trick = ['red_6', 'blue_5']
    view.players[0] = player(['green_8', 'yellow_4'], 1)
    const after = preview(view, 0, best(view.players[0], view.trick))
    expect(after?.farmers).toBe(2)
    expect(after?.kingdom.fields.map((field) => field.top)).toEqual([
      'green_8',
      'yellow_4',
      'red_6',
      'blue_5',
      null,
    ])
    expect(after?.kingdom.points).toBe(8 + 4 + 6 - 15)
  })
})
