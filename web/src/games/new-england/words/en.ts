// What New England says in English.

import type { Figure, Land } from '../types'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const shillings = (count: number) => plural(count, 'shilling', 'shillings')
const points = (count: number) => plural(count, 'point', 'points')
const tiles = (count: number) => plural(count, 'tile', 'tiles')
const cards = (count: number) => plural(count, 'card', 'cards')

const list = (items: readonly string[], and = 'and') =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

const tile: Record<Land, string> = {
  settlement: 'settlement tile',
  crops: 'crops tile',
  pasture: 'pasture tile',
}
const startTile: Record<Land, string> = {
  settlement: 'settlement start tile',
  crops: 'crops start tile',
  pasture: 'pasture start tile',
}
const figure: Record<Figure, string> = { pilgrim: 'pilgrim', barn: 'barn', ship: 'ship' }
const figures: Record<Figure, [string, string]> = {
  pilgrim: ['pilgrim', 'pilgrims'],
  barn: ['barn', 'barns'],
  ship: ['ship', 'ships'],
}

export const en = {
  list,
  shillings,
  points,
  tiles,
  cards,
  tile,
  startTile,
  quoted: (name: string) => `“${name}”`,
  aTile: (land: Land) => `a ${tile[land]}`,
  countTiles: (count: number, land: Land) => plural(count, tile[land], `${tile[land]}s`),
  countFigures: (count: number, figure: Figure) => plural(count, ...figures[figure]),
  cells: (cells: readonly string[]) => list(cells),
  times: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  you: 'you',

  // What to do now
  youChooseFamily: 'Choose your family.',
  choosesFamily: (name: string) => `Waiting for ${name} to choose a family.`,
  youPlaceStartTile: 'Place one of your start tiles on two free cells.',
  placesStartTile: (name: string) => `Waiting for ${name} to place a start tile.`,
  youAnnounce: 'Announce how many land tiles are offered; cards make it nine.',
  announces: (name: string) => `Waiting for ${name} to announce the offer.`,
  youBid: 'Take a bid marker: the highest acts first and pays most for each purchase.',
  bids: (name: string) => `Waiting for ${name} to take a bid marker.`,
  youBuy: (left: number, price: number) =>
    left === 1
      ? `Your turn: buy one more thing for ${shillings(price)}, or end your turn.`
      : `Your turn: buy up to ${left} things at ${shillings(price)} each, or end your turn.`,
  boughtAll: (limit: number) => `Your ${limit} purchases are made.`,
  tooPoor: 'You cannot pay for another purchase.',
  nothingFits: 'Nothing on offer has a place with you.',
  orPlayStored: (income: number) => `Play a stored card, or end your turn for ${shillings(income)}.`,
  onlyEnd: (income: number) => `End your turn for ${shillings(income)}.`,
  turnOf: (name: string, price: number) => `${name} has the turn, at a price of ${price}.`,
  youPlaceTile: (land: Land) => `Place the ${tile[land]} on a lit cell.`,
  youUseLand: (card: string, points: number) => `Choose the cells for ${card}: ${points} points.`,
  youSetUp: (what: Figure) => `Put the ${figure[what]} onto one of your lit tiles.`,
  youMove: (what: Figure) => `Choose the tile the ${figure[what]} moves to.`,
  youStore: (card: string) => `${card} cannot be played now: put it into an empty barn.`,
  places: (name: string, what: string) => `${name} is placing ${what}.`,
  over: 'No offer can be filled any more: the game is over.',

  // The log
  gameBegan: (families: string) => `The families: ${families}.`,
  plays: (name: string, family: string) => `${name} as ${family}`,
  choseFamily: (name: string, family: string) => `${name} takes the ${family} family.`,
  youChoseFamily: (family: string) => `You take the ${family} family.`,
  placedStartTile: (name: string, land: Land, cells: string) =>
    `${name} places the ${startTile[land]} on ${cells}.`,
  youPlacedStartTile: (land: Land, cells: string) => `You place your ${startTile[land]} on ${cells}.`,
  roundBegan: (round: number) => `Round ${round}`,
  announced: (name: string, count: number) => `${name} announces ${tiles(count)}.`,
  youAnnounced: (count: number) => `You announce ${tiles(count)}.`,
  offerDrawn: (items: string) => `On offer: ${items}.`,
  tookMarker: (name: string, marker: number) => `${name} bids ${marker}.`,
  youTookMarker: (marker: number) => `You bid ${marker}.`,
  drewExtra: (name: string, item: string) => `${name} draws an extra item: ${item}.`,
  youDrewExtra: (item: string) => `You draw an extra item: ${item}.`,
  bought: (name: string, item: string, price: number) => `${name} buys ${item} for ${price}.`,
  youBought: (item: string, price: number) => `You buy ${item} for ${price}.`,
  placedTile: (name: string, land: Land, cells: string) => `${name} places the ${tile[land]} on ${cells}.`,
  youPlacedTile: (land: Land, cells: string) => `You place the ${tile[land]} on ${cells}.`,
  usedLand: (name: string, card: string, cells: string, count: number) =>
    `${name} plays ${card} on ${cells}: ${points(count)}.`,
  youUsedLand: (card: string, cells: string, count: number) =>
    `You play ${card} on ${cells}: ${points(count)}.`,
  setUp: (name: string, what: Figure, cells: string) => `${name} puts a ${figure[what]} on ${cells}.`,
  youSetUpOn: (what: Figure, cells: string) => `You put a ${figure[what]} on ${cells}.`,
  stored: (name: string, card: string) => `${name} stores ${card}.`,
  youStored: (card: string) => `You store ${card}.`,
  tookStored: (name: string, card: string) => `${name} takes ${card} out of a barn.`,
  youTookStored: (card: string) => `You take ${card} out of a barn.`,
  moved: (name: string, what: Figure, from: string, to: string) =>
    `${name} moves a ${figure[what]} from ${from} to ${to}.`,
  youMoved: (what: Figure, from: string, to: string) => `You move a ${figure[what]} from ${from} to ${to}.`,
  earned: (name: string, income: number) => `${name} gets ${shillings(income)}.`,
  youEarned: (income: number) => `You get ${shillings(income)}.`,
  unsold: (items: string) => `Nobody bought ${items}.`,
  notFilled: (tileCount: number, cardCount: number) =>
    `The offer cannot be filled: ${tiles(tileCount)} and ${cards(cardCount)} are left.`,
  gameOver: 'The game is over',

  // Actions
  doChooseFamily: (family: string) => `Take the ${family} family`,
  doStartTile: (land: Land, cells: string) => `Place the ${startTile[land]} on ${cells}`,
  doAnnounce: (tileCount: number, cardCount: number) =>
    `Announce ${tiles(tileCount)} and ${cards(cardCount)}`,
  doEndGame: (announcement: string) => `${announcement}: ends the game`,
  doBid: (marker: number) => `Bid ${marker}`,
  doDraw: { tile: 'Draw an extra tile', card: 'Draw an extra card' },
  doBuy: (item: string) => `Buy ${item}`,
  doPlayStored: (card: string) => `Play ${card} from the barn`,
  doMove: (what: Figure, cells: string) => `Move the ${figure[what]} on ${cells}`,
  doPlaceTile: (land: Land, cells: string) => `Place the ${tile[land]} on ${cells}`,
  doUseLand: (cells: string) => `Use ${cells}`,
  doSetUp: (what: Figure, cells: string) => `Put the ${figure[what]} on ${cells}`,
  doStore: 'Store it in a barn',
  doEndTurn: (income: number) => `End your turn: +${income}`,

  // Refusals
  gameIsOver: 'The game is over.',
  notYourTurn: (name: string) => `It is not your turn: ${name} is to act.`,
  notNow: {
    family: 'Everybody chooses a family first.',
    start_tile: 'The start tiles are placed first.',
    offer: 'First the offer is announced.',
    bid: 'First everybody takes a bid marker.',
    turn: 'You are in the middle of your turn: buy, play, move or end it.',
    place: 'First place what you have taken.',
    over: 'The game is over.',
  },
  familyIsTaken: (family: string, owner: string) => `The ${family} family is taken: ${owner}.`,
  startTileIsPlaced: (land: Land) => `Your ${startTile[land]} lies on the board already.`,
  needsTwoFreeCells: 'A start tile needs two free cells side by side.',
  startTilesTouch: {
    corner: 'Start tiles may not touch, not even by a corner.',
    edge: 'Start tiles may not touch by an edge.',
    same_land: 'Start tiles of the same land may not touch by an edge.',
  },
  markerNotThere: (marker: number) => `Marker ${marker} is taken.`,
  drawBeforeBuying: 'An extra item is drawn before the first purchase.',
  extraIsDrawn: 'You have drawn your extra item of this turn.',
  notMostShips: (own: number, most: number) =>
    own === 0
      ? 'You need a ship to draw an extra item.'
      : `Somebody has more ships: ${most} against your ${own}.`,
  nothingToDraw: { tile: 'The bag is empty.', card: 'The pile is empty.' },
  notInOffer: (item: string) => `${item} is not on offer.`,
  noPurchaseLeft: (limit: number) => `You have made your ${limit} purchases.`,
  tooExpensive: (price: number, money: number) => `It costs ${price}, and you have ${shillings(money)}.`,
  noCellForTile: (land: Land) => `No free cell is beside your ${land} land and away from everybody else’s.`,
  neitherPlayableNorStorable: (card: string, barns: number) =>
    barns === 0
      ? `${card} cannot be played now, and you have no barn to store it.`
      : `${card} cannot be played now, and your barns are full.`,
  notStored: (card: string) => `${card} is in none of your barns.`,
  notPlayable: (card: string) => `${card} cannot be played now.`,
  noFigureThere: 'None of your figures stands there.',
  figureStays: (what: Figure) => `A ${figure[what]} stays where it is.`,
  nowhereToGo: (what: Figure) => `There is no tile this ${figure[what]} could move to.`,
  needsOneCell: 'A land tile covers one cell.',
  cellIsTaken: (cell: string) => `A tile lies on ${cell} already.`,
  noOwnLandBeside: (land: Land) => `The cell is not beside your ${land} land.`,
  rivalLandBeside: (land: Land, name: string) => `The cell is beside the ${land} land of ${name}.`,
  wrongShape: (card: string) => `These cells are not arranged as on ${card}.`,
  notYourLand: (land: Land) => `The card needs your own ${land} land.`,
  notYourTile: 'That is no tile of yours.',
  tileIsUsed: (cell: string) => `The tile on ${cell} is used already.`,
  figureStandsThere: (cell: string) => `A figure stands on ${cell}.`,
  splitsStartTile: (cells: string) => `The start tile on ${cells} is used whole or not at all.`,
  notAtTheSea: 'A ship needs a tile at the sea.',
  stoodThere: 'This figure has just come from there: draw, buy or play a card before it goes back.',
  nothingToStore: 'Only a card just bought can be stored.',
  noEmptyBarn: (barns: number): string => (barns === 0 ? 'You have no barn.' : 'All your barns are full.'),

  // Panels
  pointsNow: 'Points if the game ended now',
  money: 'Shillings',
  income: 'Income at the end of the turn',
  barnsTitle: 'Your barns',

  // The board
  map: 'The coast',
  sea: 'Sea',
  forest: 'Forest',
  offer: 'Offer',
  beforeRounds: 'Start tiles',
  offerEmpty: 'Nothing is on offer yet.',
  sold: 'Sold',
  extra: 'Extra item, drawn thanks to ships',
  bag: (count: number) => `Bag: ${tiles(count)}`,
  pile: (count: number) => `Pile: ${cards(count)}`,
  supplies: 'What bag and pile still hold',
  roundsLeft: (rounds: number) =>
    rounds === 0
      ? 'No offer can follow this one.'
      : `Enough for ${plural(rounds, 'more offer', 'more offers')} at most.`,
  markers: 'Bid markers',
  marker: (marker: number) => `Marker ${marker}`,
  markerOf: (marker: number, name: string) => `Marker ${marker}, taken by ${name}`,
  families: 'The families',
  family: (family: string) => `${family} family`,
  startPlayer: 'Start player',
  noMarker: 'No marker yet',
  barns: (barns: number, stored: string) =>
    stored ? `${plural(barns, 'barn', 'barns')} with ${stored}` : plural(barns, 'barn', 'barns'),
  emptyBarn: 'Empty barn',
  barn: 'Barn',
  inBarn: (card: string) => `In the barn: ${card}`,
  tileLabel: (name: string, land: Land, used: boolean, cells: string) =>
    `${cells}: ${name}, ${land}, ${used ? 'used' : 'unused'}`,
  withFigure: (tile: string, what: Figure) => `${tile}, with a ${figure[what]}`,
  nearer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Show the whole coast',
  turnIt: 'Turn',
  placeHere: 'Place it here',
  useHere: (count: number) => `Use these: +${count}`,
  chooseStartTile: 'Your start tiles',
  inHand: 'To be placed',

  // Cards
  cardLabel: (name: string, count: number) => `${name}, ${points(count)}`,
  effect: {
    pilgrim: 'Each pilgrim brings 1 shilling more at the end of your turn.',
    barn: 'Each barn stores one card you have bought, until you play it.',
    ship: 'Who has most ships may draw an extra item. Stands at the sea.',
  },
  usesLand: (count: number, land: Land) => `Uses ${count} of your unused ${land} cells, arranged like this.`,
  growsLand: (land: Land) => `Goes beside your ${land} land, away from everybody else’s.`,
  canPlay: (places: number) => `You have ${plural(places, 'place', 'places')} for it.`,
  onlyStore: 'You can only store it now.',
  noPlace: 'You have no place for it now.',
  tip: {
    start_tile:
      'Each kind of land grows from its start tile. The coast is for ships; beside a rival there is soon no room.',
    offer:
      'Tiles enlarge land, cards bring points. If bag or pile cannot fill what is announced, the game ends.',
    bid: 'Your marker is both your place in the order and the price of each of your two purchases.',
    turn: 'Point at an item to see what it does and where it could go. Pilgrims and ships move for free: click one.',
  },

  // The purse
  purse: 'Your purse',
  unit: (count: number) => (count === 1 ? 'shilling' : 'shillings'),
  gain: 'Income',
  toPay: (left: number) => (left === 1 ? 'One more purchase' : `${left} more purchases`),
  affordable: (count: number) => (count === 0 ? 'too expensive' : `enough for ${count}`),
  after: (purchases: number) =>
    purchases === 0 ? 'After your turn' : `After ${plural(purchases, 'purchase', 'purchases')} and income`,

  // Announcing
  announce: 'How many tiles?',
  warning: (what: string) => `${what}: the game would end at once.`,
  tooFewTiles: (left: number) => `The bag holds only ${tiles(left)}`,
  tooFewCards: (left: number) => `The pile holds only ${cards(left)}`,
  standingNow: 'It would end like this',
  endsGame: 'ends the game',
  endGame: 'End the game',
  chooseAnother: 'Choose another number',

  // The final sheet
  sheet: 'Final sheet',
  cardsOf: { settlement: 'Houses', crops: 'Crops', pasture: 'Cattle' },
  figureCards: { pilgrim: 'Pilgrims', barn: 'Barns', ship: 'Ships' },
  most: {
    pilgrim: 'Most pilgrims',
    barn: 'Most barns',
    ship: 'Most ships',
  },
  sumOfCards: 'Cards played',
  total: 'Points',
  moneyLeft: 'Shillings, if there is a tie',
  storedLeft: 'Stored cards, worth nothing',
  none: '–',

  // The board in words
  saysRound: (round: number, name: string) => `Round ${round}, start player ${name}.`,
  saysStart: 'The start tiles are being placed.',
  saysMarkers: (markers: string) => `Markers taken: ${markers}.`,
  saysMarker: (name: string, marker: number) => `${name} ${marker}`,
  saysPlayer: (name: string, family: string, money: string, income: number, count: string) =>
    `${name}, ${family} family: ${money}, income ${income}, ${count}.`,
  saysLand: (land: string, unused: string, used: string) =>
    [land, unused && `unused ${unused}`, used && `used ${used}`].filter(Boolean).join(' '),
  saysLands: (name: string, lands: string) => `Land of ${name}: ${lands}.`,
  saysFigures: (name: string, figures: string) => `Figures of ${name}: ${figures}.`,
  saysFigure: (what: Figure, cells: string) => `${figure[what]} on ${cells}`,
  saysStored: (name: string, cards: string) => `In the barns of ${name}: ${cards}.`,

  // What a bot says about a step of its own. Where a name may be null, it is the reader himself.
  remarks: {
    majorityTaken: (what: Figure, count: number) => `Nobody has more ${figures[what][1]}: ${points(count)}.`,
    majorityBroken: (name: string | null, what: Figure, count: number) =>
      `${name === null ? 'You no longer have' : `${name} no longer has`} the most ${figures[what][1]}: ${points(count)} less.`,
    leads: (count: number) => `In front with ${points(count)}.`,
    income: (money: number) => `Every turn brings ${shillings(money)} now.`,
    makesRoom: (card: string, count: number) => `Makes room for ${card}: ${points(count)}.`,
    narrowed: (name: string | null, cells: number) =>
      `Leaves ${name ?? 'you'} ${plural(cells, 'cell', 'cells')} fewer for tiles.`,
    buysFirst: (price: number) => `First to choose, at ${shillings(price)} a purchase.`,
  },
}

/** The words of a language. */
export type Words = typeof en
