// The board in words, for screen readers.

import type { Frame, Seat } from '../../protocol'
import type { Telling } from '../module'
import { atlasOf } from './atlas'
import { cardCount, deckSize, freeGoods, handSize, isPlacing, numberOf, round } from './table'
import type { Player, View } from './types'
import { bundleName, capital, cityNames, crossName, hexName, pathName, whoever, words } from './words'

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const numbers = atlasOf(view.options.board).land.flatMap((hex) => {
    const number = numberOf(view, hex)
    return number === null ? [] : [`${hexName(hex, telling)} ${number}`]
  })
  return [
    isPlacing(view) ? say.saysPlacing : say.saysTurn(round(view), whoever(view.active, telling)),
    ...view.players.map((player, seat) => playerInWords(player, seat, telling)),
    ...(view.neutral.length > 0 ? [say.saysNeutral(cityNames(view.neutral, telling))] : []),
    ...(view.goods.length > 0 ? [say.saysGoodsIn(cityNames(view.goods, telling))] : []),
    say.saysRobber(hexName(view.robber, telling)),
    say.saysNumbers(numbers.join(', ')),
    say.saysBank(bundleName(view.bank, telling), deckSize(view)),
  ]
}

function playerInWords(player: Player, seat: Seat, telling: Telling): string {
  const say = words(telling)
  const on = (places: readonly (string | null)[]) => places.filter((place) => place !== null)
  const known = Object.keys(player.resources).length > 0 ? bundleName(player.resources, telling) : ''
  const merchants = on(player.merchants).map((at) => crossName(at, telling))
  const caravans = on(player.caravans).map((at) => pathName(at, telling))
  const parts = [
    say.saysGoods(player.goods_left, freeGoods(player)),
    say.saysHand(handSize(player), known),
    say.saysGold(player.gold),
    say.saysCards(cardCount(player)),
    ...(player.posts.length > 0 ? [say.saysPosts(cityNames(player.posts, telling))] : []),
    say.saysRoutes(player.routes.length),
    ...(merchants.length > 0 ? [say.saysMerchants(say.list(merchants))] : []),
    ...(caravans.length > 0 ? [say.saysCaravans(say.list(caravans))] : []),
  ]
  return say.saysPlayer(capital(whoever(seat, telling)), parts.join(', '))
}
