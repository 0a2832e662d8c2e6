// The data file as the page uses it.

import file from '@games/new-england/data/new_england.toml'
import type { Card, Family, Figure, Land } from './types'

interface Data {
  board: { frame: string[] }
  land: { id: Land; color: string; tiles: number }[]
  family: { id: Family; letter: string }[]
  card: CardData[]
  figure: { id: Figure; count: number; movable: boolean; needs_sea: boolean; majority_points: number }[]
  money: { start: number; income: number; income_per_pilgrim: number }
  bids: { markers: number[] }
  offer: { tile_only: number; either: number; card_only: number; purchases: number; extra_draws: number }
}

/** A development card shows a figure, or a land with cells [row, column]. */
interface CardData {
  id: Card
  figure?: Figure
  land?: Land
  cells?: [number, number][]
  points: number
  copies: number
}

export const data = file as unknown as Data

/** In the order of the data file. */
export const LANDS = data.land.map((land) => land.id)
export const FIGURES = data.figure.map((figure) => figure.id)

/** Items in an offer. */
export const OFFER_SIZE = data.offer.tile_only + data.offer.either + data.offer.card_only

/** How many tiles can be announced. */
export const ANNOUNCEMENTS = Array.from(
  { length: data.offer.either + 1 },
  (_, more) => data.offer.tile_only + more,
)

export const landData = (land: Land) => found(data.land.find(({ id }) => id === land))
export const familyData = (family: Family) => found(data.family.find(({ id }) => id === family))
export const cardData = (card: Card) => found(data.card.find(({ id }) => id === card))
export const figureData = (figure: Figure) => found(data.figure.find(({ id }) => id === figure))

/** The card that sets up a figure. */
export const cardOf = (figure: Figure) => found(data.card.find((card) => card.figure === figure)).id

function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('the data file of New England has no such entry')
  return entry
}
