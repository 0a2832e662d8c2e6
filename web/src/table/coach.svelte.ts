// The coach: what a legend would do with what the viewer sees. It thinks in a thread of its own, so that the game goes on meanwhile; what
// it says is for one moment of the game and goes with it.

import { Engine } from '../engine'
import { toasts } from '../toasts.svelte'
import type { Advice, Advised, Frame, Table } from '../protocol'
import { botForYou } from '../seats'
import { attempt } from '../problems'
import { say } from '../words'
import type { Mark } from './since'
import type { TableState } from './table.svelte'

/** What it is asked: what to do now, or whether what was done last was good. */
export type About = 'now' | 'last'

export type Rules = Pick<Engine, 'advise' | 'close'>

/** As long as a legend of the house may think here, in milliseconds. */
const LONGEST = 2000
/** Worlds that tell how many more there is time for. */
const TRIAL = 80

/** Worlds in a millisecond on this device, by game. */
const rates: Record<string, number> = {}

/** What was asked, and the answer. */
export interface Counsel {
  about: About
  /** What was seen, and what was done then. */
  frame: Frame
  taken: unknown
  advice: Advice
}

export class Coach {
  open = $state(false)
  asking: About | null = $state(null)
  /** What will be asked once the reader agrees that the game says so. */
  wants: About | null = $state(null)
  counsel: Counsel | null = $state.raw(null)
  #rules: Rules | null = null
  #thinking = false

  constructor(
    private readonly live: TableState,
    private readonly allowed: (table: Table) => boolean,
    private readonly rulesOf: (game: string) => Rules = (game) => new Engine(game),
    private readonly longest = LONGEST,
  ) {}

  /** Whether there is one here for the reader. */
  get there(): boolean {
    const { table } = this.live
    return table.you !== null && !botForYou(table) && this.allowed(table)
  }

  /** Whether it can be asked this now. */
  may(about: About): boolean {
    const { frame, yourTurn, done, table } = this.live
    if (!this.there || !frame) return false
    // A lesson waits for nobody: it is the reader's turn whenever there is something to do.
    return about === 'last'
      ? done !== null
      : yourTurn || (table.to_act.length === 0 && frame.legal.length > 0)
  }

  /** What it said, as long as it is about what is on the table. */
  get heard(): Counsel | null {
    const { counsel, live } = this
    if (!counsel) return null
    const still = counsel.about === 'now' ? counsel.frame === live.frame : counsel.frame === live.done?.frame
    return still ? counsel : null
  }

  /** The button: asks what to do, or whether that was good, or puts it away. */
  toggle = (): void => {
    if (this.open) return this.close()
    this.open = true
    if (this.heard) return
    if (this.may('now')) this.ask('now')
    else if (this.may('last')) this.ask('last')
  }

  close = (): void => {
    this.open = false
    this.wants = null
    this.#stop()
  }

  ask = (about: About): void => {
    if (!this.may(about) || this.asking) return
    const { table, deeds } = this.live
    this.counsel = null
    if (deeds.coach && !table.seats[table.you!]?.coached) this.wants = about
    else void this.#think(about)
  }

  /** The reader agrees. */
  agree = async (): Promise<void> => {
    const { wants: about, live } = this
    const { you } = live.table
    this.wants = null
    if (about === null || you === null || !live.deeds.coach) return
    this.asking = about
    const marked = await attempt(() => live.deeds.coach!(you))
    this.asking = null
    if (marked && this.open && this.may(about)) await this.#think(about)
  }

  async #think(about: About): Promise<void> {
    const { frame: now, done, table } = this.live
    const frame = about === 'now' ? now : (done?.frame ?? null)
    if (!frame || table.you === null) return
    const taken = about === 'last' ? (done?.action ?? null) : null
    const asked = { view: frame.view, seat: table.you, taken, seed: frame.version + 1 }
    const rules = (this.#rules ??= this.rulesOf(table.game))
    this.asking = about
    this.#thinking = true
    try {
      const advice = await this.#within(rules, table.game, asked)
      if (this.#rules === rules) this.counsel = { about, frame, taken, advice }
    } catch (why) {
      // Whoever closed it does not wait any more.
      if (this.#rules === rules) {
        console.error(why)
        toasts.show(say('no-rules'))
      }
    } finally {
      if (this.#rules === rules) {
        this.asking = null
        this.#thinking = false
      }
    }
  }

  /** Asks with as many worlds as there is time for. */
  async #within(
    rules: Rules,
    game: string,
    asked: Omit<Parameters<Rules['advise']>[0], 'worlds'>,
  ): Promise<Advice> {
    let [left, rate] = [this.longest, rates[game]]
    if (rate === undefined) {
      // The first answer takes as long as it takes to fetch the rules.
      await rules.advise({ ...asked, worlds: 1 })
      const began = performance.now()
      const advice = await rules.advise({ ...asked, worlds: TRIAL })
      const took = Math.max(1, performance.now() - began)
      rate = advice.worlds / took
      rates[game] = rate
      left -= took
      if (rate * left < 2 * TRIAL || advice.actions.length < 2) return advice
    }
    const began = performance.now()
    const advice = await rules.advise({ ...asked, worlds: Math.max(TRIAL, Math.floor(rate * left)) })
    if (advice.actions.length > 1) rates[game] = advice.worlds / Math.max(1, performance.now() - began)
    return advice
  }

  #stop(): void {
    this.asking = null
    if (!this.#thinking) return
    this.#thinking = false
    this.end()
  }

  /** Lets its thread go. */
  end(): void {
    const rules = this.#rules
    this.#rules = null
    this.asking = null
    rules?.close()
  }

  /** Where on the board its actions are: the best is 1. */
  get marks(): Mark[] {
    const { heard, live } = this
    const you = live.table.you
    if (!this.open || !heard || you === null || heard.about !== 'now') return []
    const marks: Mark[] = []
    for (const [nth, { action }] of heard.advice.actions.entries())
      for (const place of live.module.places(action, heard.frame.view, you)) {
        const mark = typeof place === 'string' ? { at: place } : place
        const label = `${nth + 1}`
        const there = marks.find(({ at }) => at === mark.at)
        if (there) there.label += `·${label}`
        else marks.push({ ...mark, seat: you, label })
      }
    return marks
  }
}

/** How sure it is of the first, from nothing to choose between them to no doubt. */
export function sureness({ actions }: Advice): 'only' | 'open' | 'slight' | 'likely' | 'clear' {
  const [first, second] = actions
  if (!first || !second) return 'only'
  if (first.surely >= 97) return 'clear'
  if (first.surely >= 85) return 'likely'
  return first.surely >= 68 ? 'slight' : 'open'
}

/** What it thinks of what was done. */
export function verdict({ actions }: Advice): 'best' | 'alike' | 'rather' | 'better' {
  const taken = actions.find(({ taken }) => taken)
  const [first] = actions
  if (!taken || !first || taken === first) return 'best'
  if (taken.surely < 68) return 'alike'
  return taken.surely >= 90 && by(first, taken) >= 3 ? 'better' : 'rather'
}

/** How much likelier one makes it to come first, in a hundred. */
export const by = (first: Advised, other: Advised): number => Math.max(0, first.hope - other.hope)
