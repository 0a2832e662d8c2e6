// What Valdora says beyond its own values: prompt, panels, and actions with their prices.

import type { Frame, Seat } from '../../protocol'
import type { PanelItem, Telling } from '../module'
import { lifts, purchases } from './choices'
import { specialData } from './data'
import { icons } from './icons'
import { pricesOf } from './prices'
import { bookIn, bookOf, top, total, workshopsOf } from './table'
import type { Action, Card, Known, Price, Side, Tabletop, View } from './types'
import { words } from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const say = words(telling)
  const { tabletop: table } = frame.view as View
  const { phase, active, turn, ending } = table
  const player = table.players[active]
  const sentence = say.of('prompt', phase, {
    seat: active,
    provisions: player?.provisions ?? false,
    space: player?.position,
    must_buy: turn.must_buy,
    left: turn.to_discard,
    deeds: deeds(table, frame.legal as Action[]),
  })
  return ending && phase !== 'over' ? `${say('last-round')} ${sentence}` : sentence
}

/** What the active player may do on their space. */
function deeds({ turn }: Tabletop, legal: readonly Action[]): string[] {
  const more = turn.action ? '_more' : ''
  const may = (kind: string) => legal.some((action) => typeof action === 'object' && kind in action)
  const buys = may('turn') || purchases(legal, 'left').length + purchases(legal, 'right').length > 0
  return [
    ...(buys ? [`buy${more}`] : []),
    ...(lifts(legal).length > 0 ? [`load${more}`] : []),
    ...(may('deliver') ? [`deliver${more}`] : []),
    ...(legal.includes('refill') ? ['refill'] : []),
    ...(legal.includes('provisions') ? ['provisions'] : []),
    ...(legal.includes('inn_provisions') ? ['inn'] : []),
    'end',
  ]
}

export function action(taken: unknown, frame: Frame, telling: Telling, facts?: unknown): string {
  const { tabletop } = frame.view as View
  const price = pricesOf(frame.legal as Action[], (facts ?? null) as Known | null).of(taken as Action)
  return words(telling).of('action', taken, inContext(taken as Action, tabletop, price))
}

/** What an action costs or brings at this table, as far as the rules have told it, and the card it is about. */
function inContext(action: Action, table: Tabletop, price: Price | null): Record<string, unknown> {
  const { silver, provisions } = price ?? { silver: 0, provisions: false }
  if (typeof action === 'string') return { silver }
  if ('move' in action) return { silver, provisions }
  if ('buy_equipment' in action) return { card: onTop(table, action.buy_equipment.side) }
  if ('buy_order' in action) return { card: onTop(table, action.buy_order), silver }
  if ('play_special' in action) return { cost: specialData(action.play_special.card).cost }
  return { silver }
}

/** The card on a side of the book before the active player. */
function onTop(table: Tabletop, side: Side): Card | null {
  const book = bookIn(table.players[table.active]?.position ?? '')
  return book && top(bookOf(table, book), side)
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const { tabletop: table, own } = frame.view as View
  const player = table.players[seat]
  if (!player) return []
  const points: PanelItem[] =
    own?.seat === seat && !frame.standings
      ? [
          {
            icon: icons.laurels,
            value: `${own.sheet.points}`,
            label: say('panel-points'),
            short: say('panel-points.short'),
            thing: 'points',
          },
        ]
      : []
  return [
    {
      icon: icons.coins,
      value: `${player.silver}`,
      label: say('panel-silver'),
      short: say('panel-silver.short'),
      thing: 'silver',
    },
    {
      icon: icons.delivered,
      value: `${player.delivered}`,
      label: say('panel-delivered'),
      short: say('panel-delivered.short'),
      thing: 'delivered',
    },
    {
      icon: icons.artisan,
      value: `${total(player.artisans)}`,
      label: say('panel-artisans'),
      short: say('panel-artisans.short'),
      thing: 'artisans',
    },
    {
      icon: icons.workshop,
      value: `${workshopsOf(table, seat).length}`,
      label: say('panel-workshops'),
      short: say('panel-workshops.short'),
      thing: 'workshops',
    },
    {
      icon: icons.bonus,
      value: `${player.bonus}`,
      label: say('panel-bonus'),
      short: say('panel-bonus.short'),
      thing: 'bonus',
    },
    ...points,
  ]
}
