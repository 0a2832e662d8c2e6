import { describe, expect, it } from 'vitest'
import { aHeard } from '../../test/table'
import { parts } from './final'
import { games } from './fixtures'
import { total } from './scoring'
import type { Event, RoundLine } from './types'

describe('the parts of the final sheet', () => {
  it('add up to the letters told', () => {
    for (const game of Object.values(games)) {
      const told = parts(game.map(({ heard }) => heard))
      expect(told.length).toBeGreaterThan(0)
      for (const { lines, letters } of told) expect(lines.map(total)).toEqual(letters)
    }
  })

  it('are one for four players, and one for each special scoring of the Great Drought', () => {
    expect(parts(games.four.map(({ heard }) => heard))).toHaveLength(1)
    const drought = parts(games.drought.map(({ heard }) => heard))
    expect(drought.map(({ round }) => round)).toEqual([4, 8])
    expect(drought.map(({ points }) => points)).toEqual([1, 2])
  })

  it('have one that ends with a blocked player', () => {
    const scored: Event = {
      type: 'round_scored',
      round: 5,
      score_card: 'score_01',
      lines: [
        { wares: 2, areas: 0 },
        { wares: 0, areas: 4 },
      ],
    }
    const over: Event = { type: 'game_over', letters: [2, 4], victory_points: [1, 0] }
    const drought = games.drought.map(({ heard }) => heard)
    const special = (events: unknown[]) => (events as Event[]).some(({ type }) => type === 'special_scored')
    const first = drought.slice(0, drought.findIndex(({ events }) => special(events)) + 1)
    const told = parts([
      ...first,
      { ...drought[0]!, seat: 0, undo: false, rewind: null, events: [scored, over] },
    ])
    expect(told.map(({ round, winner }) => [round, winner === null])).toEqual([
      [4, false],
      [5, true],
    ])
    expect(told[1]?.lines.map(total)).toEqual([2, 4])
  })

  it('do not count what was taken back', () => {
    const lines: RoundLine[] = [0, 1, 2].map(() => ({ wares: 2, areas: 0 }))
    const entered: Event = { type: 'zone_entered', seat: 0, place: 'miners_gate', rank: 1, letters: 5 }
    const over: Event = { type: 'game_over', letters: [2, 2, 2], victory_points: [0, 0, 0] }
    const scored: Event = { type: 'round_scored', round: 1, score_card: 'score_01', lines }
    const [part] = parts([
      aHeard(1, { events: [entered] }),
      aHeard(2, { undo: true }),
      aHeard(3, { events: [scored, over] }),
    ])
    expect(part?.lines.map(total)).toEqual([2, 2, 2])
  })
})
