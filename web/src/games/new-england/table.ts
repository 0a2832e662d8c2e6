// The table as the rules look at it: tiles, figures, money, points.

import type { Seat } from '../../protocol'
import { cardData, data, FIGURES, figureData, LANDS, OFFER_SIZE } from './data'
import type { Cells } from './cells'
import type { Card, Cell, Family, Figure, Item, Land, Phase, Player, Score, View } from './types'

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

export const points = (cards: Cards): number =>
  listed(cards).reduce((sum, card) => sum + cardData(card).points, 0)

/** What the end of a player's turn brings. */
export const income = (player: Player): number =>
  data.money.income + data.money.income_per_pilgrim * player.figures.pilgrim.length

export const emptyBarns = (player: Player): number => player.figures.barn.length - count(player.stored)

export const tilesLeft = (view: View): number => LANDS.reduce((sum, land) => sum + view.bag[land], 0)
export const cardsLeft = (view: View): number => count(view.pile)

/** Whether two items of an offer are the same. */
export const sameItem = (a: Item | null, b: Item | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The markers nobody has taken. */
export const markersLeft = (view: View): number[] =>
  data.bids.markers.filter((marker) => view.players.every((player) => player.marker !== marker))

/** The seats that have a marker, in the order of their turns. */
export function turnOrder(view: View): Seat[] {
  const marker = (seat: Seat) => view.players[seat]?.marker ?? 0
  return [...view.players.keys()].filter(marker).sort((a, b) => marker(b) - marker(a))
}

/** What everybody's things would count now (N-10). */
export function scores(players: readonly Player[]): Score[] {
  return players.map((player) => {
    const cards = points(player.played)
    const majority = (figure: Figure) => {
      const own = player.figures[figure].length
      const most = own > 0 && players.every((other) => other.figures[figure].length <= own)
      return most ? figureData(figure).majority_points : 0
    }
    const majorities = { pilgrim: majority('pilgrim'), barn: majority('barn'), ship: majority('ship') }
    return { cards, majorities, points: cards + majorities.pilgrim + majorities.barn + majorities.ship }
  })
}

/** Whether bag and pile can fill an offer with this many tiles (N-3.3). */
export const fills = (view: View, tiles: number): boolean =>
  tilesLeft(view) >= tiles && cardsLeft(view) >= OFFER_SIZE - tiles

/** How many offers can follow at most, if the numbers announced suit: each takes its least of both and nine in all. */
export function offersLeft(view: View): number {
  const [tiles, cards] = [tilesLeft(view), cardsLeft(view)]
  const { tile_only, card_only } = data.offer
  return Math.floor(Math.min(tiles / tile_only, cards / card_only, (tiles + cards) / OFFER_SIZE))
}

/** What a phase is called. */
export function phaseName(phase: Phase): PhaseName {
  return phase === 'over' ? 'over' : (Object.keys(phase)[0] as PhaseName)
}

type PhaseName = 'family' | 'start_tile' | 'offer' | 'bid' | 'turn' | 'place' | 'over'
