// A finished game, wound back and forth. The rules play its record again in this browser: no moment is asked of the server.

import type { Engine } from './engine'
import type { Heard, Moment, Seat } from './protocol'

export class ReplayState {
  /** Steps of the whole game. */
  steps = $state(0)
  at = $state(0)
  seat: Seat | null = $state(null)
  moment: Moment | null = $state.raw(null)
  /** The step that led here, when it was the next one; nothing after a jump. */
  heard: Heard[] = $state.raw([])
  history: Heard[] = $state.raw([])

  #opened: Promise<number> | null = null
  #stories: Record<string, Promise<Heard[]>> = {}
  #asked = 0

  constructor(
    readonly record: string,
    private readonly rules: Pick<Engine, 'open' | 'moment' | 'story' | 'close'>,
  ) {}

  /** Shows the state after step `at`. */
  async show(at: number, seat: Seat | null = this.seat): Promise<void> {
    const asked = ++this.#asked
    try {
      const steps = await (this.#opened ??= this.rules.open(this.record))
      const reached = Math.min(Math.max(0, at), steps)
      const [story, moment] = await Promise.all([
        (this.#stories[`${seat}`] ??= this.rules.story(seat)),
        this.rules.moment(reached, seat),
      ])
      if (asked !== this.#asked) return
      const next = seat === this.seat && this.moment !== null && reached === this.at + 1
      this.steps = steps
      this.history = story.slice(0, reached + 1)
      this.heard = next ? [moment.heard] : []
      this.moment = moment
      this.at = reached
      this.seat = seat
    } catch (error) {
      // Whatever failed is asked for again next time, by a thread that may be a new one.
      this.#opened = null
      this.#stories = {}
      throw error
    }
  }

  /** Lets the rules go. */
  close(): void {
    this.rules.close()
  }
}
