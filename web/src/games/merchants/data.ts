// The data file as the page uses it.

import file from '@games/merchants/data/merchants.toml'
import type { Resources } from './tally'
import type { City, Development, Hex, Resource, Side, Ware } from './types'

export type Terrain = 'forest' | 'pasture' | 'field' | 'mountain' | 'saltworks'

interface HexData {
  q: number
  r: number
  terrain: Terrain | 'sea'
  /** Some of the sea has none. */
  name?: string
  number?: number
  /** Not on the short board. */
  west?: boolean
}

export interface CityData {
  id: City
  /** The intersection it lies at. */
  at: string
  kind: 'purple' | 'brown'
  gold?: number
  west?: boolean
}

interface PathData {
  path: [string, string]
  west?: boolean
}

export interface CardData {
  id: Development
  count: number
  routes?: number
  merchant_steps?: number
  caravan_steps?: number
  gold?: number
}

interface Data {
  components: { routes_per_colour: number; resource_cards_each: number; start_gold: number }
  amounts: { board: Side; players: number; posts: number; goods: number }[]
  terrain_resource: Record<Terrain, Resource>
  costs: Record<
    'development' | 'merchant' | 'caravan' | 'route' | 'merchant_move' | 'caravan_move',
    Resources
  >
  limits: {
    hand_limit_on_seven: number
    gold_per_resource: number
    gold_purchases_per_turn: number
    bank_rate: number
    merchant_steps_per_wheat: number
    caravan_steps_per_salt: number
    caravans_per_route: number
    toll_gold: number
    development_buys_per_turn: number
    development_plays_per_turn: number
    offers_per_turn: number
  }
  development: CardData[]
  tokens: { terrain: Terrain; values: number[]; dotted: number }[]
  fixed_start: { posts: City[]; resources: Resources; route: [string, string] }[]
  map: {
    hexes: HexData[]
    cities: CityData[]
    sea_lanes: PathData[]
    double_arrows: PathData[]
    straits: { between: [Hex, Hex]; west?: boolean }[]
  }
  decor: Record<'short_emblem' | 'expert_emblem', { kind: 'whale' | 'ship'; hex: Hex }>
}

export const data = file as unknown as Data

export const RESOURCES: readonly Resource[] = ['wood', 'wool', 'wheat', 'ore', 'salt']
export const WARES: readonly Ware[] = [...RESOURCES, 'gold']
export const CARDS = data.development.map(({ id }) => id)

const hexes = new Map(data.map.hexes.map((hex) => [`${hex.q}:${hex.r}`, hex]))
const cities = new Map(data.map.cities.map((city) => [city.id, city]))

export const hexData = (hex: Hex) => found(hexes.get(hex))
export const cityData = (city: City) => found(cities.get(city))
export const cardData = (card: Development) => found(data.development.find(({ id }) => id === card))

/** What a hex produces. */
export function resourceOf(hex: Hex): Resource {
  const { terrain } = hexData(hex)
  if (terrain === 'sea') throw new Error('the sea produces nothing')
  return data.terrain_resource[terrain]
}

/** The terrain that produces a resource. */
export const terrainOf = (resource: Resource): Terrain =>
  found(
    (Object.keys(data.terrain_resource) as Terrain[]).find((key) => data.terrain_resource[key] === resource),
  )

/** Goods everybody has to deliver. */
export const goodsAtStart = (side: Side, players: number): number =>
  found(data.amounts.find((amount) => amount.board === side && amount.players === players)).goods

function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('the data file of Merchants of Europe has no such entry')
  return entry
}
