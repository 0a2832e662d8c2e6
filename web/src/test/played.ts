// Games that were really played, for tests: what was heard at every step, and what was seen now and then.

import { expect } from 'vitest'
import type { Telling } from '../games/module'
import type { Frame, Heard } from '../protocol'

export interface Step {
  heard: Heard
  frame: Frame | null
}

/** The first frame of a game that is as wanted. */
export function foundIn<View, Action>(
  game: readonly Step[],
  wanted: (view: View, legal: Action[]) => boolean,
): Frame {
  const step = game.find(({ frame }) => frame && wanted(frame.view as View, frame.legal as Action[]))
  if (!step?.frame) throw new Error('the fixture has no such frame')
  return step.frame
}

/** Walks through a whole game, and checks the view wherever it was seen: at least this many times. */
export function walksRight<View extends { phase: unknown }, Event>(
  game: readonly Step[],
  walk: (view: View, event: Event) => View,
  shown: (view: View) => unknown,
  least: number,
): void {
  let view = game[0]?.frame?.view as View
  let looks = 0
  for (const { heard, frame } of game.slice(1)) {
    view = (heard.events as Event[]).reduce(walk, view)
    if (!frame) continue
    expect(shown(view), `after step ${heard.n}`).toEqual(shown(frame.view as View))
    looks++
  }
  expect(looks).toBeGreaterThanOrEqual(least)
  expect(view.phase).toBe('over')
}

/** How seat 0 is told about it. */
export const telling: Telling = {
  language: 'en',
  you: 0,
  name: (seat) => ['Ada', 'Bruno', 'Clio', 'Diego', 'Edda'][seat] ?? '?',
}
