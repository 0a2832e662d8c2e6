// Where pieces and cards move at an event, from one named place of the board to another.

import type { Seat } from '../../protocol'
import type { Route } from '../parts/flights.svelte'
import { type Bundle, count } from './tally'
import type { City, Event, Hex, Intersection, Path, View, Ware } from './types'

/** The names of places, as the board writes them into `data-at`. */
export const at = {
  seat: (seat: Seat) => `seat ${seat}`,
  hex: (hex: Hex) => `hex ${hex}`,
  /** What is lit on the map. */
  target: (id: string) => `target ${id}`,
  map: 'map',
  city: (city: City) => `city ${city}`,
  path: (path: Path) => `path ${path}`,
  cross: (cross: Intersection) => `cross ${cross}`,
  caravan: (seat: Seat, piece: number) => `caravan ${seat} ${piece}`,
  merchant: (seat: Seat, piece: number) => `merchant ${seat} ${piece}`,
  robber: 'robber',
  bank: 'bank',
  deck: 'deck',
}

/** What can be seen to move. */
export type Piece =
  | { kind: 'ware'; ware: Ware }
  | { kind: 'card' }
  | { kind: 'good' }
  | { kind: 'hidden' }
  | { kind: 'token'; number: number }
  | { kind: 'post' | 'merchant' | 'caravan' | 'robber'; seat: Seat | null }

type Routes = Route<Piece>[]

/** At most this many cards of a kind fly; more would only be a cloud. */
const FEW = 3

function wares(bundle: Bundle, from: string, to: string): Routes {
  return (Object.keys(bundle) as Ware[]).flatMap((ware) =>
    Array.from({ length: Math.min(FEW, count(bundle, ware)) }, () => ({
      piece: { kind: 'ware' as const, ware },
      from,
      to,
    })),
  )
}

export function routes(event: Event, view: View): Routes {
  const piece = (
    kind: 'post' | 'merchant' | 'caravan' | 'robber',
    seat: Seat | null,
    from: string,
    to: string,
    lifted = false,
  ): Routes => [{ piece: { kind, seat }, from, to, lifted }]
  switch (event.type) {
    case 'post_placed':
      return piece('post', event.seat, at.seat(event.seat), at.city(event.city))
    case 'neutral_placed':
      return piece('post', null, at.seat(event.seat), at.city(event.city))
    case 'start_route_placed':
    case 'caravan_formed':
      return piece('caravan', event.seat, at.seat(event.seat), at.path(event.path))
    case 'start_resources':
      return wares(event.resources, at.bank, at.seat(event.seat))
    case 'produced':
      return event.resources.flatMap((resources, seat) => [
        ...wares(resources, at.bank, at.seat(seat)),
        ...wares({ gold: event.gold[seat] ?? 0 }, at.bank, at.seat(seat)),
      ])
    case 'discarded':
      return wares(event.resources, at.seat(event.seat), at.bank)
    case 'robber_moved':
      return piece('robber', null, at.robber, at.hex(event.hex), true)
    case 'robbed':
      return [{ piece: { kind: 'hidden' }, from: at.seat(event.victim), to: at.seat(event.seat) }]
    case 'traded':
      return [
        ...wares(event.gave, at.seat(event.seat), at.seat(event.with)),
        ...wares(event.got, at.seat(event.with), at.seat(event.seat)),
      ]
    case 'resource_bought':
      return wares({ [event.resource]: 1 }, at.bank, at.seat(event.seat))
    case 'bank_traded':
      return [
        ...wares({ [event.give]: event.cards }, at.seat(event.seat), at.bank),
        ...wares({ [event.take]: 1 }, at.bank, at.seat(event.seat)),
      ]
    case 'city_connected':
      return event.gold.flatMap((gold, seat) =>
        view.players[seat] ? wares({ gold }, at.bank, at.seat(seat)) : [],
      )
    case 'merchant_recruited':
      return piece('merchant', event.seat, at.seat(event.seat), at.city(event.city))
    case 'merchant_moved':
      return piece('merchant', event.seat, at.merchant(event.seat, event.merchant), at.cross(event.to), true)
    case 'post_founded':
      return [
        ...piece('post', event.seat, at.seat(event.seat), at.city(event.city)),
        ...wares({ gold: event.gold }, at.city(event.city), at.seat(event.seat)),
      ]
    case 'token_placed':
      return [{ piece: { kind: 'token', number: event.number }, from: at.bank, to: at.hex(event.hex) }]
    case 'token_moved':
      return [
        { piece: { kind: 'token', number: event.number }, from: at.hex(event.from), to: at.hex(event.to) },
      ]
    case 'caravan_moved':
      return [
        ...piece('caravan', event.seat, at.caravan(event.seat, event.caravan), at.path(event.to), true),
        ...(event.toll === null ? [] : wares({ gold: event.gold }, at.seat(event.seat), at.seat(event.toll))),
      ]
    case 'delivered':
      return [{ piece: { kind: 'good' }, from: at.seat(event.seat), to: at.city(event.city) }]
    case 'card_bought':
      return [{ piece: { kind: 'card' }, from: at.deck, to: at.seat(event.seat) }]
    default:
      return []
  }
}

/** How long an event is worth looking at, in milliseconds. */
export const LENGTH: Partial<Record<Event['type'], number>> = {
  post_placed: 500,
  neutral_placed: 500,
  start_route_placed: 500,
  start_resources: 500,
  turn_began: 150,
  rolled: 1000,
  produced: 700,
  discarded: 400,
  robber_moved: 600,
  robbed: 450,
  offered: 300,
  answered: 250,
  traded: 700,
  resource_bought: 300,
  bank_traded: 450,
  route_built: 350,
  city_connected: 600,
  merchant_recruited: 450,
  merchant_moved: 650,
  post_founded: 600,
  token_placed: 600,
  token_moved: 600,
  caravan_formed: 450,
  caravan_moved: 420,
  delivered: 650,
  card_bought: 400,
  card_played: 600,
  gold_taken: 300,
}
