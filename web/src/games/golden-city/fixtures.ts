// Two games that were really played, as seat 0 saw them.

import { foundIn, type Step } from '../../test/played'
import drought from './drought.fixture.json'
import four from './four.fixture.json'
import type { Action, View } from './types'

export const games = { four: four as Step[], drought: drought as Step[] }
export const found = foundIn<View, Action>
export { telling } from '../../test/played'
