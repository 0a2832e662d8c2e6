// Valdora on the page.

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
  moved: 'piece',
  page_turned: 'card',
  equipment_bought: 'card',
  order_bought: 'card',
  stone_loaded: 'piece',
  purse_filled: 'piece',
  order_delivered: 'trick',
  workshop_opened: 'score',
  special_played: 'card',
  duel_card_applied: 'card',
}

const drawn = { Board, Final, Picture, sounds, marks, places }
const told = { ...spoken(words), prompt, panel, describe, action, things, aim }
const valdora: GameModule = { ...drawn, ...told, asks: true }

export default valdora
