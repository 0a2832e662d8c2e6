// What the things of New England are.

import { aims, things } from '../things'
import { cardData, data, FIGURES, figureData, LANDS } from './data'
import type { Card, Figure, Land } from './types'
import { words } from './words'

const figureRules: Record<Figure, string> = { pilgrim: 'N-9.2', barn: 'N-8.6', ship: 'N-8.9' }
const cardRule = ({ figure }: { figure?: Figure }) => (figure ? figureRules[figure] : 'N-7.1')

export const known = things(words, {
  tile: { rule: 'N-6.1', ids: LANDS, fields: (land) => ({ land: land as Land }) },
  used: { rule: 'N-7.4' },
  card: {
    rule: (card) => cardRule(cardData(card as Card)),
    ids: data.card.map(({ id }) => id),
    fields: (card) => {
      const { points, figure = null, land = null, cells = [], copies } = cardData(card as Card)
      return { card, points, figure, land, count: cells.length, copies }
    },
  },
  figure: {
    rule: (figure) => figureRules[figure as Figure],
    ids: FIGURES,
    fields: (figure) => ({ figure, points: figureData(figure as Figure).majority_points }),
  },
  marker: {
    rule: 'N-4.3',
    ids: data.bids.markers.map(String),
    listed: data.bids.markers.slice(0, 1).map(String),
    fields: (marker) => ({ marker: Number(marker), purchases: data.offer.purchases }),
  },
  family: { rule: 'N-2.1' },
  start: { rule: 'N-9.4' },
  shilling: { rule: 'N-5.3' },
  income: {
    rule: 'N-9.1',
    fields: () => ({ income: data.money.income, more: data.money.income_per_pilgrim }),
  },
  points: { rule: 'N-10.3' },
  most: { rule: 'N-10.4' },
  offer: { rule: 'N-5.2', fields: () => ({ purchases: data.offer.purchases }) },
  bag: { rule: 'N-3.3' },
  pile: { rule: 'N-3.3' },
  anchor: { rule: 'N-8.3' },
  stored: { rule: 'N-8.7' },
})

export const aim = aims(words, () =>
  Object.fromEntries(data.figure.map(({ id, majority_points }) => [id, majority_points])),
)
