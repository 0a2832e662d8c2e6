// What UGO! brings to its rules pages.

import { forSeats, type Guide } from '../../../rules/guide'
import { data } from '../data'
import type { Card } from '../types'
import Scene from './Scene.svelte'

const { colour, field, game, rank, rules, variant } = data
const cards = colour.length * rank.length
const values = rank.map(({ value }) => value)
const open = field.reduce((sum, { needed, preprinted }) => sum + needed - preprinted, 0)
const supplyOf = (id: string) => variant.find((one) => one.id === id)!.farmer_supply

const guide: Guide = {
  data,
  values: {
    cards,
    colours: colour.length,
    lowest: Math.min(...values),
    highest: Math.max(...values),
    fields: field.length,
    kingdoms: Math.max(...game.seats),
    farmers: supplyOf('standard'),
    duel_farmers: supplyOf('duel_12_farmers'),
    open_spaces: open,
  },
  tables: {
    fields: () =>
      field.map(({ needed, preprinted, points_if_empty }, nth) => [
        nth + 1,
        { things: Array.from({ length: needed }, () => 'farmer') },
        preprinted,
        points_if_empty,
      ]),
    players: () => game.seats.map((seats) => [seats, rules.hand_size, cards - seats * rules.hand_size]),
    ranks: () =>
      rank.map(({ value, win, lose_same, lose_diff }, nth) => [
        value,
        { things: [`card:${colour[nth % colour.length]!.id}_${value}` satisfies `card:${Card}`] },
        ...[win, lose_same, lose_diff].map((farmers) =>
          farmers === 0 ? '–' : { things: Array.from({ length: farmers }, () => 'farmer') },
        ),
      ]),
  },
  figures: {},
  Scene,
  openings: forSeats(...game.seats.toReversed()),
}

export default guide
