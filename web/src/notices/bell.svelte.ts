// What there is to hear of, live: every message is all there is to know, so that none can be missed.

import { me } from '../guest'
import type { Wire } from '../live'
import type { Bell } from '../protocol'
import { Retry } from '../retry'
import { showElsewhere } from '../table/turn-sign'

const LONGEST_DELAY = 60_000

const dialled = (): Wire => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/me/notices/live`)

type Badge = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> }

/** The sign on the icon of the installed page, where there are such signs. */
function badge(unread: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badge
  const shown = unread > 0 ? setAppBadge?.call(navigator, unread) : clearAppBadge?.call(navigator)
  // A browser may have it and not allow it.
  shown?.catch(() => undefined)
}

export class BellState {
  /** Null for somebody whom the server does not know. */
  bell: Bell | null = $state(null)
  #wire: Wire | null = null
  #asking = false
  readonly #retry: Retry

  constructor(
    private readonly dial: () => Wire = dialled,
    private readonly isKnown: () => Promise<boolean> = async () => (await me()) !== null,
    random: () => number = Math.random,
  ) {
    this.#retry = new Retry(() => void this.listen(), LONGEST_DELAY, random)
  }

  get unread(): number {
    return this.bell?.unread ?? 0
  }

  /** How many tables wait for the reader. */
  get turns(): number {
    return this.bell?.turns ?? 0
  }

  /** Begins to listen, if it does not yet and there is somebody to listen. */
  async listen(): Promise<void> {
    if (this.#wire || this.#asking) return
    this.#asking = true
    this.#retry.stop()
    try {
      if (await this.isKnown()) this.#connect()
      else this.hear(null)
    } catch {
      this.#retry.later()
    } finally {
      this.#asking = false
    }
  }

  /** What the server said. */
  hear(bell: Bell | null): void {
    this.bell = bell
    showElsewhere(this.turns > 0)
    badge(this.unread)
  }

  #connect(): void {
    const wire = this.dial()
    this.#wire = wire
    wire.onmessage = ({ data }) => {
      if (typeof data !== 'string') return
      this.hear(JSON.parse(data) as Bell)
      this.#retry.worked()
    }
    wire.onclose = () => {
      this.#wire = null
      this.#retry.later()
    }
  }
}

export const bell = new BellState()
