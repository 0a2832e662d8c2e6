// What is said at a table: what the live connection brings, and what was said before.

import { api } from '../api'
import { randomHex } from '../guest'
import { attempt } from '../problems'
import type { Line, Said, Sign } from '../protocol'
import { settings } from '../settings.svelte'
import { hushed } from './hushed.svelte'
import { joined, signsOf } from './lines'

export class TalkState {
  /** As far back as was asked for, oldest first. */
  lines: Line[] = $state.raw([])
  /** Whether there are earlier ones. */
  earlier = $state(false)
  /** Who the reader is, if they have a name. */
  you: string | null = $state(null)
  #readTo = $state(0)
  #loading: Promise<void> | null = null

  readonly heard = $derived(this.lines.filter(({ guest }) => !hushed.has(guest)))
  /** What is read as talk: signs stand beside their steps. */
  readonly spoken = $derived(this.heard.filter(({ said }) => !('reaction' in said)))
  readonly hushed = $derived(this.lines.filter(({ guest }) => hushed.isMuted(guest)).length)
  readonly unread = $derived(
    settings.talk ? this.spoken.filter(({ n, guest }) => n > this.#readTo && guest !== this.you).length : 0,
  )
  /** The signs beside each step. */
  readonly signs = $derived(signsOf(this.heard))

  constructor(readonly table: string) {}

  hear(line: Line): void {
    this.#add([line])
  }

  /** Somebody was forgotten, and what they said with them. */
  unsay(guest: string): void {
    this.lines = this.lines.filter((line) => line.guest !== guest)
  }

  /** Asks for the newest lines: at first, and whenever some may have been missed. */
  refresh(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null))
    return this.#loading
  }

  async #load(): Promise<void> {
    const talk = await attempt(() => api.talk(this.table))
    if (!talk) return
    this.you = talk.you
    if (talk.you !== null) await hushed.load()
    const known = this.lines.at(-1)?.n ?? 0
    // More was missed than is told at once: what came before it is asked for again.
    if (known > 0 && talk.earlier && (talk.lines[0]?.n ?? 0) > known) this.lines = []
    if (this.lines.length === 0) this.earlier = talk.earlier
    this.#readTo = Math.max(this.#readTo, talk.read_to)
    this.#add(talk.lines)
  }

  /** Asks for what was said before. */
  recall = async (): Promise<void> => {
    const talk = await attempt(() => api.talk(this.table, this.lines[0]?.n))
    if (!talk) return
    this.earlier = talk.earlier
    this.#add(talk.lines)
  }

  #add(lines: readonly Line[]): void {
    this.lines = joined(this.lines, lines)
  }

  /** Says something, once under each id; gives whether it was said. */
  say = async (said: Said, id = randomHex(16)): Promise<boolean> => {
    return (await attempt(() => api.say(this.table, { id, said }))) !== undefined
  }

  react = (step: number, sign: Sign): void => void this.say({ reaction: { step, sign } })

  /** The reader has seen everything that is here. */
  read(): void {
    const last = this.lines.at(-1)?.n ?? 0
    if (last <= this.#readTo) return
    this.#readTo = last
    if (this.you !== null) void attempt(() => api.readTo(this.table, last))
  }

  unmuteAll = async (): Promise<void> => {
    for (const { guest } of this.lines) if (hushed.isMuted(guest)) await hushed.mute(guest, false)
  }
}
