// What stands on the board in the lobby, live. Every message is the whole board, so that none can be missed.

import type { Lobby } from '../protocol'
import type { Wire } from '../live'
import { anything, queryOf, type Wish } from './wish'

const FIRST_DELAY = 1_000
const LONGEST_DELAY = 30_000

const dialled = (query: string): Wire =>
  new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/live${query}`)

export class LobbyState {
  /** What stands there; null until the first message. */
  board: Lobby | null = $state(null)
  /** Whether what is shown may be old. */
  lost = $state(false)
  #wire: Wire | null = null
  #query = ''
  #failures = 0
  #closed = false
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly dial: (query: string) => Wire = dialled,
    private readonly random: () => number = Math.random,
  ) {}

  /** Begins to read, or reads something else from now on. */
  open(wish: Wish = anything()): void {
    if (this.#closed) return
    this.#drop()
    this.#query = queryOf(wish)
    this.#connect()
  }

  /** Reads no more, for good: whatever was loading meanwhile opens nothing. */
  close(): void {
    this.#closed = true
    this.#drop()
  }

  #drop(): void {
    clearTimeout(this.#retry)
    const wire = this.#wire
    this.#wire = null
    if (!wire) return
    wire.onmessage = wire.onclose = null
    wire.close()
  }

  #connect(): void {
    const wire = this.dial(this.#query)
    this.#wire = wire
    wire.onmessage = ({ data }) => {
      if (typeof data !== 'string') return
      this.board = JSON.parse(data) as Lobby
      this.lost = false
      this.#failures = 0
    }
    wire.onclose = () => {
      this.#wire = null
      this.lost = true
      // Jitter keeps a thousand pages from knocking at the same moment after a restart of the server.
      const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.#failures) * (0.5 + this.random() / 2)
      this.#failures += 1
      this.#retry = setTimeout(() => this.#connect(), delay)
    }
  }
}
