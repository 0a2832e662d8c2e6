// A lesson on its way: in the place of the server's live connection its script says what happens, and the rules, in their thread, whether what
// the reader does is allowed and meant.

import { addressOf as addressOfGame } from '../device/host'
import { randomHex } from '../guest'
import { now, tableOf } from '../device/begin'
import { store } from '../device/store'
import { Engine } from '../engine'
import type { Listener } from '../live'
import type { Frame, Heard, Level, Script, Seat, SeatInfo, Shown, Table } from '../protocol'
import { reducedMotion, settings } from '../settings.svelte'
import type { Host, Play } from '../table/table.svelte'
import { keepProgress, progressOf, type Progress } from './progress'

export type Rules = Pick<Engine, 'learn' | 'readOn' | 'try' | 'playOn' | 'close'>

/** Between two things that happen, in milliseconds, so that each can be followed. */
const BREATH = 900

/** What the reader is told about what they have just tried. */
export type Answer = 'other' | 'against' | null

/** Who sits there: the names are those of the house's bots. */
const NAMES = ['Ada', 'Bruno', 'Clio', 'Diego', 'Edda']
const APPRENTICE: Level = 'apprentice'

export class Lesson {
  /** The step that is reached; behind the last one the lesson is over. */
  step = $state(0)
  /** Something is happening: nothing is said until it has. */
  busy = $state(true)
  answer: Answer = $state(null)
  /** The rules cannot be had. */
  failed: unknown = $state.raw(null)
  readonly table: Table
  readonly host: Host
  #progress: Progress
  #listener: Listener | undefined
  #frame: Frame | null = null
  #story: Heard[] = []
  #stopped = false

  constructor(
    readonly game: string,
    readonly chapter: string,
    readonly script: Script,
    you: string,
    private readonly rules: Rules & Engine = new Engine(game),
    private readonly breath = BREATH,
  ) {
    this.#progress = progressOf(game, chapter)
    this.table = tableFor(game, script, you)
    this.host = {
      deeds: {
        address: '',
        handOver: async () => undefined,
        takeBack: async () => undefined,
        leave: null,
        coach: null,
        record: async () => '',
        rematch: async () => '',
      },
      engine: this.rules,
      talks: false,
      mayCoach: () => true,
      past: async () => ({ steps: 0, moments: [] }),
      play: (listener) => {
        this.#listener = listener
        return this.#play
      },
    }
  }

  /** What is to be seen and done at the step. */
  get here() {
    return this.script.step[this.step] ?? null
  }

  readonly #play: Play = {
    open: () => void this.#open(this.#progress),
    close: () => (this.#stopped = true),
    probe: () => undefined,
    pace: () => undefined,
    undo: () => undefined,
    act: (_version, action) => void this.#act(action),
  }

  async #open(reached: Pick<Progress, 'step' | 'done'>): Promise<void> {
    try {
      const { frame, story, shown } = await this.rules
        .learn(this.script, { step: reached.step, done: reached.done })
        // The lesson is another one now: it begins anew.
        .catch(() => this.rules.learn(this.script, { step: 0, done: [] }))
      if (shown.step === 0) this.#progress = { ...this.#progress, step: 0, done: [] }
      this.#frame = frame
      this.#story = story
      this.#listener?.snapshot(this.table, this.#unlit(frame), story)
      this.#listener?.connection('live')
      await this.#show(shown)
    } catch (why) {
      console.error(why)
      this.failed = why
    }
  }

  /** Once more from its beginning. */
  again = async (): Promise<void> => {
    this.#keep(0, [])
    this.busy = true
    this.answer = null
    await this.#open(this.#progress)
  }

  /** On from a step at which there is nothing to do. */
  next = async (): Promise<void> => {
    if (this.busy || !this.here || this.here.right?.length) return
    this.busy = true
    await this.#show(await this.rules.readOn())
    this.#keep(this.step, this.#progress.done)
  }

  /** Does what is meant, for whoever asks. */
  showMe = (): void => {
    const [right] = this.here?.right ?? []
    if (right !== undefined) void this.#act(right)
  }

  async #act(action: unknown): Promise<void> {
    if (this.busy || !this.here) return
    if (!this.here.right?.length) return void (this.answer = 'other')
    this.busy = true
    const tried = await this.rules.try(action)
    if (tried === 'other' || 'against' in tried) {
      this.busy = false
      this.answer = tried === 'other' ? 'other' : 'against'
      if (tried !== 'other') this.#listener?.refused({ code: 'against', ...tried.against })
      return
    }
    const done = [...this.#progress.done, action]
    await this.#show(tried.right)
    this.#keep(this.step, done)
  }

  /** Shows what happens until the step, and then the step. */
  async #show({ step, moments }: Shown): Promise<void> {
    this.answer = null
    const breath = settings.pace === 'at_once' || reducedMotion() ? 0 : this.breath
    const acts = (this.script.step[step]?.right ?? []).length > 0
    for (const [at, { heard, frame }] of moments.entries()) {
      if (at > 0) await this.#wait(breath)
      if (this.#stopped) return
      this.#frame = frame
      this.#story = [...this.#story, heard]
      const last = at === moments.length - 1
      this.#listener?.step(heard, last && acts ? this.#lit(frame) : this.#unlit(frame))
    }
    if (moments.length > 0) await this.#wait(breath)
    if (this.#stopped) return
    if (moments.length === 0 && this.#frame)
      this.#listener?.snapshot(
        this.table,
        acts ? this.#lit(this.#frame) : this.#unlit(this.#frame),
        this.#story,
      )
    this.step = step
    this.busy = false
  }

  #wait = async (ms: number): Promise<void> => {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms))
  }

  #keep(step: number, done: unknown[]): void {
    const over = this.#progress.over || step >= this.script.step.length
    this.#progress = { step: step >= this.script.step.length ? 0 : step, done, over }
    if (this.#progress.step === 0) this.#progress.done = []
    keepProgress(this.game, this.chapter, this.#progress)
  }

  #lit = (frame: Frame): Frame => ({ ...frame, can_undo: false, forced: false, forgoes: [] })
  #unlit = (frame: Frame): Frame => ({ ...this.#lit(frame), legal: [] })

  /** A game of this device that goes on from here against Apprentices; gives its address. */
  playOn = async (): Promise<string> => {
    const you = this.table.you!
    const bots = this.table.seats.map(({ seat }) => (seat === you ? null : APPRENTICE))
    const seats = this.table.seats.map(({ seat, name }) => (seat === you ? (name ?? '') : ''))
    const at = now()
    const lines = await this.rules.playOn({ seats, bots, at })
    const { frame } = await this.rules.now(null)
    const table = tableOf(this.game, JSON.parse(lines[0]!), you, at, frame.to_act)
    await store.keep(
      { table, seed: seedOf(this.script.start.seed) },
      0,
      0,
      lines.map((text) => ({ text, mine: false })),
    )
    // Whoever has read all of this needs no introduction at the table.
    if (!settings.known.includes(this.game)) settings.known.push(this.game)
    return addressOfGame(table.id)
  }
}

/** The number of a script as the seed of its game, as `engine/src/lesson.rs` has it. */
const seedOf = (seed: number) => seed.toString(16).padStart(16, '0').padEnd(64, '0')

function tableFor(game: string, { start }: Script, name: string): Table {
  const you: Seat = start.you ?? 0
  const seats = Array.from({ length: start.seats }, (_, seat) => (seat === you ? name : NAMES[seat]!))
  const bots = seats.map((_, seat) => (seat === you ? null : APPRENTICE))
  const header = { edition: 1, options: start.options ?? {}, seats, bots, fairness: { commitment: '' } }
  // Nobody plays for the others: no bot is to be waited for.
  const table = tableOf(game, header, you, now(), [])
  return {
    ...table,
    id: `lesson ${randomHex(4)}`,
    seats: table.seats.map((seat): SeatInfo => ({ ...seat, bot: null })),
  }
}
