import { expect, it } from 'vitest'
import type { Telling } from '../module'
import { remark } from './remarks'
import type { Remark } from './types'

/** One of each kind: the type checker lists what is missing. */
const remarks: Record<Remark['type'], Remark> = {
  in_front: { type: 'in_front', by: 2 },
  goods_free: { type: 'goods_free', goods: 1 },
  yields: { type: 'yields', resource: 'wheat', chances: 5 },
  blocks: { type: 'blocks', seat: 1, posts: 2, chances: 4 },
  at_post: { type: 'at_post', city: 'paris' },
  first_route: { type: 'first_route', city: 'rome' },
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
  expect(remark(remarks.blocks, telling('en', null))).toBe('Stops 2 posts of Bruno: 4 rolls in 36.')
  expect(remark(remarks.first_route, telling('fr', null))).toBe(
    'Première route vers Rome, qui attend une marchandise.',
  )
})
