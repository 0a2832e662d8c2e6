// The live connection of a table: a numbered stream in, commands out.
//
// A gap in the numbers asks for a snapshot. A command waits in the outbox, under its own id, until the server has
// answered it; whatever is still there after a snapshot is sent again, and the server accepts each id once. Steps come as what is
// different; where that does not fit, a snapshot is asked for as well.

import { after } from './change'
import type {
  ClockInfo,
  Frame,
  Heard,
  Line,
  Moved,
  Numbered,
  Pace,
  Problem,
  Seat,
  StandingOrder,
  Table,
  ToServer,
} from './protocol'

/** The part of a WebSocket that is used. */
export type Wire = Pick<WebSocket, 'send' | 'close' | 'onmessage' | 'onclose'>

export type Connection = 'connecting' | 'live' | 'reconnecting' | 'closed'

/** What the connection tells its table. */
export interface Listener {
  snapshot(table: Table, frame: Frame | null, history: Heard[]): void
  table(table: Table): void
  step(heard: Heard, frame: Frame): void
  clock(clock: ClockInfo): void
  line(line: Line): void
  /** The reader's standing orders have changed. */
  orders(orders: StandingOrder[]): void
  /** Somebody was forgotten, and what they said with them. */
  unsaid(guest: string): void
  refused(problem: Problem): void
  connection(state: Connection): void
  /** How many commands wait for an answer. */
  waiting(commands: number): void
  /** Who is thinking, where this browser thinks for the bots. */
  thinking(seat: Seat | null): void
}

type Command = Extract<ToServer, { id: string }>

const FIRST_DELAY = 500
const LONGEST_DELAY = 15_000
/** A socket that does not answer for so long is dead, whatever it claims: phones sleep, networks change. */
const ANSWER_WITHIN = 6_000
const TOO_LARGE = 1009

export class Live {
  #wire: Wire | null = null
  #last = 0
  #synced = false
  /** What was seen last, and when the step that led to it was taken. */
  #seen: { frame: Frame; at: number } | null = null
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  readonly #outbox = new Map<string, Command>()
  /** How fast the reader wants to follow: every new connection is told. */
  #pace: ToServer | null = null
  /** Whether the page is in front of the reader's eyes. */
  #looking = true

  constructor(
    private readonly dial: () => Wire,
    private readonly listener: Listener,
    private readonly newId: () => string,
    private readonly random: () => number = Math.random,
  ) {}

  open(): void {
    this.listener.connection('connecting')
    this.#connect()
  }

  close(): void {
    this.#stopped = true
    clearTimeout(this.#retry)
    this.#drop()
    this.listener.connection('closed')
  }

  act(version: number, action: unknown): void {
    this.#command({ type: 'act', id: this.newId(), version, action })
  }

  undo(version: number): void {
    this.#command({ type: 'undo', id: this.newId(), version })
  }

  /** Says how fast the reader wants to follow, and whether they watch where nobody is left to act. */
  pace(pace: Pace, watch: boolean): void {
    // What nobody has asked for is what a table does anyway.
    if (!this.#pace && pace === 'normal' && !watch) return
    this.#pace = { type: 'pace', pace, watch }
    if (this.#synced) this.#send(this.#pace)
  }

  /** Says whether the page is in front of the reader's eyes: what they see here is sent nowhere else. */
  look(looking: boolean): void {
    if (looking === this.#looking) return
    this.#looking = looking
    if (this.#synced) this.#send({ type: 'look', looking })
  }

  /** The page woke up or the network came back: find out at once whether the connection still lives. */
  probe(): void {
    if (this.#stopped) return
    if (this.#wire && this.#synced) this.#resync()
    else if (!this.#wire) this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    const wire = this.dial()
    this.#wire = wire
    this.#last = 0
    this.#synced = false
    this.#expectAnswer()
    wire.onmessage = ({ data }) => {
      if (typeof data === 'string') this.#receive(JSON.parse(data) as Numbered)
    }
    wire.onclose = ({ code }) => {
      this.#drop()
      if (code === TOO_LARGE) this.#refuseAll({ code: 'too_large', limit: 4096 })
      this.#retryLater()
    }
  }

  #receive(message: Numbered): void {
    clearTimeout(this.#silence)
    if (message.type === 'heartbeat') {
      // Everything before it has arrived: what is missing now was lost, the snapshot included.
      if (!this.#synced || message.number > this.#last) this.#resync()
      return
    }
    if (message.type === 'snapshot') {
      this.#last = message.number
      this.#synced = true
      this.#failures = 0
      this.listener.connection('live')
      const { frame, history } = message
      this.#seen = frame && { frame, at: history.at(-1)?.at ?? 0 }
      this.listener.snapshot(message.table, frame, history)
      if (this.#pace) this.#send(this.#pace)
      if (!this.#looking) this.#send({ type: 'look', looking: false })
      for (const command of this.#outbox.values()) this.#send(command)
      return
    }
    // Until the snapshot is there, nothing can be told apart from what it will contain.
    if (!this.#synced) return
    if (message.number !== this.#last + 1) {
      this.#resync()
      return
    }
    this.#last = message.number
    switch (message.type) {
      case 'table':
        return this.listener.table(message.table)
      case 'step':
        return this.#step(message.heard, message.frame)
      case 'moved':
        return this.#moved(message)
      case 'clock':
        return this.listener.clock(message.clock)
      case 'line':
        return this.listener.line(message.line)
      case 'orders':
        return this.listener.orders(message.orders)
      case 'unsaid':
        return this.listener.unsaid(message.guest)
      case 'done':
        return this.#answered(message.id)
      case 'refused':
        if (message.id !== null) this.#answered(message.id)
        return this.listener.refused(message.problem)
    }
  }

  #step(heard: Heard, frame: Frame): void {
    this.#seen = { frame, at: heard.at }
    this.listener.step(heard, frame)
  }

  #moved(moved: Moved): void {
    let step
    try {
      step = this.#seen && after(this.#seen.frame, this.#seen.at, moved)
    } catch (error) {
      console.error(error)
    }
    if (!step) return this.#resync()
    this.#step(step.heard, step.frame)
    if (moved.done !== undefined) this.#answered(moved.done)
  }

  #resync(): void {
    this.#synced = false
    this.#send({ type: 'resync' })
    this.#expectAnswer()
  }

  #command(command: Command): void {
    this.#outbox.set(command.id, command)
    this.listener.waiting(this.#outbox.size)
    if (this.#synced) this.#send(command)
  }

  #answered(id: string): void {
    if (this.#outbox.delete(id)) this.listener.waiting(this.#outbox.size)
  }

  #refuseAll(problem: Problem): void {
    if (this.#outbox.size === 0) return
    this.#outbox.clear()
    this.listener.waiting(0)
    this.listener.refused(problem)
  }

  #send(message: ToServer): void {
    this.#wire?.send(JSON.stringify(message))
  }

  #expectAnswer(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => {
      this.#drop()
      this.#retryLater()
    }, ANSWER_WITHIN)
  }

  #drop(): void {
    clearTimeout(this.#silence)
    this.#synced = false
    const wire = this.#wire
    this.#wire = null
    if (!wire) return
    wire.onmessage = wire.onclose = null
    wire.close()
  }

  #retryLater(): void {
    if (this.#stopped) return
    this.listener.connection('reconnecting')
    // Jitter keeps a thousand pages from knocking at the same moment after a restart of the server.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.5 + this.random() / 2)
    this.#failures += 1
    this.#retry = setTimeout(() => this.#connect(), delay)
  }
}
