// The Golden City on the page.

import type { GameModule } from '../module'
import Board from './Board.svelte'
import { describe } from './describe'
import Final from './Final.svelte'
import { remark } from './remarks'
import { action, log, panel, prompt, refusal } from './sentences'
import { sound } from './sounds'

const goldenCity: GameModule = { Board, Final, prompt, log, sound, action, refusal, remark, panel, describe }

export default goldenCity
