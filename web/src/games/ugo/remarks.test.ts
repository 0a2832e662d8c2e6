import { expect, it } from 'vitest'
import { everyRemarkIsASentence, telling } from '../../test/remarks'
import ugo from '.'
import type { Remark } from './types'

const { remark } = ugo

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  field_fed: { type: 'field_fed', field: 3, points: 6 },
  kingdom_grew: { type: 'kingdom_grew', by: 4, points: -2 },
  spoilt: { type: 'spoilt', seat: 1, points: 5 },
  farmers_anyway: { type: 'farmers_anyway', farmers: 2, empty: 1 },
  trick_snatched: { type: 'trick_snatched', from: 1 },
}

everyRemarkIsASentence(remarks, remark)

it('says what the step was good for', () => {
  expect(remark(remarks.spoilt, telling('en', null))).toBe('Costs Bruno 5 points.')
  expect(remark(remarks.kingdom_grew, telling('fr', null))).toBe(
    '4 points de plus\u00a0: le royaume en vaut −2.',
  )
})
