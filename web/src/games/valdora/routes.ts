// Where pieces move at an event, from one named place of the board to another.

import type { Seat } from '../../protocol'
import { lift, move, type Route } from '../parts/flights.svelte'
import type { BookId, Card, Colour, Event, Gem, Side, Slot, Space, Special, Tabletop } from './types'

/** What can be seen on its way. */
export type Piece =
  | { kind: 'pawn'; seat: Seat }
  | { kind: 'stone'; gem: Gem }
  | { kind: 'coins'; count: number }
  | { kind: 'card'; card: Card }
  | { kind: 'special'; card: Special }
  | { kind: 'artisan'; colour: Colour }
  | { kind: 'workshop'; colour: Colour }
  | { kind: 'bonus' }
  | { kind: 'provisions' }

/** The names of places, as the board writes them into `data-at`. */
export const at = {
  space: (space: Space) => `space ${space}`,
  pawn: (seat: Seat) => `pawn ${seat}`,
  stone: (space: Space, gem: Gem) => `stone ${space} ${gem}`,
  field: (gem: Gem) => `field ${gem}`,
  slot: (seat: Seat, slot: Slot) => `slot ${seat} ${slot}`,
  orders: (seat: Seat) => `orders ${seat}`,
  purse: (seat: Seat) => `purse ${seat}`,
  delivered: (seat: Seat) => `delivered ${seat}`,
  seat: (seat: Seat) => `seat ${seat}`,
  page: (book: BookId, side: Side) => `page ${book} ${side}`,
  /** A side of the book that lies open. */
  open: (side: Side) => `open ${side}`,
  pile: (colour: Colour) => `pile ${colour}`,
  workshop: (colour: Colour) => `workshop ${colour}`,
  bonus: 'bonus',
  valley: 'valley',
  /** Where what leaves the game goes. */
  box: 'box',
}

type Routes = Route<Piece>[]

/** The ways of the pieces, given the table before the event. Pawns go their own way along the roads. */
export function routes(event: Event, table: Tabletop): Routes {
  const coins = (count: number, from: string, to: string): Routes =>
    count > 0 ? [move({ kind: 'coins', count }, from, to)] : []
  const here = (seat: Seat) => at.space(table.players[seat]?.position ?? '')
  const slot = (seat: Seat, slot: Slot) => table.players[seat]?.slots[slot]?.gem ?? 'gold'
  const stone = (gem: Gem): Piece => ({ kind: 'stone', gem })
  const card = (card: Card): Piece => ({ kind: 'card', card })
  const artisan = (colour: Colour): Piece => ({ kind: 'artisan', colour })
  const workshop = (colour: Colour): Piece => ({ kind: 'workshop', colour })
  switch (event.type) {
    case 'met':
      return coins(Math.max(event.paid, event.received), at.purse(event.seat), at.purse(event.other))
    case 'equipment_bought':
      return [
        lift(stone('gold'), at.slot(event.seat, event.pay), at.field('gold')),
        lift(card(event.equipment), at.page(event.book, event.side), at.seat(event.seat)),
      ]
    case 'order_given_back':
      return [move(card(event.order), at.orders(event.seat), at.page(event.book, event.side))]
    case 'order_bought':
      return [lift(card(event.order), at.page(event.book, event.side), at.orders(event.seat))]
    case 'stone_unloaded':
      return [lift(stone(event.gem), at.slot(event.seat, event.slot), at.field(event.gem))]
    case 'stone_loaded': {
      const from = event.from === 'field' ? at.field(event.gem) : at.stone(event.space, event.gem)
      return [move(stone(event.gem), from, at.slot(event.seat, event.slot))]
    }
    case 'stone_fetched':
      return [move(stone(event.gem), at.field(event.gem), at.space(event.space))]
    case 'order_delivered':
      return [
        ...event.slots.map((paid) =>
          lift(stone(slot(event.seat, paid)), at.slot(event.seat, paid), here(event.seat)),
        ),
        ...coins(event.silver, at.purse(event.seat), here(event.seat)),
      ]
    case 'bonus_taken':
      return [move({ kind: 'bonus' }, at.bonus, at.seat(event.seat))]
    case 'artisan_recruited':
      return [move(artisan(event.colour), at.pile(event.colour), at.seat(event.seat))]
    case 'workshop_opened':
      return [move(workshop(event.colour), at.workshop(event.colour), at.seat(event.seat))]
    case 'purse_filled':
      return coins(event.silver, here(event.seat), at.purse(event.seat))
    case 'provisions_taken':
      return [move({ kind: 'provisions' }, here(event.seat), at.seat(event.seat))]
    case 'special_played':
      return [move({ kind: 'special', card: event.card }, at.seat(event.seat), here(event.seat))]
    case 'artisan_discarded':
      return [move(artisan(event.colour), at.seat(event.seat), at.box)]
    case 'artisan_removed':
      return [move(artisan(event.colour), at.pile(event.colour), at.box)]
    case 'workshop_removed':
      return [move(workshop(event.colour), at.workshop(event.colour), at.box)]
    default:
      return []
  }
}

/** How long an event is worth looking at, in milliseconds. */
export const LENGTH: Record<Event['type'], number> = {
  game_began: 0,
  specials_dealt: 0,
  duel_row_laid: 300,
  turn_began: 0,
  moved: 800,
  met: 450,
  page_turned: 650,
  card_shown: 150,
  equipment_bought: 650,
  order_given_back: 500,
  order_bought: 550,
  stone_unloaded: 350,
  stone_loaded: 500,
  stone_fetched: 500,
  order_delivered: 700,
  bonus_taken: 550,
  artisan_recruited: 550,
  workshop_opened: 700,
  purse_filled: 450,
  provisions_taken: 450,
  special_played: 1100,
  artisan_discarded: 400,
  silver_received: 200,
  duel_card_applied: 500,
  artisan_removed: 500,
  workshop_removed: 500,
  end_triggered: 300,
  game_over: 0,
}
