// What Merchants of Europe has to say in English.

import type { CardData } from '../data'
import type { PhaseName } from '../table'
import type { Development, Ware } from '../types'

/** Somebody a sentence is about. */
export interface Who {
  name: string
  you: boolean
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const cards = (count: number) => plural(count, 'card', 'cards')
const goods = (count: number) => plural(count, 'good', 'goods')
const routes = (count: number) => plural(count, 'route', 'routes')
const does = ({ name, you }: Who, own: string, other: string) => (you ? `You ${own}` : `${name} ${other}`)

/** The same for what is to be done now. */
const asks = ({ name, you }: Who, own: string, other: string) => (you ? own : `${name} ${other}`)

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join()
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const wares: Record<Ware, string> = {
  wood: 'wood',
  wool: 'wool',
  wheat: 'wheat',
  ore: 'ore',
  salt: 'salt',
  gold: 'gold',
}

const NTH = ['first', 'second', 'third']

const notNow: Record<PhaseName, string> = {
  place_robber: 'First the robber is put on the board.',
  place_post: 'The first posts are placed now.',
  place_neutral: 'The neutral posts are placed now.',
  place_start_route: 'The first routes are placed now.',
  roll: 'First the dice are rolled.',
  discard: 'First those with too many cards discard.',
  move_robber: 'First the robber has to move.',
  steal: 'First choose whom to rob, or rob nobody.',
  act: 'That cannot be done now.',
  answer: 'First the offer is answered.',
  trade: 'First choose among the answers, or withdraw your offer.',
  choose_chain: 'First choose the chain that counts.',
  free_route: 'First build or skip the free route.',
  safe_conduct: 'First use your safe conduct.',
  trade_agreement: 'First use your trade agreement.',
  bribery: 'First move the caravan.',
  caravan: 'First your caravan finishes its journey.',
  token: 'First lay the number token.',
  over: 'The game is over.',
}

export const en = {
  list,
  cards,
  goods,
  routes,
  wares,
  /** "2 wood" */
  some: (count: number, ware: Ware) => `${count} ${wares[ware]}`,
  nothing: 'nothing',
  you: 'you',
  sea: 'sea',
  terrains: {
    forest: 'forest',
    pasture: 'pasture',
    field: 'field',
    mountain: 'mountains',
    saltworks: 'saltworks',
  },

  // Places
  routeBetween: (one: string, other: string) => `the ${one}–${other} border`,
  atCity: (place: string, cities: string) => `${place} at ${cities}`,
  crossing: (hexes: string) => `the crossing of ${hexes}`,

  // Prompt
  over: 'The game is over.',
  placeRobber: (who: Who) => asks(who, 'Put the robber on a hex without a number.', 'places the robber.'),
  placePost: (who: Who, nth: number, purple: boolean) =>
    asks(
      who,
      `Place your ${NTH[nth]} post in a ${purple ? 'purple' : 'brown'} city.`,
      `places the ${NTH[nth]} post.`,
    ),
  placeNeutral: (who: Who) => asks(who, 'Place a neutral post in a purple city.', 'places a neutral post.'),
  placeStartRoute: (who: Who) =>
    asks(who, 'Place your first route, with a caravan on it.', 'places the first route.'),
  roll: (who: Who, card: boolean) =>
    asks(who, card ? 'Roll the dice, or play a card first.' : 'Roll the dice.', 'rolls the dice.'),
  discard: (needed: number) => `The robber strikes: return ${cards(needed)} to the bank.`,
  discardOthers: (names: string) => `The robber strikes: we wait for ${names} to discard.`,
  moveRobber: (who: Who) => asks(who, 'Move the robber to another number.', 'moves the robber.'),
  steal: (who: Who) => asks(who, 'You may rob somebody.', 'may rob somebody.'),
  act: (who: Who) => (who.you ? 'Your turn: trade, build, travel, deliver.' : `It is ${who.name}’s turn.`),
  answer: (name: string) => `${name} offers you a trade.`,
  answerOthers: (names: string) => `The offer is on the table: we wait for ${names}.`,
  trade: (who: Who) => asks(who, 'Choose with whom to trade.', 'chooses with whom to trade.'),
  chooseChain: (who: Who) =>
    asks(who, 'Choose which of the shortest chains brings its gold.', 'chooses the chain that brings gold.'),
  freeRoute: (who: Who) =>
    asks(who, 'You may build a free route beside the double arrow.', 'may build a free route.'),
  safeConduct: (who: Who, left: number) =>
    asks(who, `Build with your safe conduct: ${routes(left)} free.`, 'builds with a safe conduct.'),
  tradeAgreement: (who: Who, steps: number, gold: number) =>
    asks(
      who,
      `Move a merchant up to ${steps} crossings free of charge, or take ${gold} gold.`,
      'uses a trade agreement.',
    ),
  bribery: (who: Who, steps: number) =>
    asks(who, `Move a caravan up to ${routes(steps)}, without salt or tolls.`, 'bribes the guards.'),
  onTheWay: (who: Who, steps: number) =>
    asks(
      who,
      `Your caravan is on its way: ${plural(steps, 'step', 'steps')} paid for.`,
      'has a caravan on its way.',
    ),
  token: (who: Who, city: string) =>
    asks(who, `Lay a number token beside ${city}.`, `lays a number token beside ${city}.`),

  // Log
  began: (who: Who) => does(who, 'begin.', 'begins.'),
  placedRobber: (who: Who, hex: string) =>
    does(who, `put the robber on ${hex}.`, `puts the robber on ${hex}.`),
  placedPost: (who: Who, city: string) => does(who, `place a post in ${city}.`, `places a post in ${city}.`),
  placedNeutral: (who: Who, city: string) =>
    does(who, `place a neutral post in ${city}.`, `places a neutral post in ${city}.`),
  placedRoute: (who: Who, path: string) =>
    does(who, `place a first route: ${path}.`, `places a first route: ${path}.`),
  startResources: (who: Who, what: string) => does(who, `start with ${what}.`, `starts with ${what}.`),
  turnOf: (turn: number, name: string) => `Turn ${turn}: ${name}`,
  rolled: (who: Who, sum: number, one: number, other: number) =>
    does(who, `roll ${sum} (${one} + ${other}).`, `rolls ${sum} (${one} + ${other}).`),
  gets: (name: string, what: string) => `${name} ${what}`,
  produced: (parts: string) => `Production: ${parts}.`,
  producedNothing: 'Nobody gets anything.',
  shortOf: (what: string) => `The bank has too little ${what}: nobody gets any.`,
  discarded: (who: Who, what: string) => does(who, `discard ${what}.`, `discards ${what}.`),
  robberMoved: (who: Who, hex: string) =>
    does(who, `move the robber to ${hex}.`, `moves the robber to ${hex}.`),
  robbed: (who: Who, victim: string) =>
    does(who, `steal a card from ${victim}.`, `steals a card from ${victim}.`),
  stole: (what: string) => `It was ${what}.`,
  offered: (who: Who, give: string, want: string) =>
    does(who, `offer ${give} for ${want}.`, `offers ${give} for ${want}.`),
  accepted: (who: Who) => does(who, 'accept.', 'accepts.'),
  declined: (who: Who) => does(who, 'decline.', 'declines.'),
  countered: (who: Who, give: string, want: string) =>
    does(who, `would give ${give} for ${want}.`, `would give ${give} for ${want}.`),
  traded: (who: Who, other: string, gave: string, got: string) =>
    does(who, `give ${other} ${gave} for ${got}.`, `gives ${other} ${gave} for ${got}.`),
  withdrew: (who: Who) => does(who, 'withdraw the offer.', 'withdraws the offer.'),
  bought: (who: Who, what: string, gold: number) =>
    does(who, `buy ${what} for ${gold} gold.`, `buys ${what} for ${gold} gold.`),
  bankTraded: (who: Who, give: string, take: string) =>
    does(who, `give the bank ${give} for ${take}.`, `gives the bank ${give} for ${take}.`),
  built: (who: Who, path: string, free: boolean) =>
    does(
      who,
      `build ${free ? 'a free route' : 'a route'}: ${path}.`,
      `builds ${free ? 'a free route' : 'a route'}: ${path}.`,
    ),
  connected: (cities: string, gold: string) => `${cities} is connected: ${gold}.`,
  recruited: (who: Who, city: string) =>
    does(who, `recruit a merchant in ${city}.`, `recruits a merchant in ${city}.`),
  movedMerchant: (who: Who, to: string, wheat: number) =>
    does(
      who,
      `move a merchant to ${to}${wheat > 0 ? ` for ${wheat} wheat` : ''}.`,
      `moves a merchant to ${to}${wheat > 0 ? ` for ${wheat} wheat` : ''}.`,
    ),
  founded: (who: Who, city: string, gold: number) =>
    does(
      who,
      `found a post in ${city}${gold > 0 ? `: +${gold} gold` : ''}.`,
      `founds a post in ${city}${gold > 0 ? `: +${gold} gold` : ''}.`,
    ),
  tokenPlaced: (hex: string, number: number) => `A ${number} is laid on ${hex}.`,
  tokenMoved: (from: string, to: string, number: number) => `The ${number} moves from ${from} to ${to}.`,
  formed: (who: Who, path: string) => does(who, `form a caravan on ${path}.`, `forms a caravan on ${path}.`),
  movedCaravan: (who: Who, path: string, salt: number, toll: string | null) => {
    const price = [salt > 0 ? `${salt} salt` : '', toll ? `a toll to ${toll}` : ''].filter(Boolean)
    const paying = price.length > 0 ? ` for ${price.join(' and ')}` : ''
    return does(who, `move a caravan to ${path}${paying}.`, `moves a caravan to ${path}${paying}.`)
  },
  deliveredTo: (who: Who, city: string, left: number) =>
    does(who, `deliver to ${city}: ${goods(left)} left.`, `delivers to ${city}: ${goods(left)} left.`),
  boughtCard: (who: Who) => does(who, 'buy a development card.', 'buys a development card.'),
  shuffled: 'The discards become the new deck.',
  drew: (card: string) => `You draw ${card}.`,
  played: (who: Who, card: string) => does(who, `play ${card}.`, `plays ${card}.`),
  tookGold: (who: Who, gold: number) => does(who, `take ${gold} gold.`, `takes ${gold} gold.`),
  won: (who: Who) => does(who, 'deliver the last good and win!', 'delivers the last good and wins!'),
  endedByRounds: 'The last round is over.',

  // Actions
  doPlaceRobber: (hex: string) => `Put the robber on ${hex}`,
  doPlacePost: (city: string) => `Place a post in ${city}`,
  doPlaceNeutral: (city: string) => `Place a neutral post in ${city}`,
  doPlaceRoute: (path: string) => `Place the first route: ${path}`,
  doRoll: 'Roll the dice',
  doPlay: (card: string) => `Play ${card}`,
  doDiscard: (what: string) => `Discard ${what}`,
  doMoveRobber: (hex: string) => `Move the robber to ${hex}`,
  doSteal: (name: string) => `Rob ${name}`,
  doOffer: (give: string, want: string, to: string) => `Offer ${give} for ${want} to ${to}`,
  doAccept: 'Accept',
  doDecline: 'Decline',
  doCounter: (give: string, want: string) => `Counter: give ${give} for ${want}`,
  doTradeWith: (name: string, give: string, get: string) => `Give ${name} ${give} for ${get}`,
  doWithdraw: 'Withdraw the offer',
  doBuyResource: (what: string, gold: number) => `Buy ${what} for ${gold} gold`,
  doBankTrade: (give: string, take: string) => `Give the bank ${give} for ${take}`,
  doBuild: (path: string) => `Build a route: ${path}`,
  doChooseChain: (gold: string) => `Choose the chain that brings ${gold}`,
  doRecruit: (city: string) => `Recruit a merchant in ${city}`,
  doRelocate: (city: string, from: string) => `Move your merchant from ${from} to ${city} as a new one`,
  doMoveMerchant: (to: string, wheat: number) =>
    `Move a merchant to ${to}${wheat > 0 ? ` for ${wheat} wheat` : ''}`,
  doFound: (city: string, wheat: number, gold: number) =>
    `Found a post in ${city}${wheat > 0 ? ` for ${wheat} wheat` : ''}${gold > 0 ? `, +${gold} gold` : ''}`,
  doPlaceToken: (hex: string, values: string) => `Lay a token on ${hex}: ${values}`,
  doMoveToken: (from: string, to: string, number: number) => `Move the ${number} from ${from} to ${to}`,
  doForm: (path: string) => `Form a caravan on ${path}`,
  doRelocateCaravan: (path: string, from: string) => `Move your caravan from ${from} to ${path} as a new one`,
  doMoveCaravan: (path: string, salt: number, tolls: string) =>
    [`Move a caravan to ${path}`, salt > 0 ? `${salt} salt` : '', tolls ? `toll to ${tolls}` : '']
      .filter(Boolean)
      .join(', '),
  passing: (cities: string) => `passing ${cities}`,
  doDeliver: (city: string) => `Deliver to ${city}`,
  doBuyCard: 'Buy a development card',
  doTakeGold: (gold: number) => `Take ${gold} gold`,
  doHalt: 'Halt here',
  doSkip: 'Do without',
  doNotSteal: 'Do not steal',
  doEndTurn: 'End your turn',
  takeUpMerchant: (at: string) => `Take up the merchant at ${at}`,
  takeUpCaravan: (at: string) => `Take up the caravan on ${at}`,
  fillHex: (hex: string) => `Move a token to ${hex}`,

  // Refusals
  gameIsOver: 'The game is over.',
  notYourTurn: (names: string) => `It is not your turn: ${names} must act.`,
  notNow,
  notEnoughResources: (needs: string, lacks: string) => `This costs ${needs}; you lack ${lacks}.`,
  notEnoughGold: (needs: number, has: number) => `This takes ${needs} gold; you have ${has}.`,
  pileIsEmpty: (what: string) => `The bank has no ${what} left.`,
  noRoutesLeft: 'You have no route left.',
  noPostsLeft: 'You have no post left to found.',
  noFreeGoods: 'All your goods are still under posts: found one first.',
  noCardsLeft: 'There is no development card left.',
  turnLimit: {
    resources_bought: (limit: number) => `Gold buys at most ${limit} resources a turn.`,
    offers: (limit: number) => `You have made ${limit} offers this turn; that has to do.`,
    cards_bought: (limit: number) => `You have bought ${cards(limit)} this turn; that is the limit.`,
    cards_played: (limit: number) => `You have played ${cards(limit)} this turn; that is the limit.`,
  },
  noStartingCity: (city: string, purple: boolean) =>
    `${city}: this post goes to an empty ${purple ? 'purple' : 'brown'} city.`,
  noRobberStart: (hex: string) => `${hex} has a number: the robber starts on a hex without one.`,
  wouldConnect: 'The first routes may not link two cities.',
  wrongDiscard: (needs: number, chosen: number) => `Choose ${cards(needs)}, not ${chosen}.`,
  robberStays: 'The robber stands there already: he has to move.',
  noNumber: (hex: string) => `${hex} has no number.`,
  cannotBeRobbed: (name: string) => `${name} cannot be robbed there.`,
  notATrade: 'In a trade both sides give something, and nothing goes both ways.',
  noAgreement: (name: string) => `There is no trade with ${name} that you could carry out.`,
  pathTaken: (name: string) => `${name} has a route there.`,
  pathNotReached: 'A route begins at one of your posts or routes.',
  notBesideArrow: 'The free route lies beside the double arrow just built.',
  noSuchChain: 'That is none of the shortest chains.',
  wrongPiece: 'That piece cannot be taken now.',
  notYourPost: (city: string) => `You have no post in ${city}.`,
  merchantThere: 'A merchant stands there already.',
  foreignPost: (city: string) => `Merchants do not stop at another’s post: ${city}.`,
  tooFar: (most: number) => `That is too far: ${most} crossings at most.`,
  noWay: 'No way leads there.',
  noTokenSpace: (hex: string) => `No token can be laid on ${hex}.`,
  tokensLeft: (what: string) => `Face-down ${what} tokens come first.`,
  noTokensLeft: (what: string) => `No ${what} token is left in the sea: move one from the board.`,
  noTokenThere: (hex: string) => `There is no token to take on ${hex}.`,
  mustPlaceToken: 'The token must be laid.',
  noPlaceForCaravan: 'A caravan is formed on one of your routes at one of your posts.',
  routeFull: 'Two caravans stand on that route already.',
  noRouteThere: 'A caravan moves along routes, each beginning where the last one ends.',
  noDelivery: (city: string) => `${city} takes no good from you: it must be another’s post without one.`,
  notArrived: (city: string) =>
    `Your caravan was formed at ${city}: it delivers where it has come by moving.`,
  noCaravanBeside: (city: string) => `None of your caravans is at ${city}.`,
  cardNotHeld: (card: string) => `You have no ${card}.`,
  cardJustBought: (card: string) => `${card} was bought this turn: it waits until the next.`,
  cardUseless: (card: string) => `${card} would do nothing now.`,
  nothingDone: 'A card once played has to be used.',

  // Panels
  panelGoods: 'Goods still to deliver',
  panelFree: 'Goods free to travel',
  panelHand: 'Resource cards',
  panelGold: 'Gold',
  panelCards: 'Development cards',
  panelPosts: 'Posts still to found',
  panelRoutes: 'Routes in supply',
  panelMerchants: 'Merchants in supply',
  panelCaravans: 'Caravans in supply',

  // The board
  placing: 'Setting up',
  roundTitle: (round: number) => `Round ${round}`,
  map: 'Map of Europe',
  zoom: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show the whole map' },
  hexNote: (name: string, terrain: string, number: string) => `${name}: ${terrain}, ${number}`,
  number: (number: number, pips: number) => `number ${number} (${pips} in 36)`,
  noNumberYet: 'no number yet',
  robberHere: 'the robber stands here',
  cityNote: (name: string, kind: 'purple' | 'brown') =>
    `${name}, ${kind === 'purple' ? 'starting city' : 'city to found'}`,
  coastGold: (gold: number) => `${gold} gold for founding`,
  postOf: (name: string) => `post of ${name}`,
  neutralPost: 'neutral post',
  withGood: 'has a good',
  takesGood: 'takes a good',
  arrow: 'double arrow: a free route beside it',
  merchant: 'Merchant',
  caravan: 'Caravan',
  robber: 'The robber',
  dice: (one: number, other: number) => `Dice: ${one} and ${other}`,
  noDice: 'Not rolled yet',
  bank: 'Bank',
  bankPile: (what: string, count: number) => `${what} in the bank: ${count}`,
  deck: (count: number) => `Development cards in the deck: ${count}`,
  tokensInSea: (what: string, count: number) => `${what} tokens face down: ${count}`,
  hand: 'Your hand',
  yourCards: 'Your development cards',
  newCard: 'bought this turn',
  stock: 'Everybody’s goods',
  stockLine: (delivered: number, free: number, bound: number) =>
    `${delivered} delivered, ${free} free, ${bound} under posts`,
  supply: (routeCount: number, merchants: number, caravans: number) =>
    `${routes(routeCount)}, ${plural(merchants, 'merchant', 'merchants')}, ${plural(caravans, 'caravan', 'caravans')} in supply`,
  delivered: 'delivered',
  free: 'free',
  bound: 'bound',
  purchases: {
    route: 'Route',
    merchant: 'Merchant',
    caravan: 'Caravan',
    card: 'Card',
  },
  costs: (what: string, cost: string) => `${what}: ${cost}`,
  choosePath: 'Choose a lit path for the route.',
  choosePost: 'Choose a post for the merchant.',
  chooseRoute: 'Choose a route for the caravan.',
  chooseMerchantGoal: 'Choose where the merchant goes.',
  chooseCaravanGoal: 'Choose where the caravan goes.',
  chooseToken: 'Choose the token to move.',
  whichPiece: 'Which one is moved there?',
  cancel: 'Cancel',
  goOn: 'Go on',
  trading: 'Trade',
  bankTrading: 'Bank',
  bankBuy: (gold: number, left: number) => `Buy for ${gold} gold (${left} more this turn)`,
  bankSwap: (rate: number) => `${rate} of a kind for one`,
  bankNothing: 'You have too little for the bank.',
  give: 'You give',
  get: 'You get',
  less: (what: string) => `One ${what} less`,
  moreOf: (what: string) => `One ${what} more`,
  offerTo: 'To',
  makeOffer: 'Offer',
  offersLeft: (left: number) => plural(left, 'offer left', 'offers left'),
  makeCounter: 'Propose this instead',
  counter: 'Counter …',
  yourOffer: 'Your offer',
  offerOf: (name: string) => `${name}’s offer`,
  offerText: (give: string, get: string) => `You give ${give} and get ${get}.`,
  waitingAnswer: 'thinking …',
  accepts: 'accepts',
  declines: 'declines',
  tradeHere: 'Trade',
  cannotAccept: 'You do not have what is wanted.',
  discardTitle: (chosen: number, needed: number) => `Return ${chosen} of ${needed}`,
  discardNow: 'Return these',
  discardChosen: 'You have chosen; the others are still thinking.',
  chainOption: (name: string, gold: number) => `${name} +${gold}`,
  statistics: 'Statistics',

  // Cards
  cardEffects: {
    safe_conduct: ({ routes: free = 0 }) => `Build up to ${routes(free)} free of charge.`,
    trade_agreement: ({ merchant_steps: steps = 0, gold = 0 }) =>
      `Move a merchant up to ${steps} crossings free of charge, or take ${gold} gold.`,
    bribery: ({ caravan_steps: steps = 0 }) =>
      `Move a caravan up to ${routes(steps)}, without salt or tolls.`,
    lancer: ({ gold = 0 }) => `Take ${gold} gold, move the robber and steal a card.`,
  } satisfies Record<Development, (card: CardData) => string>,

  // Statistics and the final sheet
  diceTitle: 'Dice',
  thrown: (sum: number, times: number, expected: string) => `${sum}: ${times} times (expected ${expected})`,
  throws: (count: number) => plural(count, 'throw', 'throws'),
  productionTitle: 'Production',
  compensation: 'Gold instead',
  connectionGold: 'Gold for connections',
  tollsGot: 'Tolls received',
  totalCards: 'Cards in all',
  sheet: 'Final sheet',
  goodsDelivered: 'Goods delivered',
  goodsLeft: 'Goods left',
  postsInStock: 'Posts not founded',
  goldLeft: 'Gold',
  routesBuilt: 'Routes',

  // The board in words
  saysTurn: (round: number, name: string) => `Round ${round}, ${name} to play.`,
  saysPlacing: 'The first posts and routes are being placed.',
  saysRobber: (hex: string) => `The robber is on ${hex}.`,
  saysPlayer: (name: string, parts: string) => `${name}: ${parts}.`,
  saysGoods: (left: number, free: number) => `${goods(left)} left, ${free} of them free`,
  saysHand: (count: number, known: string) => (known ? `${cards(count)} (${known})` : cards(count)),
  saysGold: (gold: number) => `${gold} gold`,
  saysCards: (count: number) => plural(count, 'development card', 'development cards'),
  saysPosts: (cities: string) => `posts in ${cities}`,
  saysRoutes: (count: number) => routes(count),
  saysMerchants: (places: string) => `merchants at ${places}`,
  saysCaravans: (places: string) => `caravans on ${places}`,
  saysNeutral: (cities: string) => `Neutral posts in ${cities}.`,
  saysGoodsIn: (cities: string) => `Goods have been delivered to ${cities}.`,
  saysNumbers: (numbers: string) => `Numbers: ${numbers}.`,
  saysBank: (piles: string, deck: number) => `The bank has ${piles}; ${cards(deck)} in the deck.`,

  // What a bot says about a step of its own. Where a name may be null, it is the reader himself.
  remarks: {
    inFront: (by: number) => `In front by ${goods(by)}.`,
    goodsFree: (count: number) => `${goods(count)} free to be delivered.`,
    yields: (ware: Ware, rolls: number) => `${plural(rolls, 'roll', 'rolls')} in 36 for ${wares[ware]}.`,
    blocks: (name: string | null, posts: number, rolls: number) =>
      `Stops ${plural(posts, 'post', 'posts')} of ${name ?? 'yours'}: ${plural(rolls, 'roll', 'rolls')} in 36.`,
    atPost: (city: string) => `Here is ${city}, which takes a good.`,
    firstRoute: (city: string) => `The first route to ${city}, which takes a good.`,
  },
}

/** The words of a language. */
export type Words = typeof en
