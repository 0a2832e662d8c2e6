// What The Golden City says in English. The French dictionary has the same keys, or does not compile.

import type { Kind, Reward } from '../data'
import type { Landscape } from '../types'

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
const coins = (count: number) => many(count, 'coin')
const letters = (count: number) => many(count, 'letter')
const cards = (count: number) => many(count, 'card')
const points = (count: number) => many(count, 'victory point')

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join()
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const landscapes: Record<Landscape, string> = {
  port: 'port',
  mountain: 'mountain',
  desert: 'desert',
  forest: 'forest',
  meadow: 'meadow',
}

const kinds: Record<Kind, string> = {
  port: 'Port',
  rural: 'Rural site',
  outer: 'Outer zone',
  inner: 'Inner zone',
}

const rewards: Record<Reward, string> = {
  coin1: '1 coin',
  coin2: '2 coins',
  card: 'a landscape card',
  key: 'a key',
  bonus: 'a bonus card',
  ware: 'a ware card',
}

export const en = {
  coins,
  letters,
  points,
  list,
  landscapes,
  kinds,
  rewards,

  // Names of things
  some: (count: number, landscape: string) => `${count} ${landscape}`,
  quarter: (landscape: string) => `${landscape} quarter`,
  wares: (one: string, other: string) => `${one} and ${other}`,

  // What to do now
  youPlaceHand: 'Your turn: lay your hand on a group of cards.',
  youPlaceHandAt: (price: number) =>
    `Your turn: lay your hand on a group. To expel somebody costs ${coins(price)}.`,
  youBuildFirst: 'Your turn: build a first post, or end your turn.',
  youBuildSecond: 'Build a second post, or end your turn.',
  youCannotPay: 'You cannot pay for any place: end your turn.',
  youChooseBonus: 'Choose the bonus card you keep.',
  youTakeWare: 'Take a ware card.',
  youRemoveWare: (limit: number) => `You may keep ${limit} ware cards: remove one from the game.`,
  youDiscard: (count: number) => `Too many cards in hand: discard ${count === 1 ? 'one' : `${count}`}.`,
  placesHand: (name: string) => `Waiting for ${name} to lay a hand on a group.`,
  builds: (name: string) => `Waiting for ${name} to build.`,
  choosesBonus: (name: string) => `${name} looks through the bonus cards.`,
  takesWare: (name: string) => `Waiting for ${name} to take a ware card.`,
  removesWare: (name: string) => `Waiting for ${name} to remove a ware card.`,
  discards: (name: string) => `Waiting for ${name} to discard.`,
  over: 'The game is over.',

  // The log
  roundBegan: (round: number, ware: string, area: string) => `Round ${round}: ${ware}, ${area}`,
  youWereDealt: (cards: string) => `You begin with ${cards}.`,
  laidOut: (groups: string) => `On offer: ${groups}.`,
  shuffled: (count: number) => `The discard pile is shuffled: a new deck of ${cards(count)}.`,
  youPlaced: (group: number) => `You lay your hand on group ${group}.`,
  placed: (name: string, group: number) => `${name} lays a hand on group ${group}.`,
  youExpelled: (whom: string, group: number, price: number) =>
    `You expel ${whom} from group ${group} for ${coins(price)}.`,
  expelledYou: (name: string, group: number, price: number) =>
    `${name} expels you from group ${group} for ${coins(price)}.`,
  expelled: (name: string, whom: string, group: number, price: number) =>
    `${name} expels ${whom} from group ${group} for ${coins(price)}.`,
  youTook: (cards: string) => `You take ${cards}.`,
  took: (name: string, cards: string) => `${name} takes ${cards}.`,
  youBuilt: (place: string, payment: string) => `You build at ${place} for ${payment}.`,
  built: (name: string, place: string, payment: string) => `${name} builds at ${place} for ${payment}.`,
  youBuiltBlack: (place: string, payment: string) => `You add a black post at ${place} for ${payment}.`,
  builtBlack: (name: string, place: string, payment: string) =>
    `${name} adds a black post at ${place} for ${payment}.`,
  aKey: 'a key',
  youGot: (what: string) => `You get ${what}.`,
  got: (name: string, what: string) => `${name} gets ${what}.`,
  noCoins: 'no coin: the reserve is empty',
  youDrew: (card: string) => `You draw: ${card}.`,
  drew: (name: string) => `${name} draws a card.`,
  youKept: (bonus: string) => `You keep the ${bonus}.`,
  tookBonus: (name: string) => `${name} keeps a bonus card.`,
  youTookWare: (wares: string) => `You take the ${wares} card.`,
  tookWare: (name: string, wares: string) => `${name} takes the ${wares} card.`,
  youDrewWare: (wares: string) => `You turn up the top ware card: ${wares}.`,
  drewWare: (name: string, wares: string) => `${name} turns up the top ware card: ${wares}.`,
  youRemoved: (wares: string) => `You remove the ${wares} card from the game.`,
  removed: (name: string, wares: string) => `${name} removes the ${wares} card from the game.`,
  youEntered: (place: string, first: boolean, gained: number) =>
    `You are ${first ? 'first' : 'second'} at ${place}: ${letters(gained)}.`,
  entered: (name: string, place: string, first: boolean, gained: number) =>
    `${name} is ${first ? 'first' : 'second'} at ${place}: ${letters(gained)}.`,
  youDiscarded: (card: string) => `You discard a ${card} card.`,
  discarded: (name: string, card: string) => `${name} discards a ${card} card.`,
  youBuiltNothing: 'You build nothing.',
  builtNothing: (name: string) => `${name} builds nothing.`,
  youAreBlocked: 'You are blocked: no place is open to you any more.',
  isBlocked: (name: string) => `${name} is blocked: no place is open any more.`,
  scoredWare: (ware: string, results: string) => `${ware} counts: ${results}.`,
  scoredArea: (area: string, results: string) => `${area} counts: ${results}.`,
  nobody: 'nobody',
  result: (name: string, gained: number) => `${name} +${gained}`,
  shownNone: (name: string) => `${name} has no bonus card to show.`,
  shown: (name: string, lines: string) => `${name} shows ${lines}.`,
  shownLine: (bonus: string, gained: number) => `${bonus} (${letters(gained)})`,
  specialWon: (name: string, won: number, totals: string) =>
    `Special scoring, ${totals}: ${name} gets ${points(won)}.`,
  youWonSpecial: (won: number, totals: string) => `Special scoring, ${totals}: you get ${points(won)}.`,
  specialTied: (totals: string) => `Special scoring, ${totals}: all is equal, nobody gets anything.`,
  gameOver: 'The game is over',

  // Actions
  placeHandOn: (group: number, cards: string) => `Lay your hand on group ${group}: ${cards}`,
  expelFrom: (name: string, group: number, cards: string, price: number) =>
    `Expel ${name} from group ${group} for ${coins(price)}: ${cards}`,
  build: (place: string, payment: string) => `Build at ${place} for ${payment}`,
  buildBlack: (place: string, payment: string) => `Add a black post at ${place} for ${payment}`,
  endTurn: 'End turn',
  chooseBonus: (bonus: string) => `Keep the ${bonus}`,
  takeWare: (wares: string) => `Take the ${wares} card`,
  drawWare: 'Take the top card of the ware pile, unseen',
  removeWare: (wares: string) => `Remove the ${wares} card`,
  discard: (card: string) => `Discard a ${card} card`,

  // Refusals
  gameIsOver: 'The game is over.',
  notYourTurn: (name: string) => `It is not your turn: ${name} is to act.`,
  firstPlaceHand: 'First the auction: lay your hand on a group of cards.',
  firstBuild: 'Now posts are built: choose a place on the island, or end your turn.',
  firstChooseBonus: 'First choose the bonus card you keep.',
  firstTakeWare: 'First take a ware card.',
  firstRemoveWare: 'First remove one of your ware cards.',
  firstDiscard: 'First discard from your hand.',
  noSuchGroup: (groups: number) => `There are ${groups} groups.`,
  expulsionTooDear: (name: string, price: number, has: number) =>
    `To expel ${name} costs ${coins(price)} now, and you have ${has === 0 ? 'none' : has}.`,
  noPostLeft: 'You have placed all your posts.',
  siteTaken: (place: string, name: string) => `${place} holds a single post, and ${name} is there.`,
  siteYours: (place: string) => `You already have a post at ${place}.`,
  alreadyThere: (place: string) => `You already have a post at ${place}; a zone takes one of each player.`,
  notConnected: (place: string) => `No road leads to ${place} from one of your posts.`,
  zoneFull: (place: string) => `${place} is full: no zone holds more than two posts.`,
  keyMissing: (place: string) => `${place} is an inner zone: it costs a key, and you have none.`,
  wrongPayment: (count: number, landscape: string, has: number) =>
    `It costs ${count} ${landscape}; you have ${has === 0 ? 'none' : has}, and two cards alike make up for one that is missing.`,
  notAmongThese: 'That card is not among those to choose from.',

  // Panels
  lettersLabel: 'Letters',
  pointsLabel: 'Victory points',
  coinsLabel: 'Coins',
  postsLabel: 'Posts left',
  blackLabel: 'Black posts left',
  keysLabel: 'Keys',
  waresLabel: 'Ware cards',
  bonusLabel: 'Bonus cards',
  handLabel: 'Landscape cards in hand',

  // The board
  island: 'The island',
  zoomIn: 'Enlarge the map',
  zoomOut: 'Reduce the map',
  fit: 'Show the whole map',
  roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  scoresNow: 'letters if it were scored now',
  scoreLabel: 'Score card',
  cell: (name: string, what: string, gained: number) =>
    gained > 0 ? `${name}, ${what}: ${letters(gained)}` : `${name}, ${what}: nothing`,
  toCome: (count: number) => `${count} to come`,
  toComeTitle: 'Score cards to come',
  lastCard: 'last card',
  back: (back: number) => `Back ${back}`,
  auction: 'The auction',
  group: (group: number) => `Group ${group}`,
  free: 'free',
  nextExpulsion: 'Next expulsion',
  handOf: (name: string) => `${name}’s hand`,
  yourHandOn: 'your hand',
  firstPlayer: 'First player',
  wareTitle: 'Wares',
  warePile: (count: number) => `Ware pile: ${cards(count)}`,
  wareOwners: (ware: string, names: string) => `${ware}: ${names}`,
  emptySlot: 'empty',
  supplies: 'Supplies',
  deckName: 'Deck',
  discardName: 'Discards',
  bonusName: 'Bonus',
  ownersTitle: 'Who owns which wares',
  deck: (count: number) => `Deck: ${cards(count)}`,
  discardPile: (count: number, what: string) => (count === 0 ? 'No card discarded' : `Discarded: ${what}`),
  reserve: (count: number) => `Reserve: ${coins(count)}`,
  keySupply: (count: number) => `Keys left: ${count}`,
  bonusPile: (count: number) => `Bonus cards left: ${count}`,
  yourHand: 'Your hand',
  yourBonus: 'Your bonus cards',
  emptyHand: 'No landscape cards',
  builtOf: (built: number, most: number) => `${built} of ${most} posts built`,
  payFor: (place: string) => `How to pay for ${place}`,
  cancel: 'Cancel',
  blind: 'unseen',
  bonusPays: (bonus: string, pays: string, now: number) => `${bonus}: ${pays}; now ${letters(now)}`,
  perWareCard: (each: number) => `${each} for each ware card`,
  perCoin: (each: number) => `${each} for each coin`,
  perCityPost: (each: number) => `${each} for each post in the city`,
  perRiverPost: (each: number) => `${each} for each post on a river`,
  perLandscapePost: (each: number, landscape: string) => `${each} for each ${landscape} post`,
  now: (count: number) => `now ${count}`,
  drought: 'The Great Drought',
  specialOf: (round: number, points: string) => `Special scoring after round ${round}: ${points}`,
  inRound: (round: number) => `round ${round}`,
  specialWonBy: (name: string) => `won by ${name}`,
  specialNobody: 'nobody won it',
  specialToCome: 'to come',
  close: 'Close',

  // A place
  placeOnRiver: (river: string) => `on the ${river}`,
  placeCosts: (what: string) => `Costs ${what}`,
  placeBrings: (what: string) => `Brings ${what}`,
  placeDry: 'Brings nothing in the Great Drought',
  zoneGains: (first: string, second: string) => `First: ${first}; second: ${second}`,
  gain: (gained: number, coin: number, card: number) =>
    list([letters(gained), ...(coin ? [coins(coin)] : []), ...(card ? [cards(card)] : [])]),
  postOf: (names: string) => `Posts: ${names}`,
  blackOf: (name: string) => `${name} (black)`,
  canBuild: (ways: number) => (ways > 1 ? `you can build here, ${ways} ways to pay` : 'you can build here'),

  // Scoring
  specialScoring: 'Special scoring',
  noBonus: 'no bonus card',

  // The final sheet
  finalSheet: 'Final sheet',
  fromZones: 'First and second in zones',
  fromWares: 'Wares',
  fromAreas: 'Rivers and quarters',
  fromBonus: 'Bonus cards',
  sum: 'Letters',
  tieCity: 'Posts in the city',
  tieCoins: 'Coins',
  blocked: 'blocked',
  times: (bonus: string, count: number, each: number) => `${bonus}: ${count} × ${each}`,
  partOf: (part: number, round: number) => `Part ${part}, after round ${round}`,
  victoryPoints: 'Victory points',
  rank: 'Place',
  ranked: (rank: number, tied: boolean) =>
    `${rank}${['th', 'st', 'nd', 'rd'][rank] ?? 'th'}${tied ? ' (tied)' : ''}`,

  // The board in words
  saysRound: (round: string, ware: string, area: string) =>
    `${round}. The score card names ${ware} and the ${area}.`,
  saysFirst: (first: string) => `First player: ${first}.`,
  saysWouldScore: (results: string) => `Scored now it would bring: ${results}.`,
  saysGroup: (group: number, cards: string, bidder: string) => `Group ${group}: ${cards}; ${bidder}.`,
  saysPrice: (price: number) => `The next expulsion costs ${coins(price)}.`,
  saysPlayer: (name: string, parts: string) => `${name}: ${parts}.`,
  saysPosts: (places: string) => `posts at ${places}`,
  saysNoPosts: 'no post yet',
  saysBlack: (places: string) => `black posts at ${places}`,
  saysWares: (wares: string) => `ware cards: ${wares}`,
  saysDisplay: (wares: string, pile: number) => `Ware cards on display: ${wares}; ${pile} in the pile.`,
  saysHand: (cards: string) => `Your hand: ${cards}.`,
  saysBonus: (bonus: string) => `Your bonus cards: ${bonus}.`,
  saysSupplies: (deck: number, reserve: number, keys: number, bonus: number) =>
    `Deck ${deck}, reserve ${coins(reserve)}, keys left ${keys}, bonus cards left ${bonus}.`,
  none: 'none',
  you: 'you',
  postsLeft: (count: number) => `${many(count, 'post')} left`,
  keysHeld: (count: number) => many(count, 'key'),
  bonusHeld: (count: number) => many(count, 'bonus card'),
  cardsHeld: (count: number) => `${cards(count)} in hand`,

  // What a bot says about a step of its own. Where a name may be null, it is the reader himself.
  remarks: {
    roundLetters: (count: number) => `${letters(count)} more when this round is scored.`,
    rivalLetters: (name: string | null, count: number) =>
      `Costs ${name ?? 'you'} ${letters(count)} when this round is scored.`,
    shutOut: (name: string | null, place: string) => `Keeps ${name ?? 'you'} out of ${place}.`,
    cityInReach: (zones: number) => `The city is in reach: ${many(zones, 'zone')}.`,
    newWares: (added: number, wares: number) => `${many(added, 'new ware')}: ${many(wares, 'kind')} now.`,
    paysFor: (places: number) => `These cards pay for ${many(places, 'more place')}, as no other group does.`,
    leads: (count: number) => `In front with ${letters(count)}.`,
  },
}

/** The words of a language. */
export type Words = typeof en
