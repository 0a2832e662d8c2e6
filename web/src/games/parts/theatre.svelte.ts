// What the boards of this page are showing just now, for the shell around them: how fast, which step, and how to jump to its end.

import type { Pace } from '../../protocol'
import { settings } from '../../settings.svelte'

export interface Tempo {
  /** How long an event is shown, as a share of its length. */
  stretch: number
  /** However much happens at once, the board is no further behind than this, in milliseconds. */
  backlog: number
}

const TEMPI: Record<Pace, Tempo> = {
  calm: { stretch: 1.6, backlog: 6000 },
  normal: { stretch: 1, backlog: 2500 },
  quick: { stretch: 0.4, backlog: 700 },
  at_once: { stretch: 0, backlog: 0 },
}

export class Theatre {
  /** What the reader asked for just now, in a replay say; else their settings say it. */
  pace: Pace | null = $state(null)
  /** The step that is being shown; null where everything has been. */
  step: number | null = $state(null)

  #stages: (() => void)[] = []
  #waiting: (() => void)[] = []

  get tempo(): Tempo {
    return TEMPI[this.pace ?? settings.pace]
  }

  /** A stage shows this step; `finish` jumps to its end. */
  shows(step: number, finish: () => void): void {
    if (!this.#stages.includes(finish)) this.#stages.push(finish)
    this.step = step
  }

  /** That stage has shown everything. */
  ended(finish: () => void): void {
    this.#stages = this.#stages.filter((other) => other !== finish)
    if (this.#stages.length > 0) return
    this.step = null
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  /** Jumps to the end of everything that is being shown. */
  finish(): void {
    for (const finish of this.#stages) finish()
  }

  /** Resolves when nothing is being shown. */
  idle(): Promise<void> {
    return this.#stages.length === 0
      ? Promise.resolve()
      : new Promise((resolve) => this.#waiting.push(resolve))
  }
}

export const theatre = new Theatre()
