// The table as it is drawn: what lies where, and how much of it.

import type { Seat } from '../../protocol'
import { data, FIGURES, LANDS } from './data'
import type { Cells } from './cells'
import type { Card, Cell, Family, Figure, Item, Land, Phase, Player, View } from './types'

/** How many of each kind. */
export type Cards = Record<Card, number>

/** Who must decide now. */
export function acting(phase: Phase): Seat | null {
  if (phase === 'over') return null
  if ('place' in phase) return phase.place.seat
  return Object.values(phase)[0] as Seat
}

/** Whose colour a seat plays; null for those who have yet to choose: until then they have a family for the time being only. */
export function familyOf({ phase, players }: View, seat: Seat): Family | null {
  const chosen = phase === 'over' || !('family' in phase) || seat < phase.family
  return (chosen && players[seat]?.family) || null
}

export const allLand = (player: Player): Cell[] => LANDS.flatMap((land) => player.lands[land])

/** The tile with this cell: one cell, or the two of a start tile. */
export function tileWith(player: Player, cell: Cell): Cells {
  const start = LANDS.map((land) => player.start_tiles[land]).find((cells) => cells.includes(cell))
  return start ?? [cell]
}

/** Every tile of a land, the start tile among them. */
export function tilesOf(player: Player, land: Land): Cells[] {
  const start = player.start_tiles[land]
  const single = player.lands[land].filter((cell) => !start.includes(cell)).map((cell) => [cell])
  return start.length > 0 ? [start, ...single] : single
}

export function figureOn(player: Player, tile: Cells): Figure | undefined {
  return FIGURES.find((figure) => player.figures[figure].some((cell) => tile.includes(cell)))
}

/** Whose tile lies on a cell, and what it is. */
export function tileAt(view: View, cell: Cell): { seat: Seat; land: Land; cells: Cells } | undefined {
  for (const [seat, player] of view.players.entries()) {
    const land = LANDS.find((land) => player.lands[land].includes(cell))
    if (land) return { seat, land, cells: tileWith(player, cell) }
  }
  return undefined
}

export const count = (cards: Cards): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0)

/** Cards one by one, in the order of the data file. */
export const listed = (cards: Cards): Card[] =>
  data.card.flatMap(({ id }) => Array.from({ length: cards[id] ?? 0 }, () => id))

/** One card more or less; a kind that is gone is not mentioned. */
export function changed(cards: Cards, card: Card, by: number): Cards {
  const { [card]: before = 0, ...rest } = cards
  const after = before + by
  return after > 0 ? { ...rest, [card]: after } : rest
}

export const emptyBarns = (player: Player): number => player.figures.barn.length - count(player.stored)

export const tilesLeft = (view: View): number => LANDS.reduce((sum, land) => sum + view.bag[land], 0)
export const cardsLeft = (view: View): number => count(view.pile)

/** Whether two items of an offer are the same. */
export const sameItem = (a: Item | null, b: Item | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The seats that have a marker, in the order of their turns. */
export function turnOrder(view: View): Seat[] {
  const marker = (seat: Seat) => view.players[seat]?.marker ?? 0
  return [...view.players.keys()].filter(marker).sort((a, b) => marker(b) - marker(a))
}

/** What a phase is called. */
export function phaseName(phase: Phase): PhaseName {
  return phase === 'over' ? 'over' : (Object.keys(phase)[0] as PhaseName)
}

type PhaseName = 'family' | 'start_tile' | 'offer' | 'bid' | 'turn' | 'place' | 'over'
