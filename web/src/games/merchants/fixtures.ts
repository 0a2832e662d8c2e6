// Positions for tests, after the rulebook's examples.

import { data } from './data'
import type { Action, Known, Player, View } from './types'

const player = (change: Partial<Player> = {}): Player => ({
  gold: 3,
  resources: {},
  hidden_resources: 0,
  cards: {},
  hidden_cards: 0,
  stock: 4,
  goods_left: 5,
  posts: [],
  routes: [],
  merchants: [null, null],
  caravans: [null, null],
  arrived: [false, false],
  ...change,
})

/** The start of a game for four on the short board, in the first player's turn; `players` changes some of it. */
export function position(players: Partial<Player>[] = [], change: Partial<View> = {}): View {
  return {
    edition: 1,
    options: {
      board: 'short',
      start_cities: 'purple',
      setup: 'fixed',
      robber_start: 'given',
      first: 'lot',
      memory: 'open',
    },
    you: 0,
    first: 0,
    active: 0,
    turn: 1,
    phase: 'act',
    this_turn: {
      rolled: true,
      resources_bought: 0,
      purchases_left: 1,
      card_bought: false,
      your_new_card: null,
      card_played: false,
      offers: 0,
      offers_left: 1,
      refused: null,
      tolls: [[], []],
    },
    robber: '12:-6',
    tokens: [
      { hex: '7:0', number: 10 },
      { hex: '4:3', number: 5 },
    ],
    neutral: [],
    goods: [],
    players: [0, 1, 2, 3].map((seat) => player(players[seat])),
    bank: { wood: 19, wool: 19, wheat: 19, ore: 19, salt: 19 },
    deck: {},
    hidden_deck: data.development.reduce((sum, { count }) => sum + count, 0),
    discard: {},
    discarded: [],
    to_discard: 0,
    your_discard: null,
    trade: null,
    safe_conduct: 0,
    arrow: null,
    waiting: null,
    ...change,
  }
}

const BERN_Z = '4:2:E/6:1:W'
const Z_PARIS = '4:2:E/5:1:W'
const PARIS_BRUSSELS = '4:1:E/5:1:W'
const BRUSSELS_COLOGNE = '4:1:E/6:0:W'

/** The delivery run of the rulebook: from Bern over Paris and Brussels to Cologne. */
export const RUN = { BERN_Z, Z_PARIS, PARIS_BRUSSELS, BRUSSELS_COLOGNE }

/** The first stretch of it, which may cost a toll. */
export const FIRST_STRETCH = {
  type: 'caravan_moved',
  seat: 0,
  caravan: 0,
  from: RUN.BERN_Z,
  to: RUN.Z_PARIS,
  salt: 1,
} as const

export const deliveryRun = (own: Partial<Player> = {}): View =>
  position([
    {
      posts: ['bern'],
      routes: [BERN_Z, Z_PARIS, PARIS_BRUSSELS],
      caravans: [BERN_Z, null],
      resources: { salt: 1 },
      gold: 1,
      stock: 1,
      goods_left: 4,
      ...own,
    },
    { posts: ['brussels', 'cologne'], routes: [BRUSSELS_COLOGNE] },
    { posts: ['paris'] },
  ])

/** Some of what is legal in the delivery run. */
export const runLegal: Action[] = ['end_turn', { move_caravan: { caravan: 0, to: Z_PARIS } }]

/** What the rules tell about it. */
export const runFacts: Known = {
  walks: [],
  steps: [{ caravan: 0, to: Z_PARIS, salt: 1, toll: null }],
  journeys: [
    { caravan: 0, steps: [Z_PARIS], salt: 1, tolls: [], deliveries: ['paris'] },
    {
      caravan: 0,
      steps: [Z_PARIS, PARIS_BRUSSELS, BRUSSELS_COLOGNE],
      salt: 1,
      tolls: [1],
      deliveries: ['paris', 'brussels', 'cologne'],
    },
  ],
}
