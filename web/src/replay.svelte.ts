// A game, wound back and forth. Of a finished one the rules play the record again in this browser: no moment is asked of the server. Of
// one that goes on, its table tells what the viewer has seen (`table/past.ts`).

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
  /** Everything that was heard at the seat, to the last step. */
  story: Heard[] = $state.raw([])

  #opened: Promise<number> | null = null
  #stories: Record<string, Promise<Heard[]>> = {}
  #asked = 0

  constructor(
    readonly record: string,
    private readonly rules: Pick<Engine, 'open' | 'moment' | 'story' | 'close'>,
    /** Whether the game goes on: what is known of it grows. */
    private readonly goesOn = false,
  ) {}

  /** Shows the state after step `at`. */
  async show(at: number, seat: Seat | null = this.seat): Promise<void> {
    const asked = ++this.#asked
    if (this.goesOn) this.#forget()
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
      this.story = story
      this.history = story.filter(({ n }) => n <= reached)
      this.heard = next ? [moment.heard] : []
      this.moment = moment
      this.at = reached
      this.seat = seat
    } catch (error) {
      // Whatever failed is asked for again next time, by a thread that may be a new one.
      this.#forget()
      throw error
    }
  }

  /** What everybody sees at this moment: a spectator, then the seats. */
  everybody(seats: number): Promise<Moment[]> {
    const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
    return Promise.all(viewers.map((viewer) => this.rules.moment(this.at, viewer)))
  }

  #forget(): void {
    this.#opened = null
    this.#stories = {}
  }

  /** Lets the rules go. */
  close(): void {
    this.rules.close()
  }
}
