// The table as it is drawn: what lies where, and how many of it.

import type { Seat } from '../../protocol'
import { bookData, COLOURS, data, SLOTS, spaceData } from './data'
import type {
  Book,
  BookId,
  Card,
  Carrier,
  Colour,
  Per,
  Player,
  Side,
  Slot,
  Space,
  Special,
  Tabletop,
  Workshop,
} from './types'

export const other = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** How many there are of a kind; what is not mentioned is not there. */
export const count = <K extends PropertyKey>(tally: Per<K, number>, kind: K): number => tally[kind] ?? 0

export const total = (tally: Per<PropertyKey, number>): number =>
  Object.values(tally).reduce<number>((sum, n) => sum + (n ?? 0), 0)

/** Some more or fewer of a kind; a kind that is gone is not mentioned. */
export function changed<K extends PropertyKey>(tally: Per<K, number>, kind: K, by: number): Per<K, number> {
  const after = { ...tally, [kind]: count(tally, kind) + by }
  return Object.fromEntries(Object.entries(after).filter(([, n]) => n !== 0)) as Per<K, number>
}

export interface Piece extends Carrier {
  slot: Slot
}

/** A player's equipment in the order of its places. */
export const equipmentOf = (player: Player): Piece[] =>
  SLOTS.flatMap((slot) => {
    const carrier = player.slots[slot]
    return carrier ? [{ slot, ...carrier }] : []
  })

/** The book that lies in a city. */
export const bookIn = (space: Space): BookId | null => spaceData(space).book ?? null

export function bookOf(table: Tabletop, id: BookId): Book<Card> {
  const { deck } = bookData(id)
  const books: Book<Card>[] = deck === 'equipment' ? table.catalogues : table.order_books
  const nth = data.book.filter((book) => book.deck === deck).findIndex((book) => book.id === id)
  const book = books[nth]
  if (!book) throw new Error(`there is no book ${id}`)
  return book
}

/** A page on its way from a side to the other. */
export interface Turning {
  book: BookId
  side: Side
  card: Card
  ms: number
}

export const top = (book: Book<Card>, side: Side): Card | null => book[side].at(-1) ?? null

/** Where a book counts the covered cards of a side, with the memory of the table. */
export const COVERED = { left: 'covered_left', right: 'covered_right' } as const

/** How many cards lie on a side. */
export const pages = (book: Book<Card>, side: Side): number =>
  book[side].length + book[COVERED[side]] + (side === 'right' ? total(book.unseen) : 0)

export const pawnsAt = (table: Tabletop, space: Space): Seat[] =>
  [...table.players.keys()].filter((seat) => table.players[seat]?.position === space)

export const workshopOf = (table: Tabletop, colour: Colour): Workshop => table.workshops[colour] ?? 'free'

export const ownerOf = (table: Tabletop, colour: Colour): Seat | null => {
  const workshop = workshopOf(table, colour)
  return typeof workshop === 'object' ? workshop.of : null
}

export const workshopsOf = (table: Tabletop, seat: Seat): Colour[] =>
  COLOURS.filter((colour) => ownerOf(table, colour) === seat)

/** Special cards one by one, in the order of their numbers. */
export const listed = (cards: Per<Special, number>): Special[] =>
  data.special_card.flatMap(({ number }) => Array.from({ length: count(cards, number) }, () => number))
