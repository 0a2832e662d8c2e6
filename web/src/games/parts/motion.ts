// What moves on a board, and how all of it is ended at once.

export class Motion {
  #running: Animation[] = []
  #wake: (() => void) | undefined

  /** Waits by the clock, not for animations: those stand still while the browser has no time to draw. */
  async pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wake = undefined
  }

  /** Ends every movement and pause now. */
  finish(): void {
    this.#wake?.()
    for (const animation of this.#running) animation.finish()
  }

  /** An animation that ends when all do. */
  run(animation: Animation): void {
    this.#running.push(animation)
    const ended = () => (this.#running = this.#running.filter((other) => other !== animation))
    animation.finished.then(ended, ended)
  }
}
