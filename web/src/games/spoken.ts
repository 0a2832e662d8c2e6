// What a game says by the tags of its own values: events, remarks, refusals and actions need no code of the game.

import type { Messages } from '../words/messages'
import type { Say } from '../words/speaker'
import type { GameModule, Telling } from './module'

type Spoken = Pick<GameModule, 'log' | 'remark' | 'refusal' | 'action' | 'order' | 'story'>

export function spoken(words: (telling: Telling) => Say<keyof Messages>): Spoken {
  // Every game has these families: the gate sees to it.
  type Says = {
    of(family: string, value: unknown): string
    title(family: string, value: unknown): string | null
    story(of: string, id: string): string | null
  }
  const says = (telling: Telling) => words(telling) as unknown as Says
  return {
    log(event, telling) {
      const title = says(telling).title('event', event)
      if (title !== null) return { text: title, headline: true }
      const text = says(telling).of('event', event)
      if (text === '') return null
      const { seat } = event as { seat?: unknown }
      return typeof seat === 'number' ? { text, seat } : { text }
    },
    remark: (remark, telling) => says(telling).of('remark', remark),
    refusal: (refusal, telling) => says(telling).of('refusal', refusal),
    order: (order, telling) => says(telling).of('order', order),
    action: (action, _frame, telling) => says(telling).of('action', action),
    story: (of, id, telling) => says(telling).story(of, id),
  }
}
