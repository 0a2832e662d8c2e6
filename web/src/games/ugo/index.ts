// UGO! on the page.

import type { GameModule } from '../module'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { remark } from './remarks'
import { action, describe, log, panel, prompt, refusal } from './sentences'
import { sound } from './sounds'

const ugo: GameModule = { Board, Final, prompt, log, sound, action, refusal, remark, panel, describe }

export default ugo
