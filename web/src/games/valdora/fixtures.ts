// Two games that were really played, as seat 0 saw parts of them: what was heard, and what was seen now and then.

import type { Frame, Heard } from '../../protocol'
import duel from './duel.fixture.json'
import three from './three.fixture.json'
import type { Action, View } from './types'

export interface Step {
  heard: Heard
  frame: Frame | null
}

export const games = { duel: duel as Step[], three: three as Step[] }

/** The first frame of a game that is as wanted. */
export function found(game: Step[], wanted: (view: View, legal: Action[]) => boolean): Frame {
  const step = game.find(({ frame }) => frame && wanted(frame.view as View, frame.legal as Action[]))
  if (!step?.frame) throw new Error('the fixture has no such frame')
  return step.frame
}

export const telling = {
  language: 'en' as const,
  you: 0,
  name: (seat: number) => ['Ada', 'Bruno', 'Clio', 'Diego', 'Edda'][seat] ?? '?',
}
