// After a connection is lost it is sought again: later and later, and not by all pages at the same moment.

import type { Wire } from './live'

export class Retry {
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `longest` is how long is waited at most, in milliseconds. */
  constructor(
    private readonly again: () => void,
    private readonly longest: number,
    private readonly random: () => number = Math.random,
    private readonly first = 1_000,
  ) {}

  later(): void {
    // Jitter keeps a thousand pages from knocking at the same moment after a restart of the server.
    const delay = Math.min(this.longest, this.first * 2 ** this.#failures) * (0.5 + this.random() / 2)
    this.#failures += 1
    this.stop()
    this.#timer = setTimeout(this.again, delay)
  }

  /** It worked: the next time, little is waited again. */
  worked(): void {
    this.#failures = 0
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

/** Ends a connection, and hears nothing of it any more. */
export function letGo(wire: Wire | null): void {
  if (!wire) return
  wire.onmessage = wire.onclose = null
  wire.close()
}
