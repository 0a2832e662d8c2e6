import { describe, expect, it } from 'vitest'
import { form } from './cells'
import { board } from './fixtures'
import { attempt, neighbour, snap, type Target, targetsOf, turned } from './targets'
import type { Cells } from './cells'
import type { Action } from './types'

const target = (...cells: Cells): Target => ({ cells, action: { place: cells } })
const across = target('B2', 'C2')
const down = target('B2', 'B3')
const far = target('E5', 'F5')
const all = [across, down, far]

describe('what legal actions point at', () => {
  const legal: Action[] = [
    { start_tile: { land: 'crops', cells: ['A1', 'B1'] } },
    { start_tile: { land: 'pasture', cells: ['A1', 'B1'] } },
    { place: ['C3'] },
    { move: ['K5'] },
    'end_turn',
  ]

  it('is their cells, of start tiles those of the land chosen', () => {
    expect(targetsOf(legal, 'crops').map(({ cells }) => cells)).toEqual([['A1', 'B1'], ['C3'], ['K5']])
    expect(targetsOf(legal, null).map(({ cells }) => cells)).toEqual([['C3'], ['K5']])
  })
})

describe('the ghost', () => {
  it('snaps to the place whose middle is nearest, among those that cover the cell', () => {
    expect(snap(all, { x: 1.9, y: 1.5 }, null)).toBe(across)
    expect(snap(all, { x: 1.5, y: 1.9 }, null)).toBe(down)
    expect(snap(all, { x: 2.5, y: 1.5 }, null)).toBe(across)
    expect(snap(all, { x: 7.5, y: 7.5 }, null)).toBeNull()
  })

  it('prefers the direction wanted where both are near', () => {
    expect(snap(all, { x: 1.6, y: 1.5 }, form(down.cells))).toBe(down)
    // Only one of them covers C2.
    expect(snap(all, { x: 2.5, y: 1.5 }, form(down.cells))).toBe(across)
  })

  it('is reached by a finger beside it', () => {
    expect(snap(all, { x: 6.3, y: 4.5 }, null)).toBeNull()
    expect(snap(all, { x: 6.3, y: 4.5 }, null, 0.5)).toBe(far)
    expect(snap(all, { x: 6.3, y: 5.6 }, null, 0.5)).toBeNull()
  })

  it('turns round a cell it shares, and back', () => {
    expect(turned(all, across)).toBe(down)
    expect(turned(all, down)).toBe(across)
    expect(turned(all, far)).toBeNull()
  })

  it('follows the arrows, straight ahead rather than askew', () => {
    const left = target('B5')
    const right = target('D5')
    const askew = target('C4')
    const start = target('C5')
    const around = [start, left, right, askew]
    expect(neighbour(around, start, 'ArrowLeft')).toBe(left)
    expect(neighbour(around, start, 'ArrowRight')).toBe(right)
    expect(neighbour(around, start, 'ArrowUp')).toBe(askew)
    expect(neighbour(around, left, 'ArrowRight')).toBe(start)
    expect(neighbour(around, start, 'ArrowDown')).toBeNull()
    expect(neighbour(around, start, 'Enter')).toBeNull()
  })
})

describe('a click beside every lit place', () => {
  const view = board({
    start: { crops: ['D4', 'E4'] },
    tiles: { pasture: ['G4'] },
    figures: { pilgrim: ['D4'], barn: [], ship: [] },
  })

  it('asks for a start tile in the direction wanted', () => {
    const placing = { ...view, phase: { start_tile: 0 } }
    expect(attempt(placing, 0, 'A1', 'crops', null)).toEqual({
      start_tile: { land: 'crops', cells: ['A1', 'B1'] },
    })
    expect(attempt(placing, 0, 'A9', 'crops', '0,0 0,1')).toEqual({
      start_tile: { land: 'crops', cells: ['A8', 'A9'] },
    })
  })

  it('asks to move a figure, wherever on its tile it is clicked', () => {
    expect(attempt(view, 0, 'E4', null, null)).toEqual({ move: ['D4', 'E4'] })
    expect(attempt(view, 0, 'G4', null, null)).toBeNull()
  })

  it('asks to place what is in the hand', () => {
    const holding = (bought: { card: string } | { tile: 'crops' }) => ({
      ...view,
      phase: { place: { seat: 0, taken: { bought } } },
    })
    expect(attempt(holding({ tile: 'crops' }), 0, 'A1', null, null)).toEqual({ place: ['A1'] })
    expect(attempt(holding({ card: 'barn' }), 0, 'E4', null, null)).toEqual({ place: ['D4', 'E4'] })
    expect(attempt(holding({ card: 'pasture_o4' }), 0, 'B2', null, null)).toEqual({
      place: ['B2', 'C2', 'B3', 'C3'],
    })
  })
})
