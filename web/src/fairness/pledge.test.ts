import { expect, test } from 'vitest'
import { digestOf, open, pledgeOf, type Terms } from './pledge'

const filled = (byte: number) => byte.toString(16).padStart(2, '0').repeat(32)
const secret = { number: filled(1), key: filled(101) }
const terms: Terms = {
  commitment: '8c0cc17a04942cc4f8e0fe0b302606d3108860c126428ba2ceeb5f9ed41c2b05',
  game: 'ugo',
  edition: 1,
  options: { start: 'free', board: 'short' },
  pledges: [pledgeOf(secret), null],
}

test('pledge, terms and signature are those of the kernel', () => {
  // The same values stand in kernel/src/fairness.rs.
  expect(pledgeOf(secret)).toBe('58029ebe188b3795c805dcf55dc56199c9b52beb915408381f10485d5c1f9295')
  const digest = digestOf(terms)
  expect(digest).toBe('fa4b382692c2cd004d2d917f8bb95c19a21f3ded941f767d323045a471fdd589')
  expect(open(secret, digest).signature).toBe(
    'adff631dca073e3f1fbc900eed9c352d10850e779622fa4aa0c492d5bfdd349bef1f22b13142313c791f56a68c7394c9bb07aaad552b7f95d758417039138105',
  )
})
