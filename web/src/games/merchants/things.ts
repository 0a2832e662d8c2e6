// What the things of Merchants of Europe are.

import { aims, things } from '../things'
import { cardData, CARDS, cityData, data, type Terrain, WARES } from './data'
import { costOf, PURCHASES } from './shop'
import type { City, Development, Purchase, Ware } from './types'
import { words } from './words'

const cardRules: Record<Development, string> = {
  trade_agreement: 'M-10.4',
  safe_conduct: 'M-10.5',
  bribery: 'M-10.6',
  lancer: 'M-10.7',
}
const purchaseRules: Record<Purchase, string> = {
  route: 'M-7.1',
  merchant: 'M-8.1',
  caravan: 'M-9.1',
  card: 'M-10.1',
}
const { limits } = data
const terrains = Object.keys(data.terrain_resource) as Terrain[]

export const known = things(words, {
  ware: {
    rule: (ware) => (ware === 'gold' ? 'M-4.5' : 'M-4.2'),
    ids: WARES,
    fields: (ware) => ({
      ware,
      terrain: terrains.find((terrain) => data.terrain_resource[terrain] === (ware as Ware)) ?? null,
      price: limits.gold_per_resource,
      rate: limits.bank_rate,
    }),
  },
  terrain: {
    rule: 'M-4.2',
    ids: terrains,
    fields: (terrain) => ({ terrain, ware: data.terrain_resource[terrain as Terrain] }),
  },
  purchase: {
    rule: (purchase) => purchaseRules[purchase as Purchase],
    ids: PURCHASES,
    fields: (purchase) => ({
      purchase,
      bundle: costOf(purchase as Purchase),
      merchant_steps: limits.merchant_steps_per_wheat,
      caravan_steps: limits.caravan_steps_per_salt,
    }),
  },
  card: {
    rule: (card) => cardRules[card as Development],
    ids: CARDS,
    fields: (card) => ({
      card,
      count: cardData(card as Development).count,
      effect: { [card]: { ...cardData(card as Development) } },
    }),
  },
  city: {
    rule: 'M-8.5',
    ids: data.map.cities.map(({ id }) => id),
    listed: (['purple', 'brown'] as const).flatMap(
      (kind) => data.map.cities.find((city) => city.kind === kind)?.id ?? [],
    ),
    fields: (city) => {
      const { kind, gold = 0 } = cityData(city as City)
      return { city, kind, gold }
    },
  },
  post: { rule: 'M-8.5' },
  neutral: { rule: 'M-2.11' },
  good: { rule: 'M-9.6' },
  free: { rule: 'M-9.7' },
  bound: { rule: 'M-2.3' },
  delivered: { rule: 'M-1.1' },
  hand: { rule: 'M-5.1', fields: () => ({ limit: limits.hand_limit_on_seven }) },
  gold: {
    rule: 'M-6.4',
    fields: () => ({ price: limits.gold_per_resource, times: limits.gold_purchases_per_turn }),
  },
  number: { rule: 'M-4.1' },
  robber: { rule: 'M-5.2' },
  dice: { rule: 'M-3.2' },
  arrow: { rule: 'M-7.6' },
  lane: { rule: 'M-7.1' },
  toll: { rule: 'M-9.5', fields: () => ({ gold: limits.toll_gold }) },
  bank: { rule: 'M-6.5', fields: () => ({ rate: limits.bank_rate }) },
  deck: { rule: 'M-10.1' },
})

export const aim = aims(words)
