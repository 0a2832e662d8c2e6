// What stands on the board in the lobby, live. Every message is the whole board, so that none can be missed.

import type { Lobby } from '../protocol'
import type { Wire } from '../live'
import { letGo, Retry } from '../retry'
import { anything, queryOf, type Wish } from './wish'

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
  #closed = false
  readonly #retry: Retry

  constructor(
    private readonly dial: (query: string) => Wire = dialled,
    random: () => number = Math.random,
  ) {
    this.#retry = new Retry(() => this.#connect(), LONGEST_DELAY, random)
  }

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
    this.#retry.stop()
    letGo(this.#wire)
    this.#wire = null
  }

  #connect(): void {
    const wire = this.dial(this.#query)
    this.#wire = wire
    wire.onmessage = ({ data }) => {
      if (typeof data !== 'string') return
      this.board = JSON.parse(data) as Lobby
      this.lost = false
      this.#retry.worked()
    }
    wire.onclose = () => {
      this.#wire = null
      this.lost = true
      this.#retry.later()
    }
  }
}
