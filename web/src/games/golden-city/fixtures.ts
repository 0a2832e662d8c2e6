// Two games that were really played, as seat 0 saw them.

import { foundIn, type Step } from '../../test/played'
import drought from './drought.fixture.json'
import four from './four.fixture.json'
import type { Action, Event, View } from './types'

export const games = { four: four as Step[], drought: drought as Step[] }
export const found = foundIn<View, Action>
export { telling } from '../../test/played'

/** The score card of pottery and the Silverrun is scored: what it brings each of two players. */
export const roundScored = (round: number, ...lines: { wares: number; areas: number }[]): Event => ({
  type: 'round_scored',
  round,
  score_card: 'score_01',
  lines,
})
