// The shelf of the page: each game is loaded when its table is opened.

import type { GameModule } from './module'

const shelf: Record<string, () => Promise<{ default: GameModule }>> = {
  ugo: () => import('./ugo'),
  'golden-city': () => import('./golden-city'),
  'new-england': () => import('./new-england'),
  valdora: () => import('./valdora'),
  merchants: () => import('./merchants'),
}

/** The module of a game; undefined for one this page does not know. */
export async function gameModule(id: string): Promise<GameModule | undefined> {
  return (await shelf[id]?.())?.default
}
