import { expect, test } from 'vitest'
import { en } from './en'
import { fr as ugoFr } from '../games/ugo/words/fr'
import { of } from './elision'
import { fr } from './fr'

/** Every text of a dictionary by its path; functions are asked with values that fit all of them. */
function texts(words: object, path = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]): [string, unknown][] => {
    const at = `${path}/${key}`
    return value !== null && typeof value === 'object' ? texts(value, at) : [[at, value]]
  })
}

test('French and English have the same entries', () => {
  expect(texts(fr).map(([path]) => path)).toEqual(texts(en).map(([path]) => path))
})

test.each([
  ['en', en],
  ['fr', fr],
])('no text of %s is empty', (_, words) => {
  for (const [path, text] of texts(words)) {
    if (typeof text === 'string') expect(text.trim(), path).not.toBe('')
  }
})

/** The literal parts of a text: of a sentence with gaps, what stands between them. */
function literals(text: unknown): string[] {
  if (typeof text === 'string') return [text]
  const quoted = String(text).match(/(['"`])(?:\\.|(?!\1)[^\\])*\1/g) ?? []
  return quoted.map((literal) => literal.replaceAll(/\$\{[^}]*\}/g, 'x'))
}

test.each([
  ['the page', fr],
  ['UGO!', ugoFr],
])('%s is set in French: no line begins with a colon, a question mark or a closing quote', (_, words) => {
  for (const [path, text] of texts(words)) {
    for (const literal of literals(text)) expect(literal, path).not.toMatch(/ [:;!?»]|« /)
  }
})

test('"de" is elided before a vowel', () => {
  expect(['Ada', 'Élise', 'Yves', 'Yann', 'Bruno', 'Héron'].map(of)).toEqual([
    'd’Ada',
    'd’Élise',
    'd’Yves',
    'de Yann',
    'de Bruno',
    'de Héron',
  ])
})

test('problems are told with their numbers', () => {
  expect(en.problems.still_here({ code: 'still_here', seconds: 1 })).toMatch(/1 more second\./)
  expect(fr.problems.still_here({ code: 'still_here', seconds: 30 })).toMatch(/30 secondes/)
  expect(en.problems.unstorable({ code: 'unstorable' })).toMatch(/disk .* Nothing has changed; try again/)
  expect(fr.problems.unstorable({ code: 'unstorable' })).toMatch(/disque .* Rien n’a changé.* réessayez/)
  const setup = { code: 'setup', setup: { why: 'seats', asked: 7, allowed: [2, 3, 4] } } as const
  expect(en.problems.setup({ ...setup, setup: { ...setup.setup, allowed: [2, 3, 4] } })).toContain(
    '2, 3 or 4',
  )
  expect(fr.problems.setup({ ...setup, setup: { ...setup.setup, allowed: [2, 3, 4] } })).toContain(
    '2, 3 ou 4',
  )
})
