import { describe, expect, it } from 'vitest'
import { meant, towards } from './aim'

describe('a tap', () => {
  const near = (...aways: number[]) => aways.map((away, at) => ({ target: `t${at}`, away }))

  it('means the one target within reach of a finger', () => {
    expect(meant(near(10, 60), 1)).toBe('t0')
    expect(meant(near(60), 1)).toBeNull()
    // Seen from afar, a finger covers more of the board.
    expect(meant(near(60), 3)).toBe('t0')
  })

  it('asks to come nearer where two are as good', () => {
    expect(meant(near(10, 12), 1)).toBe('nearer')
    expect(meant(near(2, 20), 1)).toBe('t0')
  })
})

describe('an arrow key', () => {
  const spots = [
    { x: 0, y: 0, name: 'middle' },
    { x: 10, y: -1, name: 'right' },
    { x: 6, y: 9, name: 'askew' },
    { x: 0, y: -5, name: 'up' },
  ]

  it('leads straight ahead rather than askew', () => {
    expect(towards(spots[0]!, 'ArrowRight', spots)?.name).toBe('right')
    expect(towards(spots[0]!, 'ArrowDown', spots)?.name).toBe('askew')
    expect(towards(spots[0]!, 'ArrowUp', spots)?.name).toBe('up')
  })

  it('leads nowhere at the edge, and other keys do nothing', () => {
    expect(towards(spots[1]!, 'ArrowRight', spots)).toBeUndefined()
    expect(towards(spots[0]!, 'x', spots)).toBeUndefined()
  })
})
