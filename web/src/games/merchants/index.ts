// Merchants of Europe on the page.

import type { GameModule, Sounds } from '../module'
import { spoken } from '../spoken'
import Board from './Board.svelte'
import { RESOURCES } from './data'
import { describe } from './describe'
import Final from './Final.svelte'
import { marks, places } from './marks'
import Picture from './Picture.svelte'
import { action, panel, prompt } from './sentences'
import { aim, known as things } from './things'
import type { Event } from './types'
import { words } from './words'

const sounds: Sounds<Event> = {
  rolled: 'trick',
  post_placed: 'piece',
  neutral_placed: 'piece',
  start_route_placed: 'piece',
  robber_moved: 'trick',
  traded: 'card',
  resource_bought: 'card',
  bank_traded: 'card',
  route_built: 'piece',
  city_connected: 'score',
  merchant_recruited: 'piece',
  merchant_moved: 'piece',
  post_founded: 'score',
  token_placed: 'card',
  token_moved: 'card',
  caravan_formed: 'piece',
  caravan_moved: 'piece',
  delivered: 'score',
  card_bought: 'card',
  card_played: 'card',
}

const drawn = { Board, Final, Picture, sounds, marks, places }
const told = { ...spoken(words), prompt, panel, describe, action, things, aim }
const wares: GameModule['wares'] = {
  ids: RESOURCES,
  name: (id, telling) => words(telling).of('ware', id),
}
const merchants: GameModule = { ...drawn, ...told, asks: true, retells: true, wares }

export default merchants
