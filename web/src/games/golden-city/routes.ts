// Where pieces move at an event, from one named place of the board to another.

import type { Seat } from '../../protocol'
import { lift, move, type Route } from '../parts/flights.svelte'
import type { BonusCard, Event, Landscape, Place, RoundLine, View, WareCard } from './types'

/** The names of places, as the board writes them into `data-at`. */
export const at = {
  seat: (seat: Seat) => `seat ${seat}`,
  place: (place: Place) => `place ${place}`,
  group: (group: number) => `group ${group}`,
  ware: (card: WareCard) => `ware ${card}`,
  /** What a row of the score card brings a player. */
  line: (row: keyof RoundLine, seat: Seat) => `${row} ${seat}`,
  hand: 'hand',
  deck: 'deck',
  discard: 'discard',
  reserve: 'reserve',
  keys: 'keys',
  bonus: 'bonus',
  warePile: 'ware pile',
}

/** What can be seen to move. */
export type Piece =
  | { kind: 'card'; landscape: Landscape | null }
  | { kind: 'coins'; count: number }
  | { kind: 'letters'; count: number }
  | { kind: 'ware'; card: WareCard | null }
  | { kind: 'bonus'; card: BonusCard | null }
  | { kind: 'post'; seat: Seat; black: boolean }
  | { kind: 'hand'; seat: Seat }
  | { kind: 'key' }

type Routes = Route<Piece>[]

export function routes(event: Event, view: View): Routes {
  /** Where a player's cards are. */
  const cards = (seat: Seat) => (view.hand?.seat === seat ? at.hand : at.seat(seat))
  const coins = (count: number, from: string, to: string): Routes =>
    count > 0 ? [move({ kind: 'coins', count }, from, to)] : []
  const card = (landscape: Landscape | null): Piece => ({ kind: 'card', landscape })
  switch (event.type) {
    case 'groups_laid_out':
      return event.groups.flatMap((group, nth) =>
        group.cards.map((landscape) => move(card(landscape), at.deck, at.group(nth))),
      )
    case 'hand_placed': {
      const { seat, group, price, expelled } = event
      const hand = (seat: Seat): Piece => ({ kind: 'hand', seat })
      return [
        ...(expelled === null ? [] : [move(hand(expelled), at.group(group), at.seat(expelled))]),
        ...coins(price, at.seat(seat), at.reserve),
        move(hand(seat), at.seat(seat), at.group(group)),
      ]
    }
    case 'group_taken':
      return [
        ...event.cards.map((landscape) => lift(card(landscape), at.group(event.group), cards(event.seat))),
        ...coins(event.coins, at.group(event.group), at.seat(event.seat)),
      ]
    case 'post_built':
      return [
        ...event.payment.map((landscape) => move(card(landscape), cards(event.seat), at.discard)),
        move(
          { kind: 'post', seat: event.seat, black: event.black },
          at.seat(event.seat),
          at.place(event.place),
        ),
      ]
    case 'coins_taken':
      return coins(event.coins, at.reserve, at.seat(event.seat))
    case 'card_drawn':
      return [move(card(null), at.deck, cards(event.seat))]
    case 'key_taken':
      return [move({ kind: 'key' }, at.keys, at.seat(event.seat))]
    case 'bonus_taken':
      return [move({ kind: 'bonus', card: null }, at.bonus, at.seat(event.seat))]
    case 'ware_taken':
      return event.from_pile
        ? [move({ kind: 'ware', card: event.card }, at.warePile, at.seat(event.seat))]
        : [lift({ kind: 'ware', card: event.card }, at.ware(event.card), at.seat(event.seat))]
    case 'zone_entered':
      return [move({ kind: 'letters', count: event.letters }, at.place(event.place), at.seat(event.seat))]
    case 'card_discarded':
      return [move(card(event.card), cards(event.seat), at.discard)]
    default:
      return []
  }
}

/** The letters of one row of the score card, on their way to the players. */
export function scoringRoutes(lines: readonly RoundLine[], row: keyof RoundLine): Routes {
  return lines.flatMap((line, seat) =>
    line[row] > 0
      ? [{ piece: { kind: 'letters', count: line[row] }, from: at.line(row, seat), to: at.seat(seat) }]
      : [],
  )
}

/** How long an event is worth looking at, in milliseconds. */
export const LENGTH: Record<Event['type'], number> = {
  hand_dealt: 0,
  round_began: 350,
  groups_laid_out: 700,
  deck_shuffled: 0,
  hand_placed: 550,
  group_taken: 450,
  post_built: 750,
  coins_taken: 400,
  card_drawn: 400,
  card_seen: 0,
  key_taken: 450,
  bonus_taken: 450,
  bonus_kept: 0,
  ware_taken: 550,
  ware_removed: 250,
  zone_entered: 600,
  card_discarded: 350,
  turn_ended: 0,
  player_blocked: 300,
  round_scored: 1700,
  bonus_cards_shown: 300,
  special_scored: 700,
  game_over: 0,
}
