// What the things of The Golden City are.

import { aims, things } from '../things'
import { data, LANDSCAPES, placeData, price, scoreCard, WARES } from './data'
import { placeNote } from './describe'
import type { Place, ScoreCard, View } from './types'
import { areaOf, words } from './words'

const placeRules = { port: 'G-5.5', rural: 'G-5.3', outer: 'G-6.7', inner: 'G-6.7' }
const rewardRules = {
  coin1: 'G-6.1',
  coin2: 'G-6.1',
  card: 'G-6.2',
  key: 'G-6.3',
  bonus: 'G-6.4',
  ware: 'G-6.5',
}
const { scoring, limits } = data

export const known = things(words, {
  landscape: {
    rule: 'G-5.5',
    ids: LANDSCAPES,
    fields: (landscape) => ({ landscape, limit: limits.landscape_cards }),
  },
  joker: { rule: 'G-5.6' },
  ware: {
    rule: 'G-7.2',
    ids: WARES,
    fields: (ware) => ({ ware, presence: scoring.ware_presence, alone: scoring.ware_monopoly }),
  },
  'ware-card': {
    rule: 'G-6.5',
    ids: data.ware_card.map(({ id }) => id),
    listed: data.ware_card.slice(0, 1).map(({ id }) => id),
    fields: (card) => ({ card, limit: limits.ware_cards }),
  },
  'score-card': {
    rule: 'G-7.1',
    ids: data.score_card.map(({ id }) => id),
    listed: [],
    fields: (card) => ({ card, ...scoring }),
  },
  area: {
    rule: 'G-7.4',
    ids: data.score_card.map(({ id }) => id),
    listed: ['river', 'quarter'].flatMap(
      (kind) => data.score_card.find(({ area_kind }) => area_kind === kind)?.id ?? [],
    ),
    fields: (card) => ({
      area: areaOf(scoreCard(card as ScoreCard)),
      presence: scoring.area_presence,
      most: scoring.area_majority,
    }),
  },
  'bonus-card': {
    rule: 'G-8.5',
    ids: data.bonus_card.map(({ id }) => id),
    fields: (card) => ({ card }),
  },
  reward: {
    rule: (reward) => rewardRules[reward as keyof typeof rewardRules],
    ids: Object.keys(rewardRules),
    fields: (reward) => ({ reward }),
  },
  place: {
    rule: (place) => placeRules[placeData(place as Place).kind],
    ids: data.place.map(({ id }) => id),
    listed: (['port', 'rural', 'outer', 'inner'] as const).flatMap(
      (kind) => data.place.find((place) => place.kind === kind)?.id ?? [],
    ),
    fields: (place) => {
      const { kind, landscape } = placeData(place as Place)
      const { cards, keys } = price(place as Place)
      return { place, kind, landscape, cards, keys }
    },
    now: (place, frame, telling) => placeNote(frame.view as View, place as Place, telling).lines.slice(),
  },
  wares: { rule: 'G-6.5', fields: () => ({ limit: limits.ware_cards }) },
  bonuses: { rule: 'G-8.5' },
  cards: { rule: 'G-5.8', fields: () => ({ limit: limits.landscape_cards }) },
  hand: { rule: 'G-4.1' },
  expel: { rule: 'G-4.2' },
  letter: { rule: 'G-1.1' },
  coin: { rule: 'G-4.2' },
  key: { rule: 'G-5.5' },
  post: { rule: 'G-5.1', fields: () => ({ limit: limits.builds_per_turn }) },
  black: { rule: 'G-10.1' },
  first: { rule: 'G-3.6' },
  deck: { rule: 'G-3.4' },
  discards: { rule: 'G-3.4' },
  victory: { rule: 'G-9.7', fields: () => ({ win: data.great_drought.victory_points_to_win }) },
})

const letters = data.place.flatMap(({ first, second }) =>
  [first, second].flatMap((gain) => gain?.letters ?? []),
)
export const aim = aims(words, () => ({ least: Math.min(...letters), most: Math.max(...letters) }))
