// A game's board in the tests of a file, in a browser of stubs: nothing moves, and nothing changes its size.

import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import type { BoardProps, GameModule } from '../games/module'
import type { Ahead, Frame, Table } from '../protocol'
import { telling } from './played'

/** Nothing changes its size here. */
export class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export function boardOf(game: GameModule, table = {} as Table) {
  const act = vi.fn()
  const why = vi.fn()
  const whyNone = vi.fn()
  const preview = vi.fn(async (): Promise<Ahead<unknown, unknown> | null> => null)

  afterEach(cleanup)
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('ResizeObserver', NoObserver)
    act.mockClear()
    why.mockClear()
    whyNone.mockClear()
    preview.mockClear()
  })

  const props = (frame: Frame, change: Partial<BoardProps> = {}): BoardProps => ({
    table,
    frame,
    heard: [],
    history: [],
    telling,
    act,
    busy: false,
    why,
    whyNone,
    preview,
    facts: null,
    replay: false,
    ...change,
  })
  const draw = (frame: Frame, change?: Partial<BoardProps>) => render(game.Board, props(frame, change))
  /** Draws the board and gives what it is drawn in. */
  const show = (frame: Frame, change?: Partial<BoardProps>) => draw(frame, change).container
  return { act, why, whyNone, preview, props, draw, show }
}
