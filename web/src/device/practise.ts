// Practice: a game of this device is dealt, and one goes there.

import type { Draft } from '../create'
import { addressOf } from './host'
import type { Table } from '../protocol'
import { begin } from './begin'
import { store } from './store'

const NAME = 'comptoir.practice-name'

/** What one was called at the last game on this device: without the server nobody else knows. */
export const practiceName = (): string | null => localStorage.getItem(NAME)

/** The games of this device, newest first; none where a browser keeps nothing. */
export const practised = (): Promise<Table[]> =>
  store.list().catch((why) => {
    console.error(why)
    return []
  })

/** Throws away every game of this device, and what one was called at them. */
export async function forgetAll(): Promise<void> {
  for (const { id } of await store.list()) await store.forget(id)
  localStorage.removeItem(NAME)
}

/** Deals a game on this device; gives its address. */
export async function practise(
  game: string,
  draft: Pick<Draft, 'seats' | 'options'> & Partial<Pick<Draft, 'coach'>>,
  name: string,
  others: readonly string[] = [],
): Promise<string> {
  localStorage.setItem(NAME, name)
  return addressOf((await begin(game, draft, name, others)).id)
}
