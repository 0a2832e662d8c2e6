import { expect, it } from 'vitest'
import { everyRemarkIsASentence, telling } from '../../test/remarks'
import goldenCity from '.'
import type { Remark } from './types'

const { remark } = goldenCity

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

everyRemarkIsASentence(remarks, remark)

it('says what the step was good for', () => {
  expect(remark(remarks.round_letters, telling('en', null))).toBe(
    'Worth 4 letters more when this round is scored.',
  )
  expect(remark(remarks.rival_letters, telling('fr', null))).toBe(
    'Coûte 2 lettres à Bruno au décompte de la manche.',
  )
})
