import { expect, it } from 'vitest'
import type { Telling } from '../module'
import { remark } from './remarks'
import type { Remark } from './types'

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  round_letters: { type: 'round_letters', letters: 4 },
  rival_letters: { type: 'rival_letters', seat: 1, letters: 2 },
  shut_out: { type: 'shut_out', seat: 1, place: 'sun_palace' },
  city_in_reach: { type: 'city_in_reach', zones: 2 },
  new_wares: { type: 'new_wares', new: 2, wares: 3 },
  pays_for: { type: 'pays_for', places: 3 },
  leads: { type: 'leads', letters: 14 },
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
  expect(remark(remarks.round_letters, telling('en', null))).toBe('4 letters more when this round is scored.')
  expect(remark(remarks.rival_letters, telling('fr', null))).toBe(
    'Coûte 2 lettres à Bruno au décompte de la manche.',
  )
})
