// What New England says in French. Before a colon stands a no-break space (\u00a0), before ! ? ; a narrow one (\u202f).

import type { Figure, Land } from '../types'
import type { Words } from './en'

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`
const shillings = (count: number) => plural(count, 'shilling', 'shillings')
const points = (count: number) => plural(count, 'point', 'points')
const tiles = (count: number) => plural(count, 'tuile', 'tuiles')
const cards = (count: number) => plural(count, 'carte', 'cartes')

const list = (items: readonly string[], and = 'et') =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

/** "de" before a name, elided before a vowel. */
const of = (name: string) => (/^[aeiouyhàâéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)

const ofLand: Record<Land, string> = {
  settlement: 'd’habitations',
  crops: 'de cultures',
  pasture: 'd’élevage',
}
const tile: Record<Land, string> = {
  settlement: `tuile ${ofLand.settlement}`,
  crops: `tuile ${ofLand.crops}`,
  pasture: `tuile ${ofLand.pasture}`,
}
const startTile: Record<Land, string> = {
  settlement: `tuile de départ ${ofLand.settlement}`,
  crops: `tuile de départ ${ofLand.crops}`,
  pasture: `tuile de départ ${ofLand.pasture}`,
}
const aFigure: Record<Figure, string> = { pilgrim: 'un colon', barn: 'une étable', ship: 'un bateau' }
const theFigure: Record<Figure, string> = { pilgrim: 'le colon', barn: 'l’étable', ship: 'le bateau' }
const figures: Record<Figure, [string, string]> = {
  pilgrim: ['colon', 'colons'],
  barn: ['étable', 'étables'],
  ship: ['bateau', 'bateaux'],
}

export const fr: Words = {
  list,
  shillings,
  points,
  tiles,
  cards,
  tile,
  startTile,
  quoted: (name) => `«\u00a0${name}\u00a0»`,
  aTile: (land) => `une ${tile[land]}`,
  countTiles: (count, land) => plural(count, tile[land], `tuiles ${ofLand[land]}`),
  countFigures: (count, figure) => plural(count, ...figures[figure]),
  cells: (cells) => list(cells),
  times: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  you: 'vous',

  youChooseFamily: 'Choisissez votre famille.',
  choosesFamily: (name) => `On attend que ${name} choisisse une famille.`,
  youPlaceStartTile: 'Placez une de vos tuiles de départ sur deux parcelles libres.',
  placesStartTile: (name) => `On attend que ${name} place une tuile de départ.`,
  youAnnounce: 'Annoncez combien de tuiles sont offertes parmi les neuf objets.',
  announces: (name) => `On attend l’annonce ${of(name)}.`,
  youBid: 'Prenez un marqueur\u00a0: le plus élevé agit en premier, et paie le plus par achat.',
  bids: (name) => `On attend la mise ${of(name)}.`,
  youBuy: (left, price) =>
    left === 1
      ? `À vous\u00a0: encore un achat à ${shillings(price)}, ou terminez.`
      : `À vous\u00a0: jusqu’à ${left} achats à ${shillings(price)} chacun, ou terminez.`,
  boughtAll: (limit) => `Vos ${limit} achats sont faits.`,
  tooPoor: 'Il ne vous reste pas de quoi acheter.',
  nothingFits: 'Rien de ce qui est en vente ne trouve place chez vous.',
  orPlayStored: (income) => `Jouez une carte stockée, ou terminez pour recevoir ${shillings(income)}.`,
  onlyEnd: (income) => `Terminez pour recevoir ${shillings(income)}.`,
  turnOf: (name, price) => `${name} agit, au prix de ${price}.`,
  youPlaceTile: (land) => `Placez la ${tile[land]} sur une parcelle éclairée.`,
  youUseLand: (card, count) => `Choisissez les parcelles pour ${card}\u00a0: ${points(count)}.`,
  youSetUp: (what) => `Posez ${theFigure[what]} sur une de vos tuiles éclairées.`,
  youMove: (what) => `Choisissez où va ${theFigure[what]}.`,
  youStore: (card) => `${card} ne peut pas être jouée maintenant\u00a0: rangez-la dans une étable vide.`,
  places: (name, what) => `${name} place ${what}.`,
  over: 'Aucune offre ne peut plus être remplie\u00a0: la partie est terminée.',

  gameBegan: (families) => `Les familles\u00a0: ${families}.`,
  plays: (name, family) => `${name} (${family})`,
  choseFamily: (name, family) => `${name} prend la famille ${family}.`,
  youChoseFamily: (family) => `Vous prenez la famille ${family}.`,
  placedStartTile: (name, land, cells) => `${name} place sa ${startTile[land]} en ${cells}.`,
  youPlacedStartTile: (land, cells) => `Vous placez votre ${startTile[land]} en ${cells}.`,
  roundBegan: (round) => `Tour ${round}`,
  announced: (name, count) => `${name} annonce ${tiles(count)}.`,
  youAnnounced: (count) => `Vous annoncez ${tiles(count)}.`,
  offerDrawn: (items) => `En vente\u00a0: ${items}.`,
  tookMarker: (name, marker) => `${name} mise ${marker}.`,
  youTookMarker: (marker) => `Vous misez ${marker}.`,
  drewExtra: (name, item) => `${name} pioche un objet supplémentaire\u00a0: ${item}.`,
  youDrewExtra: (item) => `Vous piochez un objet supplémentaire\u00a0: ${item}.`,
  bought: (name, item, price) => `${name} achète ${item} pour ${price}.`,
  youBought: (item, price) => `Vous achetez ${item} pour ${price}.`,
  placedTile: (name, land, cells) => `${name} place la ${tile[land]} en ${cells}.`,
  youPlacedTile: (land, cells) => `Vous placez la ${tile[land]} en ${cells}.`,
  usedLand: (name, card, cells, count) => `${name} joue ${card} en ${cells}\u00a0: ${points(count)}.`,
  youUsedLand: (card, cells, count) => `Vous jouez ${card} en ${cells}\u00a0: ${points(count)}.`,
  setUp: (name, what, cells) => `${name} pose ${aFigure[what]} en ${cells}.`,
  youSetUpOn: (what, cells) => `Vous posez ${aFigure[what]} en ${cells}.`,
  stored: (name, card) => `${name} stocke ${card}.`,
  youStored: (card) => `Vous stockez ${card}.`,
  tookStored: (name, card) => `${name} sort ${card} d’une étable.`,
  youTookStored: (card) => `Vous sortez ${card} d’une étable.`,
  moved: (name, what, from, to) => `${name} déplace ${aFigure[what]} de ${from} à ${to}.`,
  youMoved: (what, from, to) => `Vous déplacez ${aFigure[what]} de ${from} à ${to}.`,
  earned: (name, income) => `${name} reçoit ${shillings(income)}.`,
  youEarned: (income) => `Vous recevez ${shillings(income)}.`,
  unsold: (items) => `Personne n’a acheté ${items}.`,
  notFilled: (tileCount, cardCount) =>
    `L’offre ne peut être remplie\u00a0: il reste ${tiles(tileCount)} et ${cards(cardCount)}.`,
  gameOver: 'La partie est terminée',

  doChooseFamily: (family) => `Prendre la famille ${family}`,
  doStartTile: (land, cells) => `Placer la ${startTile[land]} en ${cells}`,
  doAnnounce: (tileCount, cardCount) => `Annoncer ${tiles(tileCount)} et ${cards(cardCount)}`,
  doEndGame: (announcement) => `${announcement}\u00a0: met fin à la partie`,
  doBid: (marker) => `Miser ${marker}`,
  doDraw: { tile: 'Piocher une tuile en plus', card: 'Piocher une carte en plus' },
  doBuy: (item) => `Acheter ${item}`,
  doPlayStored: (card) => `Jouer ${card} depuis l’étable`,
  doMove: (what, cells) => `Déplacer ${theFigure[what]} en ${cells}`,
  doPlaceTile: (land, cells) => `Placer la ${tile[land]} en ${cells}`,
  doUseLand: (cells) => `Utiliser ${cells}`,
  doSetUp: (what, cells) => `Poser ${theFigure[what]} en ${cells}`,
  doStore: 'Stocker dans une étable',
  doEndTurn: (income) => `Terminer\u00a0: +${income}`,

  gameIsOver: 'La partie est terminée.',
  notYourTurn: (name) => `Ce n’est pas à vous\u00a0: c’est à ${name}.`,
  notNow: {
    family: 'Chacun choisit d’abord une famille.',
    start_tile: 'On place d’abord les tuiles de départ.',
    offer: 'L’offre doit d’abord être annoncée.',
    bid: 'Chacun prend d’abord un marqueur de mise.',
    turn: 'C’est à vous d’agir\u00a0: achetez, jouez, déplacez ou terminez.',
    place: 'Placez d’abord ce que vous avez pris.',
    over: 'La partie est terminée.',
  },
  familyIsTaken: (family, owner) => `La famille ${family} est déjà prise\u00a0: ${owner}.`,
  startTileIsPlaced: (land) => `Votre ${startTile[land]} est déjà sur le plateau.`,
  needsTwoFreeCells: 'Une tuile de départ demande deux parcelles libres voisines.',
  startTilesTouch: {
    corner: 'Les tuiles de départ ne se touchent pas, pas même par un coin.',
    edge: 'Les tuiles de départ ne se touchent pas par un côté.',
    same_land: 'Les tuiles de départ d’un même terrain ne se touchent pas par un côté.',
  },
  markerNotThere: (marker) => `Le marqueur ${marker} est pris.`,
  drawBeforeBuying: 'On pioche un objet supplémentaire avant le premier achat.',
  extraIsDrawn: 'Vous avez déjà pioché votre objet supplémentaire.',
  notMostShips: (own, most) =>
    own === 0
      ? 'Il faut un bateau pour piocher un objet supplémentaire.'
      : `Quelqu’un a plus de bateaux\u00a0: ${most} contre ${own}.`,
  nothingToDraw: { tile: 'Le sac est vide.', card: 'La pile est vide.' },
  notInOffer: (item) => `Pas en vente\u00a0: ${item}.`,
  noPurchaseLeft: (limit) => `Vous avez fait vos ${limit} achats.`,
  tooExpensive: (price, money) => `Cela coûte ${price}, et vous avez ${shillings(money)}.`,
  noCellForTile: (land) =>
    `Aucune parcelle libre n’est voisine de votre terrain ${ofLand[land]} sans toucher celui d’un autre.`,
  neitherPlayableNorStorable: (card, barns) =>
    barns === 0
      ? `${card} ne peut pas être jouée maintenant, et vous n’avez pas d’étable où la stocker.`
      : `${card} ne peut pas être jouée maintenant, et vos étables sont pleines.`,
  notStored: (card) => `${card} n’est dans aucune de vos étables.`,
  notPlayable: (card) => `${card} ne peut pas être jouée maintenant.`,
  noFigureThere: 'Aucune de vos figurines ne se trouve là.',
  figureStays: (what) => `On ne déplace pas ${aFigure[what]}.`,
  nowhereToGo: (what) => `Aucune tuile ne peut accueillir ${theFigure[what]}.`,
  needsOneCell: 'Une tuile de terrain couvre une seule parcelle.',
  cellIsTaken: (cell) => `Une tuile occupe déjà ${cell}.`,
  noOwnLandBeside: (land) => `La parcelle n’est pas voisine de votre terrain ${ofLand[land]}.`,
  rivalLandBeside: (land, name) => `La parcelle est voisine du terrain ${ofLand[land]} ${of(name)}.`,
  wrongShape: (card) => `Ces parcelles ne sont pas disposées comme sur ${card}.`,
  notYourLand: (land) => `La carte demande votre propre terrain ${ofLand[land]}.`,
  notYourTile: 'Ce n’est pas une de vos tuiles.',
  tileIsUsed: (cell) => `La tuile en ${cell} est déjà utilisée.`,
  figureStandsThere: (cell) => `Une figurine se trouve en ${cell}.`,
  splitsStartTile: (cells) => `La tuile de départ en ${cells} s’utilise entière ou pas du tout.`,
  notAtTheSea: 'Un bateau demande une tuile en bord de mer.',
  stoodThere: 'Cette figurine en vient\u00a0: piochez, achetez ou jouez une carte avant qu’elle y retourne.',
  nothingToStore: 'On ne stocke qu’une carte que l’on vient d’acheter.',
  noEmptyBarn: (barns) => (barns === 0 ? 'Vous n’avez pas d’étable.' : 'Toutes vos étables sont pleines.'),

  pointsNow: 'Points si la partie finissait là',
  money: 'Shillings',
  income: 'Revenu à la fin de l’action',
  barnsTitle: 'Vos étables',

  map: 'La côte',
  sea: 'Mer',
  forest: 'Forêt',
  offer: 'Offre',
  beforeRounds: 'Tuiles de départ',
  offerEmpty: 'Rien n’est encore en vente.',
  sold: 'Vendu',
  extra: 'Objet supplémentaire, pioché grâce aux bateaux',
  bag: (count) => `Sac\u00a0: ${tiles(count)}`,
  pile: (count) => `Pile\u00a0: ${cards(count)}`,
  supplies: 'Ce que contiennent encore le sac et la pile',
  roundsLeft: (rounds) =>
    rounds === 0
      ? 'Aucune offre ne peut plus suivre.'
      : `De quoi faire encore ${plural(rounds, 'offre', 'offres')} au plus.`,
  markers: 'Marqueurs de mise',
  marker: (marker) => `Marqueur ${marker}`,
  markerOf: (marker, name) => `Marqueur ${marker}, pris par ${name}`,
  families: 'Les familles',
  family: (family) => `famille ${family}`,
  startPlayer: 'Premier joueur',
  noMarker: 'Pas encore de marqueur',
  barns: (barns, stored) =>
    stored ? `${plural(barns, 'étable', 'étables')} avec ${stored}` : plural(barns, 'étable', 'étables'),
  emptyBarn: 'Étable vide',
  barn: 'Étable',
  inBarn: (card) => `Dans l’étable\u00a0: ${card}`,
  tileLabel: (name, land, used, cells) =>
    `${cells}\u00a0: ${name}, ${tile[land]}, ${used ? 'utilisée' : 'inutilisée'}`,
  withFigure: (tile, what) => `${tile}, avec ${aFigure[what]}`,
  nearer: 'Agrandir',
  farther: 'Réduire',
  whole: 'Voir toute la côte',
  turnIt: 'Tourner',
  placeHere: 'Placer ici',
  useHere: (count) => `Utiliser\u00a0: +${count}`,
  chooseStartTile: 'Vos tuiles de départ',
  inHand: 'À placer',

  cardLabel: (name, count) => `${name}, ${points(count)}`,
  effect: {
    pilgrim: 'Chaque colon rapporte 1 shilling de plus à la fin de votre action.',
    barn: 'Chaque étable garde une carte achetée, jusqu’à ce que vous la jouiez.',
    ship: 'Qui a le plus de bateaux peut piocher un objet en plus. Se pose en bord de mer.',
  },
  usesLand: (count, land) =>
    `Utilise ${count} de vos parcelles ${ofLand[land]} inutilisées, disposées ainsi.`,
  growsLand: (land) => `Se pose à côté de votre terrain ${ofLand[land]}, sans toucher celui d’un autre.`,
  canPlay: (places) => `${plural(places, 'place possible', 'places possibles')}.`,
  onlyStore: 'Pas de place\u00a0: vous ne pouvez que la stocker.',
  noPlace: 'Aucune place possible pour l’instant.',
  tip: {
    start_tile:
      'Chaque terrain s’étend à partir de sa tuile de départ. Le bord de mer accueille les bateaux\u202f; près d’un rival, la place manque vite.',
    offer:
      'Les tuiles agrandissent les terrains, les cartes rapportent des points. Si le sac ou la pile ne suffit pas au nombre annoncé, la partie s’arrête.',
    bid: 'Le marqueur fixe à la fois votre place dans l’ordre et le prix de chacun de vos deux achats.',
    turn: 'Survolez un objet pour voir son effet et ses places possibles. Colons et bateaux se déplacent gratuitement\u00a0: cliquez dessus.',
  },

  purse: 'Votre bourse',
  unit: (count) => (count < 2 ? 'shilling' : 'shillings'),
  gain: 'Revenu',
  toPay: (left) => (left === 1 ? 'Encore un achat' : `Encore ${left} achats`),
  affordable: (count) => (count === 0 ? 'trop cher' : `assez pour ${count}`),
  after: (purchases) =>
    purchases === 0 ? 'Après votre action' : `Après ${plural(purchases, 'achat', 'achats')} et revenu`,

  announce: 'Combien de tuiles\u202f?',
  warning: (what) => `${what}\u00a0: la partie s’arrêterait aussitôt.`,
  tooFewTiles: (left) => `Le sac n’a que ${tiles(left)}`,
  tooFewCards: (left) => `La pile n’a que ${cards(left)}`,
  standingNow: 'Elle finirait ainsi',
  endsGame: 'fin de partie',
  endGame: 'Finir la partie',
  chooseAnother: 'Choisir un autre nombre',

  sheet: 'Feuille de score',
  cardsOf: { settlement: 'Maisons', crops: 'Récoltes', pasture: 'Bétail' },
  figureCards: { pilgrim: 'Colons', barn: 'Étables', ship: 'Bateaux' },
  most: {
    pilgrim: 'Le plus de colons',
    barn: 'Le plus d’étables',
    ship: 'Le plus de bateaux',
  },
  sumOfCards: 'Cartes jouées',
  total: 'Points',
  moneyLeft: 'Shillings, en cas d’égalité',
  storedLeft: 'Cartes stockées, sans valeur',
  none: '–',

  saysRound: (round, name) => `Tour ${round}, premier joueur ${name}.`,
  saysStart: 'On place les tuiles de départ.',
  saysMarkers: (markers) => `Marqueurs pris\u00a0: ${markers}.`,
  saysMarker: (name, marker) => `${name} ${marker}`,
  saysPlayer: (name, family, money, income, count) =>
    `${name}, famille ${family}\u00a0: ${money}, revenu ${income}, ${count}.`,
  saysLand: (land, unused, used) =>
    [land, unused && `libre ${unused}`, used && `utilisé ${used}`].filter(Boolean).join(' '),
  saysLands: (name, lands) => `Terrain ${of(name)}\u00a0: ${lands}.`,
  saysFigures: (name, figures) => `Figurines ${of(name)}\u00a0: ${figures}.`,
  saysFigure: (what, cells) => `${aFigure[what]} en ${cells}`,
  saysStored: (name, cards) => `Dans les étables ${of(name)}\u00a0: ${cards}.`,

  remarks: {
    majorityTaken: (what, count) => `Majorité ${of(figures[what][1])}\u00a0: ${points(count)}.`,
    majorityBroken: (name, what, count) =>
      `${name === null ? 'Vous perdez' : `${name} perd`} la majorité ${of(figures[what][1])}\u00a0: ${points(count)} de moins.`,
    leads: (count) => `En tête avec ${points(count)}.`,
    income: (money) => `Chaque tour rapporte désormais ${shillings(money)}.`,
    makesRoom: (card, count) => `Fait de la place pour ${card}\u00a0: ${points(count)}.`,
    narrowed: (name, cells) =>
      `${name === null ? 'Vous prend' : `Prend à ${name}`} ${plural(cells, 'parcelle', 'parcelles')} où poser des tuiles.`,
    buysFirst: (price) => `Premier choix, à ${shillings(price)} l’achat.`,
  },
}
