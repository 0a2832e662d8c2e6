// Why the rules say no.

import type { Telling } from '../module'
import { phaseName } from './table'
import { missing } from './tally'
import type { Refusal } from './types'
import { bundleName, capital, cardName, cityName, hexName, names, words } from './words'

export function refusal(why: unknown, telling: Telling): string {
  return capital(sentence(why as Refusal, telling))
}

function sentence(refused: Refusal, telling: Telling): string {
  const say = words(telling)
  switch (refused.why) {
    case 'game_is_over':
      return say.gameIsOver
    case 'not_your_turn':
      return say.notYourTurn(names(refused.waiting_for, telling))
    case 'not_now':
      return say.notNow[phaseName(refused.phase)]
    case 'not_enough_resources':
      return say.notEnoughResources(
        bundleName(refused.needs, telling),
        bundleName(missing(refused.has, refused.needs), telling),
      )
    case 'not_enough':
      return notEnough(refused, telling)
    case 'turn_limit':
      return say.turnLimit[refused.of](refused.limit)
    case 'no_starting_city':
      return say.noStartingCity(cityName(refused.city, telling), refused.purple)
    case 'no_robber_start':
      return say.noRobberStart(hexName(refused.hex, telling))
    case 'would_connect':
      return say.wouldConnect
    case 'wrong_discard':
      return say.wrongDiscard(refused.needs, refused.chosen)
    case 'robber_stays_there':
      return say.robberStays
    case 'no_number':
      return say.noNumber(hexName(refused.hex, telling))
    case 'cannot_be_robbed':
      return say.cannotBeRobbed(telling.name(refused.seat))
    case 'not_a_trade':
      return say.notATrade
    case 'no_agreement':
      return say.noAgreement(telling.name(refused.seat))
    case 'path_taken':
      return say.pathTaken(names([refused.owner], telling))
    case 'path_not_reached':
      return say.pathNotReached
    case 'not_beside_arrow':
      return say.notBesideArrow
    case 'no_such_chain':
      return say.noSuchChain
    case 'wrong_piece':
      return say.wrongPiece
    case 'not_your_post':
      return say.notYourPost(cityName(refused.city, telling))
    case 'merchant_there':
      return say.merchantThere
    case 'foreign_post':
      return say.foreignPost(cityName(refused.city, telling))
    case 'too_far':
      return refused.steps === null ? say.noWay : say.tooFar(refused.most)
    case 'no_token_space':
      return say.noTokenSpace(hexName(refused.hex, telling))
    case 'tokens_left': {
      const ware = say.wares[refused.resource]
      return refused.left > 0 ? say.tokensLeft(ware) : say.noTokensLeft(ware)
    }
    case 'no_token_there':
      return say.noTokenThere(hexName(refused.hex, telling))
    case 'must_place_token':
      return say.mustPlaceToken
    case 'no_place_for_caravan':
      return say.noPlaceForCaravan
    case 'route_full':
      return say.routeFull
    case 'no_route_there':
      return say.noRouteThere
    case 'no_delivery':
      return say.noDelivery(cityName(refused.city, telling))
    case 'not_arrived':
      return say.notArrived(cityName(refused.city, telling))
    case 'no_caravan_beside':
      return say.noCaravanBeside(cityName(refused.city, telling))
    case 'card_not_held':
      return say.cardNotHeld(cardName(refused.card, telling))
    case 'card_just_bought':
      return say.cardJustBought(cardName(refused.card, telling))
    case 'card_useless':
      return say.cardUseless(cardName(refused.card, telling))
    case 'nothing_done':
      return say.nothingDone
  }
}

function notEnough({ of, needs, has }: Refusal & { why: 'not_enough' }, telling: Telling): string {
  const say = words(telling)
  if (typeof of === 'object') return say.pileIsEmpty(say.wares[of.pile])
  switch (of) {
    case 'gold':
      return say.notEnoughGold(needs, has)
    case 'routes':
      return say.noRoutesLeft
    case 'posts':
      return say.noPostsLeft
    case 'free_goods':
      return say.noFreeGoods
    case 'development_cards':
      return say.noCardsLeft
  }
}
