// New England on the page.

import type { GameModule } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { action, describe, panel, prompt } from './sentences'
import { sound } from './sounds'
import { words } from './words'

const newEngland: GameModule = { Board, Final, prompt, sound, panel, describe, ...spoken(words), action }

export default newEngland
