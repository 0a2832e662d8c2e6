// What was said, in the reader's words.

import type { GameModule, Telling } from '../games/module'
import type { Said } from '../protocol'
import { say } from '../words'

export function words(said: Said, module: Pick<GameModule, 'wares'>, telling: Telling): string {
  if ('text' in said) return said.text
  if ('phrase' in said) return say.of('phrase', said.phrase)
  if ('reaction' in said) return say.of('sign', said.reaction.sign)
  const ware = (id: string) => (module.wares?.ids.includes(id) ? module.wares.name(id, telling) : '?')
  return say('talk-trade', { give: ware(said.trade.give), want: ware(said.trade.want) })
}
