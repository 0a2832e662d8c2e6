// Ce que disent Les Colons de l’Europe en français. Les mêmes clés que le dictionnaire anglais, sinon rien ne compile.

import { of } from '../../../words/elision'
import type { PhaseName } from '../table'
import type { Ware } from '../types'
import type { Who, Words } from './en'

const plural = (count: number) => (count > 1 ? 's' : '')
const cards = (count: number) => `${count} carte${plural(count)}`
const goods = (count: number) => `${count} marchandise${plural(count)}`
const routes = (count: number) => `${count} route${plural(count)}`
const coins = (count: number) => `${count} pièce${plural(count)} d’or`
const does = ({ name, you }: Who, own: string, other: string) => (you ? `Vous ${own}` : `${name} ${other}`)
const asks = ({ name, you }: Who, own: string, other: string) => (you ? own : `${name} ${other}`)

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join()
  return `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
}

const wares: Record<Ware, string> = {
  wood: 'bois',
  wool: 'laine',
  wheat: 'blé',
  ore: 'minerai',
  salt: 'sel',
  gold: 'or',
}

const NTH = ['premier', 'deuxième', 'troisième']

const notNow: Record<PhaseName, string> = {
  place_robber: 'On pose d’abord le voleur.',
  place_post: 'On place d’abord les premiers comptoirs.',
  place_neutral: 'On place d’abord les comptoirs neutres.',
  place_start_route: 'On place d’abord les premières routes.',
  roll: 'Il faut d’abord lancer les dés.',
  discard: 'Ceux qui ont trop de cartes se défaussent d’abord.',
  move_robber: 'Il faut d’abord déplacer le voleur.',
  steal: 'Choisissez d’abord qui voler, ou ne volez personne.',
  act: 'Ce n’est pas possible maintenant.',
  answer: 'L’offre attend d’abord ses réponses.',
  trade: 'Choisissez d’abord parmi les réponses, ou retirez votre offre.',
  choose_chain: 'Choisissez d’abord la chaîne qui compte.',
  free_route: 'Construisez d’abord la route gratuite, ou renoncez-y.',
  safe_conduct: 'Utilisez d’abord votre conduite sûre.',
  trade_agreement: 'Utilisez d’abord votre traité commercial.',
  bribery: 'Déplacez d’abord la caravane.',
  caravan: 'Votre caravane doit d’abord finir son voyage.',
  token: 'Posez d’abord le jeton de nombre.',
  over: 'La partie est terminée.',
}

export const fr: Words = {
  list,
  cards,
  goods,
  routes,
  wares,
  some: (count, ware) => (ware === 'gold' ? coins(count) : `${count} ${wares[ware]}`),
  nothing: 'rien',
  you: 'vous',
  sea: 'mer',
  terrains: {
    forest: 'forêt',
    pasture: 'pâturage',
    field: 'champ',
    mountain: 'montagne',
    saltworks: 'saline',
  },

  routeBetween: (one, other) => `chemin ${one}–${other}`,
  atCity: (place, cities) => `${place}, à ${cities}`,
  crossing: (hexes) => `carrefour ${hexes}`,

  over: 'La partie est terminée.',
  placeRobber: (who) => asks(who, 'Posez le voleur sur un terrain sans nombre.', 'pose le voleur.'),
  placePost: (who, nth, purple) =>
    asks(
      who,
      `Placez votre ${NTH[nth]} comptoir dans une ville ${purple ? 'violette' : 'marron'}.`,
      `place son ${NTH[nth]} comptoir.`,
    ),
  placeNeutral: (who) =>
    asks(who, 'Placez un comptoir neutre dans une ville violette.', 'place un comptoir neutre.'),
  placeStartRoute: (who) =>
    asks(who, 'Placez votre première route, avec une caravane.', 'place sa première route.'),
  roll: (who, card) =>
    asks(who, card ? 'Lancez les dés, ou jouez d’abord une carte.' : 'Lancez les dés.', 'lance les dés.'),
  discard: (needed) => `Le voleur frappe\u00a0: rendez ${cards(needed)} à la réserve.`,
  discardOthers: (names) => `Le voleur frappe\u00a0: on attend la défausse de ${names}.`,
  moveRobber: (who) => asks(who, 'Déplacez le voleur sur un autre nombre.', 'déplace le voleur.'),
  steal: (who) => asks(who, 'Vous pouvez voler quelqu’un.', 'peut voler quelqu’un.'),
  act: (who) =>
    who.you ? 'À vous\u00a0: échangez, construisez, voyagez, livrez.' : `C’est le tour de ${who.name}.`,
  answer: (name) => `${name} vous propose un échange.`,
  answerOthers: (names) => `L’offre est sur la table\u00a0: on attend ${names}.`,
  trade: (who) => asks(who, 'Choisissez avec qui échanger.', 'choisit avec qui échanger.'),
  chooseChain: (who) =>
    asks(
      who,
      'Choisissez laquelle des plus courtes chaînes rapporte son or.',
      'choisit la chaîne qui rapporte de l’or.',
    ),
  freeRoute: (who) =>
    asks(
      who,
      'Vous pouvez construire une route gratuite à côté de la double flèche.',
      'peut construire une route gratuite.',
    ),
  safeConduct: (who, left) =>
    asks(
      who,
      `Construisez grâce à votre conduite sûre\u00a0: ${left > 1 ? `${left} routes gratuites` : 'une route gratuite'}.`,
      'construit grâce à une conduite sûre.',
    ),
  tradeAgreement: (who, steps, gold) =>
    asks(
      who,
      `Déplacez un marchand de ${steps} carrefours au plus, gratuitement, ou prenez ${coins(gold)}.`,
      'utilise un traité commercial.',
    ),
  bribery: (who, steps) =>
    asks(who, `Déplacez une caravane de ${routes(steps)} au plus, sans sel ni péage.`, 'soudoie les gardes.'),
  onTheWay: (who, steps) =>
    asks(
      who,
      steps > 0
        ? `Votre caravane est en chemin\u00a0: encore ${steps} pas payé${plural(steps)}.`
        : 'Votre caravane est en chemin.',
      'a une caravane en chemin.',
    ),
  token: (who, city) =>
    asks(who, `Posez un jeton de nombre près de ${city}.`, `pose un jeton de nombre près de ${city}.`),

  began: (who) => does(who, 'commencez.', 'commence.'),
  placedPost: (who, city) => does(who, `placez un comptoir à ${city}.`, `place un comptoir à ${city}.`),
  placedNeutral: (who, city) =>
    does(who, `placez un comptoir neutre à ${city}.`, `place un comptoir neutre à ${city}.`),
  placedRoute: (who, path) =>
    does(who, `placez votre première route\u00a0: ${path}.`, `place sa première route\u00a0: ${path}.`),
  startResources: (who, what) => does(who, `commencez avec ${what}.`, `commence avec ${what}.`),
  turnOf: (turn, name) => `Tour ${turn}\u00a0: ${name}`,
  rolled: (who, sum, one, other) =>
    does(who, `lancez un ${sum} (${one} + ${other}).`, `lance un ${sum} (${one} + ${other}).`),
  gets: (name, what) => `${name} ${what}`,
  produced: (parts) => `Production\u00a0: ${parts}.`,
  producedNothing: 'Personne ne reçoit rien.',
  shortOf: (what) => `La réserve n’a pas assez\u00a0: personne ne reçoit de ${what}.`,
  discarded: (who, what) => does(who, `rendez ${what}.`, `rend ${what}.`),
  placedRobber: (who, hex) => does(who, `posez le voleur\u00a0: ${hex}.`, `pose le voleur\u00a0: ${hex}.`),
  robberMoved: (who, hex) =>
    does(who, `déplacez le voleur\u00a0: ${hex}.`, `déplace le voleur\u00a0: ${hex}.`),
  robbed: (who, victim) => does(who, `volez une carte à ${victim}.`, `vole une carte à ${victim}.`),
  stole: (what) => `C’était ${what}.`,
  offered: (who, give, want) => does(who, `offrez ${give} contre ${want}.`, `offre ${give} contre ${want}.`),
  accepted: (who) => does(who, 'acceptez.', 'accepte.'),
  declined: (who) => does(who, 'refusez.', 'refuse.'),
  countered: (who, give, want) =>
    does(who, `donneriez ${give} contre ${want}.`, `donnerait ${give} contre ${want}.`),
  traded: (who, other, gave, got) =>
    does(who, `donnez à ${other} ${gave} contre ${got}.`, `donne à ${other} ${gave} contre ${got}.`),
  withdrew: (who) => does(who, 'retirez l’offre.', 'retire son offre.'),
  bought: (who, what, gold) =>
    does(who, `achetez ${what} pour ${coins(gold)}.`, `achète ${what} pour ${coins(gold)}.`),
  bankTraded: (who, give, take) =>
    does(
      who,
      `échangez à la réserve ${give} contre ${take}.`,
      `échange à la réserve ${give} contre ${take}.`,
    ),
  built: (who, path, free) =>
    does(
      who,
      `construisez une route${free ? ' gratuite' : ''}\u00a0: ${path}.`,
      `construit une route${free ? ' gratuite' : ''}\u00a0: ${path}.`,
    ),
  connected: (cities, gold) => `${cities}\u00a0: ville reliée (${gold}).`,
  recruited: (who, city) => does(who, `recrutez un marchand à ${city}.`, `recrute un marchand à ${city}.`),
  movedMerchant: (who, to, wheat) => {
    const paying = wheat > 0 ? ` (${wheat} blé)` : ''
    return does(
      who,
      `déplacez un marchand\u00a0: ${to}${paying}.`,
      `déplace un marchand\u00a0: ${to}${paying}.`,
    )
  },
  founded: (who, city, gold) => {
    const paid = gold > 0 ? `\u00a0: +${coins(gold)}` : ''
    return does(who, `fondez un comptoir à ${city}${paid}.`, `fonde un comptoir à ${city}${paid}.`)
  },
  tokenPlaced: (hex, number) => `Un ${number} est posé\u00a0: ${hex}.`,
  tokenMoved: (from, to, number) => `Le ${number} passe de «\u00a0${from}\u00a0» à «\u00a0${to}\u00a0».`,
  formed: (who, path) =>
    does(who, `formez une caravane\u00a0: ${path}.`, `forme une caravane\u00a0: ${path}.`),
  movedCaravan: (who, path, salt, toll) => {
    const price = [salt > 0 ? `${salt} sel` : '', toll ? `péage à ${toll}` : ''].filter(Boolean)
    const paying = price.length > 0 ? ` (${price.join(', ')})` : ''
    return does(
      who,
      `avancez une caravane\u00a0: ${path}${paying}.`,
      `avance une caravane\u00a0: ${path}${paying}.`,
    )
  },
  deliveredTo: (who, city, left) => {
    const rest = left > 0 ? `plus que ${goods(left)}` : 'plus aucune marchandise'
    return does(who, `livrez à ${city}\u00a0: ${rest}.`, `livre à ${city}\u00a0: ${rest}.`)
  },
  boughtCard: (who) => does(who, 'achetez une carte développement.', 'achète une carte développement.'),
  shuffled: 'La défausse redevient la pioche.',
  drew: (card) => `Vous piochez\u00a0: ${card}.`,
  played: (who, card) => does(who, `jouez ${card}.`, `joue ${card}.`),
  tookGold: (who, gold) => does(who, `prenez ${coins(gold)}.`, `prend ${coins(gold)}.`),
  won: (who) =>
    does(
      who,
      'livrez votre dernière marchandise et gagnez\u202f!',
      'livre sa dernière marchandise et gagne\u202f!',
    ),
  endedByRounds: 'Le dernier tour est terminé.',

  doPlacePost: (city) => `Placer un comptoir à ${city}`,
  doPlaceNeutral: (city) => `Placer un comptoir neutre à ${city}`,
  doPlaceRoute: (path) => `Placer la première route\u00a0: ${path}`,
  doRoll: 'Lancer les dés',
  doPlay: (card) => `Jouer ${card}`,
  doDiscard: (what) => `Rendre ${what}`,
  doPlaceRobber: (hex) => `Poser le voleur\u00a0: ${hex}`,
  doMoveRobber: (hex) => `Déplacer le voleur\u00a0: ${hex}`,
  doSteal: (name) => `Voler ${name}`,
  doOffer: (give, want, to) => `Offrir ${give} contre ${want} à ${to}`,
  doAccept: 'Accepter',
  doDecline: 'Refuser',
  doCounter: (give, want) => `Contre-proposer\u00a0: donner ${give} contre ${want}`,
  doTradeWith: (name, give, get) => `Donner à ${name} ${give} contre ${get}`,
  doWithdraw: 'Retirer l’offre',
  doBuyResource: (what, gold) => `Acheter ${what} pour ${coins(gold)}`,
  doBankTrade: (give, take) => `Échanger à la réserve ${give} contre ${take}`,
  doBuild: (path) => `Construire une route\u00a0: ${path}`,
  doChooseChain: (gold) => `Choisir la chaîne qui rapporte ${gold}`,
  doRecruit: (city) => `Recruter un marchand à ${city}`,
  doRelocate: (city, from) => `Recruter à ${city} le marchand pris ici\u00a0: ${from}`,
  doMoveMerchant: (to, wheat) => `Déplacer un marchand\u00a0: ${to}${wheat > 0 ? `, ${wheat} blé` : ''}`,
  doFound: (city, wheat, gold) =>
    [`Fonder un comptoir à ${city}`, wheat > 0 ? `${wheat} blé` : '', gold > 0 ? `+${coins(gold)}` : '']
      .filter(Boolean)
      .join(', '),
  doPlaceToken: (hex, values) => `Poser un jeton\u00a0: ${hex} (${values})`,
  doMoveToken: (from, to, number) => `Déplacer le ${number} de «\u00a0${from}\u00a0» à «\u00a0${to}\u00a0»`,
  doForm: (path) => `Former une caravane\u00a0: ${path}`,
  doRelocateCaravan: (path, from) => `Former une caravane\u00a0: ${path}, prise ici\u00a0: ${from}`,
  doMoveCaravan: (path, salt, tolls) =>
    [`Avancer une caravane\u00a0: ${path}`, salt > 0 ? `${salt} sel` : '', tolls ? `péage à ${tolls}` : '']
      .filter(Boolean)
      .join(', '),
  passing: (cities) => `en passant par ${cities}`,
  doDeliver: (city) => `Livrer à ${city}`,
  doBuyCard: 'Acheter une carte développement',
  doTakeGold: (gold) => `Prendre ${coins(gold)}`,
  doHalt: 'S’arrêter ici',
  doSkip: 'Y renoncer',
  doNotSteal: 'Ne pas voler',
  doEndTurn: 'Finir votre tour',
  takeUpMerchant: (at) => `Prendre le marchand\u00a0: ${at}`,
  takeUpCaravan: (at) => `Prendre la caravane\u00a0: ${at}`,
  fillHex: (hex) => `Déplacer un jeton vers ${hex}`,

  gameIsOver: 'La partie est terminée.',
  notYourTurn: (names) => `Ce n’est pas à vous\u00a0: on attend ${names}.`,
  notNow,
  notEnoughResources: (needs, lacks) => `Cela coûte ${needs}\u202f; il vous manque ${lacks}.`,
  notEnoughGold: (needs, has) => `Il faut ${coins(needs)}\u202f; vous en avez ${has}.`,
  pileIsEmpty: (what) => `La réserve n’a plus de ${what}.`,
  noRoutesLeft: 'Vous n’avez plus de route.',
  noPostsLeft: 'Vous n’avez plus de comptoir à fonder.',
  noFreeGoods: 'Toutes vos marchandises sont encore sous des comptoirs\u00a0: fondez-en un d’abord.',
  noCardsLeft: 'Il n’y a plus de carte développement.',
  turnLimit: {
    resources_bought: (limit) => `L’or achète au plus ${limit} ressources par tour.`,
    offers: (limit) => `Vous avez fait ${limit} offres ce tour-ci\u202f; cela doit suffire.`,
    cards_bought: (limit) => `Au plus ${cards(limit)} achetée${plural(limit)} par tour.`,
    cards_played: (limit) => `Au plus ${cards(limit)} jouée${plural(limit)} par tour.`,
  },
  noStartingCity: (city, purple) =>
    `${city}\u00a0: ce comptoir va dans une ville ${purple ? 'violette' : 'marron'} vide.`,
  noRobberStart: (hex) => `${hex}\u00a0: le voleur part d’un terrain sans nombre.`,
  wouldConnect: 'Les premières routes ne peuvent pas relier deux villes.',
  wrongDiscard: (needs, chosen) => `Choisissez ${cards(needs)}, et non ${chosen}.`,
  robberStays: 'Le voleur y est déjà\u00a0: il doit bouger.',
  noNumber: (hex) => `${hex}\u00a0: il n’y a pas de nombre.`,
  cannotBeRobbed: (name) => `${name} ne peut pas être volé ici.`,
  notATrade: 'Dans un échange, chacun donne quelque chose, et rien ne va dans les deux sens.',
  noAgreement: (name) => `Aucun échange possible avec ${name}.`,
  pathTaken: (name) => `${name} y a déjà une route.`,
  pathNotReached: 'Une route part de l’un de vos comptoirs ou de l’une de vos routes.',
  notBesideArrow: 'La route gratuite touche la double flèche que l’on vient de construire.',
  noSuchChain: 'Ce n’est pas l’une des plus courtes chaînes.',
  wrongPiece: 'Cette pièce ne peut pas servir maintenant.',
  notYourPost: (city) => `Vous n’avez pas de comptoir à ${city}.`,
  merchantThere: 'Un marchand s’y trouve déjà.',
  foreignPost: (city) => `${city}\u00a0: un marchand ne s’arrête pas au comptoir d’un autre.`,
  tooFar: (most) => `C’est trop loin\u00a0: ${most} carrefours au plus.`,
  noWay: 'Aucun chemin n’y mène.',
  noTokenSpace: (hex) => `${hex}\u00a0: on ne peut pas y poser de jeton.`,
  tokensLeft: (what) => `Les jetons cachés (${what}) passent d’abord.`,
  noTokensLeft: (what) => `Plus de jeton caché (${what})\u00a0: déplacez-en un du plateau.`,
  noTokenThere: (hex) => `${hex}\u00a0: il n’y a pas de jeton à prendre.`,
  mustPlaceToken: 'Le jeton doit être posé.',
  noPlaceForCaravan: 'Une caravane se forme sur l’une de vos routes, à l’un de vos comptoirs.',
  routeFull: 'Deux caravanes occupent déjà cette route.',
  noRouteThere: 'Une caravane suit des routes qui se touchent.',
  noDelivery: (city) => `${city}\u00a0: il faut le comptoir d’un autre, encore sans marchandise.`,
  notArrived: (city) => `Votre caravane a été formée à ${city}\u00a0: elle livre là où elle est venue.`,
  noCaravanBeside: (city) => `Aucune de vos caravanes n’est à ${city}.`,
  cardNotHeld: (card) => `Vous n’avez pas cette carte\u00a0: ${card}.`,
  cardJustBought: (card) => `${card}\u00a0: achetée ce tour-ci, elle attend le prochain.`,
  cardUseless: (card) => `${card}\u00a0: sans effet maintenant.`,
  nothingDone: 'Une carte jouée doit servir.',

  panelGoods: 'Marchandises à livrer',
  panelFree: 'Marchandises libres',
  panelHand: 'Cartes ressource',
  panelGold: 'Or',
  panelCards: 'Cartes développement',
  panelPosts: 'Comptoirs à fonder',
  panelRoutes: 'Routes en réserve',
  panelMerchants: 'Marchands en réserve',
  panelCaravans: 'Caravanes en réserve',

  placing: 'Mise en place',
  roundTitle: (round) => `Tour de table ${round}`,
  map: 'Carte de l’Europe',
  zoom: { zoomIn: 'Agrandir', zoomOut: 'Réduire', fit: 'Toute la carte' },
  hexNote: (name, terrain, number) => `${name}\u00a0: ${terrain}, ${number}`,
  number: (number, pips) => `nombre ${number} (${pips} sur 36)`,
  noNumberYet: 'pas encore de nombre',
  robberHere: 'le voleur s’y trouve',
  cityNote: (name, kind) => `${name}, ${kind === 'purple' ? 'ville de départ' : 'ville à fonder'}`,
  coastGold: (gold) => `${coins(gold)} à la fondation`,
  postOf: (name) => `comptoir de ${name}`,
  neutralPost: 'comptoir neutre',
  withGood: 'a une marchandise',
  takesGood: 'attend une marchandise',
  arrow: 'double flèche\u00a0: une route gratuite à côté',
  merchant: 'Marchand',
  caravan: 'Caravane',
  robber: 'Le voleur',
  dice: (one, other) => `Dés\u00a0: ${one} et ${other}`,
  noDice: 'Pas encore lancés',
  bank: 'Réserve',
  bankPile: (what, count) => `${what} en réserve\u00a0: ${count}`,
  deck: (count) => `Cartes développement dans la pioche\u00a0: ${count}`,
  tokensInSea: (what, count) => `Jetons cachés (${what})\u00a0: ${count}`,
  hand: 'Votre main',
  yourCards: 'Vos cartes développement',
  newCard: 'achetée ce tour-ci',
  stock: 'Les marchandises de chacun',
  stockLine: (delivered, free, bound) =>
    `${delivered} livrée${plural(delivered)}, ${free} libre${plural(free)}, ${bound} sous comptoir`,
  supply: (routeCount, merchants, caravans) =>
    `En réserve\u00a0: ${routes(routeCount)}, ${merchants} marchand${plural(merchants)}, ${caravans} caravane${plural(caravans)}`,
  delivered: 'livrées',
  free: 'libres',
  bound: 'retenues',
  purchases: {
    route: 'Route',
    merchant: 'Marchand',
    caravan: 'Caravane',
    card: 'Carte',
  },
  costs: (what, cost) => `${what}\u00a0: ${cost}`,
  choosePath: 'Choisissez un chemin éclairé pour la route.',
  choosePost: 'Choisissez un comptoir pour le marchand.',
  chooseRoute: 'Choisissez une route pour la caravane.',
  chooseMerchantGoal: 'Choisissez où va le marchand.',
  chooseCaravanGoal: 'Choisissez où va la caravane.',
  chooseToken: 'Choisissez le jeton à déplacer.',
  whichPiece: 'Lequel y va\u202f?',
  cancel: 'Annuler',
  goOn: 'Continuer',
  trading: 'Échange',
  bankTrading: 'Réserve',
  bankBuy: (gold, left) => `Acheter pour ${coins(gold)} (encore ${left} ce tour-ci)`,
  bankSwap: (rate) => `${rate} pareilles contre une`,
  bankNothing: 'Vous n’avez pas assez pour la réserve.',
  give: 'Vous donnez',
  get: 'Vous recevez',
  less: (what) => `Un de moins\u00a0: ${what}`,
  moreOf: (what) => `Un de plus\u00a0: ${what}`,
  offerTo: 'À',
  makeOffer: 'Proposer',
  offersLeft: (left) => `encore ${left} offre${plural(left)}`,
  makeCounter: 'Proposer plutôt cela',
  counter: 'Contre-offre…',
  yourOffer: 'Votre offre',
  offerOf: (name) => `L’offre de ${name}`,
  offerText: (give, get) => `Vous donnez ${give} et recevez ${get}.`,
  waitingAnswer: 'réfléchit…',
  accepts: 'accepte',
  declines: 'refuse',
  tradeHere: 'Échanger',
  cannotAccept: 'Vous n’avez pas ce qui est demandé.',
  discardTitle: (chosen, needed) => `Rendez ${needed} cartes\u00a0: ${chosen} choisie${plural(chosen)}`,
  discardNow: 'Rendre ces cartes',
  discardChosen: 'Vous avez choisi\u202f; les autres réfléchissent encore.',
  chainOption: (name, gold) => `${name} +${gold}`,
  statistics: 'Statistiques',

  cardEffects: {
    safe_conduct: ({ routes: free = 0 }) => `Construisez jusqu’à ${routes(free)} gratuitement.`,
    trade_agreement: ({ merchant_steps: steps = 0, gold = 0 }) =>
      `Déplacez un marchand de ${steps} carrefours au plus, gratuitement, ou prenez ${coins(gold)}.`,
    bribery: ({ caravan_steps: steps = 0 }) =>
      `Déplacez une caravane de ${routes(steps)} au plus, sans sel ni péage.`,
    lancer: ({ gold = 0 }) => `Prenez ${coins(gold)}, déplacez le voleur et volez une carte.`,
  },

  diceTitle: 'Dés',
  thrown: (sum, times, expected) => `${sum}\u00a0: ${times} fois (attendu ${expected})`,
  throws: (count) => `${count} lancer${plural(count)}`,
  productionTitle: 'Production',
  compensation: 'Or en compensation',
  connectionGold: 'Or des liaisons',
  tollsGot: 'Péages reçus',
  totalCards: 'Cartes en tout',
  sheet: 'Feuille finale',
  goodsDelivered: 'Marchandises livrées',
  goodsLeft: 'Marchandises restantes',
  postsInStock: 'Comptoirs non fondés',
  goldLeft: 'Or',
  routesBuilt: 'Routes',

  saysTurn: (round, name) => `Tour ${round}, à ${name} de jouer.`,
  saysPlacing: 'On place les premiers comptoirs et les premières routes.',
  saysRobber: (hex) => `Le voleur\u00a0: ${hex}.`,
  saysPlayer: (name, parts) => `${name}\u00a0: ${parts}.`,
  saysGoods: (left, free) => `${goods(left)} à livrer, dont ${free} libre${plural(free)}`,
  saysHand: (count, known) => (known ? `${cards(count)} (${known})` : cards(count)),
  saysGold: (gold) => coins(gold),
  saysCards: (count) => `${count} carte${plural(count)} développement`,
  saysPosts: (cities) => `comptoirs à ${cities}`,
  saysRoutes: (count) => routes(count),
  saysMerchants: (places) => `marchands\u00a0: ${places}`,
  saysCaravans: (places) => `caravanes\u00a0: ${places}`,
  saysNeutral: (cities) => `Comptoirs neutres à ${cities}.`,
  saysGoodsIn: (cities) => `Marchandises livrées à ${cities}.`,
  saysNumbers: (numbers) => `Nombres\u00a0: ${numbers}.`,
  saysBank: (piles, deck) => `La réserve a ${piles}\u202f; pioche de ${cards(deck)}.`,

  remarks: {
    inFront: (by) => `En avance de ${goods(by)}.`,
    goodsFree: (count) => `${goods(count)} à livrer désormais.`,
    yields: (ware, rolls) => `${rolls} lancer${plural(rolls)} sur 36 pour ${wares[ware]}.`,
    blocks: (name, posts, rolls) =>
      `Arrête ${posts} comptoir${plural(posts)} ${name === null ? 'à vous' : of(name)}\u00a0: ${rolls} lancer${plural(rolls)} sur 36.`,
    atPost: (city) => `Voici ${city}, qui attend une marchandise.`,
    firstRoute: (city) => `Première route vers ${city}, qui attend une marchandise.`,
  },
}
