// What a board shows: a view that walks from the old frame to the new one, an event at a time.

import type { Frame, Heard } from '../../protocol'
import { theatre, type Theatre } from './theatre.svelte'

/** Nothing is shown faster than this many times its pace: what came before it just happens. */
const FASTEST = 3

/** What a game tells the stage about its events. */
export interface Play<View, Event> {
  /** The view after an event. */
  walk(view: View, event: Event): View
  /** How long an event is worth looking at, in milliseconds. */
  length(event: Event): number
  /** Shows an event: called before the board changes; `change` changes it. */
  perform(event: Event, view: View, ms: number, change: () => void): Promise<void>
  /** Hears of every event as it happens, even of those that are not shown. */
  note?(event: Event): void
  /** Ends every movement on the board now. */
  stop?(): void
}

export class Stage<View, Event> {
  /** What is shown. */
  view: View = $state.raw() as View
  /** Whether something is still on its way. */
  running = $state(false)

  readonly #play: Play<View, Event>
  readonly #clock: () => number
  #frame: Frame
  readonly #theatre: Theatre
  #waiting: { event: Event; n: number; since: number }[] = []
  /** How often the stage jumped to the end: what was being shown then must not change the view any more. */
  #jumps = 0
  /** How much of its length an event gets. */
  #pace = 1

  constructor(frame: Frame, play: Play<View, Event>, clock = () => performance.now(), shownIn = theatre) {
    this.#theatre = shownIn
    this.#frame = frame
    this.#play = play
    this.#clock = clock
    this.view = frame.view as View
  }

  /** Takes a new frame, and the steps that led to it. */
  async receive(frame: Frame, heard: readonly Heard[]): Promise<void> {
    if (frame === this.#frame) return
    this.#frame = frame
    const { stretch, backlog } = this.#theatre.tempo
    if (heard.length === 0 || stretch === 0 || heard.some((step) => step.undo || step.rewind !== null))
      return this.finish()
    const since = this.#clock()
    for (const { n, events } of heard) {
      for (const event of events as Event[]) this.#waiting.push({ event, n, since })
    }
    const lengthOf = (event: Event) => this.#play.length(event) * stretch
    let length = this.#waiting.reduce((sum, { event }) => sum + lengthOf(event), 0)
    while (length > FASTEST * backlog) {
      const { event } = this.#waiting.shift()!
      this.#pass(event)
      length -= lengthOf(event)
    }
    this.#pace = stretch * Math.min(1, backlog / length)
    if (!this.running) await this.#walk()
  }

  /** Jumps to the end: what is going on counts as seen. */
  readonly finish = (): void => {
    this.#jumps++
    this.#play.stop?.()
    for (const { event } of this.#waiting) this.#play.note?.(event)
    this.#waiting = []
    this.view = this.#frame.view as View
  }

  async #walk() {
    this.running = true
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        // A browser that is too slow for the pace does not fall behind: what is late just happens.
        this.#theatre.shows(next.n, this.finish)
        if (this.#clock() - next.since > this.#theatre.tempo.backlog) this.#pass(next.event)
        else await this.#show(next.event)
      }
    } finally {
      this.running = false
      this.finish()
      this.#theatre.ended(this.finish)
    }
  }

  /** Lets an event happen unseen. */
  #pass(event: Event) {
    this.#play.note?.(event)
    this.view = this.#play.walk(this.view, event)
  }

  async #show(event: Event) {
    this.#play.note?.(event)
    const after = this.#play.walk(this.view, event)
    const jumps = this.#jumps
    await this.#play.perform(event, this.view, this.#play.length(event) * this.#pace, () => {
      if (jumps === this.#jumps) this.view = after
    })
  }
}
