// Short notices, and the rules beside the table.

import { Refused } from './api'
import { w } from './words'
import type { Problem } from './protocol'

export interface Toast {
  id: number
  text: string
  /** The rule it rests on. */
  rule: { game: string; id: string } | null
}

const SHOWN_FOR = 7000
let last = 0
let list: Toast[] = $state([])

export const toasts = {
  get list(): Toast[] {
    return list
  },
  show(text: string, rule: Toast['rule'] = null): void {
    const id = ++last
    // The same notice twice is one notice.
    list = [...list.filter((toast) => toast.text !== text), { id, text, rule }].slice(-3)
    setTimeout(() => this.close(id), SHOWN_FOR)
  },
  close(id: number): void {
    list = list.filter((toast) => toast.id !== id)
  },
}

let open: { game: string; rule: string | null } | null = $state(null)

/** The rules in a sheet beside whatever is shown. */
export const rulesSheet = {
  get open() {
    return open
  },
  show(game: string, rule: string | null = null): void {
    open = { game, rule }
  },
  close(): void {
    open = null
  },
}

/** The sentence for a problem. */
export function problemText(problem: Problem): string {
  const say = w().problems[problem.code] as ((problem: Problem) => string) | undefined
  return (say ?? w().problems.internal)(problem as never)
}

/** The sentence for anything that was thrown on the way to the server and back. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? problemText(error.problem) : w().unreachable
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
