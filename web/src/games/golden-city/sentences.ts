// What The Golden City has to say: prompt, log, actions, refusals and panels.

import type { Frame, Seat } from '../../protocol'
import type { LogLine, PanelItem, Telling } from '../module'
import { step, toAct, type Step } from './builds'
import { count } from './cards'
import { data, isZone, price, scoreCard } from './data'
import { icons } from './icons'
import { isDrought, total } from './scoring'
import type { Action, Event, Phase, Refusal, RoundLine, View } from './types'
import {
  areaName,
  bonusName,
  capital,
  cardsName,
  groupName,
  landscapeName,
  paymentName,
  placeName,
  wareCardName,
  wareName,
  words,
} from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  const seat = toAct(view.phase)
  if (seat === null) return say.over
  const own = seat === telling.you
  const name = telling.name(seat)
  switch (step(view.phase)) {
    case 'place_hand': {
      if (!own) return say.placesHand(name)
      const taken = view.groups.some((group) => group.bidder !== null)
      return taken ? say.youPlaceHandAt(view.expulsions + 1) : say.youPlaceHand
    }
    case 'build':
      if (!own) return say.builds(name)
      if (frame.legal.length === 1) return say.youCannotPay
      return view.built === 0 ? say.youBuildFirst : say.youBuildSecond
    case 'choose_bonus':
      return own ? say.youChooseBonus : say.choosesBonus(name)
    case 'take_ware':
      return own ? say.youTakeWare : say.takesWare(name)
    case 'remove_ware':
      return own ? say.youRemoveWare(data.limits.ware_cards) : say.removesWare(name)
    case 'discard': {
      const over = (view.players[seat]?.hand_size ?? 0) - data.limits.landscape_cards
      return own ? say.youDiscard(over) : say.discards(name)
    }
    case 'over':
      return say.over
  }
}

export function log(told: unknown, telling: Telling): LogLine | null {
  const say = words(telling)
  const event = told as Event
  const line = (seat: Seat, own: string, other: (name: string) => string): LogLine => ({
    text: seat === telling.you ? own : other(telling.name(seat)),
    seat,
  })
  const got = (seat: Seat, what: string) => line(seat, say.youGot(what), (name) => say.got(name, what))
  switch (event.type) {
    case 'hand_dealt':
      return { text: say.youWereDealt(cardsName(event.cards, telling)) }
    case 'round_began': {
      const ware = wareName(scoreCard(event.score_card).ware, telling).toLocaleLowerCase()
      return { text: say.roundBegan(event.round, ware, areaName(event.score_card, telling)), headline: true }
    }
    case 'groups_laid_out':
      return { text: say.laidOut(event.groups.map((group) => groupName(group, telling)).join(' | ')) }
    case 'deck_shuffled':
      return { text: say.shuffled(event.cards) }
    case 'hand_placed':
      return handPlaced(event, telling)
    case 'group_taken': {
      const what = groupName({ ...event, bidder: null }, telling)
      return line(event.seat, say.youTook(what), (name) => say.took(name, what))
    }
    case 'post_built': {
      const place = placeName(event.place, telling)
      const payment = paymentName(event.payment, event.keys, telling)
      return event.black
        ? line(event.seat, say.youBuiltBlack(place, payment), (name) => say.builtBlack(name, place, payment))
        : line(event.seat, say.youBuilt(place, payment), (name) => say.built(name, place, payment))
    }
    case 'coins_taken':
      return got(event.seat, event.coins > 0 ? say.coins(event.coins) : say.noCoins)
    case 'card_drawn':
      // The owner is told what it was.
      return event.seat === telling.you
        ? null
        : { text: say.drew(telling.name(event.seat)), seat: event.seat }
    case 'card_seen':
      return telling.you === null
        ? null
        : { text: say.youDrew(landscapeName(event.card, telling)), seat: telling.you }
    case 'key_taken':
      return got(event.seat, say.aKey)
    case 'bonus_taken':
      return event.seat === telling.you
        ? null
        : { text: say.tookBonus(telling.name(event.seat)), seat: event.seat }
    case 'bonus_kept':
      return telling.you === null
        ? null
        : { text: say.youKept(bonusName(event.card, telling)), seat: telling.you }
    case 'ware_taken': {
      const wares = wareCardName(event.card, telling)
      return event.from_pile
        ? line(event.seat, say.youDrewWare(wares), (name) => say.drewWare(name, wares))
        : line(event.seat, say.youTookWare(wares), (name) => say.tookWare(name, wares))
    }
    case 'ware_removed': {
      const wares = wareCardName(event.card, telling)
      return line(event.seat, say.youRemoved(wares), (name) => say.removed(name, wares))
    }
    case 'zone_entered': {
      const place = placeName(event.place, telling)
      const first = event.rank === 1
      return line(event.seat, say.youEntered(place, first, event.letters), (name) =>
        say.entered(name, place, first, event.letters),
      )
    }
    case 'card_discarded': {
      const card = landscapeName(event.card, telling)
      return line(event.seat, say.youDiscarded(card), (name) => say.discarded(name, card))
    }
    case 'turn_ended':
      return event.built > 0 ? null : line(event.seat, say.youBuiltNothing, say.builtNothing)
    case 'player_blocked':
      return line(event.seat, say.youAreBlocked, say.isBlocked)
    case 'round_scored': {
      const ware = wareName(scoreCard(event.score_card).ware, telling)
      const area = capital(areaName(event.score_card, telling))
      const wares = say.scoredWare(ware, results(event.lines, 'wares', telling))
      return { text: `${wares} ${say.scoredArea(area, results(event.lines, 'areas', telling))}` }
    }
    case 'bonus_cards_shown': {
      if (event.lines.length === 0) return { text: say.shownNone(telling.name(event.seat)), seat: event.seat }
      const lines = event.lines.map(({ card, letters }) => say.shownLine(bonusName(card, telling), letters))
      return { text: say.shown(telling.name(event.seat), say.list(lines)), seat: event.seat }
    }
    case 'special_scored': {
      const totals = event.letters.map((letters, seat) => `${telling.name(seat)} ${letters}`).join(', ')
      if (event.winner === null) return { text: say.specialTied(totals) }
      return line(event.winner, say.youWonSpecial(event.victory_points, totals), (name) =>
        say.specialWon(name, event.victory_points, totals),
      )
    }
    case 'game_over':
      return { text: say.gameOver, headline: true }
  }
}

function handPlaced(event: Event & { type: 'hand_placed' }, telling: Telling): LogLine {
  const say = words(telling)
  const { seat, price, expelled } = event
  const group = event.group + 1
  const own = seat === telling.you
  const name = telling.name(seat)
  if (expelled === null) return { text: own ? say.youPlaced(group) : say.placed(name, group), seat }
  if (own) return { text: say.youExpelled(telling.name(expelled), group, price), seat }
  if (expelled === telling.you) return { text: say.expelledYou(name, group, price), seat }
  return { text: say.expelled(name, telling.name(expelled), group, price), seat }
}

/** "Ada +4, Bruno +2" */
export function results(lines: readonly RoundLine[], of: keyof RoundLine, telling: Telling): string {
  const say = words(telling)
  const paid = lines.flatMap((line, seat) => (line[of] > 0 ? [say.result(telling.name(seat), line[of])] : []))
  return paid.length > 0 ? paid.join(', ') : say.nobody
}

export function action(taken: unknown, frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  const chosen = taken as Action
  if (chosen === 'end_turn') return say.endTurn
  if (chosen === 'draw_ware') return say.drawWare
  if ('place_hand' in chosen) {
    const group = view.groups[chosen.place_hand] ?? { cards: [], coins: 0, bidder: null }
    const what = groupName(group, telling)
    const { bidder } = group
    return bidder === null
      ? say.placeHandOn(chosen.place_hand + 1, what)
      : say.expelFrom(telling.name(bidder), chosen.place_hand + 1, what, view.expulsions + 1)
  }
  if ('build' in chosen) {
    const { place, payment } = chosen.build
    const paid = paymentName(payment, price(place).keys, telling)
    const black = isZone(place) && view.players[telling.you ?? -1]?.posts.includes(place)
    return (black ? say.buildBlack : say.build)(placeName(place, telling), paid)
  }
  if ('choose_bonus' in chosen) return say.chooseBonus(bonusName(chosen.choose_bonus, telling))
  if ('take_ware' in chosen) return say.takeWare(wareCardName(chosen.take_ware, telling))
  if ('remove_ware' in chosen) return say.removeWare(wareCardName(chosen.remove_ware, telling))
  return say.discard(landscapeName(chosen.discard, telling))
}

export function refusal(why: unknown, telling: Telling): string {
  const say = words(telling)
  const refused = why as Refusal
  const name = (seat: Seat) => telling.name(seat)
  switch (refused.why) {
    case 'game_is_over':
      return say.gameIsOver
    case 'not_your_turn':
      return say.notYourTurn(name(refused.waiting_for))
    case 'not_now':
      return first(refused.phase, telling)
    case 'no_such_group':
      return say.noSuchGroup(refused.groups)
    case 'expulsion_too_dear':
      return say.expulsionTooDear(name(refused.bidder), refused.price, refused.coins)
    case 'no_post_left':
      return say.noPostLeft
    case 'site_taken': {
      const place = placeName(refused.place, telling)
      return refused.owner === telling.you ? say.siteYours(place) : say.siteTaken(place, name(refused.owner))
    }
    case 'already_there':
      return say.alreadyThere(placeName(refused.place, telling))
    case 'not_connected':
      return say.notConnected(placeName(refused.place, telling))
    case 'zone_full':
      return say.zoneFull(placeName(refused.place, telling))
    case 'key_missing':
      return say.keyMissing(placeName(refused.place, telling))
    case 'wrong_payment': {
      const { landscape, cards, holds } = refused
      return say.wrongPayment(cards, landscapeName(landscape, telling), count(holds, landscape))
    }
    case 'not_among_these':
      return say.notAmongThese
  }
}

/** What is to be done before anything else. */
function first(phase: Phase, telling: Telling): string {
  const say = words(telling)
  const orders: Record<Step, string> = {
    place_hand: say.firstPlaceHand,
    build: say.firstBuild,
    choose_bonus: say.firstChooseBonus,
    take_ware: say.firstTakeWare,
    remove_ware: say.firstRemoveWare,
    discard: say.firstDiscard,
    over: say.gameIsOver,
  }
  return orders[step(phase)]
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const view = frame.view as View
  const player = view.players[seat]
  if (!player) return []
  const item = (icon: string, value: number, label: string) => ({ icon, value: `${value}`, label })
  return [
    ...(isDrought(view) ? [item(icons.laurels, player.victory_points, say.pointsLabel)] : []),
    item(icons.letter, total(player.letters), say.lettersLabel),
    item(icons.coins, player.coins, say.coinsLabel),
    item(icons.house, player.posts_left, say.postsLabel),
    ...(view.black_posts === 'yes' ? [item(icons.black, player.black_left, say.blackLabel)] : []),
    item(icons.key, player.keys, say.keysLabel),
    item(icons.ware, player.ware_cards.length, say.waresLabel),
    item(icons.bonus, bonusCount(view, seat), say.bonusLabel),
    item(icons.card, player.hand_size, say.handLabel),
  ]
}

/** Bonus cards a player holds face down. */
export const bonusCount = (view: View, seat: Seat): number =>
  view.bonus_taken.filter((taken) => taken.seat === seat).length
