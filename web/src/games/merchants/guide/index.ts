// What Merchants of Europe brings to its rules pages.

import { type Cell, forSeats, type Guide } from '../../../rules/guide'
import type { Telling } from '../../module'
import { choiceName } from '../../../words/box'
import { cardData, CARDS, data, RESOURCES, terrainOf } from '../data'
import { costOf, PURCHASES } from '../shop'
import type { Bundle } from '../tally'
import { words } from '../words'
import Scene from './Scene.svelte'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const { amounts, components, development, fixed_start, map, tokens } = data
const DICE = 2
const FACES = 6
const totals = Array.from({ length: DICE * FACES - DICE + 1 }, (_, nth) => nth + DICE)
const ways = (total: number) => FACES - Math.abs(FACES + 1 - total)

const bundle = (wares: Bundle): Cell => ({
  things: Object.entries(wares).flatMap(([ware, count]) =>
    Array.from({ length: count ?? 0 }, () => `ware:${ware}`),
  ),
})
const developments = (telling: Telling, rule: boolean) =>
  CARDS.map((card): Cell[] => [
    { things: [`card:${card}`] },
    words(telling).of('card', card),
    cardData(card).count,
    words(telling).of('effect', card, { ...cardData(card) }),
    ...(rule ? [RULES[card]] : []),
  ])
const RULES: Record<(typeof CARDS)[number], string> = {
  trade_agreement: 'M-10.4',
  safe_conduct: 'M-10.5',
  bribery: 'M-10.6',
  lancer: 'M-10.7',
}

const guide: Guide = {
  data,
  values: {
    cities: map.cities.length,
    cities_short: map.cities.filter(({ west }) => !west).length,
    purple: map.cities.filter(({ kind }) => kind === 'purple').length,
    resource_cards: RESOURCES.length * components.resource_cards_each,
    cards: sum(development.map(({ count }) => count)),
    tokens: sum(tokens.map(({ values }) => values.length)),
    dotted: tokens.length,
    posts_each: Math.max(...amounts.map(({ posts }) => posts)),
  },
  tables: {
    amounts: () =>
      amounts.map(({ board, players, posts, goods }) => [
        choiceName('merchants', 'board', board),
        players,
        posts,
        goods,
      ]),
    terrains: (telling) =>
      RESOURCES.map((resource) => {
        const terrain = terrainOf(resource)
        const hexes = map.hexes.filter((hex) => hex.terrain === terrain)
        return [
          { things: [`ware:${resource}`] },
          words(telling).of('ware', resource),
          words(telling).of('terrain', terrain),
          hexes.filter(({ west }) => !west).length,
          hexes.length,
        ]
      }),
    tokens: (telling) =>
      tokens.map(({ terrain, values, dotted }) => [
        words(telling).of('terrain', terrain),
        values.join(', '),
        dotted,
      ]),
    starts: (telling) =>
      fixed_start.map(({ posts, resources, route }, nth) => [
        telling.name(nth),
        posts.map((city) => words(telling).of('city', city)).join(', '),
        bundle(resources),
        map.cities
          .filter(({ at }) => route.includes(at))
          .map(({ id }) => words(telling).of('city', id))
          .join(', '),
      ]),
    costs: (telling) => [
      ...PURCHASES.map((purchase): Cell[] => [
        { things: [`purchase:${purchase}`] },
        words(telling).of('purchase', purchase),
        bundle(costOf(purchase)),
      ]),
    ],
    merchant_move: () => [[data.limits.merchant_steps_per_wheat, bundle(data.costs.merchant_move)]],
    caravan_move: () => [[data.limits.caravan_steps_per_salt, bundle(data.costs.caravan_move)]],
    odds: () => totals.map((total) => [total, `${'●'.repeat(ways(total))} ${ways(total)}`]),
    odds_short: () => totals.map((total) => [total, ways(total)]),
    coast: (telling) =>
      map.cities
        .filter(({ gold }) => gold)
        .sort((one, other) => other.gold! - one.gold!)
        .map(({ id, gold }) => [words(telling).of('city', id), bundle({ gold: gold! })]),
    developments: (telling) => developments(telling, true),
    developments_short: (telling) => developments(telling, false),
  },
  figures: {},
  Scene,
  openings: [
    ...forSeats(4, 3),
    { seats: 4, options: { setup: 'free' } },
    { seats: 4, options: { board: 'expert' } },
    { seats: 4, options: { board: 'expert', setup: 'fixed' } },
  ],
}

export default guide
