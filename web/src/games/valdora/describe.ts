// What there is to know about a space, and the whole board in words.

import type { Frame, Seat } from '../../protocol'
import type { Telling } from '../module'
import { colourData, COLOURS, data, GEMS, orderData, spaceData } from './data'
import { isNear } from './roads'
import {
  bookIn,
  bookOf,
  count,
  equipmentOf,
  lastPlayer,
  listed,
  pages,
  pawnsAt,
  supplies,
  toll,
  top,
  workshopOf,
} from './table'
import type { BookId, Card, Player, Side, Space, Tabletop, View } from './types'
import { capital, cardName, duelName, gemNames, orderName, spaceName, specialName, words } from './words'

export interface SpaceNote {
  name: string
  /** What is paid for going there. */
  costs: string[]
  /** What can be done there. */
  lines: string[]
}

/** A space as `seat` sees it; `going` if it may go there now. */
export function spaceNote(
  table: Tabletop,
  space: Space,
  seat: Seat | null,
  going: boolean,
  telling: Telling,
): SpaceNote {
  const say = words(telling)
  const player = seat === null ? null : (table.players[seat] ?? null)
  const there = pawnsAt(table, space)
    .filter((other) => other !== seat)
    .map((other) => telling.name(other))
  return {
    name: spaceName(space, telling),
    costs: going && seat !== null && player ? costs(table, space, seat, player, telling) : [],
    lines: [
      ...(player?.position === space ? [say.yourPawn] : []),
      ...(there.length > 0 ? [say.pawnOf(say.list(there))] : []),
      ...offers(table, space, player, telling),
    ],
  }
}

function costs(table: Tabletop, space: Space, seat: Seat, player: Player, telling: Telling): string[] {
  const say = words(telling)
  if (player.position === space) return []
  const price = toll(table, seat, space)
  const crosses = player.provisions && !isNear(player.position, space)
  return [...(price > 0 ? [say.costs(price)] : []), ...(crosses ? [say.spendsProvisions] : [])]
}

function offers(table: Tabletop, space: Space, player: Player | null, telling: Telling): string[] {
  const say = words(telling)
  const { kind, boats, colour } = spaceData(space)
  const stones = gemNames(table.stones[space] ?? {}, telling)
  const fetched = stones && kind !== 'road' ? [say.canLoad(stones)] : []
  const field = gemNames(table.field, telling)
  const bySea = [say.boatsThere(boats ?? 0), field ? say.fieldHolds(field) : say.fieldEmpty]
  switch (kind) {
    case 'road':
      return [stones ? say.canLoad(stones) : say.noneLeft]
    case 'mine': {
      const { silver_cap } = data.constants
      return [player ? say.canRefill(silver_cap - player.silver) : say.mine(silver_cap), say.safe]
    }
    case 'port':
      return [...bySea, ...fetched]
    case 'palace': {
      if (!colour) return []
      const { goods } = colourData(colour)
      const ready = (player?.orders ?? []).filter(
        (order) => orderData(order).colour === colour && isReady(player, order),
      )
      return [
        say.wants(goods === 'three_stones' ? say.threeStones : say.good[goods]),
        ...(ready.length > 0
          ? [say.canDeliver(ready.map((order) => orderName(order, telling)).join(', '))]
          : []),
      ]
    }
    case 'city': {
      const book = bookIn(space)
      if (!book) return [...bySea, ...fetched, say.canProvision]
      const visible = (['left', 'right'] as Side[]).flatMap((side) => top(bookOf(table, book), side) ?? [])
      const cards = visible.map((card) => cardName(card, telling)).join(', ')
      return [cards ? say.canBuyThere(cards) : say.exhausted, say.canProvision]
    }
  }
}

const isReady = (player: Player | null, order: string): boolean =>
  !!player && supplies(player, order).every(({ there }) => there)

/** Catalogue of Ironvale */
export function bookTitle(book: BookId, telling: Telling): string {
  const say = words(telling)
  const { city, deck } = data.book.find(({ id }) => id === book)!
  return deck === 'equipment'
    ? say.catalogue(spaceName(city, telling))
    : say.orderBook(spaceName(city, telling))
}

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const { tabletop: table } = frame.view as View
  const name = (seat: Seat) => (seat === telling.you ? say.you : telling.name(seat))
  const shown = (card: Card | null) => (card ? cardName(card, telling) : say.emptySide)
  const roads = data.space.flatMap(({ id }) => {
    const stones = table.stones[id]
    return stones ? [say.saysStones(spaceName(id, telling), gemNames(stones, telling))] : []
  })
  const owner = (workshop: Tabletop['workshops'][keyof Tabletop['workshops']]) => {
    if (typeof workshop === 'object') return name(workshop.of)
    return workshop === 'removed' ? say.saysGone : say.saysFree
  }
  return [
    say.saysRound(table.round, name(table.active), name(lastPlayer(table))),
    ...table.players.flatMap((player, seat) => playerInWords(player, seat, telling)),
    ...data.book.map(({ id }) => {
      const book = bookOf(table, id)
      const left = pages(book, 'left') + pages(book, 'right')
      return say.saysBook(bookTitle(id, telling), shown(top(book, 'left')), shown(top(book, 'right')), left)
    }),
    say.saysDisc(COLOURS.map((colour) => say.saysPile(colour, count(table.disc, colour))).join(', ')),
    say.saysWorkshops(
      COLOURS.map((colour) => say.saysShop(colour, owner(workshopOf(table, colour)))).join(', '),
    ),
    say.bonusLeft(table.bonus_left),
    ...(table.duel_row.length > 0
      ? [say.saysDuel(table.duel_row.map((card) => duelName(card, telling)).join('; '))]
      : []),
    GEMS.some((gem) => count(table.field, gem) > 0)
      ? say.fieldHolds(gemNames(table.field, telling))
      : say.fieldEmpty,
    ...roads,
  ]
}

function playerInWords(player: Player, seat: Seat, telling: Telling): string[] {
  const say = words(telling)
  const name = telling.name(seat)
  const carried = equipmentOf(player).map(({ slot, gem }) =>
    gem ? say.saysCarries(say.slot[slot], say.aGem(gem)) : say.slot[slot],
  )
  const artisans = COLOURS.flatMap((colour) => {
    const own = count(player.artisans, colour)
    return own > 0 ? [say.saysPile(colour, own)] : []
  })
  const played = listed(player.played).map((card) => specialName(card, telling))
  const { position, silver, provisions, orders } = player
  return [
    capital(
      say.saysPlayer(
        name,
        spaceName(position, telling),
        say.silver(silver),
        (provisions ? say.provisions : say.noProvisions).toLowerCase(),
      ),
    ),
    say.saysEquipment(name, carried.join(', ')),
    say.saysOrders(name, orders.map((order) => orderName(order, telling)).join(', ') || say.noOrders),
    ...(artisans.length > 0 ? [say.saysArtisans(name, artisans.join(', '))] : []),
    ...(played.length > 0 ? [say.saysPlayed(name, played.join(', '))] : []),
  ]
}
