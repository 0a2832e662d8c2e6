// What The Golden City brings to its rules pages.

import { type Cell, forSeats, type Guide } from '../../../rules/guide'
import { type Gain, data, type Kind, type Reward } from '../data'
import { areaOf, words } from '../words'
import Scene from './Scene.svelte'

const { bonus_card, great_drought, landscape, place, score_card, ware_card } = data
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const ofKind = (kind: Kind) => place.filter((one) => one.kind === kind)
const withBack = (back: number) => score_card.filter((one) => one.back === back).length
const rewards = [...new Set(place.flatMap(({ reward }) => reward ?? []))] satisfies Reward[]

/** What a player gets in a zone: letters, coins, cards. */
const gained = ({ letters, coins, cards }: Gain): Cell => ({
  things: [
    ...Array.from({ length: coins }, () => 'coin'),
    ...Array.from({ length: cards }, () => 'deck'),
    'letter',
  ],
  count: letters,
})

/** Zones of a kind that bring the same. */
function zones(kind: Kind) {
  const groups = new Map<string, { count: number; first: Gain; second: Gain }>()
  for (const { first, second } of ofKind(kind)) {
    if (!first || !second) continue
    const key = JSON.stringify([first, second])
    const group = groups.get(key) ?? { count: 0, first, second }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()]
}

const guide: Guide = {
  data,
  values: {
    landscape_cards: sum(landscape.map(({ cards }) => cards)),
    landscape_each: landscape[0]!.cards,
    score_cards: score_card.length,
    backs_1: withBack(1),
    backs_2: withBack(2),
    backs_3: withBack(3),
    drought_rounds: sum(great_drought.score_card_backs.map(withBack)),
    ware_cards: ware_card.length,
    bonus_cards: bonus_card.length,
    ports: ofKind('port').length,
    rural: ofKind('rural').length,
    outer: ofKind('outer').length,
    inner: ofKind('inner').length,
    river_sites: place.filter(({ river }) => river !== '').length,
  },
  tables: {
    rewards: (telling) =>
      rewards.map((reward) => [
        { things: [`reward:${reward}`] },
        words(telling).of('reward', reward),
        place.filter((one) => one.reward === reward).length,
      ]),
    outer: () => zones('outer').map(({ count, first, second }) => [count, gained(first), gained(second)]),
    inner: () => zones('inner').map(({ count, first, second }) => [count, gained(first), gained(second)]),
    wares: (telling) =>
      [...new Set(ware_card.map(({ wares }) => wares.join()))].map((pair) => {
        const alike = ware_card.filter(({ wares }) => wares.join() === pair)
        const { id } = alike[0]!
        return [{ things: [`ware-card:${id}`] }, words(telling).of('ware-card', id), alike.length]
      }),
    bonuses: (telling) =>
      bonus_card.map(({ id }) => [words(telling).of('card', id), words(telling).of('pays', id)]),
    scores: (telling) =>
      score_card.map((card) => [
        card.back,
        { things: [`ware:${card.ware}`, `area:${card.id}`] },
        words(telling).of('ware', card.ware),
        words(telling).of('area', areaOf(card)),
      ]),
  },
  figures: {},
  Scene,
  openings: forSeats(4, 3, 2),
}

export default guide
