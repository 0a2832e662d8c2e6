import { expect, test } from 'vitest'
import { choose, firstDraft } from './create'
import type { Choice, Info, OptionInfo } from './protocol'

const choice = (id: string): Choice => ({ id, seats: [3, 4] })
const option = (id: string, choices: string[], rest: Partial<OptionInfo> = {}): OptionInfo => ({
  id,
  minor: false,
  default_with: [],
  choices: choices.map(choice),
  ...rest,
})

const info: Info = {
  id: 'box',
  designers: [],
  developers: [],
  artists: [],
  publishers: [],
  translators: [],
  seats: [3, 4],
  age: 8,
  minutes: 10,
  learn: 5,
  weight: 1,
  kinds: ['tricks'],
  editions: [],
  options: [
    option('board', ['short', 'long']),
    option('start', ['fixed', 'free'], {
      default_with: [{ option: 'board', choice: 'long', default: 'free' }],
    }),
  ],
}

test('a default follows the choice it depends on, and stays where it was chosen afterwards', () => {
  const first = firstDraft(info, []).options
  expect(first).toEqual({ board: 'short', start: 'fixed' })
  const long = choose(info, first, 'board', 'long')
  expect(long).toEqual({ board: 'long', start: 'free' })
  expect(choose(info, long, 'start', 'fixed')).toEqual({ board: 'long', start: 'fixed' })
  expect(choose(info, long, 'board', 'short')).toEqual({ board: 'short', start: 'fixed' })
})
