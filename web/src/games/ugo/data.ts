// The data file as the page uses it.

import file from '@games/ugo/data/ugo.toml'
import type { Colour, Variant } from './types'

interface Data {
  rules: { rounds: number; hand_size: number; tricks_per_round: number; penalty_per_missing_farmer: number }
  variant: { id: Variant; farmer_supply: number }[]
  field: { needed: number; preprinted: number; points_if_empty: number }[]
  colour: { id: Colour; color: string }[]
  rank: { value: number; win: number; lose_same: number; lose_diff: number }[]
}

export const data = file as unknown as Data

/** The colours in the order of the data file. */
export const COLOURS = data.colour.map((colour) => colour.id)

/** Cards in the box: one of each colour and value. */
export const CARDS = COLOURS.length * data.rank.length

/** Open farmer spaces of a kingdom. */
export const SPACES = data.field.reduce((sum, field) => sum + field.needed - field.preprinted, 0)

export function colourData(colour: Colour) {
  return found(data.colour.find(({ id }) => id === colour))
}

export function rankData(value: number) {
  return found(data.rank[value])
}

export function farmerSupply(variant: Variant): number {
  return found(data.variant.find(({ id }) => id === variant)).farmer_supply
}

function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('the data file of UGO! has no such entry')
  return entry
}
