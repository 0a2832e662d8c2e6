// What there is to know about a space, and the whole board in words.

import type { Frame, Seat } from '../../protocol'
import type { Telling } from '../module'
import { colourData, COLOURS, data, orderData, spaceData } from './data'
import type { Prices } from './prices'
import { bookIn, bookOf, equipmentOf, listed, pages, pawnsAt, top, total, workshopOf } from './table'
import type { Player, Side, Space, Tabletop, View } from './types'
import { words } from './words'

export interface SpaceNote {
  name: string
  /** What is paid for going there. */
  costs: string[]
  /** What can be done there. */
  lines: string[]
}

/** A space as `seat` sees it, with what it costs to go there now. */
export function spaceNote(
  table: Tabletop,
  space: Space,
  seat: Seat | null,
  prices: Prices,
  telling: Telling,
): SpaceNote {
  const say = words(telling)
  const player = seat === null ? null : (table.players[seat] ?? null)
  const seats = pawnsAt(table, space).filter((other) => other !== seat)
  return {
    name: say.of('space', space),
    costs: costs(space, prices, telling),
    lines: [
      ...(player?.position === space ? [say('your-pawn')] : []),
      ...(seats.length > 0 ? [say('pawns-here', { seats })] : []),
      ...offers(table, space, player, prices, telling),
    ],
  }
}

function costs(space: Space, prices: Prices, telling: Telling): string[] {
  const say = words(telling)
  const { silver, provisions } = prices.of({ move: space }) ?? { silver: 0, provisions: false }
  return [
    ...(silver > 0 ? [say('costs-encounters', { silver })] : []),
    ...(provisions ? [say('costs-provisions')] : []),
  ]
}

function offers(
  table: Tabletop,
  space: Space,
  player: Player | null,
  prices: Prices,
  telling: Telling,
): string[] {
  const say = words(telling)
  const { kind, boats, colour } = spaceData(space)
  const stones = table.stones[space] ?? {}
  const lying = total(stones) > 0 ? [say('stones-here', { stones })] : []
  const bySea = [say('boats-here', { boats }), say('in-the-field', { stones: table.field })]
  switch (kind) {
    case 'road':
      return lying.length > 0 ? lying : [say('no-stones-left')]
    case 'mine': {
      const { known } = prices
      const fills =
        player && known
          ? say('mine-for-you', { silver: known.mine })
          : say('mine-for-all', { cap: data.constants.silver_cap })
      return [fills, say('no-encounters')]
    }
    case 'port':
      return [...bySea, ...lying]
    case 'palace': {
      if (!colour) return []
      const orders = (player?.orders ?? []).filter(
        (order) => orderData(order).colour === colour && prices.palace(order) === space,
      )
      return [
        say('palace-wants', { goods: colourData(colour).goods }),
        ...(orders.length > 0 ? [say('palace-ready', { orders })] : []),
      ]
    }
    case 'city': {
      const book = bookIn(space)
      if (!book) return [...bySea, ...lying, say('city-provisions')]
      const cards = (['left', 'right'] as Side[]).flatMap((side) => top(bookOf(table, book), side) ?? [])
      return [cards.length > 0 ? say('book-shows', { cards }) : say('book-sold-out'), say('city-provisions')]
    }
  }
}

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const { tabletop: table, last_player: last } = frame.view as View
  const { round, active, disc, duel_row: row } = table
  const workshops = COLOURS.map((colour) => ({ colour, workshop: workshopOf(table, colour) }))
  return [
    say('says-round', { round, active, last }),
    ...table.players.flatMap((player, seat) => playerInWords(player, seat, telling)),
    ...data.book.map(({ id }) => {
      const book = bookOf(table, id)
      return say('says-book', {
        book: id,
        left: top(book, 'left'),
        right: top(book, 'right'),
        pages: pages(book, 'left') + pages(book, 'right'),
      })
    }),
    say('says-disc', { disc }),
    say('says-workshops', { workshops }),
    say('bonus-left', { count: table.bonus_left }),
    ...(row.length > 0 ? [say('says-duel', { row })] : []),
    say('in-the-field', { stones: table.field }),
    ...data.space.flatMap(({ id: space }) => {
      const stones = table.stones[space]
      return stones ? [say('says-stones', { space, stones })] : []
    }),
  ]
}

function playerInWords(player: Player, seat: Seat, telling: Telling): string[] {
  const say = words(telling)
  const { position: space, silver, provisions, orders, artisans } = player
  const cards = listed(player.played)
  return [
    say('says-player', { seat, space, silver, provisions }),
    say('says-equipment', { seat, carriers: equipmentOf(player) }),
    say('says-orders', { seat, orders }),
    ...(total(artisans) > 0 ? [say('says-artisans', { seat, artisans })] : []),
    ...(cards.length > 0 ? [say('says-played', { seat, cards })] : []),
  ]
}
