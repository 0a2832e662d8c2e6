// Why the rules say no.

import type { Telling } from '../module'
import { data } from './data'
import type { Refusal } from './types'
import { capital, gemNames, orderName, spaceName, specialName, words } from './words'

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
    case 'move_first':
      return say.moveFirst
    case 'already_moved':
      return say.alreadyMoved
    case 'same_space':
      return say.sameSpace
    case 'needs_provisions':
      return say.needsProvisions(spaceName(refused.space, telling))
    case 'out_of_reach':
      return say.outOfReach(spaceName(refused.space, telling))
    case 'not_here':
      return say.notHere[refused.action]
    case 'one_action':
      return say.oneAction(refused.done)
    case 'not_enough_silver':
      return say.notEnoughSilver(refused.what, refused.needs, refused.has)
    case 'side_empty':
      return say.sideEmpty
    case 'already_owned':
      return say.alreadyOwned(refused.equipment)
    case 'no_nugget_there':
      return say.noNuggetThere
    case 'too_many_orders':
      return say.tooManyOrders(refused.limit)
    case 'no_need_to_give_back':
      return say.noNeedToGiveBack(refused.open, refused.limit)
    case 'buy_order_first':
      return say.buyOrderFirst
    case 'order_not_open':
      return say.orderNotOpen(orderName(refused.order, telling))
    case 'cannot_carry':
      return say.cannotCarry(refused.equipment, refused.gem)
    case 'slot_full':
      return say.slotFull(refused.slot, refused.gem)
    case 'nothing_to_unload':
      return say.nothingToUnload
    case 'same_gem':
      return say.sameGem(refused.gem)
    case 'no_such_stone':
      return say.noSuchStone(refused.gem, refused.from)
    case 'no_boat_left':
      return say.noBoatLeft(refused.boats)
    case 'wrong_palace':
      return say.wrongPalace(orderName(refused.order, telling), refused.colour)
    case 'wrong_stones':
      return say.wrongStones(gemNames(refused.needs, telling), gemNames(refused.chosen, telling))
    case 'purse_full':
      return say.purseFull(data.constants.silver_cap)
    case 'already_provisioned':
      return say.alreadyProvisioned
    case 'not_in_hand':
      return say.notInHand(specialName(refused.card, telling))
    case 'too_few_colours':
      return say.tooFewColours(refused.needs, refused.has)
    case 'nothing_to_replace':
      return say.nothingToReplace(specialName(refused.card, telling))
    case 'discard_first':
      return say.discardFirst(refused.left)
    case 'nothing_to_discard':
      return say.nothingToDiscard(refused.colour)
    case 'not_in_play':
      return say.notInPlay(specialName(refused.card, telling))
    case 'once_per_turn':
      return say.oncePerTurn(specialName(refused.card, telling))
    case 'remove_artisan_first':
      return say.removeArtisanFirst
    case 'nothing_to_remove':
      return say.nothingToRemove(refused.colour)
  }
}
