// What Merchants of Europe says beyond its own values: prompt, actions with their prices, and panels.

import type { Frame, Seat } from '../../protocol'
import type { PanelItem, Telling } from '../module'
import { cardData, data, resourceOf } from './data'
import { icons, purchaseIcons } from './icons'
import { cardCount, faceDown, freeGoods, handSize, inSupply, numberOf, phaseName, routesLeft } from './table'
import type { Action, Answer, Known, View } from './types'
import { words } from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const view = frame.view as View
  const [seat = view.active] = frame.to_act
  return words(telling).of('prompt', view.phase, {
    seat,
    mine: telling.you !== null && frame.to_act.includes(telling.you),
    waiting: frame.to_act,
    active: view.active,
    nth: view.players[seat]?.posts.length ?? 0,
    purple: view.options.start_cities === 'purple',
    card: frame.legal.length > 1,
    needed: view.to_discard,
    left: view.safe_conduct,
    merchant_steps: cardData('trade_agreement').merchant_steps,
    gold: cardData('trade_agreement').gold,
    caravan_steps: cardData('bribery').caravan_steps,
  })
}

/** What the active player would give and get in a trade with this player. */
export function agreed(view: View, seat: Seat): { give: object; get: object } | null {
  const answer: Answer | null = view.trade?.answers[seat] ?? null
  if (!view.trade || !answer || answer === 'decline') return null
  if (answer === 'accept') return { give: view.trade.give, get: view.trade.want }
  return { give: answer.counter.want, get: answer.counter.give }
}

export function action(taken: unknown, frame: Frame, telling: Telling, facts?: unknown): string {
  const view = frame.view as View
  const chosen = taken as Action
  return words(telling).of(
    'action',
    chosen,
    details(chosen, view, telling.you ?? view.active, facts as Known | null),
  )
}

/** What the table adds to an action: its price and what comes of it, as far as the rules have told that. */
function details(
  chosen: Action,
  view: View,
  seat: Seat,
  facts: Known | null | undefined,
): Record<string, unknown> {
  const player = view.players[seat]
  if (chosen === 'take_gold') return { gold: cardData('trade_agreement').gold }
  if (chosen === 'done') return { phase: phaseName(view.phase) }
  if (typeof chosen === 'string') return {}
  if ('trade_with' in chosen) return agreed(view, chosen.trade_with) ?? { give: null }
  if ('buy_resource' in chosen) return { price: data.limits.gold_per_resource }
  if ('bank_trade' in chosen) return { rate: data.limits.bank_rate }
  if ('recruit_merchant' in chosen) return { from: player?.merchants[chosen.recruit_merchant.merchant] }
  if ('form_caravan' in chosen) return { from: player?.caravans[chosen.form_caravan.caravan] }
  if ('move_merchant' in chosen) return merchantMove(chosen.move_merchant, facts)
  if ('move_caravan' in chosen) return caravanMove(chosen.move_caravan, facts)
  if ('place_token' in chosen) return { values: faceDown(view, resourceOf(chosen.place_token)) }
  if ('move_token' in chosen) return { number: numberOf(view, chosen.move_token.from) }
  return {}
}

function merchantMove({ merchant, to }: { merchant: number; to: string }, facts: Known | null | undefined) {
  const walk = facts?.walks.find((walk) => walk.merchant === merchant && walk.to === to)
  return { founds: walk?.founds ?? null, wheat: walk?.wheat ?? 0, gold: walk?.gold ?? 0 }
}

function caravanMove({ caravan, to }: { caravan: number; to: string }, facts: Known | null | undefined) {
  const step = facts?.steps.find((step) => step.caravan === caravan && step.to === to)
  return { salt: step?.salt ?? 0, tolls: step && step.toll !== null ? [step.toll] : [], passing: [] }
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const view = frame.view as View
  const player = view.players[seat]
  if (!player) return []
  return [
    {
      icon: icons.crate,
      value: `${player.goods_left}`,
      label: say('panel-goods'),
      short: say('panel-goods.short'),
      thing: 'good',
    },
    {
      icon: icons.camel,
      value: `${freeGoods(player)}`,
      label: say('panel-free'),
      short: say('panel-free.short'),
      thing: 'free',
    },
    {
      icon: icons.post,
      value: `${player.stock}`,
      label: say('panel-posts'),
      short: say('panel-posts.short'),
      thing: 'post',
    },
    {
      icon: icons.trade,
      value: `${handSize(player)}`,
      label: say('panel-hand'),
      short: say('panel-hand.short'),
      thing: 'hand',
    },
    {
      icon: icons.coins,
      value: `${player.gold}`,
      label: say('panel-gold'),
      short: say('panel-gold.short'),
      thing: 'gold',
    },
    {
      icon: icons.card,
      value: `${cardCount(player)}`,
      label: say('panel-cards'),
      short: say('panel-cards.short'),
      thing: 'deck',
    },
    {
      icon: purchaseIcons.route,
      value: `${routesLeft(player)}`,
      label: say('panel-routes'),
      short: say('panel-routes.short'),
      thing: 'purchase:route',
    },
    {
      icon: purchaseIcons.merchant,
      value: `${inSupply(player.merchants)}`,
      label: say('panel-merchants'),
      short: say('panel-merchants.short'),
      thing: 'purchase:merchant',
    },
    {
      icon: purchaseIcons.caravan,
      value: `${inSupply(player.caravans)}`,
      label: say('panel-caravans'),
      short: say('panel-caravans.short'),
      thing: 'purchase:caravan',
    },
  ]
}
