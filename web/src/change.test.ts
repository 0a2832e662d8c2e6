import { describe, expect, test } from 'vitest'
import { after, changed } from './change'
import type { Frame, Moved } from './protocol'
import { aFrame } from './test/table'

describe('a change', () => {
  test.each([
    [{ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4 } }, { a: 1, b: { c: 4, d: 3 } }],
    [{ a: 1 }, { a: null, b: [1] }, { a: null, b: [1] }],
    [{ a: { x: 1 } }, { a: [{ y: 1 }] }, { a: { y: 1 } }],
    [{ a: { x: 1 } }, { a: [[2]] }, { a: [2] }],
    [{ a: { x: 1 } }, { a: null }, { a: null }],
    [{ a: [1] }, { a: { x: 1 } }, { a: { x: 1 } }],
    [
      [1, 2, 3],
      [1, -1],
      [1, 3],
    ],
    [
      [1, 2, 3],
      [-1, 2, [4, 5]],
      [2, 3, 4, 5],
    ],
    [[], [['a']], ['a']],
    [[[1, 2, 3], [6]], [{ '~': [3, [7]] }], [[1, 2, 3, 7], [6]]],
    [
      [{ a: 1, b: 2 }, { a: 3 }],
      [1, { a: 4 }],
      [{ a: 1, b: 2 }, { a: 4 }],
    ],
  ])('%j by %j', (old, change, expected) => {
    expect(changed(old, change)).toEqual(expected)
  })

  test.each([
    [[1], [2]],
    [[1], [{ a: 1 }]],
    [[[1]], [{ a: 1 }]],
    [[1], ['x']],
    [{ a: 1 }, []],
  ])('that does not fit is an error: %j by %j', (old, change) => {
    expect(() => changed(old, change)).toThrow()
  })

  test('leaves what is the same as it is', () => {
    const old = { board: { tiles: [1, 2] }, hand: ['a'] }
    const next = changed(old, { hand: [1, ['b']] }) as typeof old
    expect(next.board).toBe(old.board)
    expect(old.hand).toEqual(['a'])
  })
})

describe('a step told by what is different', () => {
  const before: Frame = {
    ...aFrame(4),
    view: { players: [{ realm: { size: 1, name: 'x' } }, { realm: { size: 2, name: 'y' } }] },
    legal: ['roll'],
  }
  const moved = (said: Partial<Moved>): Moved => ({ seat: 1, events: [], ...said })

  test('is heard and seen in whole', () => {
    const { heard, frame } = after(
      before,
      100,
      moved({
        after: 7,
        view: { players: [1, { realm: { size: 3 } }] },
        legal: [-1],
        events: [
          { type: 'grew', realm: { $: 1 } },
          { type: 'lost', realm: { $: 0, '~': { size: 0 } } },
        ],
      }),
    )
    expect(frame).toEqual({
      ...before,
      version: 5,
      view: { players: [{ realm: { size: 1, name: 'x' } }, { realm: { size: 3, name: 'y' } }] },
      legal: [],
    })
    expect(heard).toEqual({
      n: 5,
      seat: 1,
      undo: false,
      rewind: null,
      at: 107,
      remark: null,
      events: [
        { type: 'grew', realm: { size: 3, name: 'y' } },
        { type: 'lost', realm: { size: 0, name: 'x' } },
      ],
    })
  })

  test('takes no other field than a frame has', () => {
    const message = { number: 9, type: 'moved', version: 77, ...moved({}) } as Moved
    expect(after(before, 0, message).frame).toEqual({ ...before, version: 5 })
  })

  test('that the view has nothing for is an error', () => {
    expect(() => after(before, 0, moved({ events: [{ realm: { $: 2 } }] }))).toThrow()
  })
})
