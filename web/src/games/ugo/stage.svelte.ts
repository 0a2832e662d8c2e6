// What the board shows: a view that walks from the old frame to the new one, an event at a time.

import { SvelteMap } from 'svelte/reactivity'
import type { Frame, Heard, Seat } from '../../protocol'
import type { Event, Sheet, View } from './types'
import { walk } from './walk'

/** How long an event is worth looking at, in milliseconds. */
const LENGTH: Record<Event['type'], number> = {
  round_began: 200,
  hand_dealt: 700,
  card_played: 420,
  trick_won: 750,
  trick_placed: 600,
  farmers_came: 550,
  round_scored: 300,
  game_over: 0,
}

/** However much happens at once, the board is no further behind than this, in milliseconds. */
const BACKLOG = 2000

/** Nothing is shown faster than so many times its pace: what came before it just happens. */
const FASTEST = 3

/** Shows an event: called before the board changes; `change` changes it. */
export type Perform = (
  event: Event,
  before: View,
  after: View,
  ms: number,
  change: () => void,
) => Promise<void>

export class Stage {
  /** What is shown. */
  view: View = $state.raw({} as View)
  /** Who has just won the trick. */
  winner: Seat | null = $state(null)
  /** The sheets of the rounds scored before our eyes, by round. */
  readonly sheets = new SvelteMap<number, Sheet[]>()

  #perform: Perform
  #clock: () => number
  #frame: Frame
  #waiting: { event: Event; since: number }[] = []
  #running = false
  /** How much of its length an event gets. */
  #pace = 1

  constructor(frame: Frame, perform: Perform, clock = () => performance.now()) {
    this.#frame = frame
    this.view = frame.view as View
    this.#perform = perform
    this.#clock = clock
  }

  /** Takes a new frame, and the steps that led to it. */
  async receive(frame: Frame, heard: readonly Heard[]): Promise<void> {
    if (frame === this.#frame) return
    this.#frame = frame
    if (heard.length === 0 || heard.some((step) => step.undo)) return this.finish()
    const since = this.#clock()
    this.#waiting.push(...heard.flatMap((step) => step.events as Event[]).map((event) => ({ event, since })))
    let length = this.#waiting.reduce((sum, { event }) => sum + LENGTH[event.type], 0)
    while (length > FASTEST * BACKLOG) {
      const { event } = this.#waiting.shift()!
      this.#pass(event)
      length -= LENGTH[event.type]
    }
    this.#pace = Math.min(1, BACKLOG / length)
    if (!this.#running) await this.#walk()
  }

  /** Jumps to the end: what is going on counts as seen. */
  finish(): void {
    this.#waiting.forEach(({ event }) => this.#note(event))
    this.#waiting = []
    this.winner = null
    this.view = this.#frame.view as View
  }

  async #walk() {
    this.#running = true
    try {
      for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
        // A browser that is too slow for the pace does not fall behind: what is late just happens.
        if (this.#clock() - next.since > BACKLOG) this.#pass(next.event)
        else await this.#show(next.event)
      }
    } finally {
      this.#running = false
      this.finish()
    }
  }

  /** Lets an event happen unseen. */
  #pass(event: Event) {
    this.view = walk(this.view, event)
    this.#note(event)
  }

  async #show(event: Event) {
    const after = walk(this.view, event)
    await this.#perform(event, this.view, after, LENGTH[event.type] * this.#pace, () => {
      this.view = after
      this.#note(event)
    })
  }

  #note(event: Event) {
    this.winner = event.type === 'trick_won' ? event.seat : null
    if (event.type === 'round_scored') this.sheets.set(event.round, event.sheets)
  }
}
