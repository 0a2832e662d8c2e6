// What Merchants of Europe has to say: prompt, actions and panels.

import type { Frame, Seat } from '../../protocol'
import type { PanelItem, Telling } from '../module'
import { cardData, cityData, data, resourceOf } from './data'
import { icons, purchaseIcons } from './icons'
import { wheatFor } from './reach'
import {
  cardCount,
  faceDown,
  freeGoods,
  handSize,
  inSupply,
  numberOf,
  ownerOf,
  phaseName,
  postIn,
  routesLeft,
} from './table'
import type { Action, Answer, Payout, View } from './types'
import {
  bundleName,
  cardName,
  cityName,
  crossName,
  hexName,
  names,
  pathName,
  who,
  whoever,
  words,
} from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  const { phase } = view
  const [first = view.active] = frame.to_act
  const one = who(first, telling)
  const yours = telling.you !== null && frame.to_act.includes(telling.you)
  switch (phaseName(phase)) {
    case 'place_robber':
      return say.placeRobber(one)
    case 'place_post':
      return say.placePost(
        one,
        view.players[first]?.posts.length ?? 0,
        view.options.start_cities === 'purple',
      )
    case 'place_neutral':
      return say.placeNeutral(one)
    case 'place_start_route':
      return say.placeStartRoute(one)
    case 'roll':
      return say.roll(one, (frame.legal as Action[]).length > 1)
    case 'discard':
      return yours
        ? say.discard(discardSize(view, telling.you))
        : say.discardOthers(names(frame.to_act, telling))
    case 'move_robber':
      return say.moveRobber(one)
    case 'steal':
      return say.steal(one)
    case 'act':
      return say.act(one)
    case 'answer':
      return yours ? say.answer(telling.name(view.active)) : say.answerOthers(names(frame.to_act, telling))
    case 'trade':
      return say.trade(one)
    case 'choose_chain':
      return say.chooseChain(one)
    case 'free_route':
      return say.freeRoute(one)
    case 'safe_conduct':
      return say.safeConduct(one, view.safe_conduct)
    case 'trade_agreement': {
      const { merchant_steps = 0, gold = 0 } = cardData('trade_agreement')
      return say.tradeAgreement(one, merchant_steps, gold)
    }
    case 'bribery':
      return say.bribery(one, cardData('bribery').caravan_steps ?? 0)
    case 'caravan':
      return say.onTheWay(one, typeof phase === 'object' && 'caravan' in phase ? phase.caravan.steps : 0)
    case 'token':
      return say.token(
        one,
        typeof phase === 'object' && 'token' in phase ? cityName(phase.token, telling) : '',
      )
    case 'over':
      return say.over
  }
}

/** Half of the hand, rounded down. */
export function discardSize(view: View, seat: Seat | null): number {
  const player = seat === null ? undefined : view.players[seat]
  return player ? Math.floor(handSize(player) / 2) : 0
}

/** Who gets how much: "Ana 2 and Bruno 1". */
export function payoutName(payout: Payout, telling: Telling): string {
  const say = words(telling)
  const paid = payout.flatMap((gold, seat) =>
    gold > 0 ? [say.chainOption(whoever(seat, telling), gold)] : [],
  )
  return say.list(paid) || say.nothing
}

/** What a trade with this player would be, for the active player: what he gives, what he gets. */
export function agreed(view: View, seat: Seat): { give: object; get: object } | null {
  const answer: Answer | null = view.trade?.answers[seat] ?? null
  if (!view.trade || !answer || answer === 'decline') return null
  if (answer === 'accept') return { give: view.trade.give, get: view.trade.want }
  return { give: answer.counter.want, get: answer.counter.give }
}

export function action(taken: unknown, frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  const chosen = taken as Action
  const bundle = (of: object) => bundleName(of, telling)
  const seat = telling.you ?? view.active
  const player = view.players[seat]
  if (typeof chosen === 'string') {
    switch (chosen) {
      case 'roll':
        return say.doRoll
      case 'accept':
        return say.doAccept
      case 'decline':
        return say.doDecline
      case 'withdraw':
        return say.doWithdraw
      case 'buy_card':
        return say.doBuyCard
      case 'take_gold':
        return say.doTakeGold(cardData('trade_agreement').gold ?? 0)
      case 'done':
        return doneName(view, telling)
      case 'end_turn':
        return say.doEndTurn
    }
  }
  if ('place_robber' in chosen) return say.doPlaceRobber(hexName(chosen.place_robber, telling))
  if ('place_post' in chosen) return say.doPlacePost(cityName(chosen.place_post, telling))
  if ('place_neutral' in chosen) return say.doPlaceNeutral(cityName(chosen.place_neutral, telling))
  if ('place_start_route' in chosen) return say.doPlaceRoute(pathName(chosen.place_start_route, telling))
  if ('play_card' in chosen) return say.doPlay(cardName(chosen.play_card, telling))
  if ('discard' in chosen) return say.doDiscard(bundle(chosen.discard))
  if ('move_robber' in chosen) return say.doMoveRobber(hexName(chosen.move_robber, telling))
  if ('steal' in chosen) return say.doSteal(telling.name(chosen.steal))
  if ('offer' in chosen) {
    const { give, want, to } = chosen.offer
    return say.doOffer(bundle(give), bundle(want), names(to, telling))
  }
  if ('counter' in chosen) return say.doCounter(bundle(chosen.counter.give), bundle(chosen.counter.want))
  if ('trade_with' in chosen) {
    const terms = agreed(view, chosen.trade_with)
    return say.doTradeWith(
      telling.name(chosen.trade_with),
      bundle(terms?.give ?? {}),
      bundle(terms?.get ?? {}),
    )
  }
  if ('buy_resource' in chosen) {
    return say.doBuyResource(bundle({ [chosen.buy_resource]: 1 }), data.limits.gold_per_resource)
  }
  if ('bank_trade' in chosen) {
    const { give, take } = chosen.bank_trade
    return say.doBankTrade(bundle({ [give]: data.limits.bank_rate }), bundle({ [take]: 1 }))
  }
  if ('build_route' in chosen) return say.doBuild(pathName(chosen.build_route, telling))
  if ('choose_chain' in chosen) return say.doChooseChain(payoutName(chosen.choose_chain, telling))
  if ('recruit_merchant' in chosen) {
    const { merchant, city } = chosen.recruit_merchant
    const from = player?.merchants[merchant]
    const name = cityName(city, telling)
    return from ? say.doRelocate(name, crossName(from, telling)) : say.doRecruit(name)
  }
  if ('move_merchant' in chosen) return merchantMove(chosen.move_merchant, view, seat, telling)
  if ('place_token' in chosen) {
    const values = faceDown(view, resourceOf(chosen.place_token))
    return say.doPlaceToken(hexName(chosen.place_token, telling), values.join(', '))
  }
  if ('move_token' in chosen) {
    const { from, to } = chosen.move_token
    return say.doMoveToken(hexName(from, telling), hexName(to, telling), numberOf(view, from) ?? 0)
  }
  if ('form_caravan' in chosen) {
    const { caravan, path } = chosen.form_caravan
    const from = player?.caravans[caravan]
    const name = pathName(path, telling)
    return from ? say.doRelocateCaravan(name, pathName(from, telling)) : say.doForm(name)
  }
  if ('move_caravan' in chosen) {
    const { caravan, to } = chosen.move_caravan
    const owner = ownerOf(view, to)
    const free =
      view.phase === 'bribery' ||
      (typeof view.phase === 'object' && 'caravan' in view.phase && view.phase.caravan.free)
    const paid = typeof view.phase === 'object' && 'caravan' in view.phase && view.phase.caravan.steps > 0
    const owed = owner !== null && owner !== seat && !free && !view.this_turn.tolls[caravan]?.includes(owner)
    return say.doMoveCaravan(pathName(to, telling), free || paid ? 0 : 1, owed ? telling.name(owner) : '')
  }
  return say.doDeliver(cityName(chosen.deliver, telling))
}

/** What is done without. */
function doneName(view: View, telling: Telling): string {
  const say = words(telling)
  const phase = phaseName(view.phase)
  if (phase === 'caravan') return say.doHalt
  return phase === 'steal' ? say.doNotSteal : say.doSkip
}

function merchantMove(
  { merchant, to }: { merchant: number; to: string },
  view: View,
  seat: Seat,
  telling: Telling,
): string {
  const say = words(telling)
  const from = view.players[seat]?.merchants[merchant]
  const wheat = from ? wheatFor(view, from, to) : 0
  const city = data.map.cities.find(({ at }) => at === to)
  return city && postIn(view, city.id) === null
    ? say.doFound(cityName(city.id, telling), wheat, cityData(city.id).gold ?? 0)
    : say.doMoveMerchant(crossName(to, telling), wheat)
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const view = frame.view as View
  const player = view.players[seat]
  if (!player) return []
  return [
    { icon: icons.crate, value: `${player.goods_left}`, label: say.panelGoods },
    { icon: icons.camel, value: `${freeGoods(player)}`, label: say.panelFree },
    { icon: icons.post, value: `${player.stock}`, label: say.panelPosts },
    { icon: icons.trade, value: `${handSize(player)}`, label: say.panelHand },
    { icon: icons.coins, value: `${player.gold}`, label: say.panelGold },
    { icon: icons.card, value: `${cardCount(player)}`, label: say.panelCards },
    { icon: purchaseIcons.route, value: `${routesLeft(player)}`, label: say.panelRoutes },
    { icon: purchaseIcons.merchant, value: `${inSupply(player.merchants)}`, label: say.panelMerchants },
    { icon: purchaseIcons.caravan, value: `${inSupply(player.caravans)}`, label: say.panelCaravans },
  ]
}
