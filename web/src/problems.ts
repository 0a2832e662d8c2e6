// What is said when the server says no, or cannot be reached.

import { Refused } from './api'
import type { Problem } from './protocol'
import { toasts } from './toasts.svelte'
import { say } from './words'

/** The sentence for a problem; a general one for a problem only newer servers know. */
export function problemText(problem: Problem): string {
  return say.of('problem', problem)
}

/** The sentence for anything that was thrown on the way to the server and back. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? problemText(error.problem) : say('unreachable')
}

/** Does something and shows a notice if the server says no; not for problems that are expected. */
export async function attempt<T>(
  what: () => Promise<T>,
  expected: Problem['code'][] = [],
): Promise<T | undefined> {
  try {
    return await what()
  } catch (error) {
    if (!(error instanceof Refused && expected.includes(error.problem.code))) toasts.show(errorText(error))
    return undefined
  }
}
