// The rules of a game, asked without the server. The module is loaded at the first question and not before: a table opens as
// quickly without it.

import type {
  Advice,
  Against,
  Ahead,
  Heard,
  Moment,
  Opened,
  Question,
  Reached,
  Reply,
  Script,
  Seat,
  Shown,
  Thought,
  Tried,
  Trouble,
  Verified,
} from '../protocol'
import addresses from 'engine:addresses'
import type { FromWorker, ToWorker } from './worker'

/** What stands between the page and the rules: a worker, but for tests. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const spawn = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** The rules have no answer, and say why. */
export class Troubled extends Error {
  constructor(readonly trouble: Trouble) {
    super(JSON.stringify(trouble))
  }
}

/** What a question brings along. */
type Asked<K extends string> = Extract<Question<unknown, unknown, unknown>, Record<K, unknown>>[K]

interface Waiting {
  resolve(reply: Reply): void
  reject(why: unknown): void
}

export class Engine {
  #thread: Thread | null = null
  #last = 0
  readonly #waiting = new Map<number, Waiting>()

  constructor(
    readonly game: string,
    private readonly newThread: () => Thread = spawn,
  ) {}

  /** Why the owner of this view may not do this; null if they may. */
  whyNot(view: unknown, seat: Seat, action: unknown): Promise<Against | null> {
    return this.#ask({ why_not: { view, seat, action } }) as Promise<Against | null>
  }

  /** Why they may do nothing of a kind; null if they may do something. */
  whyNone(view: unknown, seat: Seat, kind: unknown): Promise<Against | null> {
    return this.#ask({ why_none: { view, seat, kind } }) as Promise<Against | null>
  }

  /** What they would see and could do after an action that hides nothing; null after any other. */
  preview(view: unknown, seat: Seat, action: unknown): Promise<Ahead<unknown, unknown> | null> {
    return this.#ask({ preview: { view, seat, action } }) as Promise<Ahead<unknown, unknown> | null>
  }

  /** What the rules know about their table besides: the game's own `Facts`. */
  facts(view: unknown, seat: Seat): Promise<unknown> {
    return this.#ask({ facts: { view, seat } })
  }

  /** The standing orders that the view's owner could give: the game's own. */
  orders(view: unknown, seat: Seat): Promise<unknown[]> {
    return this.#ask({ orders: { view, seat } }) as Promise<unknown[]>
  }

  /** What a legend would have the view's owner do, and why. */
  advise(asked: Asked<'advise'>): Promise<Advice> {
    return this.#ask({ advise: asked }) as Promise<Advice>
  }

  /** Replays a record to its last step; gives the number of steps. */
  open(record: string): Promise<number> {
    return this.#ask({ open: { record } }) as Promise<number>
  }

  /** The record that is open after step `n`, as it looks from a seat, or to a spectator. */
  moment(n: number, viewer: Seat | null): Promise<Moment> {
    return this.#ask({ moment: { n, viewer } }) as Promise<Moment>
  }

  /** Everything that was heard at a seat in the record that is open, the set-up first. */
  story(viewer: Seat | null): Promise<Heard[]> {
    return this.#ask({ story: { viewer } }) as Promise<Heard[]>
  }

  /** Everybody's points after each step of the record that is open, the set-up first. */
  scores(): Promise<number[][]> {
    return this.#ask('scores') as Promise<number[][]>
  }

  /** Plays a record again and checks everything in it. */
  verify(record: string): Promise<Verified> {
    return this.#ask({ verify: { record } }) as Promise<Verified>
  }

  /** Begins a game of its own; gives the first lines of its record. */
  begin(game: Asked<'begin'>): Promise<string[]> {
    return this.#ask({ begin: game }) as Promise<string[]>
  }

  /** Goes on with a game of its own from the lines of its record. */
  async resume(record: string, seed: string): Promise<void> {
    await this.#ask({ resume: { record, seed } })
  }

  /** The record of that game says from now on that this seat asked for advice; gives its first line. */
  coached(seat: Seat): Promise<string> {
    return this.#ask({ coached: { seat } }) as Promise<string>
  }

  /** What a seat, or a spectator, sees of that game now, and heard last. */
  now(viewer: Seat | null): Promise<Moment> {
    return this.#ask({ now: { viewer } }) as Promise<Moment>
  }

  /** Everything that was heard at a seat in that game, the set-up first. */
  past(viewer: Seat | null): Promise<Heard[]> {
    return this.#ask({ past: { viewer } }) as Promise<Heard[]>
  }

  /** Acts in that game; gives the lines this adds to the record. */
  act(move: Asked<'act'>): Promise<string[]> {
    return this.#ask({ act: move }) as Promise<string[]>
  }

  /** Lets a bot think and act in that game. */
  think(bot: Asked<'think'>): Promise<Thought> {
    return this.#ask({ think: bot }) as Promise<Thought>
  }

  /** Opens a lesson where its reader left it. */
  learn(script: Script, reached: Reached): Promise<Opened> {
    return this.#ask({ learn: { script, reached } }) as Promise<Opened>
  }

  /** On from a step of that lesson at which there is nothing to do. */
  readOn(): Promise<Shown> {
    return this.#ask('read_on') as Promise<Shown>
  }

  /** The reader does something in that lesson. */
  try(action: unknown): Promise<Tried> {
    return this.#ask({ try: { action } }) as Promise<Tried>
  }

  /** Makes a game of its own of that lesson; gives every line of its record so far. */
  playOn(from: Asked<'play_on'>): Promise<string[]> {
    return this.#ask({ play_on: from }) as Promise<string[]>
  }

  /** Lets the thread go; whoever still waits is told. */
  close(why: unknown = new Error('the table was left')): void {
    this.#thread?.terminate()
    this.#thread = null
    for (const { reject } of this.#waiting.values()) reject(why)
    this.#waiting.clear()
  }

  async #ask(question: Question<unknown, unknown, unknown>): Promise<unknown> {
    const thread = (this.#thread ??= this.#open())
    const reply = await new Promise<Reply>((resolve, reject) => {
      const id = ++this.#last
      this.#waiting.set(id, { resolve, reject })
      thread.postMessage({ id, question: JSON.stringify(question) } satisfies ToWorker)
    })
    if ('trouble' in reply) throw new Troubled(reply.trouble)
    return reply.answer
  }

  #open(): Thread {
    const address = addresses[this.game]
    if (!address) throw new Error(`there is no module of ${this.game}`)
    const thread = this.newThread()
    thread.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      // A thread that failed once is given up: the next question tries anew.
      if ('failed' in data) return this.close(new Error(data.failed))
      this.#waiting.get(data.id)?.resolve(data.reply)
      this.#waiting.delete(data.id)
    }
    thread.onerror = (event) => this.close(event)
    thread.postMessage({ address } satisfies ToWorker)
    return thread
  }
}
