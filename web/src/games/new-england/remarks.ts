// What a bot of New England says about a step of its own.

import type { Seat } from '../../protocol'
import type { Telling } from '../module'
import type { Remark } from './types'
import { cardName, words } from './words'

export function remark(made: unknown, telling: Telling): string {
  const say = words(telling).remarks
  const name = (seat: Seat) => (seat === telling.you ? null : telling.name(seat))
  const said = made as Remark
  switch (said.type) {
    case 'majority_taken':
      return say.majorityTaken(said.figure, said.points)
    case 'majority_broken':
      return say.majorityBroken(name(said.seat), said.figure, said.points)
    case 'leads':
      return say.leads(said.points)
    case 'income':
      return say.income(said.shillings)
    case 'makes_room':
      return say.makesRoom(cardName(said.card, telling), said.points)
    case 'narrowed':
      return say.narrowed(name(said.seat), said.cells)
    case 'buys_first':
      return say.buysFirst(said.price)
  }
}
