// The view after an event: how the board gets from one frame to the next, a fact at a time. Pieces, cards and silver go where the
// event says. How far the turn has come, what may be done in it and what everything counts is left as it was: the next frame says it.

import type { Seat } from '../../protocol'
import { bookData, data } from './data'
import { changed, COVERED, other } from './table'
import type {
  Book,
  BookId,
  Card,
  Equipment,
  Event,
  Gem,
  Own,
  Player,
  Secret,
  Side,
  Slot,
  Tabletop,
  View,
} from './types'

export function walk(view: View, event: Event): View {
  const tabletop = told(view.tabletop, event)
  const { own } = view
  const secret = own && kept(own, event)
  return { ...view, tabletop, own: own && secret ? { ...own, secret } : own }
}

function kept({ seat, secret }: Own, event: Event): Secret {
  switch (event.type) {
    case 'specials_dealt':
      return { ...secret, hand: event.hand }
    case 'special_played':
      return event.seat === seat ? { ...secret, hand: changed(secret.hand, event.card, -1) } : secret
    case 'order_delivered':
      return event.seat === seat
        ? { ...secret, delivered: changed(secret.delivered, event.order, 1) }
        : secret
    default:
      return secret
  }
}

function told(table: Tabletop, event: Event): Tabletop {
  switch (event.type) {
    case 'game_began':
    case 'specials_dealt':
      return table
    case 'duel_row_laid':
      return { ...table, duel_row: event.row }
    case 'turn_began':
      return { ...table, active: event.seat, round: event.round }
    case 'moved':
      return of(table, event.seat, (player) => ({
        ...player,
        position: event.to,
        provisions: player.provisions && !event.provisions,
      }))
    case 'met': {
      const paid = paying(table, event.seat, event.paid)
      return paying(paid, event.other, -event.received)
    }
    case 'page_turned': {
      const moved = putting(taken(table, event.book, event.side), event.book, other(event.side), event.card)
      return paying(moved, event.seat, event.silver)
    }
    case 'card_shown':
      return inBook(table, event.book, (book) =>
        table.memory === 'open'
          ? { ...book, right: [...book.right, event.card], unseen: changed(book.unseen, event.card, -1) }
          : { ...book, [event.side]: [event.card], [COVERED[event.side]]: book[COVERED[event.side]] - 1 },
      )
    case 'equipment_bought':
      return {
        ...of(unloaded(taken(table, event.book, event.side), event.seat, event.pay), event.seat, (player) =>
          equipped(player, event.slot, event.equipment),
        ),
        field: changed(table.field, 'gold', 1),
      }
    case 'order_given_back':
      return putting(
        of(table, event.seat, (player) => ({ ...player, orders: without(player.orders, event.order) })),
        event.book,
        event.side,
        event.order,
      )
    case 'order_bought':
      return of(
        paying(taken(table, event.book, event.side), event.seat, event.silver),
        event.seat,
        (player) => ({ ...player, orders: [...player.orders, event.order] }),
      )
    case 'stone_unloaded':
      return {
        ...unloaded(table, event.seat, event.slot),
        field: changed(table.field, event.gem, 1),
      }
    case 'stone_loaded': {
      const lifted =
        event.from === 'field'
          ? { ...table, field: changed(table.field, event.gem, -1) }
          : onSpace(table, event.space, event.gem, -1)
      return of(paying(lifted, event.seat, event.silver), event.seat, (player) =>
        loaded(player, event.slot, event.gem),
      )
    }
    case 'stone_fetched':
      return {
        ...onSpace(paying(table, event.seat, event.silver), event.space, event.gem, 1),
        field: changed(table.field, event.gem, -1),
      }
    case 'order_delivered': {
      const gems = event.slots.flatMap((slot) => table.players[event.seat]?.slots[slot]?.gem ?? [])
      const emptied = event.slots.reduce((now, slot) => unloaded(now, event.seat, slot), table)
      return {
        ...of(paying(emptied, event.seat, event.silver), event.seat, (player) => ({
          ...player,
          orders: without(player.orders, event.order),
          delivered: player.delivered + 1,
        })),
        field: gems.reduce((field, gem) => changed(field, gem, 1), table.field),
      }
    }
    case 'bonus_taken':
      return {
        ...of(table, event.seat, (player) => ({ ...player, bonus: player.bonus + 1 })),
        bonus_left: table.bonus_left - 1,
      }
    case 'artisan_recruited':
      return {
        ...of(table, event.seat, (player) => ({
          ...player,
          artisans: changed(player.artisans, event.colour, 1),
        })),
        disc: changed(table.disc, event.colour, -1),
      }
    case 'workshop_opened':
      return { ...table, workshops: { ...table.workshops, [event.colour]: { of: event.seat } } }
    case 'purse_filled':
      return paying(table, event.seat, -event.silver)
    case 'provisions_taken':
      return of(paying(table, event.seat, event.silver), event.seat, (player) => ({
        ...player,
        provisions: true,
      }))
    case 'special_played':
      return of(table, event.seat, (player) => ({
        ...fitted(player, event),
        played: changed(player.played, event.card, 1),
      }))
    case 'artisan_discarded':
      return {
        ...of(table, event.seat, (player) => ({
          ...player,
          artisans: changed(player.artisans, event.colour, -1),
        })),
        removed: changed(table.removed, event.colour, 1),
      }
    case 'silver_received':
      return paying(table, event.seat, -event.silver)
    case 'duel_card_applied':
      return { ...table, duel_row: table.duel_row.slice(1) }
    case 'artisan_removed':
      return {
        ...table,
        disc: changed(table.disc, event.colour, -1),
        removed: changed(table.removed, event.colour, 1),
      }
    case 'workshop_removed':
      return { ...table, workshops: { ...table.workshops, [event.colour]: 'removed' } }
    case 'end_triggered':
      return { ...table, ending: true }
    case 'game_over':
      return { ...table, phase: 'over' }
  }
}

function of(table: Tabletop, seat: Seat, change: (player: Player) => Player): Tabletop {
  return { ...table, players: table.players.map((player, at) => (at === seat ? change(player) : player)) }
}

/** A player pays the bank; less than nothing is what they receive. */
function paying(table: Tabletop, seat: Seat, silver: number): Tabletop {
  if (silver === 0) return table
  return {
    ...of(table, seat, (player) => ({ ...player, silver: player.silver - silver })),
    bank: table.bank + silver,
  }
}

function inBook(table: Tabletop, id: BookId, change: (book: Book<Card>) => Book<Card>): Tabletop {
  const { deck } = bookData(id)
  const ids = data.book.filter((book) => book.deck === deck).map((book) => book.id)
  const changedIn = <B>(books: B): B =>
    (books as Book<Card>[]).map((book, nth) => (ids[nth] === id ? change(book) : book)) as B
  return deck === 'equipment'
    ? { ...table, catalogues: changedIn(table.catalogues) }
    : { ...table, order_books: changedIn(table.order_books) }
}

/** A card goes on top of a side; with the memory of the table the one below it is covered, and only counted. */
const putting = (table: Tabletop, id: BookId, side: Side, card: Card): Tabletop =>
  inBook(table, id, (book) =>
    table.memory === 'open'
      ? { ...book, [side]: [...book[side], card] }
      : { ...book, [side]: [card], [COVERED[side]]: book[COVERED[side]] + book[side].length },
  )

const taken = (table: Tabletop, id: BookId, side: Side): Tabletop =>
  inBook(table, id, (book) => ({ ...book, [side]: book[side].slice(0, -1) }))

const equipped = (player: Player, slot: Slot, equipment: Equipment): Player => ({
  ...player,
  slots: { ...player.slots, [slot]: { equipment, gem: null } },
})

function loaded(player: Player, slot: Slot, gem: Gem | null): Player {
  const carrier = player.slots[slot]
  return carrier ? { ...player, slots: { ...player.slots, [slot]: { ...carrier, gem } } } : player
}

const unloaded = (table: Tabletop, seat: Seat, slot: Slot): Tabletop =>
  of(table, seat, (player) => loaded(player, slot, null))

function onSpace(table: Tabletop, space: string, gem: Gem, by: number): Tabletop {
  const { [space]: before = {}, ...rest } = table.stones
  const after = changed(before, gem, by)
  return { ...table, stones: Object.keys(after).length > 0 ? { ...rest, [space]: after } : rest }
}

/** A special card that is equipment lies in a slot now; a stone stays where it is. */
function fitted(player: Player, { fitted }: Event & { type: 'special_played' }): Player {
  if (!fitted) return player
  const { slot, equipment } = fitted
  return {
    ...player,
    slots: { ...player.slots, [slot]: { equipment, gem: player.slots[slot]?.gem ?? null } },
  }
}

function without<T>(list: readonly T[], item: T): T[] {
  const at = list.indexOf(item)
  return at < 0 ? [...list] : list.toSpliced(at, 1)
}
