// A game of this device as its table's page sees it: in the place of the server's live connection (`live.ts`) the rules deal and their
// thread thinks for the bots. Whatever happened is stored before it is shown.

import { Troubled, type Engine } from '../engine'
import type { Listener } from '../live'
import type { Frame, Level, Moment, Pace as Wished, Seat, Table } from '../protocol'
import { movedOn, now } from './begin'
import { Pace } from './pace'
import { dueAt, goesRound, passedTo } from './people'
import { MovedOn, recordOf, type Store, type Stored } from './store'

export type Rules = Pick<Engine, 'resume' | 'now' | 'past' | 'act' | 'coached' | 'think' | 'close'>

/** Who plays on in the seat of somebody who lets a bot play. */
const SUBSTITUTE: Level = 'trader'
/** Before a bot acts, in milliseconds: one wants to see what the last one did. Who searches takes its time anyway. */
const BREATH = 600
const SEARCHES: Level[] = ['master', 'legend']
/** How much of that breath is left at each pace. */
const SHARE: Record<Wished, number> = { calm: 1.5, normal: 1, quick: 0.1, at_once: 0 }

export class DeviceGame {
  #game: Stored
  #stopped = false
  #thinking = false
  /** The device failed: bots wait until its owner does something. */
  #stuck = false
  /** Counts what makes a thought in progress worthless. */
  #era = 0
  #work: Promise<void> = Promise.resolve()
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #pace = new Pace()
  #wished: Wished = 'normal'
  /** Whether somebody looks on although nobody plays. */
  #watched = false
  /** Whoever holds the device was shown something by their last step that is for them alone: they pass it on when they have seen it. */
  #lingers = false

  constructor(
    game: Stored,
    private readonly rules: Rules,
    private readonly store: Store,
    private readonly listener: Listener,
    /** The device failed: its storage, or the rules. */
    private readonly failed: (why: unknown) => void,
    private readonly breath = BREATH,
  ) {
    this.#game = game
  }

  get #table(): Table {
    return this.#game.table
  }

  get #you(): Seat | null {
    return this.#table.you
  }

  open(): void {
    this.listener.connection('connecting')
    this.#do(() => this.#resume())
  }

  close(): void {
    this.#stopped = true
    this.#interrupt()
    this.listener.connection('closed')
  }

  /** There is no connection that could be lost. */
  probe(): void {}

  /** How fast the reader wants to follow. */
  pace(pace: Wished, watch: boolean): void {
    this.#wished = pace
    this.#watched = watch
    if (!this.#thinking && !this.#stopped && this.#timer !== undefined) this.#wake()
  }

  act(version: number, action: unknown): void {
    const you = this.#you
    if (you === null) return
    this.listener.waiting(1)
    this.#do(async () => {
      if (this.#version !== version) return
      const lines = await this.rules.act({ seat: you, action, bot: false, at: now() })
      await this.#keep(lines, true)
    }).finally(() => this.listener.waiting(0))
  }

  /** Takes back everything since one's last decision, and that as well: what the bots did, and what was drawn. */
  undo(version: number): void {
    const last = this.#game.lines.findLastIndex(({ mine }) => mine)
    if (last < 0 || this.#version !== version) return
    this.#interrupt()
    this.#do(async () => {
      this.#lingers = false
      const { table, seed, lines } = this.#game
      const before = { table, seed, lines: lines.slice(0, last) }
      await this.rules.resume(recordOf(before), seed)
      const { frame } = await this.rules.now(null)
      before.table = await this.#held(movedOn(table, frame.to_act, null))
      await this.store.keep(before, lines.length, last, [])
      this.#game = before
      await this.#snapshot()
    })
  }

  /** Whoever the device was passed on to looks at it. */
  take(seat: Seat): Promise<void> {
    return this.#do(async () => {
      if (passedTo(this.#table) === seat) await this.#hand({ ...this.#table, you: seat })
    })
  }

  /** Whoever has held it has seen enough. */
  passOn(): Promise<void> {
    return this.#do(async () => {
      this.#lingers = false
      await this.#hand(await this.#held(this.#table))
    })
  }

  /** The device changes hands. */
  async #hand(table: Table): Promise<void> {
    const { seed, lines } = this.#game
    await this.store.keep({ table, seed }, lines.length, lines.length, [])
    this.#game = { table, seed, lines }
    await this.#snapshot()
  }

  /** The table as whoever holds the device now sees it: nobody, until it has been passed on, if the next one has something to hide. */
  async #held(table: Table): Promise<Table> {
    const [next] = dueAt(table)
    const { you } = table
    if (!goesRound(table) || table.standings || next === undefined || this.#lingers) return table
    if (you !== null && dueAt(table).includes(you)) return table
    const [theirs, everybodys] = await Promise.all([this.rules.now(next), this.rules.now(null)])
    const open = JSON.stringify(theirs.frame.view) === JSON.stringify(everybodys.frame.view)
    return { ...table, you: open ? next : null }
  }

  /** From now on the game says that the coach was asked; whether that could be kept. */
  async coach(seat: Seat): Promise<boolean> {
    await this.#do(async () => {
      if (this.#table.seats[seat]?.coached) return
      const { table, seed, lines } = this.#game
      const [, ...steps] = lines
      const said = [{ text: await this.rules.coached(seat), mine: false }, ...steps]
      const seats = table.seats.map((info) => (info.seat === seat ? { ...info, coached: true } : info))
      const coached = { ...table, seats }
      await this.store.keep({ table: coached, seed }, lines.length, 0, said)
      this.#game = { table: coached, seed, lines: said }
      this.listener.table(coached)
    })
    return this.#table.seats[seat]?.coached ?? false
  }

  handOver(seat: Seat): Promise<void> {
    return this.#seat(seat, SUBSTITUTE)
  }

  takeBack(seat: Seat): Promise<void> {
    return this.#seat(seat, null)
  }

  /** Gives a seat to a bot, or back. */
  #seat(seat: Seat, bot: Level | null): Promise<void> {
    const wasThinking = this.#thinking
    if (wasThinking) this.#interrupt()
    return this.#do(async () => {
      const { seed, lines } = this.#game
      const seats = this.#table.seats.map((info) => (info.seat === seat ? { ...info, bot } : info))
      const table = { ...this.#table, seats }
      await this.store.keep({ table, seed }, lines.length, lines.length, [])
      this.#game = { table, seed, lines }
      if (wasThinking) await this.rules.resume(recordOf(this.#game), seed)
      this.listener.table(table)
    })
  }

  get #version(): number {
    // The header is no step, and neither is the line that closes the record.
    return this.#game.lines.length - (this.#table.status === 'over' ? 2 : 1)
  }

  /** Makes a thought in progress worthless; the thread it runs in is given up. */
  #interrupt(): void {
    this.#era++
    clearTimeout(this.#timer)
    if (this.#thinking || this.#stopped) this.rules.close()
  }

  /** One thing after the other; then whoever is next. */
  #do(work: () => Promise<void>): Promise<void> {
    clearTimeout(this.#timer)
    this.#stuck = false
    this.#work = this.#work.then(async () => {
      if (this.#stopped) return
      const era = this.#era
      try {
        await work()
      } catch (why) {
        await this.#recover(why, era)
      }
      if (!this.#stopped) this.#wake()
    })
    return this.#work
  }

  async #recover(why: unknown, era: number): Promise<void> {
    // It was interrupted: nobody waits for it.
    if (this.#stopped || era !== this.#era) return
    if (why instanceof Troubled && why.trouble.code === 'against') {
      return this.listener.refused(why.trouble)
    }
    try {
      const stored = await this.store.load(this.#table.id)
      if (stored && why instanceof MovedOn) {
        this.listener.refused({ code: 'stale', version: stored.lines.length - 1 })
      } else {
        this.#stuck = true
        this.failed(why)
      }
      if (stored) {
        this.#game = stored
        await this.#resume()
      }
    } catch (again) {
      this.failed(again)
      this.close()
    }
  }

  async #resume(): Promise<void> {
    await this.rules.resume(recordOf(this.#game), this.#game.seed)
    // Nobody knows who opened it.
    this.#lingers = false
    if (goesRound(this.#table))
      this.#game = { ...this.#game, table: await this.#held({ ...this.#table, you: null }) }
    await this.#snapshot()
    this.listener.connection('live')
  }

  async #snapshot(): Promise<void> {
    const [moment, past] = await Promise.all([this.rules.now(this.#you), this.rules.past(this.#you)])
    this.listener.snapshot(this.#table, this.#frame(moment), past)
  }

  /** What may be taken back here is more than the rules of a table allow. */
  #frame({ frame }: Moment): Frame {
    return { ...frame, can_undo: this.#game.lines.some(({ mine }) => mine) }
  }

  /** Stores what a step added to the record, and shows it. */
  async #keep(texts: string[], mine: boolean): Promise<void> {
    const { table, seed, lines } = this.#game
    const moment = await this.rules.now(this.#you)
    const added = texts.map((text, at) => ({ text, mine: mine && at === 0 }))
    const after = movedOn(table, moment.frame.to_act, moment.frame.standings)
    // A card drawn with the last step of a turn is for whoever drew it to see, before anybody else has the device.
    if (mine) this.#lingers = goesRound(table) && (await this.#toldAlone(moment))
    const moved = await this.#held(after)
    await this.store.keep({ table: moved, seed }, lines.length, lines.length, added)
    this.#game = { table: moved, seed, lines: [...lines, ...added] }
    // What one of them saw is not told to the next.
    if (moved.you !== table.you) return this.#snapshot()
    this.listener.table(moved)
    this.listener.step(moment.heard, this.#frame(moment))
  }

  /** Whether the last step told its player something that nobody else heard. */
  async #toldAlone({ heard }: Moment): Promise<boolean> {
    const { heard: openly } = await this.rules.now(null)
    return JSON.stringify(heard.events) !== JSON.stringify(openly.events)
  }

  /** Lets a bot think if one must act. */
  #wake(): void {
    clearTimeout(this.#timer)
    if (this.#stuck) return
    const bots = this.#table.seats.filter(({ seat, bot }) => bot && this.#table.to_act.includes(seat))
    const [next] = bots
    if (!next?.bot) return
    const { seat, bot: level } = next
    // Nobody plays: nobody needs to follow, unless they want to.
    const unseen = this.#table.seats.every(({ bot }) => bot) && !this.#watched
    const share = unseen ? 0 : SHARE[this.#wished]
    const breath = (SEARCHES.includes(level) ? this.breath / 4 : this.breath) * share
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#do(() => this.#think(seat, level))
    }, breath)
  }

  async #think(seat: Seat, level: Level): Promise<void> {
    if (!this.#table.to_act.includes(seat) || this.#table.seats[seat]?.bot !== level) return
    this.#thinking = true
    this.listener.thinking(seat)
    const began = performance.now()
    try {
      const { lines, worlds } = await this.rules.think({
        seat,
        level,
        seed: this.#seedFor(seat),
        worlds: this.#pace.worlds(level),
        at: now(),
      })
      this.#pace.took(level, worlds, performance.now() - began)
      this.#thinking = false
      await this.#keep(lines, false)
    } finally {
      this.#thinking = false
      this.listener.thinking(null)
    }
  }

  /** A bot's own chance: the same after the same past, so that what was taken back can be tried again. */
  #seedFor(seat: Seat): number {
    return (parseInt(this.#table.id.slice(0, 8), 16) + this.#game.lines.length) * 8 + seat
  }
}
