// What UGO! says in English. The French dictionary has the same keys, or does not compile.

import { signed } from './signed'

const farmers = (count: number) => (count === 1 ? '1 farmer' : `${count} farmers`)
const points = (count: number) => `${signed(count)} ${Math.abs(count) === 1 ? 'point' : 'points'}`
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)
const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`)

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join()
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

export const en = {
  farmers,
  points,
  cards,
  list,

  cardName: (colour: string, value: number) => `${colour} ${value}`,
  cardLabel: (card: string, terrain: string, icons: string) => `${card}, ${terrain}${icons}`,
  iconsOfWin: (count: number) => `, brings ${farmers(count)} when it wins`,
  iconsOfLoss: (same: number, other: number) =>
    same === 0
      ? `, brings ${farmers(other)} when another colour beats it`
      : `, brings ${farmers(same)} when its own colour beats it, ${other} when another does`,

  // What to do now
  youLead: 'Your turn: lead any card.',
  youFollow: (led: string) => `Your turn: follow ${led}.`,
  youAreFree: (led: string) => `Your turn: you have no ${led}, play any card.`,
  youPlace: 'You won the trick: place it in your kingdom.',
  leads: (name: string) => `${name} leads the next trick.`,
  plays: (name: string) => `Waiting for ${name} to play a card.`,
  places: (name: string) => `Waiting for ${name} to place the trick.`,
  over: 'The four rounds are over.',

  // The log
  roundBegan: (round: number) => `Round ${round}`,
  youDealt: (cards: string) => `You hold ${cards}.`,
  youPlayed: (card: string) => `You play ${card}.`,
  played: (name: string, card: string) => `${name} plays ${card}.`,
  youWon: (card: string) => `You win the trick with ${card}.`,
  won: (name: string, card: string) => `${name} wins the trick with ${card}.`,
  youOpened: (colours: string) => `You open ${colours}.`,
  opened: (name: string, colours: string) => `${name} opens ${colours}.`,
  youGotFarmers: (come: number, icons: number) =>
    come === icons ? `You get ${farmers(come)}.` : `You get ${farmers(come)} instead of ${icons}.`,
  gotFarmers: (name: string, come: number, icons: number) =>
    come === icons ? `${name} gets ${farmers(come)}.` : `${name} gets ${farmers(come)} instead of ${icons}.`,
  roundScored: (round: number, results: string) => `Round ${round} counts: ${results}.`,
  result: (name: string, points: number) => `${name} ${signed(points)}`,
  gameOver: (totals: string) => `The game is over: ${totals}.`,

  // Actions
  play: (card: string) => `Play ${card}`,
  place: (order: string, tops: string) => ['Place the trick', order, tops].filter(Boolean).join('; '),
  placeOrder: (colours: string) => `new fields: ${colours}`,
  placeTops: (cards: string) => `on top: ${cards}`,

  // Refusals
  gameIsOver: 'The four rounds are over.',
  notYourTurn: (name: string) => `It is not your turn: ${name} is to act.`,
  notInHand: (card: string) => `You do not hold ${card}.`,
  mustFollow: (led: string, holds: number) =>
    `You must follow ${led}: you hold ${holds === 1 ? 'one card' : `${holds} cards`} of it.`,
  trickToPlace: 'Place the trick you won first.',
  noTrickToPlace: 'There is no trick to place now.',
  wrongNewColours: (colours: string) => `The fields to open are these, each once: ${colours}.`,
  wrongTop: (colour: string) =>
    `Choose one ${colour} card to lie on top if there are several, none otherwise.`,

  // Panels
  total: 'Points of the rounds scored',
  inHand: 'Cards in hand',
  farmersWon: 'Farmers won this round',
  running: 'What the kingdom counts now',

  // The board
  yourKingdom: 'Your kingdom',
  kingdomOf: (name: string) => `Kingdom of ${name}`,
  yourHand: 'Your hand',
  field: (field: number) => `Field ${field}`,
  covers: (count: number) => `It covers ${cards(count)}.`,
  free: 'free',
  standing: (farmers: number, needed: number) => `${farmers} of ${needed} farmers`,
  countsTop: (value: number) => `All farmed: the top card counts ${points(value)}.`,
  countsMissing: (missing: number, penalty: number) =>
    `${farmers(missing)} missing: ${points(penalty)}, and the card counts nothing.`,
  countsEmpty: (value: number) => `Farmed and free: ${points(value)}.`,
  countsLater: (missing: number, value: number) =>
    `Free: ${points(value)} once ${missing === 1 ? 'one more farmer stands' : `${missing} more farmers stand`} here.`,
  countsNothing: 'Free: counts nothing.',
  trick: 'The trick',
  trickNumber: (trick: number, tricks: number) => `Trick ${trick} of ${tricks}`,
  roundNumber: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  led: (colour: string) => `${colour} is led`,
  nothingLed: 'No card yet',
  winning: 'winning',
  dealer: 'Dealer',
  leader: 'Leads this trick',
  supply: (count: number) => `${farmers(count)} in the supply`,
  aside: (count: number) => `${cards(count)} set aside unseen`,
  lacks: (colours: string) => `Has no ${colours}`,
  enlarge: (name: string) => `Look at the kingdom of ${name}`,
  close: 'Close',

  // Placing
  placeTitle: 'Place the trick',
  order: 'Order',
  chooseOrder: 'New territories: tap them in the order of your fields',
  onTop: 'On top',
  chooseTop: (colour: string) => `On top of ${colour}`,
  goesTo: (colour: string, field: number) => `${colour}, to field ${field}`,
  goesOnTop: (card: string) => `${card} on top`,
  farmersToCome: (count: number) => `${farmers(count)} will come`,
  pointsChange: (before: number, after: number) => `Kingdom: ${signed(before)} → ${points(after)}`,
  confirm: 'Place',

  // Scores
  scores: 'Scores',
  roundEnds: (round: number) => `Round ${round} is scored`,
  ifItEnded: (round: number) => `Round ${round}, if it ended now`,
  finalSheet: 'Final sheet',
  lastRound: (round: number) => `Round ${round}, field by field`,
  round: 'Round',
  sum: 'Total',
  rank: 'Place',
  ranked: (rank: number, tied: boolean) =>
    `${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'}${tied ? ' (tied)' : ''}`,
  missing: (count: number) => `${count} missing`,
  goOn: 'Go on',

  // The board in words
  saysTrick: (cards: string) => `In the trick: ${cards}.`,
  saysNoTrick: 'No card lies in the trick.',
  saysPlayed: (name: string, card: string) => `${card} from ${name}`,
  saysWinning: (name: string) => `${name} is winning.`,
  youAreWinning: 'You are winning.',
  saysKingdom: (title: string, fields: string, points: string) => `${title}: ${fields}; ${points} now.`,
  saysField: (field: number, top: string, standing: string) => `field ${field} ${top}, ${standing}`,
  saysTotal: (name: string, total: string, hand: string) => `${name}: ${total} so far, ${hand} in hand.`,
  saysHand: (cards: string) => `Your hand: ${cards}.`,
  saysRound: (round: string, trick: string, dealer: string) => `${round}, ${trick}. Dealer: ${dealer}.`,
  you: 'you',

  // What a bot says about a step of its own. Where a name may be null, it is the reader himself.
  remarks: {
    fieldFed: (field: number, count: number) => `Field ${field} has all its farmers: ${points(count)}.`,
    kingdomGrew: (by: number, count: number) => `${points(by)} more: the kingdom counts ${signed(count)}.`,
    spoilt: (name: string | null, count: number) => `Costs ${name ?? 'you'} ${points(count)}.`,
    farmersAnyway: (come: number, empty: number) =>
      `Lost, but worth ${farmers(come)}: ${spaces(empty)} left empty.`,
    trickSnatched: (name: string | null) =>
      name === null ? 'The trick would have been yours.' : `The trick would have gone to ${name}.`,
  },
}

/** The words of a language. */
export type Words = typeof en
