// What the things of UGO! are.

import { aims, things } from '../things'
import { colourOf, valueOf } from './cards'
import { COLOURS, data, rankData } from './data'
import type { Card, View } from './types'
import { words } from './words'

const cards = COLOURS.flatMap((colour) => data.rank.map(({ value }) => `${colour}_${value}` as Card))
const fields = data.field.map((_, at) => `${at}`)
const fieldOf = (id: string) => data.field[Number(id)]!
const rankRule = ({ lose_same, lose_diff }: { lose_same: number; lose_diff: number }) =>
  lose_same > 0 ? 'U-5.2' : lose_diff > 0 ? 'U-5.3' : 'U-5.1'

export const known = things(words, {
  card: {
    rule: (card) => rankRule(rankData(valueOf(card as Card))),
    ids: cards,
    listed: data.rank.map(({ value }, at) => `${COLOURS[at % COLOURS.length]}_${value}`),
    fields: (card) => ({ card, colour: colourOf(card as Card), ...rankData(valueOf(card as Card)) }),
  },
  colour: { rule: 'U-4.2', ids: COLOURS, fields: (colour) => ({ colour }) },
  field: {
    rule: 'U-6.1',
    ids: fields,
    fields: (id) => ({
      field: Number(id) + 1,
      ...fieldOf(id),
      penalty: data.rules.penalty_per_missing_farmer,
    }),
    now: (id, frame, telling) => {
      const player = telling.you === null ? undefined : (frame.view as View).players[telling.you]
      const line = player?.kingdom.fields[Number(id)]
      return line ? [words(telling)('field-label', { ...line, field: Number(id) + 1 })] : []
    },
  },
  farmer: { rule: 'U-5.4' },
  missing: { rule: 'U-6.2', fields: () => ({ penalty: data.rules.penalty_per_missing_farmer }) },
  supply: { rule: 'U-5.1' },
  aside: { rule: 'U-2.2' },
  dealer: { rule: 'U-2.3' },
  leader: { rule: 'U-3.5' },
  lacks: { rule: 'U-4.5' },
  total: { rule: 'U-7.1', fields: () => ({ rounds: data.rules.rounds }) },
  kingdom: { rule: 'U-6.1' },
  hand: { rule: 'U-3.1' },
})

export const aim = aims(words, () => ({ penalty: data.rules.penalty_per_missing_farmer }))
