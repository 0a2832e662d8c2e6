// The page and the terminal say the same: one table of cases for both.

import { FluentResource } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import en from '../../../words/tests/cases.en.ftl'
import fr from '../../../words/tests/cases.fr.ftl'
import file from '../../../words/tests/cases.json'
import type { Language } from './messages'
import { distorted } from './pseudo'
import type * as Catalogues from './catalogues'

const pseudo = vi.hoisted(() => ({ on: false }))
vi.mock('./pseudo', async (original) => ({
  ...(await original<object>()),
  get isPseudo() {
    return pseudo.on
  },
}))
vi.mock('./catalogues', async (original) => {
  const real = await original<typeof Catalogues>()
  const own: Record<string, FluentResource> = { en, fr }
  return {
    ...real,
    catalogue: (id: string, language: Language) =>
      id === 'cases' ? own[language] : real.catalogue(id, language),
  }
})
const { speaker } = await import('./speaker')

function parts(family: string, value: unknown): unknown {
  if (family !== 'card') return undefined
  const [colour, number] = String(value).split('_')
  return { colour, value: Number(number) }
}

function say(language: string) {
  pseudo.on = language === 'pseudo'
  const telling = {
    language: (pseudo.on ? 'en' : language) as Language,
    you: file.you,
    name: (seat: number) => file.names[seat] ?? `#${seat + 1}`,
  }
  return speaker('cases' as 'shell', telling, parts) as unknown as {
    of(family: string, value: unknown): string
    title(family: string, value: unknown): string | null
  }
}

test.each(file.cases)('$text', ({ language, family, value, text, ...more }) => {
  expect(say(language).of(family, value)).toBe(text)
  expect(say(language).title(family, value)).toBe('title' in more ? more.title : null)
})

test('what cannot be said is reported', () => {
  const of = (family: string, value: unknown) => () => say('en').of(family, value)
  expect(of('event', { type: 'unknown' })).toThrow('no message')
  expect(of('event', { type: 'card_played', seat: 0 })).toThrow('card')
  expect(of('event', { type: 'card_played', seat: 0, card: 'white_6' })).toThrow('no message')
  expect(of('event', { type: 'passed', seat: 'Ada' })).toThrow('seat')
})

test('stretched words are about 40 % longer', () => {
  const text = 'Waiting for the others to place their tricks'
  expect(distorted(text).length / text.length).toBeGreaterThan(1.25)
})
