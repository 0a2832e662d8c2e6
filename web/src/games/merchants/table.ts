// The table as it is drawn: whose route or post it is, and how many pieces lie where.

import type { Seat } from '../../protocol'
import { data, goodsAtStart, hexData, resourceOf } from './data'
import { total } from './tally'
import type { City, Hex, Intersection, Path, Phase, Player, Resource, View } from './types'

/** What the table waits for, by name. */
export type PhaseName = Phase extends infer P ? (P extends string ? P : keyof P) : never

export const phaseName = (phase: Phase): PhaseName =>
  typeof phase === 'string' ? phase : (Object.keys(phase)[0] as PhaseName)

/** Whether it is before the first turn. */
export const isPlacing = (view: View): boolean => view.turn === 0

export const round = (view: View): number => Math.ceil(view.turn / view.players.length)

export const ownerOf = (view: View, path: Path): Seat | null =>
  seatWith(view, ({ routes }) => routes.includes(path))

/** Whose post is in a city; `neutral` for nobody's. */
export function postIn(view: View, city: City): Seat | 'neutral' | null {
  if (view.neutral.includes(city)) return 'neutral'
  return seatWith(view, ({ posts }) => posts.includes(city))
}

function seatWith(view: View, has: (player: Player) => boolean): Seat | null {
  const seat = view.players.findIndex(has)
  return seat < 0 ? null : seat
}

export const merchantsAt = (view: View): Set<Intersection> =>
  new Set(view.players.flatMap(({ merchants }) => merchants.filter((at) => at !== null)))

export const caravansOn = (view: View, path: Path): number =>
  view.players.flatMap(({ caravans }) => caravans).filter((at) => at === path).length

/** The number of a hex, printed or on a token. */
export const numberOf = (view: View, hex: Hex): number | null =>
  view.tokens.find((token) => token.hex === hex)?.number ?? hexData(hex).number ?? null

/** How often two dice show this sum, of 36 throws. */
export const pips = (number: number): number => 6 - Math.abs(7 - number)

/** Goods that no post of the stock lies on. */
export const freeGoods = (player: Player): number => player.goods_left - player.stock

export const delivered = (view: View, player: Player): number =>
  goodsAtStart(view.options.board, view.players.length) - player.goods_left

export const handSize = (player: Player): number => total(player.resources) + player.hidden_resources

export const cardCount = (player: Player): number => total(player.cards) + player.hidden_cards

export const deckSize = (view: View): number => total(view.deck) + view.hidden_deck

export const routesLeft = (player: Player): number => data.components.routes_per_colour - player.routes.length

export const inSupply = (pieces: readonly (string | null)[]): number =>
  pieces.filter((at) => at === null).length

/** The values of the tokens of a resource that still lie face down. */
export function faceDown(view: View, resource: Resource): number[] {
  const tokens = data.tokens.find(({ terrain }) => data.terrain_resource[terrain] === resource)
  const laid = view.tokens.filter(({ hex }) => resourceOf(hex) === resource).map(({ number }) => number)
  return tokens?.values.filter((value) => !laid.includes(value)) ?? []
}
