// New England on the page.

import type { GameModule } from '../module'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { refusal } from './refusals'
import { remark } from './remarks'
import { action, describe, log, panel, prompt } from './sentences'
import { sound } from './sounds'

const newEngland: GameModule = { Board, Final, prompt, log, sound, action, refusal, remark, panel, describe }

export default newEngland
