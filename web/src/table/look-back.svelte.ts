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

  constructor(
    live: TableState,
    speed: Pace,
    /** The step at which it ends by itself, if it runs by itself. */
    readonly until: number | null,
    private readonly ended: () => void,
  ) {
    this.replay = new ReplayState('', pastOf(live), true)
    this.player = new Player(this.replay, speed, (why) => {
      console.error(why)
      toasts.show(say('look-back-failed'))
      ended()
    })
  }

  get recap(): boolean {
    return this.until !== null
  }

  /** Runs, where it does so by itself. */
  async run(): Promise<void> {
    const { until } = this
    if (until === null) return
    await this.player.play(until)
    // Whoever wound it by hand, or ended it, is not led anywhere.
    if (this.replay.at >= until) this.ended()
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

/** A look back at a step. */
export async function lookBack(live: TableState, at: number, ended: () => void): Promise<LookBack> {
  const look = new LookBack(live, 'normal', null, ended)
  await look.player.to(at)
  return look
}

/** What happened after a step, and then the game as it is. */
export async function recap(live: TableState, after: number, ended: () => void): Promise<LookBack> {
  const now = live.frame?.version ?? 0
  const look = new LookBack(live, now - after > MANY ? 'quick' : 'normal', now, ended)
  await look.player.to(Math.max(after, now - MOST))
  return look
}
