// Valdora on the page.

import type { GameModule } from '../module'
import Board from './Board.svelte'
import { describe } from './describe'
import Final from './Final.svelte'
import { refusal } from './refusals'
import { remark } from './remarks'
import { action, log, panel, prompt } from './sentences'
import { sound } from './sounds'

const valdora: GameModule = { Board, Final, prompt, log, sound, action, refusal, remark, panel, describe }

export default valdora
