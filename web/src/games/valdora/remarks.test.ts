import { expect, it } from 'vitest'
import type { Telling } from '../module'
import { remark } from './remarks'
import type { Remark } from './types'

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  worth: { type: 'worth', points: 14 },
  completes: { type: 'completes', order: 'order_red', points: 9 },
  stones_aboard: { type: 'stones_aboard', points: 9 },
  denied: { type: 'denied', seat: 1, points: 9 },
  stones_missing: { type: 'stones_missing', stones: 2, points: 9 },
  carries: { type: 'carries', stones: 4 },
}

const telling = (language: Telling['language'], you: number | null): Telling => ({
  language,
  you,
  name: (seat) => ['Ana', 'Bruno', 'Clio', 'Diego'][seat] ?? '?',
})

it.each([
  ['en', 1],
  ['en', null],
  ['fr', 1],
  ['fr', null],
] as const)('every remark is a whole sentence in %s to seat %s', (language, you) => {
  for (const made of Object.values(remarks)) {
    const text = remark(made, telling(language, you))
    expect(text).toMatch(/^[\p{Lu}\d−].*\.$/u)
    expect(text).not.toMatch(/undefined|null|NaN|\[object|_|'| {2}/)
    if (language === 'fr') expect(text).not.toMatch(/[^\u00a0\u202f][:;!?]/)
    if (you === 1) expect(text).not.toContain(telling(language, you).name(1))
  }
})

it('says what the step was good for', () => {
  expect(remark(remarks.denied, telling('en', null))).toBe('Bruno carries the stones for it: 9 points.')
  expect(remark(remarks.completes, telling('fr', null))).toBe(
    'C’était la dernière pierre de la commande rouge\u00a0: 9 points.',
  )
})
