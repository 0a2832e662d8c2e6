// What UGO! says beyond its own values: prompt, panels, and the board in words.

import farmer from 'icon:farmer'
import hand from 'icon:card-draw'
import kingdom from 'icon:wheat'
import laurels from 'icon:laurel-crown'
import type { Frame, Seat } from '../../protocol'
import { signed } from '../../words/functions'
import type { PanelItem, Telling } from '../module'
import { colourOf, sorted } from './cards'
import { data } from './data'
import { ledColour, nextSeat } from './trick'
import type { Action, View } from './types'
import { words } from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const { phase, trick } = frame.view as View
  const led = ledColour(trick) ?? null
  const open = (frame.legal as Action[]).flatMap((action) => ('play' in action ? [action.play] : []))
  const follows = led !== null && open.length > 0 && open.every((card) => colourOf(card) === led)
  return words(telling).of('prompt', phase, { led, follows })
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const player = (frame.view as View).players[seat]
  if (!player) return []
  return [
    {
      icon: laurels,
      value: signed(player.total),
      label: say('panel-total'),
      short: say('panel-total.short'),
      thing: 'total',
    },
    {
      icon: kingdom,
      value: signed(player.kingdom.points),
      label: say('panel-kingdom'),
      short: say('panel-kingdom.short'),
      thing: 'kingdom',
    },
    {
      icon: farmer,
      value: `${player.farmers}`,
      label: say('panel-farmers'),
      short: say('panel-farmers.short'),
      thing: 'farmer',
    },
    {
      icon: hand,
      value: `${player.hand_size}`,
      label: say('panel-hand'),
      short: say('panel-hand.short'),
      thing: 'hand',
    },
  ]
}

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const lines = [
    say('says-round', {
      round: view.round,
      rounds: data.rules.rounds,
      trick: view.trick_number,
      tricks: data.rules.tricks_per_round,
      dealer: view.dealer,
    }),
    trickInWords(view, telling),
  ]
  view.players.forEach(({ kingdom: { fields, points }, total, hand_size }, seat) => {
    const numbered = fields.map((field, at) => ({ ...field, field: at + 1 }))
    lines.push(
      say('says-kingdom', { seat, fields: numbered, points }),
      say('says-total', { seat, total, cards: hand_size }),
    )
  })
  lines.push(say('supply', { count: view.supply }))
  if (view.hand && view.hand.cards.length > 0)
    lines.push(say('says-hand', { cards: sorted(view.hand.cards) }))
  return lines
}

function trickInWords(view: View, telling: Telling): string {
  const say = words(telling)
  const colour = ledColour(view.trick)
  if (view.winning === null || !colour) return say('says-no-trick')
  const player = (place: number) => nextSeat(view.leader, view.players.length, place)
  const cards = view.trick.map((card, place) => ({ card, seat: player(place) }))
  return say('says-trick', { cards, colour, winner: view.winning })
}
