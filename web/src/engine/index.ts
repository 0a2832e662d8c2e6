// The rules of a table's game, asked without the server. The module is loaded at the first question and not before: a table opens as
// quickly without it.

import type { Against, Question, Reply, Seat } from '../protocol'
import addresses from 'engine:addresses'
import type { FromWorker, ToWorker } from './worker'

/** What stands between the page and the rules: a worker, but for tests. */
export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const spawn = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

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

  /** Lets the thread go; whoever still waits is told. */
  close(why: unknown = new Error('the table was left')): void {
    this.#thread?.terminate()
    this.#thread = null
    for (const { reject } of this.#waiting.values()) reject(why)
    this.#waiting.clear()
  }

  async #ask(question: Question<unknown, unknown>): Promise<unknown> {
    const thread = (this.#thread ??= this.#open())
    const reply = await new Promise<Reply>((resolve, reject) => {
      const id = ++this.#last
      this.#waiting.set(id, { resolve, reject })
      thread.postMessage({ id, question: JSON.stringify(question) } satisfies ToWorker)
    })
    if ('trouble' in reply) throw new Error(JSON.stringify(reply.trouble))
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
