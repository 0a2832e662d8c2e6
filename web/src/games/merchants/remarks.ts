// What a bot of Merchants of Europe says about a step of its own.

import type { Seat } from '../../protocol'
import type { Telling } from '../module'
import type { Remark } from './types'
import { cityName, words } from './words'

export function remark(made: unknown, telling: Telling): string {
  const say = words(telling).remarks
  const name = (seat: Seat) => (seat === telling.you ? null : telling.name(seat))
  const said = made as Remark
  switch (said.type) {
    case 'in_front':
      return say.inFront(said.by)
    case 'goods_free':
      return say.goodsFree(said.goods)
    case 'yields':
      return say.yields(said.resource, said.chances)
    case 'blocks':
      return say.blocks(name(said.seat), said.posts, said.chances)
    case 'at_post':
      return say.atPost(cityName(said.city, telling))
    case 'first_route':
      return say.firstRoute(cityName(said.city, telling))
  }
}
