// The catalogues this page has read. Each is a file of its own, fetched when its language and its game are first needed.

import type { FluentResource } from '@fluent/bundle'
import type { Language } from './messages'
import { spoken } from './pseudo'

const files: Record<string, () => Promise<unknown>> = import.meta.glob(
  ['../../../words/*.ftl', '../../../games/*/words/*.ftl', '../../../games/*/*/words/*.ftl'],
  { import: 'default' },
)

/** Every language of the house: those the shell has words in. */
export const languages = Object.keys(files)
  .map((path) => /^[./]+words\/(\w+)\.ftl$/.exec(path)?.[1])
  .filter((code): code is Language => code !== undefined)

/** What a language calls itself: "Français". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** The shell's words bring what is on the box of every game, for the shelf shows them all. */
interface Words extends FluentResource {
  boxes?: Record<string, FluentResource>
}

const read = new Map<string, FluentResource>()
const keyOf = (id: string, language: Language) => `${id}/${spoken(language)}`
const pathOf = (id: string, language: Language) =>
  `../../../${id === 'shell' ? '' : `games/${id}/`}words/${spoken(language)}.ftl`

/** What stands for the box of a game where the shell or a whole game can stand. */
export const boxOf = (game: string) => `box of ${game}`

/** Whether this page knows the game. */
export const hasBox = (game: string, language: Language) => read.has(keyOf(boxOf(game), language))

/** A catalogue that was fetched before. */
export function catalogue(id: string, language: Language): FluentResource {
  const found = read.get(keyOf(id, language))
  if (!found) throw new Error(`the words of ${id} in ${language} have not been fetched`)
  return found
}

/** A story of a game has words of its own: `ugo/lessons`. They are read when one is opened. */
export const storyOf = (game: string, kind: 'lessons' | 'examples') => `${game}/${kind}`

/** Fetches the words of a game, of a story, or of the shell. */
export async function fetchWords(id: string, language: Language): Promise<void> {
  const fetch = files[pathOf(id, language)]
  if (fetch && !read.has(keyOf(id, language))) {
    const words = (await fetch()) as Words
    read.set(keyOf(id, language), words)
    for (const [game, box] of Object.entries(words.boxes ?? {})) read.set(keyOf(boxOf(game), language), box)
  }
}

/** Fetches in another language whatever has been fetched so far. */
export async function fetchAll(language: Language): Promise<void> {
  const ids = new Set([...read.keys()].map((key) => key.slice(0, key.lastIndexOf('/'))))
  await Promise.all([...ids].map((id) => fetchWords(id, language)))
}
