// The Golden City on the page.

import type { GameModule, Sounds } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import { describe } from './describe'
import Final from './Final.svelte'
import { marks, places } from './marks'
import Picture from './Picture.svelte'
import { action, panel, prompt } from './sentences'
import { aim, known as things } from './things'
import type { Event } from './types'
import { words } from './words'

const sounds: Sounds<Event> = {
  groups_laid_out: 'card',
  hand_placed: 'card',
  group_taken: 'card',
  post_built: 'piece',
  coins_taken: 'piece',
  key_taken: 'piece',
  card_drawn: 'card',
  bonus_taken: 'card',
  ware_taken: 'card',
  ware_removed: 'card',
  card_discarded: 'card',
  zone_entered: 'score',
  round_scored: 'score',
  special_scored: 'score',
}

const drawn = { Board, Final, Picture, sounds, marks, places }
const told = { ...spoken(words), prompt, panel, describe, action, things, aim }
const goldenCity: GameModule = { ...drawn, ...told, retells: true }

export default goldenCity
