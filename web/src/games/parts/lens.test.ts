import { describe, expect, it } from 'vitest'
import { fit, moved, MOST, seen, showing, zoomAt } from './lens'

describe('the lens', () => {
  const board = { width: 1000, height: 500 }

  it('keeps the point under the finger where it is', () => {
    const near = zoomAt(board, fit(board), 2, 400, 200)
    const before = seen(board, fit(board))
    const after = seen(board, near)
    expect((400 - after.left) / after.width).toBeCloseTo((400 - before.left) / before.width)
    expect(after.width).toBe(500)
  })

  it('never leaves the board', () => {
    const near = moved(board, zoomAt(board, fit(board), 2, 0, 0), -900, 900)
    expect(seen(board, near)).toEqual({ left: 0, top: 250, width: 500, height: 250 })
    expect(zoomAt(board, near, 100, 0, 0).zoom).toBe(MOST)
    expect(seen(board, zoomAt(board, near, 0.01, 0, 0))).toEqual({ left: 0, top: 0, ...board })
  })

  it('moves a point into sight, and stays if it is seen', () => {
    const near = zoomAt(board, fit(board), 4, 0, 0)
    const { left, width } = seen(board, showing(board, near, 900, 100))
    expect(left + width).toBeGreaterThan(900)
    expect(showing(board, near, 120, 60)).toEqual(near)
  })
})
