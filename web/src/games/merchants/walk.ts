// The view after an event: how the board gets from one frame to the next, a fact at a time. Pieces and cards go
// where the event says, at the price it says; whose turn it is and what can be done comes with the frame.

import type { Seat } from '../../protocol'
import { cityData, RESOURCES } from './data'
import { type Bundle, count, more, type Resources, sum, total } from './tally'
import type { Event, Player, View } from './types'

export function walk(view: View, event: Event): View {
  switch (event.type) {
    case 'game_began':
    case 'answered':
    case 'discard_chosen':
    case 'offer_withdrawn':
    case 'robbed':
      return view
    case 'game_over':
      return { ...view, phase: 'over' }
    case 'post_placed':
      return of(view, event.seat, (player) => ({ ...player, posts: [...player.posts, event.city] }))
    case 'neutral_placed':
      return { ...view, neutral: [...view.neutral, event.city] }
    case 'start_route_placed':
      return of(view, event.seat, (player) => ({
        ...player,
        routes: [...player.routes, event.path],
        caravans: [event.path, null],
      }))
    case 'start_resources':
      return taken(view, event.seat, event.resources)
    case 'turn_began':
      return { ...view, active: event.seat, turn: event.turn }
    case 'rolled':
      return { ...view, this_turn: { ...view.this_turn, rolled: true } }
    case 'produced':
      return view.players.reduce(
        (all, _, seat) => gold(taken(all, seat, event.resources[seat] ?? {}), seat, event.gold[seat] ?? 0),
        view,
      )
    case 'discarded':
      return paid(view, event.seat, event.resources)
    case 'robber_placed':
    case 'robber_moved':
      return { ...view, robber: event.hex }
    case 'card_stolen': {
      const card = { [event.resource]: 1 }
      return given(
        of(view, event.victim, (player) => without(player, card)),
        event.seat,
        card,
      )
    }
    case 'offered': {
      const { give, want, to } = event
      return { ...view, trade: { give, want, to, answers: [null, null, null, null] } }
    }
    case 'traded': {
      const gave = handedOver(view, event.seat, event.with, event.gave)
      return { ...handedOver(gave, event.with, event.seat, event.got), trade: null }
    }
    case 'resource_bought':
      return gold(taken(view, event.seat, { [event.resource]: 1 }), event.seat, -event.gold)
    case 'bank_traded': {
      const given = paid(view, event.seat, { [event.give]: event.cards })
      return event.take === 'gold'
        ? gold(given, event.seat, 1)
        : taken(given, event.seat, { [event.take]: 1 })
    }
    case 'route_built': {
      const placed = of(view, event.seat, (player) => ({ ...player, routes: [...player.routes, event.path] }))
      return paid(placed, event.seat, event.paid)
    }
    case 'city_connected':
      return view.players.reduce((all, _, seat) => gold(all, seat, event.gold[seat] ?? 0), view)
    case 'merchant_recruited':
      return of(paid(view, event.seat, event.paid), event.seat, (player) => ({
        ...player,
        merchants: placed(player.merchants, event.merchant, cityData(event.city).at),
      }))
    case 'merchant_moved':
      return of(paid(view, event.seat, { wheat: event.wheat }), event.seat, (player) => ({
        ...player,
        merchants: placed(player.merchants, event.merchant, event.to),
      }))
    case 'post_founded': {
      const { at } = cityData(event.city)
      return of(gold(view, event.seat, event.gold), event.seat, (player) => ({
        ...player,
        merchants: placed(player.merchants, player.merchants.indexOf(at), null),
        posts: [...player.posts, event.city],
        stock: player.stock - 1,
      }))
    }
    case 'token_placed':
      return { ...view, tokens: [...view.tokens, { hex: event.hex, number: event.number }] }
    case 'token_moved':
      return {
        ...view,
        tokens: view.tokens.map((token) => (token.hex === event.from ? { ...token, hex: event.to } : token)),
      }
    case 'caravan_formed':
      return of(paid(view, event.seat, event.paid), event.seat, (player) => ({
        ...player,
        caravans: placed(player.caravans, event.caravan, event.path),
        arrived: placed(player.arrived, event.caravan, false),
      }))
    case 'caravan_moved': {
      const moved = of(paid(view, event.seat, { salt: event.salt }), event.seat, (player) => ({
        ...player,
        caravans: placed(player.caravans, event.caravan, event.to),
        arrived: placed(player.arrived, event.caravan, true),
      }))
      return event.toll === null ? moved : handedOver(moved, event.seat, event.toll, { gold: event.gold })
    }
    case 'delivered':
      return {
        ...of(view, event.seat, (player) => ({ ...player, goods_left: event.left })),
        goods: [...view.goods, event.city],
      }
    case 'card_bought': {
      const drawn = of(paid(view, event.seat, event.paid), event.seat, (player) => ({
        ...player,
        hidden_cards: player.hidden_cards + 1,
      }))
      return { ...drawn, hidden_deck: view.hidden_deck - 1 }
    }
    case 'card_drawn':
      return of(view, view.active, (player) => ({
        ...player,
        cards: more(player.cards, event.card, 1),
        hidden_cards: player.hidden_cards - 1,
      }))
    case 'card_played': {
      const played = of(view, event.seat, (player) => {
        const known = count(player.cards, event.card) > 0
        return known
          ? { ...player, cards: more(player.cards, event.card, -1) }
          : { ...player, hidden_cards: player.hidden_cards - 1 }
      })
      return { ...gold(played, event.seat, event.gold), discard: more(view.discard, event.card, 1) }
    }
    case 'gold_taken':
      return gold(view, event.seat, event.gold)
  }
}

function of(view: View, seat: Seat, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? change(player) : player)) }
}

const gold = (view: View, seat: Seat, by: number): View =>
  by === 0 ? view : of(view, seat, (player) => ({ ...player, gold: player.gold + by }))

/** Cards come into a hand: a table that does not remember shows another's only as a number. */
function given(view: View, seat: Seat, cards: Resources): View {
  const hidden = view.options.memory === 'at_the_table' && seat !== view.you
  return of(view, seat, (player) =>
    hidden
      ? { ...player, hidden_resources: player.hidden_resources + total(cards) }
      : { ...player, resources: sum(player.resources, cards) },
  )
}

/** Cards leave a hand: those it was known to have, else hidden ones. */
function without(player: Player, cards: Resources): Player {
  return RESOURCES.reduce((left, kind) => {
    const known = Math.min(count(cards, kind), count(left.resources, kind))
    return {
      ...left,
      resources: more(left.resources, kind, -known),
      hidden_resources: left.hidden_resources - (count(cards, kind) - known),
    }
  }, player)
}

function taken(view: View, seat: Seat, cards: Resources): View {
  return { ...given(view, seat, cards), bank: sum(view.bank, cards, -1) }
}

function paid(view: View, seat: Seat, cards: Resources): View {
  return { ...of(view, seat, (player) => without(player, cards)), bank: sum(view.bank, cards) }
}

function handedOver(view: View, from: Seat, to: Seat, { gold: coins = 0, ...cards }: Bundle): View {
  const got = given(
    of(view, from, (player) => without(player, cards)),
    to,
    cards,
  )
  return gold(gold(got, from, -coins), to, coins)
}

function placed<T>(pieces: [T, T], piece: number, to: T): [T, T] {
  return piece === 0 ? [to, pieces[1]] : [pieces[0], to]
}
