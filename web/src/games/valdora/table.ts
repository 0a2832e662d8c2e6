// The table as the rules look at it: what a player has, needs and could do.

import type { Seat } from '../../protocol'
import {
  BOOKMARK,
  bookData,
  COLOURS,
  colourData,
  data,
  EXTRA_DINGHY,
  type Good,
  orderData,
  SAFE_CONDUCT,
  SLOTS,
  spaceData,
} from './data'
import type {
  Book,
  BookId,
  Card,
  Carrier,
  Colour,
  Order,
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

/** How many copies of a card a player can use now: on their turn not those just played (V-10.4). */
export function usable(table: Tabletop, seat: Seat, card: Special): number {
  const player = table.players[seat]
  const fresh = seat === table.active ? count(table.turn.fresh, card) : 0
  return player ? count(player.played, card) - fresh : 0
}

export const pawnsAt = (table: Tabletop, space: Space): Seat[] =>
  [...table.players.keys()].filter((seat) => table.players[seat]?.position === space)

/** What the encounters on a space cost a player (V-3.6, V-3.9, V-11.1). */
export function toll(table: Tabletop, seat: Seat, space: Space): number {
  if (spaceData(space).kind === 'mine' || usable(table, seat, SAFE_CONDUCT) > 0) return 0
  const met = pawnsAt(table, space).filter((other) => other !== seat).length
  return met * data.constants.encounter_cost_silver
}

/** What the next page costs the active player (V-4.4, V-11.2). */
export function pageCost(table: Tabletop): number {
  const free = data.constants.pages_free + usable(table, table.active, BOOKMARK)
  return table.turn.pages < free ? 0 : data.constants.page_cost_silver
}

/** Boats of a space that a player has not used yet (V-5.4, V-11.10). */
export function boatsLeft(table: Tabletop, seat: Seat, space: Space): number {
  const boats = spaceData(space).boats ?? 0
  if (boats === 0) return 0
  const used = seat === table.active ? table.turn.boats : 0
  return Math.max(0, boats + usable(table, seat, EXTRA_DINGHY) - used)
}

/** What an order asks for, and whether the player has it. */
export function supplies(player: Player, order: Order): { good: Good; there: boolean }[] {
  const carried = equipmentOf(player).map(({ gem }) => gem)
  return orderData(order).needs.map((good) => {
    if (good === 'silver') return { good, there: player.silver > 0 }
    return { good, there: carried.includes(good) }
  })
}

export const workshopOf = (table: Tabletop, colour: Colour): Workshop => table.workshops[colour] ?? 'free'

export const ownerOf = (table: Tabletop, colour: Colour): Seat | null => {
  const workshop = workshopOf(table, colour)
  return typeof workshop === 'object' ? workshop.of : null
}

export const workshopsOf = (table: Tabletop, seat: Seat): Colour[] =>
  COLOURS.filter((colour) => ownerOf(table, colour) === seat)

/** Artisans a player still lacks for a workshop. */
export const lacking = (player: Player, colour: Colour): number =>
  Math.max(0, colourData(colour).workshop_needs - count(player.artisans, colour))

/** The colour whose artisan comes next: this one, or the first clockwise with an artisan left (V-6.5). */
export function nextArtisan(table: Tabletop, colour: Colour): Colour | null {
  const from = COLOURS.indexOf(colour)
  const clockwise = COLOURS.map((_, step) => COLOURS[(from + step) % COLOURS.length]!)
  return clockwise.find((next) => count(table.disc, next) > 0) ?? null
}

/** The colours of which there are artisans around the disc; one or none brings the end (V-8.1). */
export const coloursLeft = (table: Tabletop): number =>
  COLOURS.filter((colour) => count(table.disc, colour) > 0).length

export const lastPlayer = (table: Tabletop): Seat =>
  (table.first_player + table.players.length - 1) % table.players.length

/** Special cards one by one, in the order of their numbers. */
export const listed = (cards: Per<Special, number>): Special[] =>
  data.special_card.flatMap(({ number }) => Array.from({ length: count(cards, number) }, () => number))

/** How many special cards of a back a player still holds: everybody was dealt as many. */
export function held(player: Player, back: 'light' | 'dark'): number {
  const { special_light_dealt, special_dark_dealt } = data.constants
  const played = data.special_card
    .filter((card) => card.back === back)
    .reduce((sum, { number }) => sum + count(player.played, number), 0)
  return (back === 'light' ? special_light_dealt : special_dark_dealt) - played
}
