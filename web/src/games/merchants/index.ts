// Merchants of Europe on the page.

import type { GameModule } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import { RESOURCES } from './data'
import { describe } from './describe'
import Final from './Final.svelte'
import { action, panel, prompt } from './sentences'
import { sound } from './sounds'
import { words } from './words'

const merchants: GameModule = {
  Board,
  Final,
  retells: true,
  prompt,
  sound,
  panel,
  describe,
  ...spoken(words),
  action,
  wares: { ids: RESOURCES, name: (id, telling) => words(telling).of('ware', id) },
}

export default merchants
