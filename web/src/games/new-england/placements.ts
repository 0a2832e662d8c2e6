// Where something of the offer or of a barn could go, before it is taken: the board shows it to whoever points at the item. Once it
// is taken the engine's own list counts.

import type { Seat } from '../../protocol'
import { atSea, beside, CELLS, inOrder, laid, quarterTurns } from './cells'
import { cardData, figureData, LANDS } from './data'
import { allLand, figureOn, tilesOf } from './table'
import type { Cells } from './cells'
import type { Card, Figure, Item, Land, Player, View } from './types'

/** Every place for an item, as the cells it would cover or use. */
export function placements(view: View, seat: Seat, item: Item): Cells[] {
  const player = view.players[seat]
  if (!player) return []
  if ('tile' in item) return tilePlaces(view, player, item.tile)
  const { figure, land } = cardData(item.card)
  if (figure) return figurePlaces(view, player, figure)
  return land ? landPlaces(view, player, land, item.card) : []
}

/** Free cells beside one's own land of the kind and beside nobody else's (N-6). */
function tilePlaces(view: View, player: Player, land: Land): Cells[] {
  const covered = new Set(view.players.flatMap(allLand))
  const own = new Set(player.lands[land])
  const rivals = new Set(
    view.players.filter((other) => other !== player).flatMap((other) => other.lands[land]),
  )
  return CELLS.filter((cell) => {
    const around = beside(cell)
    return (
      !covered.has(cell) &&
      around.some((other) => own.has(other)) &&
      !around.some((other) => rivals.has(other))
    )
  }).map((cell) => [cell])
}

/** The unused tiles of a land on which nothing stands. */
function openTiles(view: View, player: Player, land: Land): Cells[] {
  return tilesOf(player, land).filter((tile) => !view.used.includes(tile[0]!) && !figureOn(player, tile))
}

/** Open tiles of any land; for a ship those at the sea (N-8.1, N-8.3). */
function figurePlaces(view: View, player: Player, figure: Figure): Cells[] {
  const { needs_sea } = figureData(figure)
  return LANDS.flatMap((land) => openTiles(view, player, land)).filter(
    (tile) => !needs_sea || tile.some(atSea),
  )
}

/** Open cells arranged as on the card, a start tile's only together (N-7). */
function landPlaces(view: View, player: Player, land: Land, card: Card): Cells[] {
  const open = inOrder(openTiles(view, player, land).flat())
  const start = player.start_tiles[land]
  return quarterTurns(cardData(card).cells ?? []).flatMap((turn) =>
    open.flatMap((first) => {
      const cells = laid(turn, first)
      if (!cells?.every((cell) => open.includes(cell))) return []
      const taken = start.filter((cell) => cells.includes(cell))
      return taken.length === 0 || taken.length === start.length ? [cells] : []
    }),
  )
}
