// What a bot of UGO! says about a step of its own.

import type { Seat } from '../../protocol'
import type { Telling } from '../module'
import type { Remark } from './types'
import { words } from './words'

export function remark(made: unknown, telling: Telling): string {
  const say = words(telling).remarks
  const name = (seat: Seat) => (seat === telling.you ? null : telling.name(seat))
  const said = made as Remark
  switch (said.type) {
    case 'field_fed':
      return say.fieldFed(said.field, said.points)
    case 'kingdom_grew':
      return say.kingdomGrew(said.by, said.points)
    case 'spoilt':
      return say.spoilt(name(said.seat), said.points)
    case 'farmers_anyway':
      return say.farmersAnyway(said.farmers, said.empty)
    case 'trick_snatched':
      return say.trickSnatched(name(said.from))
  }
}
