// Why the rules say no.

import type { Telling } from '../module'
import { familyData } from './data'
import { phaseName } from './table'
import type { Refusal } from './types'
import { capital, cardName, itemName, words } from './words'

export function refusal(why: unknown, telling: Telling): string {
  return capital(sentence(why as Refusal, telling))
}

function sentence(refused: Refusal, telling: Telling): string {
  const say = words(telling)
  switch (refused.why) {
    case 'game_is_over':
      return say.gameIsOver
    case 'not_your_turn':
      return say.notYourTurn(telling.name(refused.waiting_for))
    case 'not_now':
      return say.notNow[phaseName(refused.phase)]
    case 'family_is_taken':
      return say.familyIsTaken(familyData(refused.family).name, telling.name(refused.owner))
    case 'start_tile_is_placed':
      return say.startTileIsPlaced(refused.land)
    case 'needs_two_free_cells':
      return say.needsTwoFreeCells
    case 'start_tiles_touch':
      return say.startTilesTouch[refused.contact]
    case 'marker_not_there':
      return say.markerNotThere(refused.marker)
    case 'draw_before_buying':
      return say.drawBeforeBuying
    case 'extra_is_drawn':
      return say.extraIsDrawn
    case 'not_most_ships':
      return say.notMostShips(refused.own, refused.most)
    case 'nothing_to_draw':
      return say.nothingToDraw[refused.source]
    case 'not_in_offer':
      return say.notInOffer(itemName(refused.item, telling))
    case 'no_purchase_left':
      return say.noPurchaseLeft(refused.limit)
    case 'too_expensive':
      return say.tooExpensive(refused.price, refused.money)
    case 'no_cell_for_tile':
      return say.noCellForTile(refused.land)
    case 'neither_playable_nor_storable':
      return say.neitherPlayableNorStorable(cardName(refused.card, telling), refused.barns)
    case 'not_stored':
      return say.notStored(cardName(refused.card, telling))
    case 'not_playable':
      return say.notPlayable(cardName(refused.card, telling))
    case 'no_figure_there':
      return say.noFigureThere
    case 'figure_stays':
      return say.figureStays(refused.figure)
    case 'nowhere_to_go':
      return say.nowhereToGo(refused.figure)
    case 'needs_one_cell':
      return say.needsOneCell
    case 'cell_is_taken':
      return say.cellIsTaken(refused.cell)
    case 'no_own_land_beside':
      return say.noOwnLandBeside(refused.land)
    case 'rival_land_beside':
      return say.rivalLandBeside(refused.land, telling.name(refused.rival))
    case 'wrong_shape':
      return say.wrongShape(cardName(refused.card, telling))
    case 'not_your_land':
      return say.notYourLand(refused.land)
    case 'not_your_tile':
      return say.notYourTile
    case 'tile_is_used':
      return say.tileIsUsed(refused.cell)
    case 'figure_stands_there':
      return say.figureStandsThere(refused.cell)
    case 'splits_start_tile':
      return say.splitsStartTile(say.cells(refused.cells))
    case 'not_at_the_sea':
      return say.notAtTheSea
    case 'stood_there':
      return say.stoodThere
    case 'nothing_to_store':
      return say.nothingToStore
    case 'no_empty_barn':
      return say.noEmptyBarn(refused.barns)
  }
}
