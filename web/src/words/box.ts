// What is on the box of a game. Games, options and editions are what the server says there are, so that the gate checks their
// messages, not the compiler.

import { settings } from '../settings.svelte'
import { boxOf, hasBox } from './catalogues'
import { speaker } from './speaker'
import { kebab } from './tagged'

type Reads = (message: string) => string

const made = new Map<string, Reads>()

/** Reads what a box says in the reader's language; null if this page does not know the game. */
function reader(game: string): Reads | null {
  const { language } = settings
  if (!hasBox(game, language)) return null
  const key = `${game}/${language}`
  // A box is not among the catalogues the compiler knows.
  const catalogue = boxOf(game) as 'shell'
  const telling = { language, you: null, name: (seat: number) => `#${seat + 1}` }
  const read = made.get(key) ?? (speaker(catalogue, telling) as unknown as Reads)
  made.set(key, read)
  return read
}

export const titleOf = (game: string): string => reader(game)?.('title') ?? game

export const aboutGame = (game: string): string => reader(game)?.('title.about') ?? ''

export const optionName = (game: string, option: string): string =>
  reader(game)?.(kebab(`option-${option}`)) ?? option

export const choiceName = (game: string, option: string, choice: string): string =>
  reader(game)?.(kebab(`option-${option}-${choice}`)) ?? choice

export const aboutChoice = (game: string, option: string, choice: string): string =>
  reader(game)?.(kebab(`option-${option}-${choice}.about`)) ?? ''

/** What an edition changed, in a sentence. */
export const changeOf = (game: string, edition: number): string => reader(game)?.(`edition-${edition}`) ?? ''
