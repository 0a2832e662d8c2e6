// What UGO! has to say: prompt, log, actions, refusals, panels, and the board in words.

import farmer from 'icon:farmer'
import hand from 'icon:card-draw'
import kingdom from 'icon:wheat'
import laurels from 'icon:laurel-crown'
import type { Frame, Seat } from '../../protocol'
import type { LogLine, PanelItem, Telling } from '../module'
import { ofColour, sorted } from './cards'
import { data } from './data'
import { ledColour, nextSeat, winningPlace } from './trick'
import type { Action, Event, Refusal, View } from './types'
import { capital, cardName, colourName, kingdomTitle, signed, words } from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  if (view.phase === 'over') return say.over
  if ('place_trick' in view.phase) {
    const winner = view.phase.place_trick
    return winner === telling.you ? say.youPlace : say.places(telling.name(winner))
  }
  const seat = view.phase.play_card
  const led = ledColour(view.trick)
  if (seat !== telling.you) return led ? say.plays(telling.name(seat)) : say.leads(telling.name(seat))
  if (!led) return say.youLead
  const follows = ofColour(view.hand?.cards ?? [], led).length > 0
  return follows ? say.youFollow(colourName(led, telling)) : say.youAreFree(colourName(led, telling))
}

export function log(told: unknown, telling: Telling): LogLine | null {
  const say = words(telling)
  const event = told as Event
  switch (event.type) {
    case 'round_began':
      return { text: say.roundBegan(event.round), headline: true }
    case 'hand_dealt':
      return { text: say.youDealt(say.cards(event.hand.length)) }
    case 'card_played': {
      const card = cardName(event.card, telling)
      return about(event.seat, telling, say.youPlayed(card), (name) => say.played(name, card))
    }
    case 'trick_won': {
      const card = cardName(event.card, telling)
      return about(event.seat, telling, say.youWon(card), (name) => say.won(name, card))
    }
    case 'trick_placed': {
      if (event.opened.length === 0) return null
      const colours = say.list(event.opened.map((colour) => colourName(colour, telling)))
      return about(event.seat, telling, say.youOpened(colours), (name) => say.opened(name, colours))
    }
    case 'farmers_came':
      return about(event.seat, telling, say.youGotFarmers(event.farmers, event.icons), (name) =>
        say.gotFarmers(name, event.farmers, event.icons),
      )
    case 'round_scored': {
      const results = event.sheets.map((sheet, seat) => say.result(telling.name(seat), sheet.points))
      return { text: say.roundScored(event.round, results.join(', ')) }
    }
    case 'game_over': {
      const totals = event.totals.map((total, seat) => say.result(telling.name(seat), total))
      return { text: say.gameOver(totals.join(', ')) }
    }
  }
}

function about(seat: Seat, telling: Telling, own: string, other: (name: string) => string): LogLine {
  return { text: seat === telling.you ? own : other(telling.name(seat)), seat }
}

export function action(taken: unknown, _frame: Frame, telling: Telling): string {
  const say = words(telling)
  const chosen = taken as Action
  if ('play' in chosen) return say.play(cardName(chosen.play, telling))
  const { order, top } = chosen.place
  const colours = order.map((colour) => colourName(colour, telling))
  const cards = top.map((card) => cardName(card, telling))
  return say.place(
    colours.length > 0 ? say.placeOrder(colours.join(', ')) : '',
    cards.length > 0 ? say.placeTops(cards.join(', ')) : '',
  )
}

export function refusal(why: unknown, telling: Telling): string {
  const say = words(telling)
  const refused = why as Refusal
  switch (refused.why) {
    case 'game_is_over':
      return say.gameIsOver
    case 'not_your_turn':
      return say.notYourTurn(telling.name(refused.waiting_for))
    case 'not_in_hand':
      return say.notInHand(cardName(refused.card, telling))
    case 'must_follow':
      return say.mustFollow(colourName(refused.led, telling), refused.holds)
    case 'trick_to_place':
      return say.trickToPlace
    case 'no_trick_to_place':
      return say.noTrickToPlace
    case 'wrong_new_colours':
      return say.wrongNewColours(say.list(refused.new.map((colour) => colourName(colour, telling))))
    case 'wrong_top':
      return say.wrongTop(colourName(refused.colour, telling))
  }
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const player = (frame.view as View).players[seat]
  if (!player) return []
  return [
    { icon: laurels, value: signed(player.total), label: say.total },
    { icon: kingdom, value: signed(player.kingdom.points), label: say.running },
    { icon: farmer, value: `${player.farmers}`, label: say.farmersWon },
    { icon: hand, value: `${player.hand_size}`, label: say.inHand },
  ]
}

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const name = (seat: Seat) => (seat === telling.you ? say.you : telling.name(seat))
  const lines = [
    say.saysRound(
      say.roundNumber(view.round, data.rules.rounds),
      say.trickNumber(view.trick_number, data.rules.tricks_per_round),
      name(view.dealer),
    ),
    trickInWords(view, telling, name),
  ]
  view.players.forEach((player, seat) => {
    const fields = player.kingdom.fields.map((field, at) =>
      say.saysField(
        at + 1,
        field.top ? cardName(field.top, telling) : say.free,
        say.standing(field.farmers, field.needed),
      ),
    )
    lines.push(
      say.saysKingdom(kingdomTitle(seat, telling), fields.join(', '), say.points(player.kingdom.points)),
      say.saysTotal(capital(name(seat)), say.points(player.total), say.cards(player.hand_size)),
    )
  })
  lines.push(say.supply(view.supply))
  if (view.hand && view.hand.cards.length > 0) {
    lines.push(
      say.saysHand(
        sorted(view.hand.cards)
          .map((card) => cardName(card, telling))
          .join(', '),
      ),
    )
  }
  return lines
}

function trickInWords(view: View, telling: Telling, name: (seat: Seat) => string): string {
  const say = words(telling)
  const place = winningPlace(view.trick)
  const led = ledColour(view.trick)
  if (place === undefined || !led) return say.saysNoTrick
  const player = (place: number) => nextSeat(view.leader, view.players.length, place)
  const cards = view.trick.map((card, place) => say.saysPlayed(name(player(place)), cardName(card, telling)))
  const winner = player(place)
  const winning = winner === telling.you ? say.youAreWinning : say.saysWinning(telling.name(winner))
  return `${say.saysTrick(cards.join(', '))} ${capital(say.led(colourName(led, telling)))}. ${winning}`
}
