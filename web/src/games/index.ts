// The shelf of the page: each game is loaded when its table is opened.

import { keepGame } from '../offline'
import { settings } from '../settings.svelte'
import { fetchWords } from '../words/catalogues'
import type { GameModule } from './module'

const shelf: Record<string, () => Promise<{ default: GameModule }>> = {
  ugo: () => import('./ugo'),
  'golden-city': () => import('./golden-city'),
  'new-england': () => import('./new-england'),
  valdora: () => import('./valdora'),
  merchants: () => import('./merchants'),
}

/** The module of a game, with its words; undefined for one this page does not know. */
export async function gameModule(id: string): Promise<GameModule | undefined> {
  void keepGame(id, settings.language)
  const [module] = await Promise.all([
    shelf[id]?.(),
    ...['shell', id].map((of) => fetchWords(of, settings.language)),
  ])
  return module?.default
}
