import { expect, test } from 'vitest'
import { apart, lettersAt, lineAround } from './letters'

test('letters are as they are meant, unless they could not be read', () => {
  expect(lettersAt(0.5, 17)).toBe(17)
  expect(lettersAt(2, 17)).toBe(24)
})

test('a name gives way to those before it', () => {
  const names = [
    { name: 'Brighthaven', x: 100, y: 50 },
    { name: 'Field', x: 110, y: 60 },
    { name: 'Goldseal', x: 100, y: 90 },
  ]
  const boxOf = ({ name, x, y }: (typeof names)[number]) => lineAround(x, y, name, 20)
  expect(apart(names, boxOf).map(({ name }) => name)).toEqual(['Brighthaven', 'Goldseal'])
})
