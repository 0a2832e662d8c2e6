import { expect, it } from 'vitest'
import type { Telling } from '../module'
import { remark } from './remarks'
import type { Remark } from './types'

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  field_fed: { type: 'field_fed', field: 3, points: 6 },
  kingdom_grew: { type: 'kingdom_grew', by: 4, points: -2 },
  spoilt: { type: 'spoilt', seat: 1, points: 5 },
  farmers_anyway: { type: 'farmers_anyway', farmers: 2, empty: 1 },
  trick_snatched: { type: 'trick_snatched', from: 1 },
}

const telling = (language: Telling['language'], you: number | null): Telling => ({
  language,
  you,
  name: (seat) => ['Gabriel', 'Carole', 'Théo', 'Sonia'][seat] ?? '?',
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
  expect(remark(remarks.spoilt, telling('en', null))).toBe('Costs Carole 5 points.')
  expect(remark(remarks.kingdom_grew, telling('fr', null))).toBe(
    '4 points de plus\u00a0: le royaume en compte −2.',
  )
})
