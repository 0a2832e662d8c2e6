import { expect, it } from 'vitest'
import { everyRemarkIsASentence, telling } from '../../test/remarks'
import game from '.'
import type { Remark } from './types'

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  majority_taken: { type: 'majority_taken', figure: 'ship', points: 2 },
  majority_broken: { type: 'majority_broken', seat: 1, figure: 'barn', points: 3 },
  leads: { type: 'leads', points: 12 },
  income: { type: 'income', shillings: 6 },
  makes_room: { type: 'makes_room', card: 'barn', points: 1 },
  narrowed: { type: 'narrowed', seat: 1, cells: 3 },
  buys_first: { type: 'buys_first', price: 10 },
}

const { remark } = game

everyRemarkIsASentence(remarks, remark)

it('says what the step was good for', () => {
  expect(remark(remarks.majority_taken, telling('en', null))).toBe('Nobody has more ships: 2 points.')
  expect(remark(remarks.majority_broken, telling('fr', null))).toBe(
    'Bruno perd la majorité d’étables\u00a0: 3 points de moins.',
  )
})
