// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Drag, { carrying, type Lift } from './Drag.svelte'

/** A card at the left, and places at 200 and 400 to the right. */
const boxes: Record<string, number> = { card: 0, field: 200, barn: 400 }
let root: HTMLElement
const put = vi.fn<(where: string) => void>()
const back = vi.fn()
const clicked = vi.fn()
const lift = vi.fn<Lift>((id) =>
  id === 'card:1'
    ? { drops: () => ['field', 'barn'].map((at) => ({ at, drop: () => put(at) })), back }
    : null,
)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  root = document.createElement('div')
  root.innerHTML =
    '<button data-at="card" data-drag="card:1">1</button><i data-at="field"></i><i data-at="barn"></i>'
  for (const part of root.children) {
    const left = boxes[part.getAttribute('data-at')!]!
    part.getBoundingClientRect = () => new DOMRect(left, 0, 100, 100)
  }
  document.body.append(root)
  card().addEventListener('click', clicked)
  render(Drag, { root, lift })
})
afterEach(() => {
  cleanup()
  root.remove()
  for (const spy of [put, back, clicked, lift]) spy.mockClear()
  vi.useRealTimers()
})

const card = () => root.querySelector<HTMLElement>('[data-drag]')!
const at = (x: number, more = {}) => ({
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  clientX: x,
  clientY: 50,
  ...more,
})
const lit = () => [...document.querySelectorAll('[data-drop]')].map((aim) => aim.getAttribute('data-drop'))

it('drops a piece where it may go, and takes the click that ends it for none', async () => {
  await fireEvent.pointerDown(card(), at(50))
  await fireEvent.pointerMove(card(), at(120))
  expect(lit()).toEqual(['field', 'barn'])
  expect(carrying.now).toBe(true)
  await fireEvent.pointerMove(card(), at(430))
  expect(document.querySelector('.over')?.getAttribute('data-drop')).toBe('barn')
  await fireEvent.pointerUp(card(), at(430))
  await fireEvent.click(card())
  expect(put).toHaveBeenCalledExactlyOnceWith('barn')
  expect([clicked.mock.calls.length, back.mock.calls.length, carrying.now]).toEqual([0, 0, false])
  expect(lit()).toEqual([])
})

it('gives back what is dropped elsewhere, and what Escape is pressed for', async () => {
  await fireEvent.pointerDown(card(), at(50))
  await fireEvent.pointerMove(card(), at(150))
  await fireEvent.pointerUp(card(), at(150))
  expect(back).toHaveBeenCalledOnce()

  await fireEvent.pointerDown(card(), at(50))
  await fireEvent.pointerMove(card(), at(250))
  await fireEvent.keyDown(document.body, { key: 'Escape' })
  await fireEvent.pointerUp(card(), at(250))
  expect(back).toHaveBeenCalledTimes(2)
  expect(put).not.toHaveBeenCalled()
})

it('leaves a click a click', async () => {
  await fireEvent.pointerDown(card(), at(50))
  await fireEvent.pointerMove(card(), at(56))
  await fireEvent.pointerUp(card(), at(56))
  await fireEvent.click(card())
  expect(lift).not.toHaveBeenCalled()
  expect(clicked).toHaveBeenCalledOnce()
})

it('lets a finger move the page, unless it has rested on the piece', async () => {
  vi.useFakeTimers()
  const touch = { pointerType: 'touch' }
  await fireEvent.pointerDown(card(), at(50, touch))
  await fireEvent.pointerMove(card(), at(230, touch))
  await fireEvent.pointerUp(card(), at(230, touch))
  expect(lift).not.toHaveBeenCalled()

  await fireEvent.pointerDown(card(), at(50, touch))
  vi.advanceTimersByTime(300)
  await fireEvent.pointerMove(card(), at(230, touch))
  await fireEvent.pointerUp(card(), at(230, touch))
  expect(put).toHaveBeenCalledExactlyOnceWith('field')
})

it('lifts nothing that may not be moved, nor with a second finger', async () => {
  card().setAttribute('data-drag', 'card:2')
  await fireEvent.pointerDown(card(), at(50))
  await fireEvent.pointerMove(card(), at(230))
  expect([lit(), carrying.now]).toEqual([[], false])
  await fireEvent.pointerUp(card(), at(230))

  card().setAttribute('data-drag', 'card:1')
  await fireEvent.pointerDown(card(), at(50))
  await fireEvent.pointerMove(card(), at(230))
  await fireEvent.pointerDown(root, at(10, { pointerId: 2 }))
  await fireEvent.pointerUp(card(), at(230))
  expect(put).not.toHaveBeenCalled()
})
