// A replay that runs by itself: a step, and the next one when the board has shown it.

import { tick } from 'svelte'
import { theatre, type Theatre } from './games/parts/theatre.svelte'
import type { Pace } from './protocol'
import type { ReplayState } from './replay.svelte'

/** Between two steps, in milliseconds. */
const BREATH: Record<Pace, number> = { calm: 1100, normal: 550, quick: 150, at_once: 30 }

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export class Player {
  playing = $state(false)
  speed: Pace = $state('normal')
  #runs = 0

  constructor(
    private readonly replay: Pick<ReplayState, 'at' | 'steps' | 'show'>,
    speed: Pace,
    private readonly failed: (why: unknown) => void,
    private readonly stage: Pick<Theatre, 'pace' | 'idle' | 'finish'> = theatre,
  ) {
    this.speed = speed
    stage.pace = speed
  }

  /** Plays on to this step, or to the end. */
  async play(until = Infinity): Promise<void> {
    const run = ++this.#runs
    this.playing = true
    try {
      while (this.replay.at < Math.min(until, this.replay.steps)) {
        await this.replay.show(this.replay.at + 1)
        await tick()
        await this.stage.idle()
        await pause(BREATH[this.speed])
        if (run !== this.#runs) return
      }
    } catch (why) {
      this.failed(why)
    }
    if (run === this.#runs) this.playing = false
  }

  pause(): void {
    this.#runs++
    this.playing = false
  }

  /** Goes to a step: what is being shown is ended first. */
  async to(at: number): Promise<void> {
    this.pause()
    this.stage.finish()
    try {
      await this.replay.show(at)
    } catch (why) {
      this.failed(why)
    }
  }

  setSpeed(speed: Pace): void {
    this.speed = speed
    this.stage.pace = speed
  }

  /** The board follows the reader's settings again. */
  close(): void {
    this.pause()
    this.stage.pace = null
  }
}
