// The letters and numbers are those of games/new-england/tests/rulebook.rs.

import { describe, expect, it } from 'vitest'
import { board, found, game, sets } from './fixtures'
import { placements } from './placements'
import { acting } from './table'
import { takenItem } from './targets'
import type { Action, View } from './types'

const places = (view: View, item: Parameters<typeof placements>[2], seat = 0) =>
  sets(placements(view, seat, item))

describe('a land tile', () => {
  const two = (used: string[] = []) => ({
    ...board(
      { start: { crops: ['D4', 'E4'], pasture: ['B4', 'C4'] } },
      {
        start: { crops: ['G4', 'H4'], settlement: ['D2', 'E2'] },
        tiles: { crops: ['G5', 'G6', 'F6'] },
      },
    ),
    used,
  })

  it('goes beside one’s own land and beside no rival’s of the kind (T1, T4)', () => {
    expect(places(two(), { tile: 'crops' })).toEqual(['D3', 'D5', 'E3', 'E5'])
    expect(places(two(), { tile: 'crops' }, 1)).toEqual(
      ['E6', 'F5', 'F7', 'G3', 'G7', 'H3', 'H5', 'H6', 'I4'].sort(),
    )
  })

  it('does not mind used land (T2)', () => {
    expect(places(two(['D4', 'E4']), { tile: 'crops' })).toEqual(['D3', 'D5', 'E3', 'E5'])
  })

  it('has no place where rivals lie all around (T3)', () => {
    const view = board(
      { start: { crops: ['A1', 'B1'] } },
      { start: { crops: ['D1', 'D2'] } },
      { start: { pasture: ['A2', 'B2'] } },
    )
    expect(places(view, { tile: 'crops' })).toEqual([])
  })
})

describe('a land card', () => {
  const pasture = { start: { pasture: ['B2', 'C2'] }, tiles: { pasture: ['B3', 'C3'] } }
  const three = ['B2 C2', 'B2 C2 B3']

  it('takes a start tile whole or not at all (D1, D2, D3)', () => {
    const row = board({ start: { settlement: ['B2', 'C2'] }, tiles: { settlement: ['D2'] } })
    expect(places(row, { card: 'settlement_i3' })).toEqual(['B2 C2 D2'])
    expect(places(row, { card: 'settlement_l3' })).toEqual([])
    const corner = board({ start: { settlement: ['B2', 'C2'] }, tiles: { settlement: ['C3'] } })
    expect(places(corner, { card: 'settlement_l3' })).toEqual(['B2 C2 C3'])
    expect(places(corner, { card: 'settlement_domino' })).toEqual(['B2 C2'])
  })

  it('lies in every quarter turn (D4)', () => {
    const view = board(pasture)
    expect(places(view, { card: 'pasture_o4' })).toEqual(['B2 C2 B3 C3'])
    expect(places(view, { card: 'pasture_domino' })).toEqual(['B2 C2', 'B3 C3'])
    expect(places(view, { card: 'pasture_l3' })).toEqual(['B2 C2 B3', 'B2 C2 C3'])
  })

  it('needs tiles that are unused and without a figure (D5, D6)', () => {
    const manned = board({ ...pasture, figures: { pilgrim: ['C3'], barn: [], ship: [] } })
    const used = { ...board(pasture), used: ['C3'] }
    for (const view of [manned, used]) {
      expect(places(view, { card: 'pasture_o4' })).toEqual([])
      expect(
        [
          ...placements(view, 0, { card: 'pasture_domino' }),
          ...placements(view, 0, { card: 'pasture_l3' }),
        ].map((cells) => cells.join(' ')),
      ).toEqual(three)
    }
  })

  it('lies once in each place, however it looks the same turned (D7)', () => {
    const view = board({ tiles: { pasture: ['E5', 'F5', 'G5', 'E6', 'F6', 'G6'] } })
    expect(placements(view, 0, { card: 'pasture_domino' })).toHaveLength(7)
    expect(placements(view, 0, { card: 'pasture_l3' })).toHaveLength(8)
    expect(placements(view, 0, { card: 'pasture_o4' })).toHaveLength(2)
  })
})

describe('a figure', () => {
  const howland = {
    ...board({
      start: { settlement: ['B6', 'C6'], crops: ['F3', 'F4'], pasture: ['I7', 'I8'] },
      tiles: { settlement: ['D6'], crops: ['G4'], pasture: ['J7'] },
      figures: { pilgrim: ['D6', 'F3'], barn: [], ship: [] },
    }),
    used: ['B6', 'C6', 'J7'],
  }

  it('stands on unused tiles without one, a start tile being one tile (F1)', () => {
    expect(places(howland, { card: 'barn' })).toEqual(['G4', 'I7 I8'])
  })

  it('is a ship only at the sea (F3)', () => {
    const view = board({
      start: { settlement: ['J2', 'K2'] },
      tiles: { crops: ['J1', 'A2', 'A9'], pasture: ['K9', 'J9'] },
    })
    expect(places(view, { card: 'ship' })).toEqual(['J1', 'J2 K2', 'K9'])
    expect(places(howland, { card: 'ship' })).toEqual([])
  })
})

it('shows before a purchase what the engine allows after it, throughout a game', () => {
  let seen = 0
  for (const { frame } of game) {
    const view = frame?.view as View | undefined
    const item = view && takenItem(view, view.phase)
    if (!view || !item || acting(view.phase) !== 0 || 'figure' in (view.phase as Placing).place.taken)
      continue
    const legal = (frame?.legal as Action[]).flatMap((action) =>
      typeof action === 'object' && 'place' in action ? [action.place] : [],
    )
    expect(sets(placements(view, 0, item)), `step of round ${view.round}`).toEqual(sets(legal))
    seen++
  }
  expect(seen).toBeGreaterThan(4)
})

type Placing = Exclude<View['phase'], string> & { place: { taken: object } }

it('shows in a turn places for exactly what can be bought without a barn', () => {
  const frame = found(
    (view, legal) =>
      view.phase !== 'over' &&
      'turn' in view.phase &&
      legal.some((action) => typeof action === 'object' && 'buy' in action),
  )
  const view = frame.view as View
  const buys = (frame.legal as Action[]).flatMap((action) =>
    typeof action === 'object' && 'buy' in action ? [JSON.stringify(action.buy)] : [],
  )
  const placeable = view.offer.flatMap((item) =>
    item && placements(view, 0, item).length > 0 ? [JSON.stringify(item)] : [],
  )
  expect([...new Set(placeable)].sort()).toEqual(buys.sort())
})
