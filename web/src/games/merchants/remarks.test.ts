import { expect, it } from 'vitest'
import { everyRemarkIsASentence, telling } from '../../test/remarks'
import merchants from '.'
import type { Remark } from './types'

const { remark } = merchants

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  in_front: { type: 'in_front', by: 2 },
  goods_free: { type: 'goods_free', goods: 1 },
  yields: { type: 'yields', resource: 'wheat', chances: 5 },
  blocks: { type: 'blocks', seat: 1, posts: 2, chances: 4 },
  at_post: { type: 'at_post', city: 'paris' },
  first_route: { type: 'first_route', city: 'rome' },
}

everyRemarkIsASentence(remarks, remark)

it('says what the step was good for', () => {
  expect(remark(remarks.blocks, telling('en', null))).toBe('Blocks 2 posts of Bruno’s: 4 rolls in 36.')
  expect(remark(remarks.first_route, telling('fr', null))).toBe(
    'Première route vers Rome, qui attend une marchandise.',
  )
})
