// UGO! on the page.

import type { GameModule, Sounds } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { marks } from './marks'
import { describe, panel, prompt } from './sentences'
import type { Event } from './types'
import { words } from './words'

const sounds: Sounds<Event> = {
  card_played: 'card',
  trick_won: 'trick',
  farmers_came: 'piece',
  round_scored: 'score',
}

const ugo: GameModule = { Board, Final, prompt, sounds, panel, marks, describe, ...spoken(words) }

export default ugo
