// Merchants of Europe on the page.

import type { GameModule } from '../module'
import Board from './Board.svelte'
import { describe } from './describe'
import Final from './Final.svelte'
import { log } from './log'
import { refusal } from './refusals'
import { remark } from './remarks'
import { action, panel, prompt } from './sentences'
import { sound } from './sounds'

const merchants: GameModule = { Board, Final, prompt, log, sound, action, refusal, remark, panel, describe }

export default merchants
