// What the page around the games says, in the reader's language.

import type { Language } from './messages'
import { settings } from '../settings.svelte'
import { fetchAll } from './catalogues'
import { speaker, speakers, type Say } from './speaker'

const made = new Map<Language, Say<'shell'>>()

/** Whoever speaks the reader's language. Reads the setting, so that components follow when it changes. */
function shell(): Say<'shell'> {
  const { language } = settings
  const say = made.get(language) ?? speaker('shell', { language, you: null, name: (seat) => `#${seat + 1}` })
  made.set(language, say)
  return say
}

/** Says what is not about anybody's seat at a table. */
export const say: Say<'shell'> = Object.assign(
  ((id, ...variables) => shell()(id, ...variables)) as Say<'shell'>,
  {
    of: (...asked: Parameters<Say<'shell'>['of']>) => shell().of(...asked),
    title: (...asked: Parameters<Say<'shell'>['title']>) => shell().title(...asked),
    story: (...asked: Parameters<Say<'shell'>['story']>) => shell().story(...asked),
  },
)

/** Whoever says it to one reader at one table. */
export const sayAt = speakers('shell')

/** Changes the language, once its words are there. */
export async function speak(language: Language): Promise<void> {
  await fetchAll(language)
  settings.language = language
}
