// Lines of talk: joined as they come, and the signs among them gathered step by step.

import type { Line, Sign } from '../protocol'

/** Some people who gave the same sign. */
export interface Signed {
  sign: Sign
  names: string[]
}

/** Lines in their order, each once. */
export function joined(known: readonly Line[], news: readonly Line[]): Line[] {
  const numbers = new Set(known.map(({ n }) => n))
  const added = news.filter(({ n }) => !numbers.has(n))
  return [...known, ...added].sort((one, other) => one.n - other.n)
}

/** The signs beside each step. */
export function signsOf(lines: readonly Line[]): Map<number, Signed[]> {
  const signs = new Map<number, Signed[]>()
  for (const { said, name } of lines) {
    if (!('reaction' in said)) continue
    const { step, sign } = said.reaction
    const here = signs.get(step) ?? []
    signs.set(step, here)
    const same = here.find((one) => one.sign === sign)
    if (!same) here.push({ sign, names: [name] })
    else if (!same.names.includes(name)) same.names.push(name)
  }
  return signs
}
