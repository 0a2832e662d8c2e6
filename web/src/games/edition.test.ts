import { expect, test } from 'vitest'
import { ByEdition } from './edition'
import file from './edition.fixture.toml'

interface Data {
  plain: number
  corrected: ByEdition<number>
  of_seats: Record<number, number>
  deep: { cells: ByEdition<number[]> }[]
}
const data = file as unknown as Data

test('a corrected value holds from its edition on, as in the kernel', () => {
  expect([1, 2, 3, 9].map((edition) => data.corrected.of(edition))).toEqual([3, 3, 4, 4])
  expect(data.deep[0]?.cells.of(2)).toEqual([1, 1])
})

test('what is no table of editions stays what it is', () => {
  expect(data.plain).toBe(3)
  expect(data.of_seats).toEqual({ 2: 1, 3: 2 })
})

test('whoever forgets to ask for the edition is told', () => {
  const forgetful = data.corrected as unknown as number
  expect(() => forgetful + 1).toThrow('of(view.edition)')
  expect(() => `${forgetful}`).toThrow('of(view.edition)')
})
