// What the page says around the games, by the ids of its catalogues: for tests that hold in every language.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Language = 'en' | 'fr'
export type Say = (id: string, fields?: Record<string, FluentVariable>) => string

/** Whoever says it in this language. What there is no message for fails the test. */
export function speaker(language: Language): Say {
  const file = fileURLToPath(new URL(`../../words/${language}.ftl`, import.meta.url))
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(file, 'utf8')))
  return (id, fields) => {
    const message = bundle.getMessage(id)
    if (!message?.value) throw new Error(`there is no message ${id}`)
    const errors: Error[] = []
    const said = bundle.formatPattern(message.value, fields, errors)
    if (errors[0]) throw errors[0]
    return said
  }
}

/** How a browser says what its reader speaks. */
export const LOCALE = { en: 'en-GB', fr: 'fr-FR' } as const
