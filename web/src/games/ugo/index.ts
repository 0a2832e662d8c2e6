// UGO! on the page.

import type { GameModule } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { describe, panel, prompt } from './sentences'
import { sound } from './sounds'
import { words } from './words'

const ugo: GameModule = { Board, Final, prompt, sound, panel, describe, ...spoken(words) }

export default ugo
