// A table as the page shows it: what the live connection told last, and what is to be animated.

import { tick } from 'svelte'
import { api } from '../api'
import { heardTime } from '../clocks/now.svelte'
import { Engine } from '../engine'
import type { GameModule, Telling } from '../games/module'
import { theatre } from '../games/parts/theatre.svelte'
import { randomHex } from '../guest'
import { Live, type Connection, type Listener } from '../live'
import type { Against, Ahead, Frame, Heard, Problem, Replay, Seat, StandingOrder, Table } from '../protocol'
import { botForYou, seatName } from '../seats'
import { settings } from '../settings.svelte'
import { play } from '../sound'
import { TalkState } from '../talk/talk.svelte'
import { attempt, problemText } from '../problems'
import { BRIEFLY, toasts } from '../toasts.svelte'
import { say } from '../words'
import { Coach } from './coach.svelte'
import { atServer, type Deeds } from './deeds'
import { isWhole, joinedTo } from './log'
import { sinceYourTurn } from './since'

/** What moves are sent through: the server's live connection, or the game of this device. */
export type Play = Pick<Live, 'open' | 'close' | 'probe' | 'act' | 'undo' | 'pace'> &
  Partial<Pick<Live, 'look'>>

/** A table's game, wherever it is kept. */
export interface Host {
  deeds: Deeds
  engine: Engine
  /** Whether people can talk there. */
  talks: boolean
  /** Whether the viewer may ask the coach. */
  mayCoach(table: Table): boolean
  /** What the viewer has seen of the game, from a step on: this many moments, or as many as come at once. */
  past(from: number, count?: number): Promise<Replay>
  /** Whoever a device that goes round was passed on to looks at it. */
  take?(seat: Seat): Promise<unknown>
  /** Whoever holds such a device has seen what was for them alone. */
  passOn?(): Promise<unknown>
  play(listener: Listener): Play
}

/** A table of the server. */
export const serverHost = ({ id, game }: Table, engine = new Engine(game)): Host => ({
  deeds: atServer(id),
  engine,
  talks: true,
  mayCoach: ({ may_ask_coach }) => may_ask_coach,
  past: (from, count) => api.past(id, from, count),
  play: (listener) =>
    new Live(
      () => new WebSocket(liveAddress(id)),
      listener,
      () => randomHex(16),
    ),
})

export class TableState {
  table: Table = $state.raw()!
  frame: Frame | null = $state.raw(null)
  /** What the rules know about it besides; null until they have answered. */
  facts: unknown = $state.raw(null)
  /** The steps since the frame shown before, for the board to animate. */
  heard: Heard[] = $state.raw([])
  /** What has happened, as far back as was asked for. */
  history: Heard[] = $state.raw([])
  connection: Connection = $state('connecting')
  waiting = $state(0)
  readonly talk: TalkState
  /** The bot that thinks in this browser. */
  thinking: Seat | null = $state(null)

  readonly telling: Telling = $derived(tellingFor(this.table, this.table.you))
  /** What the viewer may do: nothing while a bot plays for them. */
  readonly legal = $derived(botForYou(this.table) ? [] : (this.frame?.legal ?? []))
  readonly yourTurn = $derived(
    this.table.you !== null && !botForYou(this.table) && !!this.frame?.to_act.includes(this.table.you),
  )

  /** What the reader wanted to do and is asked about, because it throws chances away for good. */
  asked: { version: number; action: unknown; at: number } | null = $state.raw(null)

  readonly coach: Coach
  /** What the viewer has done last, and what they saw then; null where it was taken back. */
  done: { frame: Frame; action: unknown } | null = $state.raw(null)
  #doing: { frame: Frame; action: unknown } | null = null

  /** Whether the reader wants to get to their next decision, and not to see what the others do. */
  skipping = $state(false)
  /** Whether the reader watches although nobody is left to act. */
  watches = $state(false)
  /** Whether nobody is left to act but bots. */
  readonly rest = $derived(
    this.table.status === 'playing' && this.table.seats.every(({ bot }) => bot !== null),
  )
  /** What the others have done since the viewer's last turn. */
  readonly since = $derived(sinceYourTurn(this.history, this.table.you, this.yourTurn))
  /** What was seen when the viewer's last turn ended, as far as it is known here. */
  baseline: Frame | null = $state.raw(null)

  /** What the reader has done for them while they do not look; null where nobody keeps that. */
  orders: StandingOrder[] | null = $state.raw(null)
  /** The game's orders that could be given now. */
  offered: unknown[] = $state.raw([])

  readonly deeds: Deeds
  readonly past: Host['past']
  readonly #live: Play
  readonly #engine: Engine
  #drawn = true
  #recalling = false
  /** The reader is giving an order, or taking one back. */
  #setting = false
  #wantsAll = false

  constructor(
    table: Table,
    readonly module: GameModule,
    host: Host = serverHost(table),
  ) {
    this.table = table
    this.deeds = host.deeds
    this.past = host.past
    this.watches = table.seats.every(({ owner }) => owner === 'bot')
    this.#engine = host.engine
    this.coach = new Coach(this, host.mayCoach)
    this.talk = new TalkState(table.id)
    this.#live = host.play({
      snapshot: (table, frame, history) => {
        const ended = this.frame?.standings === null && frame?.standings
        this.#take(table)
        this.frame = frame
        // It was taken back, or there is nothing any more that it could be about.
        if (this.done && this.done.frame.version >= (frame?.version ?? 0)) this.done = null
        this.history = joinedTo(this.history, history)
        this.heard = []
        this.#know()
        // Lines are not in it, and some may have been missed.
        if (host.talks) void this.talk.refresh()
        if (host.talks) void this.#askOrders()
        if (ended) play('end', 'end')
      },
      table: (table) => this.#take(table),
      step: (heard, frame) => this.#step(heard, frame),
      line: (line) => {
        this.talk.hear(line)
        if (settings.talk && line.guest !== this.talk.you && this.talk.unread > 0) play('talk', 'talk')
      },
      orders: (orders) => {
        if (this.orders !== null && orders.length < this.orders.length && !this.#setting)
          toasts.show(say('orders-ended'))
        this.orders = orders
      },
      clock: (clock) => {
        heardTime(clock.now)
        this.table = { ...this.table, clock }
      },
      unsaid: (guest) => this.talk.unsay(guest),
      refused: (problem) => this.#refused(problem),
      connection: (state) => (this.connection = state),
      waiting: (commands) => (this.waiting = commands),
      thinking: (seat) => (this.thinking = seat),
    })
  }

  /** How the table is now, and what time it is there. */
  #take(table: Table): void {
    if (table.clock) heardTime(table.clock.now)
    this.table = table
  }

  /** Opens the connection; gives what closes it. */
  open(): () => void {
    const wake = () => {
      this.#live.look?.(!document.hidden)
      if (!document.hidden) this.#live.probe()
    }
    document.addEventListener('visibilitychange', wake)
    addEventListener('online', wake)
    this.#live.look?.(!document.hidden)
    this.#live.open()
    return () => {
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      theatre.pace = null
      this.#live.close()
      this.#engine.close()
      this.coach.end()
    }
  }

  /** Tells whoever plays the bots how fast the reader wants to follow, whenever that changes. */
  follow(): void {
    const unseen = this.skipping || (this.rest && !this.watches)
    theatre.pace = unseen ? 'at_once' : null
    this.#live.pace(this.skipping ? 'at_once' : settings.pace, this.watches)
  }

  /** Jumps to the viewer's next decision: what the others do until then is not waited for. */
  skip = (): void => {
    this.skipping = this.table.status === 'playing' && !this.yourTurn
    theatre.finish()
  }

  act = (action: unknown): void => {
    if (botForYou(this.table)) return toasts.show(say('table-bot-for-you'))
    // One move at a time: what the first one leads to decides what may follow.
    if (!this.frame || this.waiting > 0 || !this.#isSure(this.frame, action)) return
    this.asked = null
    this.#send(this.frame, action)
  }

  #send(frame: Frame, action: unknown): void {
    this.#doing = { frame, action }
    this.#live.act(frame.version, action)
  }

  /** Whether an action need not be asked about, or was asked for a second time. A double click is one click. */
  #isSure({ version, forgoes }: Frame, action: unknown): boolean {
    if (!settings.ask || !forgoes.some((other) => isSame(other, action))) return true
    const again = this.asked?.version === version && isSame(this.asked.action, action)
    if (again) return performance.now() - this.asked!.at > DOUBLE_CLICK
    this.asked = { version, action, at: performance.now() }
    return false
  }

  /** Does what was asked about. */
  sure = (): void => {
    const { asked, frame } = this
    this.asked = null
    if (asked && asked.version === frame?.version && this.waiting === 0) this.#send(frame, asked.action)
  }

  notYet = (): void => {
    this.asked = null
  }

  undo = (): void => {
    if (this.frame?.can_undo && this.waiting === 0) this.#live.undo(this.frame.version)
  }

  /** Whether the viewer can ask the others to take something back. */
  readonly mayAskBack = $derived(this.table.may_ask_back && (this.frame?.rewinds.length ?? 0) > 0)

  askBack = async (to: number): Promise<void> => {
    const { frame, table } = this
    if (frame) await attempt(() => api.askBack(table.id, to, frame.version))
  }

  /** Asks the rules why this cannot be done, and shows their answer. */
  why = (action: unknown): Promise<void> =>
    this.#explain((view, you) => this.#engine.whyNot(view, you, action))

  /** Asks the rules why nothing of a kind can be done, and shows their answer. */
  whyNone = (kind: unknown): Promise<void> =>
    this.#explain((view, you) => this.#engine.whyNone(view, you, kind))

  async #explain(ask: (view: unknown, you: Seat) => Promise<Against | null>): Promise<void> {
    const { frame, table } = this
    if (!frame || table.you === null || this.waiting > 0) return
    try {
      const against = await ask(frame.view, table.you)
      if (against) this.#refuse(against)
    } catch (error) {
      console.error(error)
      toasts.show(say('no-rules'))
    }
  }

  /** What the viewer would see after an action; null where the rules do not say, or are not there. */
  preview = async (action: unknown): Promise<Ahead<unknown, unknown> | null> => {
    const { frame, table } = this
    if (!frame || table.you === null) return null
    return this.#engine.preview(frame.view, table.you, action).catch((error) => {
      console.error(error)
      return null
    })
  }

  /** What stands is in no snapshot: the table is asked. */
  async #askOrders(): Promise<void> {
    const { id, you, status } = this.table
    if (you === null || status !== 'playing') return void (this.orders = null)
    this.orders = await api.orders(id).catch(() => null)
  }

  /** Whether the reader looks at what orders there are: nobody else needs to know. */
  #browses = false

  browseOrders = (browses: boolean): void => {
    this.#browses = browses
    this.#askOffered()
  }

  #askOffered(): void {
    const { frame, table } = this
    this.offered = []
    if (!this.#browses || !frame || frame.standings || table.you === null) return
    this.#engine.orders(frame.view, table.you).then(
      (offered) => {
        if (this.frame === frame) this.offered = offered
      },
      (error) => console.error(error),
    )
  }

  /** Gives a standing order, or takes it back. */
  setOrder = async (order: StandingOrder, stands: boolean): Promise<void> => {
    this.#setting = true
    const orders = await attempt(() => api.setOrder(this.table.id, order, stands))
    if (orders) this.orders = orders
    this.#setting = false
  }

  /** Asks for what happened before the history that is here: a stretch of it, or everything. */
  recall = async (everything = false): Promise<void> => {
    this.#wantsAll ||= everything
    if (this.#recalling) return
    this.#recalling = true
    do {
      const [first] = this.history
      if (!first || isWhole(this.history)) break
      const before = await attempt(() => api.history(this.table.id, first.n))
      if (!before?.length) break
      // A snapshot that came meanwhile may have begun the history anew.
      if (this.history[0]?.n === first.n) this.history = [...before, ...this.history]
    } while (this.#wantsAll)
    this.#recalling = this.#wantsAll = false
  }

  /** Asks the rules what they know about a new frame. Nothing waits for them: a table opens without. */
  #know(): void {
    const { frame, table } = this
    this.facts = null
    this.#askOffered()
    if (!this.module.asks || !frame || frame.standings || table.you === null) return
    const you = table.you
    whenIdle(() => {
      if (this.frame !== frame) return
      this.#engine.facts(frame.view, you).then(
        (facts) => {
          if (this.frame === frame) this.facts = facts
        },
        (error) => console.error(error),
      )
    })
  }

  #refuse({ refusal, rule }: Against): void {
    toasts.show(this.module.refusal(refusal, this.telling), { game: this.table.game, id: rule })
  }

  #step(heard: Heard, frame: Frame): void {
    const wasYourTurn = this.yourTurn
    if (heard.seat === this.table.you || heard.rewind !== null) {
      const { undo, rewind, n } = heard
      const mine = undo || rewind !== null ? null : this.#doing
      this.done = mine?.frame.version === n - 1 ? mine : null
    }
    if (wasYourTurn) this.baseline = frame
    this.history = [...this.history, heard]
    this.frame = frame
    this.#know()
    // Steps that arrive before the page is drawn again are shown together.
    if (this.#drawn) {
      this.#drawn = false
      this.heard = []
      void tick().then(() => (this.#drawn = true))
    }
    // Nobody watches a hidden tab: nothing is kept to be animated there.
    if (!document.hidden) this.heard = [...this.heard, heard]
    const sounds = heard.events
      .map((event) => this.module.sounds?.[(event as { type: string }).type])
      .filter((sound) => !!sound)
    if (this.yourTurn || frame.standings) this.skipping = false
    this.#takeForced(heard, frame)
    if (frame.standings) play('end', 'end')
    else if (this.yourTurn && !wasYourTurn) play('turn', 'turn')
    else if (sounds.length > 0) play(sounds.at(-1)!, heard.seat === this.table.you ? 'own' : 'others')
  }

  /** Takes the one action that everybody knows to be the only one. Not where the viewer may still take their last step back, nor
   * where they have just done so. */
  #takeForced(heard: Heard, frame: Frame): void {
    const { you } = this.table
    if (!settings.forced || !frame.forced || !this.yourTurn || you === null) return
    if (heard.undo || heard.rewind !== null || (heard.seat === you && frame.can_undo)) return
    const [only] = frame.legal
    toasts.show(say('forced-taken', { action: this.module.action(only, frame, this.telling) }), null, BRIEFLY)
    this.act(only)
  }

  #refused(problem: Problem): void {
    if (problem.code === 'against') this.#refuse(problem)
    else toasts.show(problemText(problem))
  }
}

/** Two clicks that follow each other faster than this, in milliseconds, are one that was meant. */
const DOUBLE_CLICK = 400

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** After whatever the page has to draw first. */
const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: 1000 }) : setTimeout(run)

/** Older browsers want the whole address of a socket. A page that comes back unseen has seen nothing. */
const liveAddress = (table: string) =>
  `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/live?changes=true` +
  (document.hidden ? '&looking=false' : '')

/** How a table is told to a seat, or to a spectator. */
export function tellingFor(table: Table, you: Seat | null): Telling {
  return { language: settings.language, you, name: (seat) => seatName(table, seat) }
}
