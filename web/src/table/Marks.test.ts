import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Marks from './Marks.svelte'

const box = (x: number, y: number, width = 40, height = 40) => new DOMRect(x, y, width, height)

let root: HTMLElement
let places: Record<string, DOMRect>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get left() {
        return this.x
      }
      get top() {
        return this.y
      }
      get right() {
        return this.x + this.width
      }
      get bottom() {
        return this.y + this.height
      }
    },
  )
  root = document.createElement('div')
  root.innerHTML = '<div id="pane" style="overflow: hidden"><i data-at="a"></i><i data-at="b"></i></div>'
  places = { a: box(20, 20), b: box(120, 20), pane: box(0, 0, 300, 200) }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return places[this.getAttribute('data-at') ?? this.id] ?? box(0, 0, 500, 500)
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const later = async () => {
  await vi.advanceTimersByTimeAsync(200)
  await tick()
}

test('a ring lies around a place and goes with it; a trail leads from where it came', async () => {
  const marks = [{ seat: 1, at: 'a', from: 'b' }]
  const { container } = render(Marks, { marks, root })
  await later()
  const ring = () => container.querySelector<HTMLElement>('[data-mark="a"]')
  expect(ring()?.style.left).toBe('17px')
  expect(container.querySelector('line')?.getAttribute('x1')).toBe('140')
  places.a = box(60, 20)
  await later()
  expect(ring()?.style.left).toBe('57px')
  // Moved out of the pane that cuts it off.
  places.a = box(400, 20)
  await later()
  expect(ring()).toBeNull()
})

test('what is not on the board has no ring', async () => {
  const { container } = render(Marks, { marks: [{ seat: 0, at: 'elsewhere' }], root })
  await later()
  expect(container.querySelector('.ring')).toBeNull()
})

test('what lies under a list or a book has no ring', async () => {
  const book = document.body.appendChild(document.createElement('div'))
  book.innerHTML = '<b></b>'
  document.elementFromPoint = () => book.firstElementChild
  const { container } = render(Marks, { marks: [{ seat: 1, at: 'a' }], root })
  await later()
  expect(container.querySelector('.ring'), 'it does not lie above').not.toBeNull()
  book.style.position = 'sticky'
  await later()
  expect(container.querySelector('.ring')).toBeNull()
  Reflect.deleteProperty(document, 'elementFromPoint')
  book.remove()
})
