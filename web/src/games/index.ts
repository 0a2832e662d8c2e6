// The shelf of the page: every folder here that has an index.ts is a game, loaded when its table is opened.

import { keepGame } from '../offline'
import { settings } from '../settings.svelte'
import { fetchWords } from '../words/catalogues'
import type { GameModule } from './module'

const shelf = import.meta.glob<{ default: GameModule }>('./*/index.ts')

/** The module of a game, with its words; undefined for one this page does not know. */
export async function gameModule(id: string): Promise<GameModule | undefined> {
  void keepGame(id, settings.language)
  const [module] = await Promise.all([
    shelf[`./${id}/index.ts`]?.(),
    ...['shell', id].map((of) => fetchWords(of, settings.language)),
  ])
  return module?.default
}
