// What Valdora says beyond its own values: prompt, panels, and actions with their prices.

import type { Frame, Seat } from '../../protocol'
import type { PanelItem, Telling } from '../module'
import { lifts, purchases } from './choices'
import {
  ALCHEMY,
  data,
  equipmentData,
  GOOD_INN,
  HOME_DELIVERY,
  LARGE_NOTEBOOK,
  orderData,
  specialData,
} from './data'
import { icons } from './icons'
import { isNear } from './roads'
import { bookIn, bookOf, pageCost, toll, top, total, workshopsOf } from './table'
import type { Action, Card, Gem, Order, Side, Slot, Tabletop, View } from './types'
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

export function action(taken: unknown, frame: Frame, telling: Telling): string {
  const { tabletop } = frame.view as View
  return words(telling).of('action', taken, inContext(taken as Action, tabletop))
}

/** What an action costs or brings at this table, and the card it is about. */
function inContext(action: Action, table: Tabletop): Record<string, unknown> {
  const player = table.players[table.active]
  const position = player?.position ?? ''
  if (action === 'refill') return { silver: data.constants.silver_cap - (player?.silver ?? 0) }
  if (action === 'inn_provisions') return { silver: specialData(GOOD_INN).silver ?? 0 }
  if (typeof action === 'string') return {}
  if ('move' in action)
    return { silver: toll(table, table.active, action.move), provisions: !isNear(position, action.move) }
  if ('turn' in action) return { silver: pageCost(table) }
  if ('buy_equipment' in action) return { card: onTop(table, action.buy_equipment.side) }
  if ('buy_order' in action) return { card: onTop(table, action.buy_order), silver: orderPrice(table) }
  if ('load' in action) return { silver: loadCost(table, action.load.slot) }
  if ('swap' in action) return { silver: loadCost(table, action.swap.slot) }
  if ('fetch_stone' in action) return { silver: specialData(HOME_DELIVERY).silver ?? 0 }
  if ('deliver' in action) return { silver: deliveryCost(table, action.deliver.order, action.deliver.slots) }
  if ('play_special' in action) return { cost: specialData(action.play_special.card).cost }
  return {}
}

/** The card on a side of the book before the active player. */
function onTop(table: Tabletop, side: Side): Card | null {
  const book = bookIn(table.players[table.active]?.position ?? '')
  return book && top(bookOf(table, book), side)
}

/** What the active player pays for an order, once this many are given back: the fourth is dearer (V-4.8, V-11.4). */
export function orderPrice(table: Tabletop, givenBack = 0): number {
  const { undelivered_limit, order_cost_silver } = data.constants
  const open = (table.players[table.active]?.orders.length ?? 0) - givenBack
  return open < undelivered_limit ? order_cost_silver : (specialData(LARGE_NOTEBOOK).silver ?? 0)
}

export function loadCost(table: Tabletop, slot: Slot): number {
  const carrier = table.players[table.active]?.slots[slot]
  return carrier ? equipmentData(carrier.equipment).load_cost : 0
}

/** Silver a delivery costs: the order's own, and what a nugget in another stone's place costs (V-11.12). */
function deliveryCost(table: Tabletop, order: Order, slots: readonly Slot[]): number {
  const { needs } = orderData(order)
  const gold = (goods: readonly (Gem | string | null | undefined)[]) =>
    goods.filter((one) => one === 'gold').length
  const paid = slots.map((slot) => table.players[table.active]?.slots[slot]?.gem)
  const own = needs.filter((good) => good === 'silver').length
  return own + (gold(paid) > gold(needs) ? (specialData(ALCHEMY).silver ?? 0) : 0)
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
