// What Valdora says in French. Before a colon stands a no-break space (\u00a0), before ! ? ; a narrow one (\u202f). Where a name
// may be null, it is the reader himself.

import { of } from '../../../words/elision'
import type { Good } from '../data'
import type { Colour, Equipment, Expense, Gem, Slot, TurnAction } from '../types'
import type { Words } from './en'

const plural = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`
const silver = (count: number) => plural(count, 'pièce', 'pièces')
const points = (count: number) => plural(count, 'point', 'points')
const artisans = (count: number) => plural(count, 'artisan', 'artisans')

const list = (items: readonly string[], and = 'et') =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`

type Name = string | null
/** « Vous chargez », « Ada charge ». */
const does = (name: Name, vous: string, one: string) => (name === null ? `Vous ${vous}` : `${name} ${one}`)
const feminine = (gem: Gem) => gem === 'amethyst' || gem === 'emerald' || gem === 'gold'

const gems: Record<Gem, [string, string]> = {
  ruby: ['rubis', 'rubis'],
  sapphire: ['saphir', 'saphirs'],
  amethyst: ['améthyste', 'améthystes'],
  emerald: ['émeraude', 'émeraudes'],
  gold: ['pépite d’or', 'pépites d’or'],
}
const aGem = (gem: Gem) => `${feminine(gem) ? 'une' : 'un'} ${gems[gem][0]}`
const noGem = (gem: Gem) => (/^[éa]/.test(gems[gem][0]) ? `d’${gems[gem][0]}` : `de ${gems[gem][0]}`)
const theGem: Record<Gem, string> = {
  ruby: 'le rubis',
  sapphire: 'le saphir',
  amethyst: 'l’améthyste',
  emerald: 'l’émeraude',
  gold: 'la pépite',
}
const good: Record<Good, string> = {
  ruby: 'rubis',
  sapphire: 'saphir',
  amethyst: 'améthyste',
  emerald: 'émeraude',
  gold: 'or',
  silver: '1 pièce',
}
const equipment: Record<Equipment, string> = {
  gold_pan: 'sac d’or',
  shovel: 'pelle',
  pick: 'pic',
  hammer: 'marteau',
  chisel: 'ciseau',
  cart: 'charrette',
  horse: 'cheval',
  fine_cart: 'belle charrette',
  fine_horse: 'beau cheval',
  dipper: 'puisoir',
}
const isShe = (what: Equipment) => what === 'shovel' || what === 'cart' || what === 'fine_cart'
const an = (what: Equipment) => `${isShe(what) ? 'une' : 'un'} ${equipment[what]}`
const the = (what: Equipment) => `${isShe(what) ? 'la' : 'le'} ${equipment[what]}`
const slot: Record<Slot, string> = { ...equipment, spare: 'double' }
const theSlot = (what: Slot) => (what === 'spare' ? 'le double' : the(what))
const ofSlot = (what: Slot) => theSlot(what).replace(/^le /, 'du ').replace(/^la /, 'de la ')

const colour: Record<Colour, string> = {
  grey: 'gris',
  yellow: 'jaune',
  white: 'blanc',
  violet: 'violet',
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
}
const her: Record<Colour, string> = {
  grey: 'grise',
  yellow: 'jaune',
  white: 'blanche',
  violet: 'violette',
  red: 'rouge',
  blue: 'bleue',
  green: 'verte',
}
const many = (of: Colour) => (of === 'grey' ? 'gris' : `${colour[of]}s`)
const deed: Record<TurnAction, string> = {
  buy: 'acheter',
  load: 'charger',
  deliver: 'livrer',
  refill: 'remplir votre bourse',
  provisions: 'prendre des provisions',
}
const expense: Record<Expense, string> = {
  encounter: 'payer les rencontres',
  page: 'tourner une page de plus',
  order: 'acheter une commande',
  fourth_order: 'acheter une quatrième commande',
  load: 'charger',
  delivery: 'cette livraison',
  inn: 'les provisions de l’auberge',
  fetch: 'faire venir une pierre',
  alchemy: 'remplacer une pierre',
}
const side = { left: 'gauche', right: 'droite' }

export const fr: Words = {
  list,
  silver,
  points,
  artisans,
  aGem,
  good,
  slot,
  colour,
  side,
  you: 'vous',
  countGems: (gem, count) => plural(count, ...gems[gem]),
  none: '–',
  quoted: (name) => `«\u00a0${name}\u00a0»`,
  equipment,
  anEquipment: an,
  order: (of) => `commande ${her[of]}`,
  anOrder: (of) => `une commande ${her[of]}`,
  orderWith: (order, goods) => `${order} (${goods.join(', ')})`,
  artisan: (of) => `artisan ${colour[of]}`,
  workshop: (of) => `atelier ${colour[of]}`,
  palace: (of) => `palais ${colour[of]}`,
  free: 'gratuit',
  price: (count) => (count === 0 ? 'gratuit' : silver(count)),

  youMove: 'Déplacez votre pion le long des routes, jusqu’à une cité au plus.',
  youMoveFar: 'Déplacez votre pion\u202f; vos provisions permettent de traverser une cité.',
  over: 'La partie est finie.',
  moves: (name) => `On attend le déplacement ${of(name)}.`,
  acts: (name, space) => `${name} agit\u00a0: ${space}.`,
  youMay: (deeds) => `Vous pouvez ${list(deeds, 'ou')}, ou finir votre tour.`,
  mayBuy: 'tourner des pages et acheter',
  mayBuyMore: 'continuer vos achats',
  mayLoad: 'charger des pierres',
  mayLoadMore: 'charger d’autres pierres',
  mayDeliver: 'livrer',
  mayDeliverMore: 'livrer une autre commande',
  mayRefill: 'remplir votre bourse',
  mayProvision: 'prendre des provisions',
  mayInn: 'prendre des provisions à l’auberge',
  youMustBuy:
    'Achetez une commande à la place de celle que vous avez rendue\u202f; vous pouvez d’abord tourner des pages.',
  youEnd: 'Plus rien à faire ici\u00a0: finissez votre tour.',
  youDiscard: (left) =>
    left === 1
      ? 'Choisissez l’artisan qui paie la carte.'
      : `Choisissez ${left} artisans de couleurs différentes.`,
  discards: (name) => `${name} paie une carte spéciale.`,
  youRemove: 'La carte duel vous laisse le choix\u00a0: retirez un artisan du disque.',
  removes: (name) => `${name} choisit l’artisan qui quitte le disque.`,
  lastRound: 'Dernière manche.',

  gameBegan: (first, last) => `${first} commence\u202f; ${last} joue en dernier à chaque manche.`,
  specialsDealt: (cards) => `Vos cartes spéciales\u00a0: ${cards}.`,
  duelRowLaid: (cards) => `Les cartes duel\u00a0: ${cards}.`,
  moved: (name, from, to, provisions) =>
    `${does(name, 'vous déplacez', 'se déplace')}\u00a0: ${from} → ${to}${provisions ? ', provisions consommées' : ''}.`,
  met: (name, other, paid, received) => {
    const met =
      other === null
        ? `${name ?? 'Vous'} vous rencontre`
        : `${does(name, 'rencontrez', 'rencontre')} ${other}`
    if (paid > 0 && received > 0) return `${met} et ${name === null ? 'versez' : 'verse'} ${silver(paid)}.`
    if (paid > 0) return `${met}, bourse pleine\u00a0: ${silver(paid)} pour la banque.`
    if (received > 0) return `${met}\u202f; la banque verse ${silver(received)}.`
    return `${met}\u202f; personne ne paie.`
  },
  pageTurned: (name, from, card, cost) =>
    `${does(name, 'tournez', 'tourne')} une page vers la ${from === 'left' ? 'droite' : 'gauche'} (${card})${cost > 0 ? ` pour ${silver(cost)}` : ''}.`,
  cardShown: (card) => `La page suivante montre ${card}.`,
  equipmentBought: (name, what) => `${does(name, 'achetez', 'achète')} ${an(what)} pour une pépite.`,
  orderGivenBack: (name, order, on) => `${does(name, 'rendez', 'rend')} une ${order}, à ${side[on]}.`,
  orderBought: (name, order, cost) => `${does(name, 'achetez', 'achète')} une ${order} pour ${silver(cost)}.`,
  stoneUnloaded: (name, gem, from) =>
    `${does(name, 'déposez', 'dépose')} ${aGem(gem)} ${ofSlot(from)} au champ.`,
  stoneLoaded: (name, gem, into, cost) =>
    `${does(name, 'chargez', 'charge')} ${aGem(gem)}\u00a0: ${slot[into]}${cost > 0 ? `, ${silver(cost)}` : ''}.`,
  stoneFetched: (name, gem, cost) =>
    `${does(name, 'faites', 'fait')} venir ${aGem(gem)} du champ pour ${silver(cost)}.`,
  orderDelivered: (name, order, cost, replaced) =>
    `${does(name, 'livrez', 'livre')} une ${order}${cost > 0 ? ` pour ${silver(cost)}` : ''}${replaced ? `\u202f; une pépite remplace ${theGem[replaced]}` : ''}.`,
  bonusTaken: (name) => `${does(name, 'prenez', 'prend')} un jeton bonus grâce à l’atelier.`,
  artisanRecruited: (name, of) => `${does(name, 'recrutez', 'recrute')} un artisan ${colour[of]}.`,
  workshopOpened: (name, of, worth) =>
    `${does(name, 'ouvrez', 'ouvre')} l’atelier ${colour[of]}${worth > 0 ? `, ${points(worth)}` : ''}.`,
  purseFilled: (name, count) => `${does(name, 'prenez', 'prend')} ${silver(count)} à la mine.`,
  provisionsTaken: (name, cost) =>
    cost > 0
      ? `${does(name, 'prenez', 'prend')} des provisions à l’auberge pour ${silver(cost)}.`
      : `${does(name, 'prenez', 'prend')} des provisions.`,
  specialPlayed: (name, card) => `${does(name, 'jouez', 'joue')} ${card}.`,
  artisanDiscarded: (name, of) =>
    `${does(name, 'défaussez', 'défausse')} pour cela un artisan ${colour[of]}.`,
  silverReceived: (name, card, count) =>
    `${does(name, 'recevez', 'reçoit')} ${silver(count)} grâce à ${card}.`,
  duelCardApplied: (card) => `Carte duel\u00a0: ${card}.`,
  artisanRemoved: (of) => `Un artisan ${colour[of]} quitte la partie.`,
  workshopRemoved: (of) => `L’atelier ${colour[of]} quitte la partie.`,
  endTriggered: (last) =>
    `Il reste une couleur d’artisans au plus\u00a0: le dernier tour sera ${last === null ? 'le vôtre' : `celui ${of(last)}`}.`,
  gameOver: 'La fin',

  doMove: (to, cost, provisions) =>
    [
      `Aller\u00a0: ${to}`,
      ...(cost > 0 ? [`payer ${silver(cost)}`] : []),
      ...(provisions ? ['consommer les provisions'] : []),
    ].join(', '),
  doTurn: (from, cost) =>
    `Tourner la page de ${side[from]} vers la ${from === 'left' ? 'droite' : 'gauche'} (${cost > 0 ? silver(cost) : 'gratuit'})`,
  doBuyEquipment: (what, from, pay) => `Acheter à ${side[from]} ${the(what)} avec la pépite ${ofSlot(pay)}`,
  doBuyOrder: (order, from, cost) => `Acheter à ${side[from]} la ${order} pour ${silver(cost)}`,
  doGiveBack: (order, on) => `Rendre la ${order}, à ${side[on]}`,
  doLoad: (gem, into, from, cost) =>
    `Charger ${aGem(gem)} ${from === 'field' ? 'du champ' : 'de la case'}\u00a0: ${slot[into]}, ${cost > 0 ? silver(cost) : 'gratuit'}`,
  doSwap: (what, old) => `${what}, en laissant ${aGem(old)}`,
  doFetch: (gem, cost) => `Faire venir ${aGem(gem)} du champ sur votre case pour ${silver(cost)}`,
  doDeliver: (order, from, cost) =>
    `Livrer la ${order}${from.length > 0 ? ` avec ${list(from)}` : ''}${cost > 0 ? ` pour ${silver(cost)}` : ''}`,
  stoneFrom: (gem, from) => `${gems[gem][0]} (${slot[from]})`,
  doRefill: (count) => `Remplir la bourse (+${count})`,
  doProvisions: 'Prendre des provisions',
  doInn: (cost) => `Provisions à l’auberge (${silver(cost)})`,
  doPlay: (card, cost) => `Jouer ${card} pour ${artisans(cost)}`,
  replacing: (what, old) => `${what}, à la place ${ofSlot(old)}`,
  doDiscard: (of) => `Défausser un artisan ${colour[of]}`,
  doRemove: (of) => `Retirer un artisan ${colour[of]}`,
  doEndTurn: 'Finir le tour',

  gameIsOver: 'La partie est finie.',
  notYourTurn: (name) => `C’est au tour ${of(name)}.`,
  moveFirst: 'Déplacez d’abord votre pion.',
  alreadyMoved: 'Vous vous êtes déjà déplacé.',
  sameSpace: 'Il faut aller sur une autre case.',
  needsProvisions: (space) =>
    `${space}\u00a0: une cité barre le chemin, seules des provisions permettent de la traverser.`,
  outOfReach: (space) =>
    `${space}\u00a0: deux cités barrent le chemin, c’est trop loin même avec des provisions.`,
  notHere: {
    buy: 'Rien n’est à vendre ici.',
    load: 'On ne charge pas de pierres ici.',
    deliver: 'On livre dans les palais.',
    refill: 'L’argent se trouve dans les mines.',
    provisions: 'Les provisions se prennent dans les cités.',
  },
  oneAction: (done) => `Une seule action par tour\u00a0: pour ce tour, c’est ${deed[done]}.`,
  notEnoughSilver: (what, needs, has) =>
    `Il faut ${silver(needs)} pour ${expense[what]}, et vous en avez ${has}.`,
  sideEmpty: 'Aucune page de ce côté du livre.',
  alreadyOwned: (what) => `Vous avez déjà ${an(what)}.`,
  noNuggetThere: 'Un équipement coûte une pépite d’or, et vous n’en portez pas là.',
  noNugget: 'Un équipement coûte une pépite d’or, et vous n’en portez pas.',
  tooManyOrders: (limit) =>
    `Vous avez ${limit} commandes à livrer\u00a0: rendez-en une pour en acheter une autre.`,
  noNeedToGiveBack: (open, limit) =>
    `Avec ${plural(open, 'commande', 'commandes')}, on ne rend rien\u202f; seulement à partir de ${limit}.`,
  buyOrderFirst: 'Vous avez rendu une commande\u00a0: achetez-en d’abord une autre.',
  orderNotOpen: (order) => `Vous n’avez pas de ${order} à livrer.`,
  cannotCarry: (what, gem) =>
    what
      ? `${isShe(what) ? 'Une' : 'Un'} ${equipment[what]} ne porte pas ${noGem(gem)}.`
      : `Vous n’avez pas cet équipement pour ${aGem(gem)}.`,
  nothingCarries: (gem) => `Aucun équipement libre ne peut porter ${aGem(gem)}.`,
  slotFull: (where, gem) => `Déjà chargé (${slot[where]})\u00a0: ${gems[gem][0]}.`,
  nothingToUnload: 'Seuls une charrette ou un cheval chargés peuvent déposer leur pierre.',
  sameGem: (gem) => `Il y a déjà ${aGem(gem)} dessus.`,
  noSuchStone: (gem, from) =>
    from === 'field' ? `Il n’y a pas ${noGem(gem)} dans le champ.` : `Il n’y a pas ${noGem(gem)} ici.`,
  noBoatLeft: (boats) => `Une pierre par bateau, et il y en a ${boats === 1 ? 'un seul' : boats}.`,
  wrongPalace: (order, of) => `La ${order} se livre au palais ${colour[of]}.`,
  wrongStones: (needs, chosen) =>
    chosen ? `La commande demande ${needs}, et non ${chosen}.` : `La commande demande ${needs}.`,
  purseFull: (cap) => `Votre bourse est pleine\u00a0: ${silver(cap)}.`,
  alreadyProvisioned: 'Vous avez déjà des provisions.',
  notInHand: (card) => `${card} n’est pas dans votre main.`,
  tooFewColours: (needs, has) =>
    `La carte coûte ${needs === 1 ? '1 artisan' : `${needs} artisans de couleurs différentes`}, et vous avez ${plural(has, 'couleur', 'couleurs')}.`,
  nothingToReplace: (card) => `Vous n’avez rien que ${card} puisse remplacer.`,
  discardFirst: (left) => `Défaussez d’abord ${artisans(left)} pour la carte.`,
  nothingToDiscard: (of) => `On ne peut défausser d’artisan ${colour[of]} maintenant.`,
  notInPlay: (card) => `${card} s’utilise à partir de votre prochain tour.`,
  oncePerTurn: (card) => `${card} s’utilise une fois par tour.`,
  removeArtisanFirst: 'Choisissez d’abord l’artisan que la carte duel retire.',
  nothingToRemove: (of) => `On ne peut retirer d’artisan ${colour[of]} maintenant.`,

  purse: 'Argent',
  provisions: 'Provisions',
  noProvisions: 'Sans provisions',
  deliveredCount: 'Commandes livrées',
  artisansOwned: 'Artisans',
  workshops: 'Ateliers',
  bonus: 'Jetons bonus',
  pointsNow: 'Vos points si la partie finissait là',

  map: 'La vallée de Valdora',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir toute la vallée',
  field: 'Champ',
  fieldEmpty: 'Le champ des pierres dépensées est vide.',
  fieldHolds: (stones) => `Dans le champ\u00a0: ${stones}.`,
  round: (round) => `Manche ${round}`,
  disc: 'Artisans et ateliers',
  clockwise: 'Si une couleur est épuisée, on recrute la suivante à droite.',
  left: (count) => plural(count, 'reste', 'restent'),
  pile: (of, count) => `artisans ${many(of)}\u00a0: il en reste ${count}`,
  more: (count) => (count === 0 ? 'assez' : `encore ${count}`),
  workshopFree: (of, have, needs, worth) =>
    `atelier ${colour[of]}, ${points(worth)}\u00a0: vous avez ${have} artisans sur ${needs}`,
  workshopNeeds: (of, needs, worth) =>
    `atelier ${colour[of]}, ${points(worth)}\u00a0: il faut ${artisans(needs)}`,
  workshopTaken: (of, name, worth) =>
    `atelier ${colour[of]}, ${points(worth)}\u00a0: ${name === null ? 'à vous' : name}`,
  workshopGone: (of) => `atelier ${colour[of]}\u00a0: hors du jeu`,
  bonusLeft: (count) => `Jetons bonus restants\u00a0: ${count}`,
  endsAt: (left) =>
    left <= 2
      ? 'La fin vient quand une couleur de plus est épuisée.'
      : `La fin vient quand ${left - 1} couleurs de plus sont épuisées.`,
  duelRow: 'Cartes duel, la plus à gauche d’abord',
  duelCard: (artisans, workshops, choose) =>
    list([
      ...artisans.map((of) => `artisan ${colour[of]}`),
      ...workshops.map((of) => `atelier ${colour[of]}`),
      ...(choose ? ['un artisan au choix'] : []),
    ]),
  equipmentTitle: 'Équipement',
  ordersTitle: 'Commandes',
  noOrders: 'aucune commande',
  empty: 'vide',
  carries: (gem) => `porte ${aGem(gem)}`,
  carriesOnly: (gem) => `pour ${gem === 'gold' ? 'l’or' : `les ${gems[gem][1]}`}`,
  carriesAny: 'pour toute pierre',
  loadCost: (cost) => (cost === 0 ? 'chargement gratuit' : `chargement\u00a0: ${silver(cost)}`),
  ready: 'prête à livrer',
  missing: (goods) => `il manque\u00a0: ${goods.join(', ')}`,
  deliverHere: 'Livrer',
  giveBack: 'Rendre',
  wantsMost: (of) => `À livrer au palais ${colour[of]}`,
  delivered: (count) => plural(count, 'commande livrée', 'commandes livrées'),
  deliveredOrders: 'Vos commandes livrées, connues de vous seul',
  handTitle: 'Cartes spéciales',
  handOf: (light, dark) =>
    `Cartes spéciales en main\u00a0: ${plural(light, 'claire', 'claires')}, ${plural(dark, 'sombre', 'sombres')}`,
  played: 'en jeu',
  fresh: 'en jeu, utilisable dès le prochain tour',
  inHand: 'dans votre main',
  cardCost: (count) => (count === 1 ? 'Coûte 1 artisan' : `Coûte ${count} artisans de couleurs différentes`),
  lastMarker: 'Joue en dernier à chaque manche',
  fetchTitle: 'Faire venir une pierre du champ',
  play: 'Jouer',
  yours: 'Vos affaires',
  close: 'Fermer',
  which: 'Comment\u202f?',
  whichNugget: 'Quelle pépite paie\u202f?',
  whichOrder: 'Quelle commande rendre à la place\u202f?',
  whichSide: 'De quel côté du livre\u202f? Vous en achetez ensuite une autre.',
  whichStones: 'Quelles pierres livrer\u202f?',
  whichCarrier: 'Que remplacer\u202f?',
  rivals: 'Les autres',
  boats: (left) => (left < 2 ? `${left} bateau libre` : `${left} bateaux libres`),
  here: 'Sur votre case',
  bySea: 'Depuis le champ',
  noStones: 'Pas de pierres ici.',
  catalogue: (city) => `Catalogue ${of(city)}`,
  orderBook: (city) => `Commandes ${of(city)}`,
  bookOf: { equipment: 'Équipements', order: 'Commandes' },
  pages: (count) => plural(count, 'page', 'pages'),
  emptySide: 'aucune page',
  exhausted: 'Ce livre est épuisé.',
  under: 'Pages vues dessous, de haut en bas',
  unseen: (count) => plural(count, 'jamais vue', 'jamais vues'),
  turnIt: 'Tourner',
  buyFor: 'Acheter',
  nugget: '1 pépite',
  youHave: 'vous en avez une',
  look: 'Voir la carte',
  openBook: 'Ouvrir le livre',

  yourPawn: 'Votre pion est ici.',
  pawnOf: (names) => `Ici\u00a0: ${names}`,
  costs: (count) => `Rencontres\u00a0: payer ${silver(count)}`,
  spendsProvisions: 'Consomme vos provisions',
  safe: 'Aucune rencontre à payer ici',
  canLoad: (stones) => `Pierres\u00a0: ${stones}`,
  noneLeft: 'Plus de pierres',
  canBuyThere: (cards) => `Visible\u00a0: ${cards}`,
  canProvision: 'Provisions',
  canRefill: (count) => (count === 0 ? 'Votre bourse est pleine' : `Argent\u00a0: +${count}`),
  mine: (cap) => `Mine d’argent\u00a0: remplit la bourse jusqu’à ${cap}`,
  canDeliver: (orders) => `Prêt à livrer\u00a0: ${orders}`,
  wants: (goods) => `Palais\u00a0: demande ${goods}`,
  threeStones: 'trois pierres différentes',
  boatsThere: (boats) => `${plural(boats, 'bateau', 'bateaux')} vers le champ`,

  sheet: 'Feuille de score',
  sheetOrders: 'Commandes livrées',
  sheetColours: (count) => plural(count, 'couleur', 'couleurs'),
  sheetArtisans: 'Couleurs d’artisans',
  sheetWorkshops: 'Ateliers',
  sheetBonus: 'Jetons bonus',
  sheetStones: 'Pierres transportées',
  sheetSpecial: 'Cartes sombres',
  sheetTotal: 'Points',
  sheetSilver: 'Argent, en cas d’égalité',

  saysRound: (round, name, last) => `Manche ${round}, à ${name} de jouer\u202f; ${last} joue en dernier.`,
  saysBook: (book, leftTop, rightTop, left) =>
    `${book}\u00a0: à gauche ${leftTop}, à droite ${rightTop}, ${plural(left, 'page', 'pages')} en tout.`,
  saysStones: (space, stones) => `${space}\u00a0: ${stones}.`,
  saysDisc: (piles) => `Artisans autour du disque\u00a0: ${piles}.`,
  saysPile: (of, count) => `${colour[of]} ${count}`,
  saysWorkshops: (shops) => `Ateliers\u00a0: ${shops}.`,
  saysShop: (of, owner) => `${colour[of]} ${owner}`,
  saysFree: 'libre',
  saysGone: 'hors du jeu',
  saysPlayer: (name, space, money, provisions) => `${name}\u00a0: ${space}, ${money}, ${provisions}.`,
  saysEquipment: (name, equipment) => `Équipement ${of(name)}\u00a0: ${equipment}.`,
  saysCarries: (what, gem) => `${what} avec ${gem}`,
  saysOrders: (name, orders) => `Commandes à livrer ${of(name)}\u00a0: ${orders}.`,
  saysArtisans: (name, artisans) => `Artisans ${of(name)}\u00a0: ${artisans}.`,
  saysPlayed: (name, cards) => `Cartes spéciales en jeu ${of(name)}\u00a0: ${cards}.`,
  saysDuel: (cards) => `Cartes duel de la rangée\u00a0: ${cards}.`,

  remarks: {
    worth: (count) => `${points(count)} en tout.`,
    completes: (order, count) => `C’était la dernière pierre de la ${order}\u00a0: ${points(count)}.`,
    stonesAboard: (count) => `Ses pierres sont déjà chargées\u00a0: ${points(count)}.`,
    denied: (name, count) =>
      `${name === null ? 'Vous en portez' : `${name} en porte`} les pierres\u00a0: ${points(count)}.`,
    stonesMissing: (stones, count) =>
      `Encore ${plural(stones, 'pierre', 'pierres')} à trouver, pour ${points(count)}.`,
    carries: (stones) => `De la place pour ${plural(stones, 'pierre', 'pierres')} désormais.`,
  },
}
