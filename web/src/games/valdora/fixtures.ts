// Two games that were really played, as seat 0 saw parts of them.

import { foundIn, type Step } from '../../test/played'
import duel from './duel.fixture.json'
import three from './three.fixture.json'
import type { Action, View } from './types'

export const games = { duel: duel as Step[], three: three as Step[] }
export const found = foundIn<View, Action>
export { telling } from '../../test/played'
