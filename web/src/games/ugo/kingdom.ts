// A kingdom: what lies on its fields, where its farmers stand, and what that counts.

import type { Seat } from '../../protocol'
import type { Telling } from '../module'
import { colourOf, ofColour, sorted, valueOf } from './cards'
import { data, SPACES } from './data'
import { icons } from './trick'
import type { Card, Colour, FieldLine, Player, Sheet, View } from './types'

/** What whoever draws a kingdom, or a part of it, is given. */
export interface Shown {
  view: View
  seat: Seat
  player: Player
  telling: Telling
}

/** The open spaces of the fields to the left. */
export function spacesBefore(field: number): number {
  return data.field.slice(0, field).reduce((sum, { needed, preprinted }) => sum + needed - preprinted, 0)
}

/** The kingdom field by field, with these cards on top and this many farmers won (U-5.4, U-6). */
export function sheetOf(tops: readonly Card[], farmers: number): Sheet {
  let left = farmers
  const fields = data.field.map((field, at): FieldLine => {
    const come = Math.min(left, field.needed - field.preprinted)
    left -= come
    const standing = field.preprinted + come
    const missing = field.needed - standing
    const top = tops[at] ?? null
    const full = top ? valueOf(top) : field.points_if_empty
    const short = top ? -data.rules.penalty_per_missing_farmer * missing : 0
    return { top, farmers: standing, needed: field.needed, points: missing === 0 ? full : short }
  })
  const points = fields.reduce((sum, field) => sum + field.points, 0)
  return { fields: fields as Sheet['fields'], points }
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

/** The player after placing these cards: `opened` take the next free fields, `tops` come to lie on top (U-4). */
export function withTrick(
  player: Player,
  trick: readonly Card[],
  opened: readonly Colour[],
  tops: readonly Card[],
): Player {
  const before = topsOf(player.kingdom)
  const colours = [...before.map(colourOf), ...opened]
  const after = colours.flatMap((colour, at) => ofColour(tops, colour)[0] ?? before[at] ?? [])
  return {
    ...player,
    cards: sorted([...player.cards, ...trick]),
    kingdom: sheetOf(after, player.farmers),
  }
}

/** The player with `come` more farmers. */
export function withFarmers(player: Player, come: number): Player {
  const farmers = player.farmers + come
  return { ...player, farmers, kingdom: sheetOf(topsOf(player.kingdom), farmers) }
}

/** The farmers the winner of the trick gets: spaces or supply may run out (U-5.5, U-8.2). */
export function winnersFarmers(view: View, player: Player, winning: Card): number {
  return Math.min(icons(winning, winning), SPACES - player.farmers, view.supply)
}
