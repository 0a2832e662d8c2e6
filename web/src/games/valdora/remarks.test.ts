import { expect, it } from 'vitest'
import { everyRemarkIsASentence, telling } from '../../test/remarks'
import valdora from '.'
import type { Remark } from './types'

const { remark } = valdora

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  worth: { type: 'worth', points: 14 },
  completes: { type: 'completes', order: 'order_red', points: 9 },
  stones_aboard: { type: 'stones_aboard', points: 9 },
  denied: { type: 'denied', seat: 1, points: 9 },
  stones_missing: { type: 'stones_missing', stones: 2, points: 9 },
  carries: { type: 'carries', stones: 4 },
}

everyRemarkIsASentence(remarks, remark)

it('says what the step was good for', () => {
  expect(remark(remarks.denied, telling('en', null))).toBe('Bruno carries the stones for it: 9 points.')
  expect(remark(remarks.completes, telling('fr', null))).toBe(
    'C’était la dernière pierre de la commande rouge\u00a0: 9 points.',
  )
})
