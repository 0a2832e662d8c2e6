// The one menu about a person, wherever their name stands.

import type { Friends, Seat } from '../protocol'

export interface Whom {
  guest: string
  name: string
  /** Where they sit, so that a report says at which table it was. */
  at?: { table: string; seat: Seat } | undefined
  /** Told what the reader's friends are after a change. */
  changed?: ((now: Friends) => void) | undefined
}

class PersonMenu {
  whom: Whom | null = $state.raw(null)

  open(whom: Whom): void {
    this.whom = whom
  }

  close = (): void => {
    this.whom = null
  }
}

export const personMenu = new PersonMenu()
