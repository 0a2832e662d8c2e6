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
  #frame: Frame
  #waiting: Event[] = []
  #running = false
  /** How much of its length an event gets. */
  #pace = 1

  constructor(frame: Frame, perform: Perform) {
    this.#frame = frame
    this.view = frame.view as View
    this.#perform = perform
  }

  /** Takes a new frame, and the steps that led to it. */
  async receive(frame: Frame, heard: readonly Heard[]): Promise<void> {
    if (frame === this.#frame) return
    this.#frame = frame
    if (heard.length === 0 || heard.some((step) => step.undo)) return this.finish()
    this.#waiting.push(...heard.flatMap((step) => step.events as Event[]))
    let length = this.#waiting.reduce((sum, { type }) => sum + LENGTH[type], 0)
    while (length > FASTEST * BACKLOG) length -= this.#pass()
    this.#pace = Math.min(1, BACKLOG / length)
    if (!this.#running) await this.#walk()
  }

  /** Jumps to the end: what is going on counts as seen. */
  finish(): void {
    this.#waiting.forEach((event) => this.#note(event))
    this.#waiting = []
    this.winner = null
    this.view = this.#frame.view as View
  }

  async #walk() {
    this.#running = true
    try {
      for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) await this.#show(event)
    } finally {
      this.#running = false
      this.finish()
    }
  }

  /** Lets the next event happen unseen, and tells how long it would have taken. */
  #pass(): number {
    const event = this.#waiting.shift()
    if (!event) return Infinity
    this.view = walk(this.view, event)
    this.#note(event)
    return LENGTH[event.type]
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
