// From one table to the next that waits.

import { api } from '../api'
import { attempt } from '../problems'
import { go } from '../router.svelte'
import { toasts } from '../toasts.svelte'
import { say } from '../words'

/** Goes to the table that has waited longest, other than this one. */
export async function goToNext(here: string): Promise<void> {
  const turns = await attempt(api.turns)
  if (!turns) return
  const next = turns.find(({ table }) => table.id !== here)
  if (next) go(`/t/${encodeURIComponent(next.table.id)}`)
  else toasts.show(say('turns-none'))
}
