// What Valdora says in English. Where a name may be null, it is the reader himself.

import type { Good } from '../data'
import type { Colour, Equipment, Expense, Gem, Side, Slot, Source, TurnAction } from '../types'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const silver = (count: number) => `${count} silver`
const points = (count: number) => plural(count, 'point', 'points')
const artisans = (count: number) => plural(count, 'artisan', 'artisans')

const list = (items: readonly string[], and = 'and') =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

type Name = string | null
/** "You load", "Ada loads". */
const does = (name: Name, one: string, many = `${one}s`) => (name === null ? `You ${one}` : `${name} ${many}`)

const gems: Record<Gem, [string, string]> = {
  ruby: ['ruby', 'rubies'],
  sapphire: ['sapphire', 'sapphires'],
  amethyst: ['amethyst', 'amethysts'],
  emerald: ['emerald', 'emeralds'],
  gold: ['gold nugget', 'gold nuggets'],
}
const aGem = (gem: Gem) => `${/^[ae]/.test(gem) ? 'an' : 'a'} ${gems[gem][0]}`
const good: Record<Good, string> = {
  ruby: 'ruby',
  sapphire: 'sapphire',
  amethyst: 'amethyst',
  emerald: 'emerald',
  gold: 'gold',
  silver: '1 silver',
}
const equipment: Record<Equipment, string> = {
  gold_pan: 'gold pan',
  shovel: 'shovel',
  pick: 'pick',
  hammer: 'hammer',
  chisel: 'chisel',
  cart: 'cart',
  horse: 'horse',
  fine_cart: 'fine cart',
  fine_horse: 'fine horse',
  dipper: 'dipper',
}
const slot: Record<Slot, string> = { ...equipment, spare: 'spare set' }
const colour: Record<Colour, string> = {
  grey: 'grey',
  yellow: 'yellow',
  white: 'white',
  violet: 'violet',
  red: 'red',
  blue: 'blue',
  green: 'green',
}
const deed: Record<TurnAction, string> = {
  buy: 'buying',
  load: 'loading',
  deliver: 'delivering',
  refill: 'filling your purse',
  provisions: 'taking provisions',
}
const expense: Record<Expense, string> = {
  encounter: 'the encounters there',
  page: 'another page',
  order: 'an order',
  fourth_order: 'a fourth order',
  load: 'loading',
  delivery: 'the delivery',
  inn: 'provisions at the inn',
  fetch: 'a stone from the field',
  alchemy: 'replacing a stone',
}
const side: Record<Side, string> = { left: 'left', right: 'right' }

export const en = {
  list,
  silver,
  points,
  artisans,
  aGem,
  good,
  slot,
  colour,
  side,
  you: 'you',
  countGems: (gem: Gem, count: number) => plural(count, ...gems[gem]),
  none: '–',
  quoted: (name: string) => `“${name}”`,
  equipment,
  anEquipment: (what: Equipment) => `a ${equipment[what]}`,
  order: (of: Colour) => `${colour[of]} order`,
  anOrder: (of: Colour) => `a ${colour[of]} order`,
  orderWith: (order: string, goods: readonly string[]) => `${order} (${goods.join(', ')})`,
  artisan: (of: Colour) => `${colour[of]} artisan`,
  workshop: (of: Colour) => `${colour[of]} workshop`,
  palace: (of: Colour) => `${colour[of]} palace`,
  free: 'free',
  price: (count: number) => (count === 0 ? 'free' : silver(count)),

  // Prompts.
  over: 'The game is over.',
  youMove: 'Move your pawn along the roads, up to a city.',
  youMoveFar: 'Move your pawn; with your provisions you may cross one city.',
  moves: (name: string) => `We wait for ${name} to move.`,
  acts: (name: string, space: string) => `${name} is acting: ${space}.`,
  youMay: (deeds: readonly string[]) => `You may ${list(deeds, 'or')}, or end your turn.`,
  mayBuy: 'turn pages and buy',
  mayBuyMore: 'go on buying',
  mayLoad: 'load stones',
  mayLoadMore: 'load more stones',
  mayDeliver: 'deliver',
  mayDeliverMore: 'deliver another order',
  mayRefill: 'fill your purse',
  mayProvision: 'take provisions',
  mayInn: 'take provisions at the inn',
  youMustBuy: 'Buy an order for the one you gave back; you may turn pages first.',
  youEnd: 'Nothing more to do here: end your turn.',
  youDiscard: (left: number) =>
    left === 1
      ? 'Choose the artisan that pays for the card.'
      : `Choose ${left} artisans of different colours.`,
  discards: (name: string) => `${name} is paying for a special card.`,
  youRemove: 'The duel card lets you choose: remove an artisan from the disc.',
  removes: (name: string) => `${name} is choosing the artisan that leaves the disc.`,
  lastRound: 'Last round.',

  // Log.
  gameBegan: (first: string, last: string) => `${first} begins; ${last} plays last in every round.`,
  specialsDealt: (cards: string) => `Your special cards: ${cards}.`,
  duelRowLaid: (cards: string) => `The duel cards: ${cards}.`,
  moved: (name: Name, from: string, to: string, provisions: boolean) =>
    `${does(name, 'travel')} from ${from} to ${to}${provisions ? ', using provisions' : ''}.`,
  met: (name: Name, other: Name, paid: number, received: number) => {
    const met = does(name, 'meet')
    const whom = other ?? 'you'
    if (paid > 0 && received > 0)
      return `${met} ${whom} and ${name === null ? 'pay' : 'pays'} ${silver(paid)}.`
    if (paid > 0) return `${met} ${whom}, whose purse is full: ${silver(paid)} for the bank.`
    if (received > 0) return `${met} ${whom}; the bank pays ${silver(received)}.`
    return `${met} ${whom}; nobody pays.`
  },
  pageTurned: (name: Name, from: Side, card: string, cost: number) =>
    `${does(name, 'turn')} a page to the ${from === 'left' ? 'right' : 'left'} (${card})${cost > 0 ? ` for ${silver(cost)}` : ''}.`,
  cardShown: (card: string) => `The next page shows ${card}.`,
  equipmentBought: (name: Name, what: Equipment) =>
    `${does(name, 'buy')} a ${equipment[what]} for a gold nugget.`,
  orderGivenBack: (name: Name, order: string, on: Side) =>
    `${does(name, 'give')} back the ${order}, on the ${side[on]}.`,
  orderBought: (name: Name, order: string, cost: number) =>
    `${does(name, 'buy')} a ${order} for ${silver(cost)}.`,
  stoneUnloaded: (name: Name, gem: Gem, from: Slot) =>
    `${does(name, 'put')} ${aGem(gem)} from the ${slot[from]} on the field.`,
  stoneLoaded: (name: Name, gem: Gem, into: Slot, cost: number) =>
    `${does(name, 'load')} ${aGem(gem)}: ${slot[into]}${cost > 0 ? `, ${silver(cost)}` : ''}.`,
  stoneFetched: (name: Name, gem: Gem, cost: number) =>
    `${does(name, 'have', 'has')} ${aGem(gem)} brought from the field for ${silver(cost)}.`,
  orderDelivered: (name: Name, order: string, cost: number, replaced: Gem | null) =>
    `${does(name, 'deliver')} a ${order}${cost > 0 ? ` for ${silver(cost)}` : ''}${replaced ? `; a nugget stands in for the ${gems[replaced][0]}` : ''}.`,
  bonusTaken: (name: Name) => `${does(name, 'take')} a bonus token for the workshop.`,
  artisanRecruited: (name: Name, of: Colour) => `${does(name, 'recruit')} a ${colour[of]} artisan.`,
  workshopOpened: (name: Name, of: Colour, worth: number) =>
    `${does(name, 'open')} the ${colour[of]} workshop${worth > 0 ? `, worth ${points(worth)}` : ''}.`,
  purseFilled: (name: Name, count: number) => `${does(name, 'take')} ${silver(count)} at the mine.`,
  provisionsTaken: (name: Name, cost: number) =>
    cost > 0
      ? `${does(name, 'take')} provisions at the inn for ${silver(cost)}.`
      : `${does(name, 'take')} provisions.`,
  specialPlayed: (name: Name, card: string) => `${does(name, 'play')} ${card}.`,
  artisanDiscarded: (name: Name, of: Colour) => `${does(name, 'discard')} a ${colour[of]} artisan for it.`,
  silverReceived: (name: Name, card: string, count: number) =>
    `${does(name, 'receive')} ${silver(count)} thanks to ${card}.`,
  duelCardApplied: (card: string) => `Duel card: ${card}.`,
  artisanRemoved: (of: Colour) => `A ${colour[of]} artisan leaves the game.`,
  workshopRemoved: (of: Colour) => `The ${colour[of]} workshop leaves the game.`,
  endTriggered: (last: Name) =>
    `Artisans of one colour at most are left: the last turn is ${last === null ? 'yours' : `${last}’s`}.`,
  gameOver: 'The end',

  // Actions.
  doMove: (to: string, cost: number, provisions: boolean) =>
    [
      'Go to ' + to,
      ...(cost > 0 ? [`pay ${silver(cost)}`] : []),
      ...(provisions ? ['use provisions'] : []),
    ].join(', '),
  doTurn: (from: Side, cost: number) =>
    `Turn the ${side[from]} page over to the ${from === 'left' ? 'right' : 'left'} (${cost > 0 ? silver(cost) : 'free'})`,
  doBuyEquipment: (what: Equipment, from: Side, pay: Slot) =>
    `Buy the ${equipment[what]} on the ${side[from]} with the nugget from the ${slot[pay]}`,
  doBuyOrder: (order: string, from: Side, cost: number) =>
    `Buy the ${order} on the ${side[from]} for ${silver(cost)}`,
  doGiveBack: (order: string, on: Side) => `Give back the ${order}, on the ${side[on]}`,
  doLoad: (gem: Gem, into: Slot, from: Source, cost: number) =>
    `Load ${aGem(gem)} from the ${from === 'field' ? 'field' : 'space'}: ${slot[into]}${cost > 0 ? `, ${silver(cost)}` : ', free'}`,
  doSwap: (what: string, old: Gem) => `${what}, leaving ${aGem(old)}`,
  doFetch: (gem: Gem, cost: number) => `Bring ${aGem(gem)} from the field to your space for ${silver(cost)}`,
  doDeliver: (order: string, from: readonly string[], cost: number) =>
    `Deliver the ${order}${from.length > 0 ? ` with ${list(from)}` : ''}${cost > 0 ? ` for ${silver(cost)}` : ''}`,
  stoneFrom: (gem: Gem, from: Slot) => `${gems[gem][0]} (${slot[from]})`,
  doRefill: (count: number) => `Fill your purse (+${count})`,
  doProvisions: 'Take provisions',
  doInn: (cost: number) => `Provisions at the inn (${silver(cost)})`,
  doPlay: (card: string, cost: number) => `Play ${card} for ${artisans(cost)}`,
  replacing: (what: string, old: Slot) => `${what}, replacing the ${slot[old]}`,
  doDiscard: (of: Colour) => `Discard a ${colour[of]} artisan`,
  doRemove: (of: Colour) => `Remove a ${colour[of]} artisan`,
  doEndTurn: 'End turn',

  // Refusals.
  gameIsOver: 'The game is over.',
  notYourTurn: (name: string) => `It is ${name}’s turn.`,
  moveFirst: 'Move your pawn first.',
  alreadyMoved: 'You have already moved.',
  sameSpace: 'You must go to another space.',
  needsProvisions: (space: string) => `A city lies on the way to ${space}: only provisions take you across.`,
  outOfReach: (space: string) => `Two cities lie on the way to ${space}: too far, even with provisions.`,
  notHere: {
    buy: 'Nothing is sold here.',
    load: 'No stones are loaded here.',
    deliver: 'Orders are delivered in palaces.',
    refill: 'Silver is found in the mines.',
    provisions: 'Provisions are taken in cities.',
  } satisfies Record<TurnAction, string>,
  oneAction: (done: TurnAction) => `One action a turn: this turn it is ${deed[done]}.`,
  notEnoughSilver: (what: Expense, needs: number, has: number) =>
    `You need ${silver(needs)} for ${expense[what]}, and have ${has}.`,
  sideEmpty: 'No page lies on this side of the book.',
  alreadyOwned: (what: Equipment) => `You already have a ${equipment[what]}.`,
  noNuggetThere: 'Equipment costs a gold nugget, and you carry none there.',
  noNugget: 'Equipment costs a gold nugget, and you carry none.',
  tooManyOrders: (limit: number) => `You have ${limit} open orders: give one back to buy another.`,
  noNeedToGiveBack: (open: number, limit: number) =>
    `With ${plural(open, 'open order', 'open orders')} nothing is given back; only from ${limit} on.`,
  buyOrderFirst: 'You gave an order back: buy another before anything else.',
  orderNotOpen: (order: string) => `The ${order} is not among your open orders.`,
  cannotCarry: (what: Equipment | null, gem: Gem) =>
    what ? `A ${equipment[what]} cannot carry ${aGem(gem)}.` : `You have no such equipment for ${aGem(gem)}.`,
  nothingCarries: (gem: Gem) => `You have no free equipment that carries ${aGem(gem)}.`,
  slotFull: (where: Slot, gem: Gem) => `The ${slot[where]} already carries ${aGem(gem)}.`,
  nothingToUnload: 'Only a loaded cart or horse can be unloaded.',
  sameGem: (gem: Gem) => `It already carries ${aGem(gem)}.`,
  noSuchStone: (gem: Gem, from: Source) =>
    from === 'field' ? `There is no ${gems[gem][0]} in the field.` : `There is no ${gems[gem][0]} here.`,
  noBoatLeft: (boats: number) =>
    `One stone for each boat, and ${boats === 1 ? 'there is one' : `there are ${boats}`}.`,
  wrongPalace: (order: string, of: Colour) => `The ${order} is delivered at the ${colour[of]} palace.`,
  wrongStones: (needs: string, chosen: string) =>
    chosen ? `The order asks for ${needs}, not for ${chosen}.` : `The order asks for ${needs}.`,
  purseFull: (cap: number) => `Your purse is full: ${silver(cap)}.`,
  alreadyProvisioned: 'You already have provisions.',
  notInHand: (card: string) => `${card} is not in your hand.`,
  tooFewColours: (needs: number, has: number) =>
    `The card costs artisans of ${plural(needs, 'colour', 'different colours')}, and you have ${has}.`,
  nothingToReplace: (card: string) => `You have nothing that ${card} could replace.`,
  discardFirst: (left: number) => `First discard ${artisans(left)} for the card.`,
  nothingToDiscard: (of: Colour) => `No ${colour[of]} artisan can be discarded now.`,
  notInPlay: (card: string) => `${card} can be used from your next turn on.`,
  oncePerTurn: (card: string) => `${card} works once a turn.`,
  removeArtisanFirst: 'First choose the artisan the duel card removes.',
  nothingToRemove: (of: Colour) => `No ${colour[of]} artisan can be removed now.`,

  // Panels.
  purse: 'Silver',
  provisions: 'Provisions',
  noProvisions: 'No provisions',
  deliveredCount: 'Orders delivered',
  artisansOwned: 'Artisans',
  workshops: 'Workshops',
  bonus: 'Bonus tokens',
  pointsNow: 'Your points if the game ended now',

  // The board.
  map: 'The valley of Valdora',
  zoomIn: 'Enlarge',
  zoomOut: 'Reduce',
  fit: 'See the whole valley',
  field: 'Field',
  fieldEmpty: 'The field of spent stones is empty.',
  fieldHolds: (stones: string) => `In the field: ${stones}.`,
  round: (round: number) => `Round ${round}`,
  disc: 'Artisans and workshops',
  clockwise: 'If a colour has run out, the next one to the right is recruited.',
  left: (count: number) => `${count} left`,
  pile: (of: Colour, count: number) => `${colour[of]} artisans: ${count} left`,
  more: (count: number) => (count === 0 ? 'enough' : `${count} more`),
  workshopFree: (of: Colour, have: number, needs: number, worth: number) =>
    `${colour[of]} workshop, ${points(worth)}: you have ${have} of ${needs} artisans`,
  workshopNeeds: (of: Colour, needs: number, worth: number) =>
    `${colour[of]} workshop, ${points(worth)}: takes ${artisans(needs)}`,
  workshopTaken: (of: Colour, name: Name, worth: number) =>
    `${colour[of]} workshop, ${points(worth)}: ${name === null ? 'yours' : name}`,
  workshopGone: (of: Colour) => `${colour[of]} workshop: out of the game`,
  bonusLeft: (count: number) => `Bonus tokens left: ${count}`,
  endsAt: (left: number) =>
    left <= 2
      ? 'The end comes when one more colour runs out.'
      : `The end comes when ${left - 1} more colours run out.`,
  duelRow: 'Duel cards, the leftmost first',
  duelCard: (artisans: readonly Colour[], workshops: readonly Colour[], choose: boolean) =>
    list([
      ...artisans.map((of) => `${colour[of]} artisan`),
      ...workshops.map((of) => `${colour[of]} workshop`),
      ...(choose ? ['an artisan of your choice'] : []),
    ]),
  equipmentTitle: 'Equipment',
  ordersTitle: 'Orders',
  noOrders: 'no open order',
  empty: 'empty',
  carries: (gem: Gem) => `carries ${aGem(gem)}`,
  carriesOnly: (gem: Gem) => `for ${gems[gem][1]}`,
  carriesAny: 'for any stone',
  loadCost: (cost: number) => (cost === 0 ? 'free to load' : `loading costs ${silver(cost)}`),
  ready: 'ready to deliver',
  missing: (goods: readonly string[]) => `missing: ${goods.join(', ')}`,
  deliverHere: 'Deliver',
  giveBack: 'Give back',
  wantsMost: (of: Colour) => `Delivered at the ${colour[of]} palace`,
  delivered: (count: number) => plural(count, 'order delivered', 'orders delivered'),
  deliveredOrders: 'Your delivered orders, seen by you alone',
  handTitle: 'Special cards',
  handOf: (light: number, dark: number) => `${light} light and ${dark} dark special cards in hand`,
  played: 'in play',
  fresh: 'in play, usable from the next turn on',
  inHand: 'in your hand',
  cardCost: (count: number) => `Costs ${plural(count, 'artisan', 'artisans of different colours')}`,
  lastMarker: 'Plays last in every round',
  fetchTitle: 'Bring a stone from the field',
  play: 'Play',
  yours: 'Your things',
  close: 'Close',
  which: 'Which way?',
  whichNugget: 'Which nugget pays?',
  whichOrder: 'Which order do you give back for it?',
  whichSide: 'On which side of the book? You then buy another.',
  whichStones: 'Which stones are delivered?',
  whichCarrier: 'Which one is replaced?',
  rivals: 'The others',
  boats: (left: number) => (left === 1 ? '1 boat left' : `${left} boats left`),
  here: 'On your space',
  bySea: 'From the field',
  noStones: 'No stones here.',
  catalogue: (city: string) => `Catalogue of ${city}`,
  orderBook: (city: string) => `Orders of ${city}`,
  bookOf: { equipment: 'Equipment', order: 'Orders' },
  pages: (count: number) => plural(count, 'page', 'pages'),
  emptySide: 'no page',
  exhausted: 'This book is sold out.',
  under: 'Seen below, from the top',
  unseen: (count: number) => `${count} never seen`,
  turnIt: 'Turn',
  buyFor: 'Buy',
  nugget: '1 nugget',
  youHave: 'you have one',
  look: 'Look at the map',
  openBook: 'Open the book',

  // What a space is good for.
  yourPawn: 'Your pawn stands here.',
  pawnOf: (names: string) => `Here: ${names}`,
  costs: (count: number) => `Encounters: pay ${silver(count)}`,
  spendsProvisions: 'Uses your provisions',
  safe: 'Nothing is paid for encounters here',
  canLoad: (stones: string) => `Stones: ${stones}`,
  noneLeft: 'No stones left',
  canBuyThere: (cards: string) => `Visible: ${cards}`,
  canProvision: 'Provisions',
  canRefill: (count: number) => (count === 0 ? 'Your purse is full' : `Silver: +${count}`),
  mine: (cap: number) => `Silver mine: fills the purse to ${cap}`,
  canDeliver: (orders: string) => `Ready to deliver: ${orders}`,
  wants: (goods: string) => `Palace: wants ${goods}`,
  threeStones: 'three different stones',
  boatsThere: (boats: number) => `${plural(boats, 'boat', 'boats')} to the field`,

  // The final sheet.
  sheet: 'Final sheet',
  sheetOrders: 'Delivered orders',
  sheetColours: (count: number) => plural(count, 'colour', 'colours'),
  sheetArtisans: 'Artisan colours',
  sheetWorkshops: 'Workshops',
  sheetBonus: 'Bonus tokens',
  sheetStones: 'Stones carried',
  sheetSpecial: 'Dark special cards',
  sheetTotal: 'Points',
  sheetSilver: 'Silver, if tied',

  // In words.
  saysRound: (round: number, name: string, last: string) =>
    `Round ${round}, ${name} to play; ${last} plays last in the round.`,
  saysBook: (book: string, leftTop: string, rightTop: string, left: number) =>
    `${book}: left ${leftTop}, right ${rightTop}, ${plural(left, 'page', 'pages')} in all.`,
  saysStones: (space: string, stones: string) => `${space}: ${stones}.`,
  saysDisc: (piles: string) => `Artisans around the disc: ${piles}.`,
  saysPile: (of: Colour, count: number) => `${colour[of]} ${count}`,
  saysWorkshops: (shops: string) => `Workshops: ${shops}.`,
  saysShop: (of: Colour, owner: string) => `${colour[of]} ${owner}`,
  saysFree: 'free',
  saysGone: 'out of the game',
  saysPlayer: (name: string, space: string, money: string, provisions: string) =>
    `${name}: ${space}, ${money}, ${provisions}.`,
  saysEquipment: (name: string, equipment: string) => `Equipment of ${name}: ${equipment}.`,
  saysCarries: (what: string, gem: string) => `${what} with ${gem}`,
  saysOrders: (name: string, orders: string) => `Open orders of ${name}: ${orders}.`,
  saysArtisans: (name: string, artisans: string) => `Artisans of ${name}: ${artisans}.`,
  saysPlayed: (name: string, cards: string) => `Special cards of ${name} in play: ${cards}.`,
  saysDuel: (cards: string) => `Duel cards in the row: ${cards}.`,

  // What a bot says about a step of its own. Where a name may be null, it is the reader himself.
  remarks: {
    worth: (count: number) => `Worth ${points(count)} all told.`,
    completes: (order: string, count: number) =>
      `That was the last stone for the ${order}: ${points(count)}.`,
    stonesAboard: (count: number) => `Its stones are aboard already: ${points(count)}.`,
    denied: (name: Name, count: number) =>
      `${name === null ? 'You carry' : `${name} carries`} the stones for it: ${points(count)}.`,
    stonesMissing: (stones: number, count: number) =>
      `${plural(stones, 'stone', 'stones')} still to find, for ${points(count)}.`,
    carries: (stones: number) => `Room for ${plural(stones, 'stone', 'stones')} now.`,
  },
}

export type Words = typeof en
