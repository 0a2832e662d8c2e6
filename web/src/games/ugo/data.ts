// The data file as the page uses it.

import file from '@games/ugo/data/ugo.toml'
import type { Colour, Variant } from './types'

interface Data {
  game: { seats: number[] }
  variant: { id: Variant; farmer_supply: number }[]
  rules: { rounds: number; hand_size: number; tricks_per_round: number; penalty_per_missing_farmer: number }
  field: { needed: number; preprinted: number; points_if_empty: number }[]
  colour: { id: Colour; color: string }[]
  rank: { value: number; win: number; lose_same: number; lose_diff: number }[]
}

export const data = file as unknown as Data

/** The colours in the order of the data file. */
export const COLOURS = data.colour.map((colour) => colour.id)

export function colourData(colour: Colour) {
  return found(data.colour.find(({ id }) => id === colour))
}

export function rankData(value: number) {
  return found(data.rank[value])
}

function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('the data file of UGO! has no such entry')
  return entry
}
