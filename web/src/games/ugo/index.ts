// UGO! on the page.

import type { GameModule } from '../module'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { action, describe, log, panel, prompt, refusal } from './sentences'

const ugo: GameModule = { Board, Final, prompt, log, action, refusal, panel, describe }

export default ugo
