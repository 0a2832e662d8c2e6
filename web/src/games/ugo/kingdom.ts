// A kingdom as it is drawn: what lies on its fields, and in which pile.

import type { Seat } from '../../protocol'
import type { Telling } from '../module'
import { colourOf, ofColour, sorted } from './cards'
import { data } from './data'
import type { Card, FieldLine, Player, View } from './types'

/** What whoever draws a kingdom, or a part of it, is given. */
export interface Shown {
  view: View
  seat: Seat
  player: Player
  telling: Telling
}

/** The open spaces drawn on the fields to the left. */
export function spacesBefore(field: number): number {
  return data.field.slice(0, field).reduce((sum, { needed, preprinted }) => sum + needed - preprinted, 0)
}

/** The cards on top, from the left. */
export function topsOf(sheet: { fields: readonly FieldLine[] }): Card[] {
  return sheet.fields.flatMap((field) => field.top ?? [])
}

/** The pile under a top card, the top last. */
export function pileOf(player: Player, top: Card): Card[] {
  const covered = ofColour(player.cards, colourOf(top)).filter((card) => card !== top)
  return [...sorted(covered), top]
}
