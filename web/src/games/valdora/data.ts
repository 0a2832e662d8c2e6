// The data file as the page uses it.

import file from '@games/valdora/data/valdora.toml'
import { finder } from '../finder'
import type { BookId, Card, Colour, DuelCard, Equipment, Gem, Order, Slot, Space, Special } from './types'

export type Point = readonly [x: number, y: number]
export type Region = 'highlands' | 'shore' | 'heartland' | 'wildwood' | 'coast'
/** What an order asks for: stones, or silver. */
export type Good = Gem | 'silver'

export interface SpaceData {
  id: Space
  kind: 'city' | 'palace' | 'mine' | 'port' | 'road'
  /** Of cities and ports. */
  boats?: number
  book?: BookId
  /** Of palaces. */
  letter?: string
  colour?: Colour
  region?: Region
  x: number
  y: number
  label_dx: number
  label_dy: number
}

export interface ColourData {
  id: Colour
  hex: string
  palace: Space
  goods: Good | 'three_stones'
  artisans: number
  /** With exactly three players. */
  artisans_3p: number
  workshop_needs: number
  workshop_points: number
}

export interface EquipmentData {
  id: Equipment
  carries: Gem[]
  load_cost: number
  /** In each catalogue. */
  copies: number
  can_swap: boolean
  /** The special card it is printed on. */
  special?: Special
}

export interface OrderData {
  id: Order
  colour: Colour
  needs: Good[]
  vp: number
  /** In each book of orders. */
  copies: number
}

export interface SpecialData {
  number: Special
  back: 'light' | 'dark'
  copies: number
  cost: number
  silver?: number
  needs?: number
  points?: number
}

interface Data {
  constants: {
    silver_total: number
    start_silver: number[]
    stones_per_road: number
    bonus_tokens: number
    silver_cap: number
    undelivered_limit: number
    order_cost_silver: number
    pages_free: number
    page_cost_silver: number
    encounter_cost_silver: number
    bonus_points: number
    artisan_colour_points: number
    stone_points: number
    special_light_dealt: number
    special_dark_dealt: number
  }
  gem: { id: Gem; hex: string; count: number }[]
  colour: ColourData[]
  equipment: EquipmentData[]
  book: { id: BookId; city: Space; deck: 'equipment' | 'order'; cards: number }[]
  order: OrderData[]
  duel_card: { id: DuelCard; artisans: Colour[]; workshops: Colour[]; choose: boolean }[]
  special_card: SpecialData[]
  map: { width: number; height: number; field_x: number; field_y: number; field_r: number }
  region: { id: Region; label_x: number; label_y: number; tint: string; polygon: Point[] }[]
  space: SpaceData[]
  edge: { a: Space; b: Space; bend: number }[]
}

export const data = file as unknown as Data

export const GEMS = data.gem.map(({ id }) => id)
/** Clockwise around the disc. */
export const COLOURS = data.colour.map(({ id }) => id)

/** The places for equipment before a player, in the order of the equipment; the spare one last. */
export const SLOTS: readonly Slot[] = [
  'gold_pan',
  'shovel',
  'pick',
  'hammer',
  'chisel',
  'cart',
  'horse',
  'dipper',
  'spare',
]

/** Special cards the page must know by their number. */
export const HOME_DELIVERY = 6

export const gemData = finder(data.gem)
export const colourData = finder(data.colour)
export const equipmentData = finder(data.equipment)
export const bookData = finder(data.book)
export const orderData = finder(data.order)
export const duelData = finder(data.duel_card)
export const spaceData = finder(data.space)

export function specialData(number: Special): SpecialData {
  const card = data.special_card.find((card) => card.number === number)
  if (!card) throw new Error(`the data file of Valdora has no special card ${number}`)
  return card
}

const orders = new Set(data.order.map(({ id }) => id))
export const isOrder = (card: Card): card is Order => orders.has(card)
