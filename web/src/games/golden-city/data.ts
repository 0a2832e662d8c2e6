// The data file as the page uses it.

import file from '@games/golden-city/data/golden_city.toml'
import { finder } from '../finder'
import type { BonusCard, Landscape, Place, ScoreCard, WareCard } from './types'

export type Ware = 'pottery' | 'wine' | 'silk' | 'spices'
export type River = 'meadow_mountain' | 'mountain_desert' | 'desert_forest' | 'forest_meadow'
export type Reward = 'coin1' | 'coin2' | 'card' | 'key' | 'bonus' | 'ware'
export type Kind = 'port' | 'rural' | 'outer' | 'inner'
/** Where the four landscapes meet nobody pays with a port card. */
export type Sector = Exclude<Landscape, 'port'>
export type Point = readonly [x: number, y: number]

export interface Gain {
  letters: number
  coins: number
  cards: number
}

export interface PlaceData {
  id: Place
  kind: Kind
  landscape: Landscape
  sector: Sector
  river: River | ''
  /** Of ports and rural sites. */
  reward?: Reward
  /** Of zones: what the first and the second player get. */
  first?: Gain
  second?: Gain
  x: number
  y: number
}

export interface BonusData {
  id: BonusCard
  kind: 'ware_cards' | 'coins' | 'city' | 'river' | 'landscape'
  landscape: Sector | ''
  letters_each: number
}

export interface ScoreData {
  id: ScoreCard
  back: 1 | 2 | 3
  ware: Ware
  area_kind: 'river' | 'quarter'
  area: River | Sector
}

interface Data {
  setup: { coins: number; posts: { p2: number; p3: number; p4: number } }
  supply: { coins: number; key_cards: number }
  black_posts: { posts: number }
  limits: { landscape_cards: number; ware_cards: number; builds_per_turn: number }
  great_drought: {
    victory_points_to_win: number
    score_card_backs: number[]
    rounds_between_special_scorings: number
  }
  scoring: { ware_presence: number; ware_monopoly: number; area_presence: number; area_majority: number }
  cost: Record<Kind, { cards: number; keys: number }>
  landscape: { id: Landscape; cards: number; color: string }[]
  river: { id: River; between: [Sector, Sector]; course: Point[] }[]
  ware: { id: Ware }[]
  ware_card: { id: WareCard; wares: [Ware, Ware] }[]
  bonus_card: BonusData[]
  score_card: ScoreData[]
  draw: {
    width: number
    height: number
    city: { x: number; y: number; wall_radius: number; inner_radius: number; spring_radius: number }
    compass: { x: number; y: number }
    island: Point[]
  }
  place: PlaceData[]
  road: { a: Place; b: Place; bridge?: River }[]
}

export const data = file as unknown as Data

export const LANDSCAPES = data.landscape.map(({ id }) => id)
export const SECTORS = LANDSCAPES.filter((id): id is Sector => id !== 'port')
export const WARES = data.ware.map(({ id }) => id)

export const landscapeData = finder(data.landscape)
export const riverData = finder(data.river)
export const wareCard = finder(data.ware_card)
export const bonusCard = finder(data.bonus_card)
export const scoreCard = finder(data.score_card)
export const placeData = finder(data.place)

const joined = new Map(data.place.map(({ id }) => [id, new Set<Place>()]))
for (const { a, b } of data.road) {
  joined.get(a)?.add(b)
  joined.get(b)?.add(a)
}

/** The places a road leads to from here. */
export const near = (place: Place): ReadonlySet<Place> => joined.get(place) ?? new Set()

export const isZone = (place: Place): boolean => ['outer', 'inner'].includes(placeData(place).kind)

export const price = (place: Place) => data.cost[placeData(place).kind]
