// The board in words, for screen readers.

import type { Frame } from '../../protocol'
import type { Telling } from '../module'
import { atlasOf } from './atlas'
import { cardCount, deckSize, freeGoods, handSize, isPlacing, numberOf, round } from './table'
import type { View } from './types'
import { words } from './words'

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const hexes = atlasOf(view.options.board).land.flatMap((hex) => {
    const number = numberOf(view, hex)
    return number === null ? [] : [{ hex, number }]
  })
  const on = (places: readonly (string | null)[]) => places.filter((place) => place !== null)
  const players = view.players.map((player, seat) =>
    say('says-player', {
      seat,
      left: player.goods_left,
      free: freeGoods(player),
      hand: handSize(player),
      resources: player.resources,
      gold: player.gold,
      cards: cardCount(player),
      routes: player.routes.length,
      posts: player.posts,
      merchants: on(player.merchants),
      caravans: on(player.caravans),
    }),
  )
  return [
    isPlacing(view) ? say('says-placing') : say('says-turn', { round: round(view), seat: view.active }),
    ...players,
    ...(view.neutral.length > 0 ? [say('says-neutral', { cities: view.neutral })] : []),
    ...(view.goods.length > 0 ? [say('says-goods', { cities: view.goods })] : []),
    say('says-robber', { hex: view.robber }),
    say('says-numbers', { hexes }),
    say('says-bank', { bank: view.bank, deck: deckSize(view) }),
  ]
}
