// Whom the reader does not want to hear: shared by the talk of every table and the menu of every name.

import { api } from '../api'
import { attempt } from '../problems'

class Hushed {
  #muted: readonly string[] = $state.raw([])
  /** Blocked since the page was opened: the server leaves out the lines of the others. */
  #blocked: readonly string[] = $state.raw([])

  isMuted = (guest: string): boolean => this.#muted.includes(guest)
  has = (guest: string): boolean => this.isMuted(guest) || this.#blocked.includes(guest)

  async load(): Promise<void> {
    const muted = await attempt(() => api.muted())
    if (muted) this.#muted = muted.map(({ guest }) => guest)
  }

  mute = async (guest: string, muted: boolean): Promise<boolean> => {
    const now = await attempt(() => api.mute(guest, muted))
    if (now) this.#muted = now.map((one) => one.guest)
    return now !== undefined
  }

  block(guest: string): void {
    this.#blocked = [...this.#blocked, guest]
  }

  unblock(guest: string): void {
    this.#blocked = this.#blocked.filter((one) => one !== guest)
  }
}

export const hushed = new Hushed()
