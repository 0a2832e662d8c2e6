// What there is to hear of, live: every message is all there is to know, so that none can be missed.

import { me } from '../guest'
import type { Wire } from '../live'
import type { Bell } from '../protocol'
import { showElsewhere } from '../table/turn-sign'

const FIRST_DELAY = 1_000
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
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly dial: () => Wire = dialled,
    private readonly isKnown: () => Promise<boolean> = async () => (await me()) !== null,
    private readonly random: () => number = Math.random,
  ) {}

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
    clearTimeout(this.#retry)
    try {
      if (await this.isKnown()) this.#connect()
      else this.hear(null)
    } catch {
      this.#again()
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
      this.#failures = 0
    }
    wire.onclose = () => {
      this.#wire = null
      this.#again()
    }
  }

  #again(): void {
    // Jitter keeps a thousand pages from knocking at the same moment after a restart of the server.
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.5 + this.random() / 2)
    this.#failures += 1
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => void this.listen(), delay)
  }
}

export const bell = new BellState()
