// What Valdora has to say: prompt, log, actions, panels.

import type { Frame, Seat } from '../../protocol'
import type { LogLine, PanelItem, Telling } from '../module'
import { lifts, purchases } from './choices'
import {
  ALCHEMY,
  colourData,
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
import { bookIn, bookOf, listed, pageCost, toll, top, total, workshopsOf } from './table'
import type { Action, Equipment, Event, Gem, Order, Slot, Tabletop, View } from './types'
import { aCard, cardName, duelName, orderName, spaceName, specialName, words } from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const say = words(telling)
  const { tabletop: table } = frame.view as View
  if (table.phase === 'over') return say.over
  const sentence =
    table.active === telling.you ? yours(table, frame.legal as Action[], telling) : theirs(table, telling)
  return table.ending ? `${say.lastRound} ${sentence}` : sentence
}

function theirs(table: Tabletop, telling: Telling): string {
  const say = words(telling)
  const name = telling.name(table.active)
  switch (table.phase) {
    case 'move':
      return say.moves(name)
    case 'discard':
      return say.discards(name)
    case 'remove_artisan':
      return say.removes(name)
    default:
      return say.acts(name, spaceName(table.players[table.active]?.position ?? '', telling))
  }
}

function yours(table: Tabletop, legal: readonly Action[], telling: Telling): string {
  const say = words(telling)
  switch (table.phase) {
    case 'move':
      return table.players[table.active]?.provisions ? say.youMoveFar : say.youMove
    case 'discard':
      return say.youDiscard(table.turn.to_discard)
    case 'remove_artisan':
      return say.youRemove
    default: {
      if (table.turn.must_buy) return say.youMustBuy
      const begun = table.turn.action
      const buys = legal.some((action) => typeof action === 'object' && 'turn' in action)
      const deeds = [
        ...(buys || purchases(legal, 'left').length + purchases(legal, 'right').length > 0
          ? [begun ? say.mayBuyMore : say.mayBuy]
          : []),
        ...(lifts(legal).length > 0 ? [begun ? say.mayLoadMore : say.mayLoad] : []),
        ...(legal.some((action) => typeof action === 'object' && 'deliver' in action)
          ? [begun ? say.mayDeliverMore : say.mayDeliver]
          : []),
        ...(legal.includes('refill') ? [say.mayRefill] : []),
        ...(legal.includes('provisions') ? [say.mayProvision] : []),
        ...(legal.includes('inn_provisions') ? [say.mayInn] : []),
      ]
      return deeds.length > 0 ? say.youMay(deeds) : say.youEnd
    }
  }
}

export function log(told: unknown, telling: Telling): LogLine | null {
  const say = words(telling)
  const event = told as Event
  const who = (seat: Seat) => (seat === telling.you ? null : telling.name(seat))
  switch (event.type) {
    case 'game_began':
      return { text: say.gameBegan(telling.name(event.first_player), telling.name(event.last_player)) }
    case 'specials_dealt':
      return {
        text: say.specialsDealt(
          listed(event.hand)
            .map((card) => specialName(card, telling))
            .join(', '),
        ),
      }
    case 'duel_row_laid':
      return { text: say.duelRowLaid(event.row.map((card) => duelName(card, telling)).join('; ')) }
    case 'turn_began':
      return { text: say.round(event.round), headline: true }
    case 'end_triggered':
      return { text: say.endTriggered(who(event.last_player)) }
    case 'game_over':
      return { text: say.gameOver, headline: true }
    case 'card_shown':
      return { text: say.cardShown(aCard(event.card, telling)) }
    case 'duel_card_applied':
      return { text: say.duelCardApplied(duelName(event.card, telling)) }
    case 'artisan_removed':
      return { text: say.artisanRemoved(event.colour) }
    case 'workshop_removed':
      return { text: say.workshopRemoved(event.colour) }
    case 'met':
      return {
        text: say.met(who(event.seat), who(event.other), event.paid, event.received),
        seat: event.seat,
      }
    default:
      return { text: deed(event, who(event.seat), telling), seat: event.seat }
  }
}

type Deed = Exclude<
  Event,
  {
    type:
      | 'game_began'
      | 'specials_dealt'
      | 'duel_row_laid'
      | 'turn_began'
      | 'end_triggered'
      | 'game_over'
      | 'card_shown'
      | 'duel_card_applied'
      | 'artisan_removed'
      | 'workshop_removed'
      | 'met'
  }
>

/** What a player did; the name is null if it was the reader. */
function deed(event: Deed, name: string | null, telling: Telling): string {
  const say = words(telling)
  switch (event.type) {
    case 'moved':
      return say.moved(name, spaceName(event.from, telling), spaceName(event.to, telling), event.provisions)
    case 'page_turned':
      return say.pageTurned(name, event.side, cardName(event.card, telling), event.silver)
    case 'equipment_bought':
      return say.equipmentBought(name, event.equipment)
    case 'order_given_back':
      return say.orderGivenBack(name, orderName(event.order, telling), event.side)
    case 'order_bought':
      return say.orderBought(name, orderName(event.order, telling), event.silver)
    case 'stone_unloaded':
      return say.stoneUnloaded(name, event.gem, event.slot)
    case 'stone_loaded':
      return say.stoneLoaded(name, event.gem, event.slot, event.silver)
    case 'stone_fetched':
      return say.stoneFetched(name, event.gem, event.silver)
    case 'order_delivered':
      return say.orderDelivered(name, orderName(event.order, telling), event.silver, event.replaced)
    case 'bonus_taken':
      return say.bonusTaken(name)
    case 'artisan_recruited':
      return say.artisanRecruited(name, event.colour)
    case 'workshop_opened':
      return say.workshopOpened(name, event.colour, colourData(event.colour).workshop_points)
    case 'purse_filled':
      return say.purseFilled(name, event.silver)
    case 'provisions_taken':
      return say.provisionsTaken(name, event.silver)
    case 'special_played':
      return say.specialPlayed(name, specialName(event.card, telling))
    case 'artisan_discarded':
      return say.artisanDiscarded(name, event.colour)
    case 'silver_received':
      return say.silverReceived(name, specialName(event.card, telling), event.silver)
  }
}

export function action(taken: unknown, frame: Frame, telling: Telling): string {
  const say = words(telling)
  const chosen = taken as Action
  const { tabletop: table } = frame.view as View
  const player = table.players[table.active]
  const position = player?.position ?? ''
  const onTop = (side: 'left' | 'right') => {
    const book = bookIn(position)
    return book && top(bookOf(table, book), side)
  }
  if (typeof chosen === 'string') {
    switch (chosen) {
      case 'refill':
        return say.doRefill(data.constants.silver_cap - (player?.silver ?? 0))
      case 'provisions':
        return say.doProvisions
      case 'inn_provisions':
        return say.doInn(specialData(GOOD_INN).silver ?? 0)
      case 'end_turn':
        return say.doEndTurn
    }
  }
  if ('move' in chosen) {
    const cost = toll(table, table.active, chosen.move)
    return say.doMove(spaceName(chosen.move, telling), cost, !isNear(position, chosen.move))
  }
  if ('turn' in chosen) return say.doTurn(chosen.turn, pageCost(table))
  if ('buy_equipment' in chosen) {
    const { side, pay } = chosen.buy_equipment
    return say.doBuyEquipment((onTop(side) ?? 'cart') as Equipment, side, pay)
  }
  if ('buy_order' in chosen) {
    const side = chosen.buy_order
    return say.doBuyOrder(orderName(onTop(side) ?? '', telling), side, orderPrice(table))
  }
  if ('give_back' in chosen)
    return say.doGiveBack(orderName(chosen.give_back.order, telling), chosen.give_back.side)
  if ('load' in chosen) {
    const { gem, slot, from } = chosen.load
    return say.doLoad(gem, slot, from, loadCost(table, slot))
  }
  if ('swap' in chosen) {
    const { gem, slot, from } = chosen.swap
    const old = player?.slots[slot]?.gem ?? 'gold'
    return say.doSwap(say.doLoad(gem, slot, from, loadCost(table, slot)), old)
  }
  if ('fetch_stone' in chosen) return say.doFetch(chosen.fetch_stone, specialData(HOME_DELIVERY).silver ?? 0)
  if ('deliver' in chosen) {
    const { order, slots } = chosen.deliver
    const stones = slots.map((slot) => say.stoneFrom(player?.slots[slot]?.gem ?? 'gold', slot))
    return say.doDeliver(orderName(order, telling), stones, deliveryCost(table, order, slots))
  }
  if ('play_special' in chosen) {
    const { card, slot } = chosen.play_special
    const plays = say.doPlay(specialName(card, telling), specialData(card).cost)
    return slot ? say.replacing(plays, slot) : plays
  }
  return 'discard' in chosen ? say.doDiscard(chosen.discard) : say.doRemove(chosen.remove_artisan)
}

/** What the active player pays for an order, once so many are given back: the fourth is dearer (V-4.8, V-11.4). */
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
      ? [{ icon: icons.laurels, value: `${own.sheet.points}`, label: say.pointsNow }]
      : []
  return [
    { icon: icons.coins, value: `${player.silver}`, label: say.purse },
    { icon: icons.delivered, value: `${player.delivered}`, label: say.deliveredCount },
    { icon: icons.artisan, value: `${total(player.artisans)}`, label: say.artisansOwned },
    { icon: icons.workshop, value: `${workshopsOf(table, seat).length}`, label: say.workshops },
    { icon: icons.bonus, value: `${player.bonus}`, label: say.bonus },
    ...points,
  ]
}
