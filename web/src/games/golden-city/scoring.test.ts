import { describe, expect, it } from 'vitest'
import { data } from './data'
import { parts } from './final'
import { found, games, roundScored } from './fixtures'
import { bonusLine, roundLines, specialScorings, total } from './scoring'
import type { Event, Player, RoundLine, View } from './types'
import { walk } from './walk'

const anyone = found(games.four, () => true).view as View
const nobody: Player = { ...anyone.players[0]!, posts: [], black: [], ware_cards: [], coins: 0 }

function table(score_card: string, ...players: Partial<Player>[]): View {
  return { ...anyone, score_card, players: players.map((player) => ({ ...nobody, ...player })) }
}

const areas = (view: View) => roundLines(view).map((line) => line.areas)
const wares = (view: View) => roundLines(view).map((line) => line.wares)

describe('what the score card would bring', () => {
  it('pays presence on a river, and two more for most posts there (T5)', () => {
    const white = { posts: ['silver_ford'] }
    expect(areas(table('score_01', white, { posts: ['white_mill'] }))).toEqual([2, 2])
    expect(areas(table('score_01', white, {}))).toEqual([4, 0])
    const two = { posts: ['silver_ford', 'silver_washhouse'] }
    expect(areas(table('score_01', two, { posts: ['white_mill'] }))).toEqual([4, 2])
  })

  it('pays a quarter the same way (T6)', () => {
    const red = { posts: ['caravan_gate', 'spice_souk', 'sun_palace'] }
    const blue = { posts: ['caravan_gate', 'spice_souk'] }
    expect(areas(table('score_14', red, blue, { posts: ['spice_souk'] }, {}))).toEqual([4, 2, 2, 0])
  })

  it('pays a ware once, and two more to its only owner (T7)', () => {
    const wine = { ware_cards: ['ware_1', 'ware_4'] }
    expect(wares(table('score_02', wine, { ware_cards: ['ware_5'] }))).toEqual([2, 2])
    expect(wares(table('score_04', { ware_cards: ['ware_3'] }, wine))).toEqual([4, 0])
  })

  it('counts black posts (T22)', () => {
    const red = { posts: ['grain_hall'], black: ['grain_hall'] }
    expect(areas(table('score_12', red, { posts: ['shepherds_gate'] }))).toEqual([4, 2])
  })

  it('is what the server paid, whenever a round was scored', () => {
    for (const game of Object.values(games)) {
      let view = game[0]?.frame?.view as View
      for (const event of game.slice(1).flatMap(({ heard }) => heard.events as Event[])) {
        if (event.type === 'round_scored') expect(roundLines(view)).toEqual(event.lines)
        view = walk(view, event)
      }
    }
  })
})

it('pays bonus cards as in T15', () => {
  const player: Player = {
    ...nobody,
    ware_cards: ['ware_1', 'ware_2', 'ware_3'],
    coins: 4,
    posts: ['woodcutters_gate', 'luthiers_court', 'miners_gate', 'sun_palace', 'grain_hall']
      .concat(['silver_ford', 'white_mill', 'copper_oasis'])
      .concat(['great_oak', 'stone_ring', 'oak_slip']),
  }
  const letters = (card: string) => bonusLine(player, card).letters
  expect(letters('bonus_wares')).toBe(9)
  expect(letters('bonus_rivers')).toBe(6)
  expect(letters('bonus_forest')).toBe(4)
  expect(letters('bonus_coins')).toBe(8)
  expect(letters('bonus_city')).toBe(5)
})

describe('the special scorings', () => {
  const at = (round: number, points: [number, number], over = false) =>
    specialScorings({
      ...table('score_01', { victory_points: points[0] }, { victory_points: points[1] }),
      round,
      ...(over && { phase: 'over' as const }),
    }).map(({ winner }) => winner)

  it('are all to come in the first part', () => {
    expect(at(4, [0, 0])).toEqual([undefined, undefined, undefined])
  })

  it('are told from the victory points', () => {
    expect(at(5, [0, 1])).toEqual([1, undefined, undefined])
    expect(at(9, [2, 1])).toEqual([1, 0, undefined])
    expect(at(8, [3, 0], true)).toEqual([0, 0, undefined])
    expect(at(12, [1, 5], true)).toEqual([0, 1, 1])
    expect(at(12, [3, 0], true)).toEqual([null, null, 0])
    expect(at(12, [0, 2], true)).toEqual([null, 1, null])
  })
})

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
    expect(drought.map(({ points }) => points)).toEqual(data.great_drought.victory_points.slice(0, 2))
  })

  it('have one that ends with a blocked player', () => {
    const scored = roundScored(5, { wares: 2, areas: 0 }, { wares: 0, areas: 4 })
    const over: Event = { type: 'game_over', letters: [2, 4], victory_points: [1, 0] }
    const drought = games.drought.map(({ heard }) => heard)
    const special = (events: unknown[]) => (events as Event[]).some(({ type }) => type === 'special_scored')
    const first = drought.slice(0, drought.findIndex(({ events }) => special(events)) + 1)
    const told = parts([...first, { ...drought[0]!, seat: 0, undo: false, events: [scored, over] }])
    expect(told.map(({ round, winner }) => [round, winner === null])).toEqual([
      [4, false],
      [5, true],
    ])
    expect(told[1]?.lines.map(total)).toEqual([2, 4])
  })

  it('do not count what was taken back', () => {
    const lines: RoundLine[] = [0, 1, 2].map(() => ({ wares: 2, areas: 0 }))
    const heard = (n: number, undo: boolean, events: Event[]) => ({
      n,
      seat: 0,
      undo,
      at: 0,
      events,
      remark: null,
    })
    const entered: Event = { type: 'zone_entered', seat: 0, place: 'miners_gate', rank: 1, letters: 5 }
    const over: Event = { type: 'game_over', letters: [2, 2, 2], victory_points: [0, 0, 0] }
    const scored: Event = { type: 'round_scored', round: 1, score_card: 'score_01', lines }
    const [part] = parts([heard(1, false, [entered]), heard(2, true, []), heard(3, false, [scored, over])])
    expect(part?.lines.map(total)).toEqual([2, 2, 2])
  })
})
