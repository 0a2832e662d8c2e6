import { expect, test } from 'vitest'
import { placeBeside } from './explain'

const note = { width: 200, height: 100 }
const room = { width: 400, height: 600 }
const thing = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 })

test('an explanation stands above its thing, in the middle', () => {
  expect(placeBeside(thing(190, 300), note, room)).toEqual({ left: 100, top: 192 })
})

test('at the top it stands below, and at an edge inside the window', () => {
  expect(placeBeside(thing(0, 20), note, room)).toEqual({ left: 8, top: 48 })
  expect(placeBeside(thing(380, 20), note, room)).toEqual({ left: 192, top: 48 })
})

test('where there is no room on either side, it stays in sight', () => {
  expect(placeBeside(thing(190, 40), { width: 200, height: 580 }, room).top).toBe(12)
})
