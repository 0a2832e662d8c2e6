// New England on the page.

import type { GameModule, Sounds } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import Final from './Final.svelte'
import { marks, places } from './marks'
import Picture from './Picture.svelte'
import { action, describe, panel, prompt } from './sentences'
import { aim, known as things } from './things'
import type { Event } from './types'
import { words } from './words'

const sounds: Sounds<Event> = {
  family_chosen: 'card',
  start_tile_placed: 'piece',
  offer_drawn: 'card',
  marker_taken: 'piece',
  extra_drawn: 'card',
  bought: 'card',
  tile_placed: 'piece',
  land_used: 'score',
  figure_placed: 'piece',
  card_stored: 'card',
  stored_card_taken: 'card',
  figure_moved: 'piece',
  offer_cleared: 'trick',
}

const drawn = { Board, Final, Picture, sounds, marks, places }
const told = { ...spoken(words), prompt, panel, describe, action, things, aim }
const newEngland: GameModule = { ...drawn, ...told, asks: true }

export default newEngland
