// A look at what has been, while the game goes on: by hand, or as a short recap that runs by itself.

import type { GameModule, Telling } from '../games/module'
import { Player } from '../player.svelte'
import type { Pace } from '../protocol'
import { ReplayState } from '../replay.svelte'
import { toasts } from '../toasts.svelte'
import { say } from '../words'
import { pastOf } from './past'
import type { TableState } from './table.svelte'

/** A recap of more steps than this runs faster; of more than the most it begins later. */
const MANY = 8
const MOST = 60

export class LookBack {
  readonly replay: ReplayState
  readonly player: Player
  /** Whether it runs by itself and ends where the game is now. */
  readonly recap: boolean

  constructor(live: TableState, speed: Pace, recap: boolean, ended: () => void) {
    this.replay = new ReplayState('', pastOf(live), true)
    this.recap = recap
    this.player = new Player(this.replay, speed, (why) => {
      console.error(why)
      toasts.show(say('look-back-failed'))
      ended()
    })
  }

  /** What the board is showing, in words. */
  caption(module: GameModule, telling: Telling): string {
    const texts = this.replay.heard.flatMap(({ events }) =>
      events.map((event) => module.log(event, telling)?.text),
    )
    return texts.filter((text) => text !== undefined).join(' ')
  }

  close(): void {
    this.player.close()
  }
}

/** Opens the look back at a step. */
export async function lookBack(live: TableState, at: number, ended: () => void): Promise<LookBack> {
  const look = new LookBack(live, 'normal', false, ended)
  await look.player.to(at)
  return look
}

/** Shows what happened after a step, and then the game as it is. */
export async function recap(live: TableState, after: number, ended: () => void): Promise<LookBack> {
  const now = live.frame?.version ?? 0
  const look = new LookBack(live, now - after > MANY ? 'quick' : 'normal', true, ended)
  await look.player.to(Math.max(after, now - MOST))
  void look.player.play(now).then(() => {
    // Whoever wound it by hand looks on.
    if (look.replay.at >= now) ended()
  })
  return look
}
