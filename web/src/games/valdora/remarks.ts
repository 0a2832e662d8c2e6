// What a bot of Valdora says about a step of its own.

import type { Seat } from '../../protocol'
import type { Telling } from '../module'
import type { Remark } from './types'
import { orderName, words } from './words'

export function remark(made: unknown, telling: Telling): string {
  const say = words(telling).remarks
  const name = (seat: Seat) => (seat === telling.you ? null : telling.name(seat))
  const said = made as Remark
  switch (said.type) {
    case 'worth':
      return say.worth(said.points)
    case 'completes':
      return say.completes(orderName(said.order, telling), said.points)
    case 'stones_aboard':
      return say.stonesAboard(said.points)
    case 'denied':
      return say.denied(name(said.seat), said.points)
    case 'stones_missing':
      return say.stonesMissing(said.stones, said.points)
    case 'carries':
      return say.carries(said.stones)
  }
}
