// A finished game, loaded in stretches while it is watched.

import { api } from './api'
import type { Heard, Moment, Seat } from './protocol'

const STRETCH = 50

export class ReplayState {
  /** Steps of the whole game. */
  steps = $state(0)
  at = $state(0)
  seat: Seat | null = $state(null)
  moment: Moment | null = $state.raw(null)
  /** The step that led here, when it was the next one; nothing after a jump. */
  heard: Heard[] = $state.raw([])
  history: Heard[] = $state.raw([])

  readonly #stretches: Record<string, Promise<Moment[]>> = {}
  #asked = 0

  constructor(
    readonly table: string,
    private readonly fetchStretch: typeof api.replay = api.replay,
  ) {}

  /** Shows the state after step `at`. */
  async show(at: number, seat: Seat | null = this.seat): Promise<void> {
    const asked = ++this.#asked
    const from = Math.floor(Math.max(0, at) / STRETCH)
    // Everything up to here is needed for the log; what was loaded once is kept.
    const loaded = await Promise.all(
      Array.from({ length: from + 1 }, (_, stretch) => this.#load(stretch, seat)),
    )
    if (asked !== this.#asked) return
    const moments = loaded.flat()
    const reached = Math.min(Math.max(0, at), Math.max(0, this.steps))
    const moment = moments[reached]
    if (!moment) return
    const next = seat === this.seat && this.moment !== null && reached === this.at + 1
    this.history = moments.slice(0, reached + 1).map(({ heard }) => heard)
    this.heard = next ? [moment.heard] : []
    this.moment = moment
    this.at = reached
    this.seat = seat
  }

  #load(stretch: number, seat: Seat | null): Promise<Moment[]> {
    const key = `${seat} ${stretch}`
    const known = this.#stretches[key]
    if (known) return known
    const loading = this.fetchStretch(this.table, stretch * STRETCH, STRETCH, seat).then(
      ({ steps, moments }) => {
        this.steps = steps
        return moments
      },
    )
    this.#stretches[key] = loading
    // A stretch that could not be loaded is asked for again next time.
    loading.catch(() => delete this.#stretches[key])
    return loading
  }
}
