// What a bot of The Golden City says about a step of its own.

import type { Seat } from '../../protocol'
import type { Telling } from '../module'
import type { Remark } from './types'
import { placeName, words } from './words'

export function remark(made: unknown, telling: Telling): string {
  const say = words(telling).remarks
  const name = (seat: Seat) => (seat === telling.you ? null : telling.name(seat))
  const said = made as Remark
  switch (said.type) {
    case 'round_letters':
      return say.roundLetters(said.letters)
    case 'rival_letters':
      return say.rivalLetters(name(said.seat), said.letters)
    case 'shut_out':
      return say.shutOut(name(said.seat), placeName(said.place, telling))
    case 'city_in_reach':
      return say.cityInReach(said.zones)
    case 'new_wares':
      return say.newWares(said.new, said.wares)
    case 'pays_for':
      return say.paysFor(said.places)
    case 'leads':
      return say.leads(said.letters)
  }
}
