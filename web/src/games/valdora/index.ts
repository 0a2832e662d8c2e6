// Valdora on the page.

import type { GameModule } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import { describe } from './describe'
import Final from './Final.svelte'
import { marks, places, sounds } from './marks'
import Picture from './Picture.svelte'
import { action, panel, prompt } from './sentences'
import { aim, known as things } from './things'
import { words } from './words'

const drawn = { Board, Final, Picture, sounds, marks, places }
const told = { ...spoken(words), prompt, panel, describe, action, things, aim }
const valdora: GameModule = { ...drawn, ...told, asks: true }

export default valdora
