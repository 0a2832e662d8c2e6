// Ce que dit La Cité d’Or en français. Les mêmes clés que le dictionnaire anglais, sinon rien ne compile.

import { of } from '../../../words/elision'
import type { Kind, Reward } from '../data'
import type { Landscape } from '../types'
import type { Words } from './en'

const plural = (count: number) => (count > 1 ? 's' : '')
const coins = (count: number) => `${count} pièce${plural(count)}`
const letters = (count: number) => `${count} lettre${plural(count)}`
const cards = (count: number) => `${count} carte${plural(count)}`
const points = (count: number) => `${count} point${plural(count)} de victoire`

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join()
  return `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
}

const landscapes: Record<Landscape, string> = {
  port: 'port',
  mountain: 'montagne',
  desert: 'désert',
  forest: 'forêt',
  meadow: 'prairie',
}

/** « de la montagne », « du désert ». */
const ofLandscape: Record<string, string> = {
  montagne: 'de la montagne',
  désert: 'du désert',
  forêt: 'de la forêt',
  prairie: 'de la prairie',
}

const kinds: Record<Kind, string> = {
  port: 'Port',
  rural: 'Site rural',
  outer: 'Zone extérieure',
  inner: 'Zone intérieure',
}

const rewards: Record<Reward, string> = {
  coin1: '1 pièce',
  coin2: '2 pièces',
  card: 'une carte paysage',
  key: 'une clé',
  bonus: 'une carte bonus',
  ware: 'une carte marchandise',
}

export const fr: Words = {
  coins,
  letters,
  points,
  list,
  landscapes,
  kinds,
  rewards,

  some: (count, landscape) => `${count} ${landscape}${plural(count)}`,
  quarter: (landscape) => `quartier ${ofLandscape[landscape] ?? landscape}`,
  wares: (one, other) => `${one} et ${other}`,

  youPlaceHand: 'À vous\u00a0: posez votre main sur un groupe de cartes.',
  youPlaceHandAt: (price) =>
    `À vous\u00a0: posez votre main sur un groupe. Expulser quelqu’un coûte ${coins(price)}.`,
  youBuildFirst: 'À vous\u00a0: bâtissez un premier comptoir, ou terminez votre tour.',
  youBuildSecond: 'Bâtissez un second comptoir, ou terminez votre tour.',
  youCannotPay: 'Vous ne pouvez payer aucun lieu\u00a0: terminez votre tour.',
  youChooseBonus: 'Choisissez la carte bonus que vous gardez.',
  youTakeWare: 'Prenez une carte marchandise.',
  youRemoveWare: (limit) => `Vous pouvez garder ${limit} cartes marchandise\u00a0: retirez-en une du jeu.`,
  youDiscard: (count) => `Trop de cartes en main\u00a0: défaussez-en ${count === 1 ? 'une' : `${count}`}.`,
  placesHand: (name) => `${name} doit poser sa main sur un groupe.`,
  builds: (name) => `${name} doit bâtir.`,
  choosesBonus: (name) => `${name} parcourt les cartes bonus.`,
  takesWare: (name) => `${name} doit prendre une carte marchandise.`,
  removesWare: (name) => `${name} doit retirer une carte marchandise.`,
  discards: (name) => `${name} doit se défausser.`,
  over: 'La partie est terminée.',

  roundBegan: (round, ware, area) => `Manche ${round}\u00a0: ${ware}, ${area}`,
  youWereDealt: (cards) => `Vous commencez avec ${cards}.`,
  laidOut: (groups) => `À prendre\u00a0: ${groups}.`,
  shuffled: (count) => `La défausse est mélangée\u00a0: nouvelle pioche de ${cards(count)}.`,
  youPlaced: (group) => `Vous posez votre main sur le groupe ${group}.`,
  placed: (name, group) => `${name} pose sa main sur le groupe ${group}.`,
  youExpelled: (whom, group, price) => `Vous expulsez ${whom} du groupe ${group} pour ${coins(price)}.`,
  expelledYou: (name, group, price) => `${name} vous expulse du groupe ${group} pour ${coins(price)}.`,
  expelled: (name, whom, group, price) => `${name} expulse ${whom} du groupe ${group} pour ${coins(price)}.`,
  youTook: (cards) => `Vous prenez ${cards}.`,
  took: (name, cards) => `${name} prend ${cards}.`,
  youBuilt: (place, payment) => `Vous bâtissez\u00a0: ${place}, pour ${payment}.`,
  built: (name, place, payment) => `${name} bâtit\u00a0: ${place}, pour ${payment}.`,
  youBuiltBlack: (place, payment) => `Vous ajoutez un comptoir noir\u00a0: ${place}, pour ${payment}.`,
  builtBlack: (name, place, payment) => `${name} ajoute un comptoir noir\u00a0: ${place}, pour ${payment}.`,
  aKey: 'une clé',
  youGot: (what) => `Vous recevez ${what}.`,
  got: (name, what) => `${name} reçoit ${what}.`,
  noCoins: 'aucune pièce\u00a0: la réserve est vide',
  youDrew: (card) => `Vous piochez\u00a0: ${card}.`,
  drew: (name) => `${name} pioche une carte.`,
  youKept: (bonus) => `Vous gardez la carte ${bonus}.`,
  tookBonus: (name) => `${name} garde une carte bonus.`,
  youTookWare: (wares) => `Vous prenez la carte ${wares}.`,
  tookWare: (name, wares) => `${name} prend la carte ${wares}.`,
  youDrewWare: (wares) => `Vous retournez la première carte de la pile\u00a0: ${wares}.`,
  drewWare: (name, wares) => `${name} retourne la première carte de la pile\u00a0: ${wares}.`,
  youRemoved: (wares) => `Vous retirez du jeu la carte ${wares}.`,
  removed: (name, wares) => `${name} retire du jeu la carte ${wares}.`,
  youEntered: (place, first, gained) =>
    `${place}\u00a0: vous y êtes ${first ? 'en premier' : 'en deuxième'}, ${letters(gained)}.`,
  entered: (name, place, first, gained) =>
    `${place}\u00a0: ${name} y est ${first ? 'en premier' : 'en deuxième'}, ${letters(gained)}.`,
  youDiscarded: (card) => `Vous défaussez une carte ${card}.`,
  discarded: (name, card) => `${name} défausse une carte ${card}.`,
  youBuiltNothing: 'Vous ne bâtissez rien.',
  builtNothing: (name) => `${name} ne bâtit rien.`,
  youAreBlocked: 'Vous êtes bloqué\u00a0: aucun lieu ne vous est plus ouvert.',
  isBlocked: (name) => `${name} est bloqué\u00a0: aucun lieu ne lui est plus ouvert.`,
  scoredWare: (ware, results) => `Décompte, ${ware}\u00a0: ${results}.`,
  scoredArea: (area, results) => `Décompte, ${area}\u00a0: ${results}.`,
  nobody: 'personne',
  result: (name, gained) => `${name} +${gained}`,
  shownNone: (name) => `${name} n’a pas de carte bonus à montrer.`,
  shown: (name, lines) => `${name} montre ${lines}.`,
  shownLine: (bonus, gained) => `${bonus} (${letters(gained)})`,
  specialWon: (name, won, totals) => `Décompte spécial, ${totals}\u00a0: ${name} reçoit ${points(won)}.`,
  youWonSpecial: (won, totals) => `Décompte spécial, ${totals}\u00a0: vous recevez ${points(won)}.`,
  specialTied: (totals) => `Décompte spécial, ${totals}\u00a0: tout est égal, personne ne reçoit rien.`,
  gameOver: 'La partie est terminée',

  placeHandOn: (group, cards) => `Poser votre main sur le groupe ${group}\u00a0: ${cards}`,
  expelFrom: (name, group, cards, price) =>
    `Expulser ${name} du groupe ${group} pour ${coins(price)}\u00a0: ${cards}`,
  build: (place, payment) => `Bâtir\u00a0: ${place}, pour ${payment}`,
  buildBlack: (place, payment) => `Ajouter un comptoir noir\u00a0: ${place}, pour ${payment}`,
  endTurn: 'Finir le tour',
  chooseBonus: (bonus) => `Garder la carte ${bonus}`,
  takeWare: (wares) => `Prendre la carte ${wares}`,
  drawWare: 'Prendre la première carte de la pile, sans la voir',
  removeWare: (wares) => `Retirer la carte ${wares}`,
  discard: (card) => `Défausser une carte ${card}`,

  gameIsOver: 'La partie est terminée.',
  notYourTurn: (name) => `Ce n’est pas votre tour\u00a0: c’est à ${name}.`,
  firstPlaceHand: 'D’abord les enchères\u00a0: posez votre main sur un groupe de cartes.',
  firstBuild: 'C’est le moment de bâtir\u00a0: choisissez un lieu de l’île, ou terminez votre tour.',
  firstChooseBonus: 'Choisissez d’abord la carte bonus que vous gardez.',
  firstTakeWare: 'Prenez d’abord une carte marchandise.',
  firstRemoveWare: 'Retirez d’abord une de vos cartes marchandise.',
  firstDiscard: 'Défaussez-vous d’abord.',
  noSuchGroup: (groups) => `Il y a ${groups} groupes.`,
  expulsionTooDear: (name, price, has) =>
    `Expulser ${name} coûte maintenant ${coins(price)}, et vous ${has === 0 ? 'n’en avez pas' : `en avez ${has}`}.`,
  noPostLeft: 'Vous avez posé tous vos comptoirs.',
  siteTaken: (place, name) => `${place} n’accueille qu’un comptoir, et ${name} y est.`,
  siteYours: (place) => `Vous avez déjà un comptoir ici\u00a0: ${place}.`,
  alreadyThere: (place) =>
    `Vous avez déjà un comptoir ici (${place})\u00a0; une zone en accueille un par joueur.`,
  notConnected: (place) => `Aucune route ne mène d’un de vos comptoirs à ce lieu\u00a0: ${place}.`,
  zoneFull: (place) => `${place}\u00a0: la zone est pleine, elle n’a jamais plus de deux comptoirs.`,
  keyMissing: (place) => `${place} est une zone intérieure\u00a0: il faut une clé, et vous n’en avez pas.`,
  wrongPayment: (count, landscape, has) =>
    `Il en coûte ${count} ${landscape}${plural(count)}\u00a0; vous ${has === 0 ? 'n’en avez pas' : `en avez ${has}`}, et deux cartes semblables remplacent une carte manquante.`,
  notAmongThese: 'Cette carte n’est pas parmi celles à choisir.',

  lettersLabel: 'Lettres',
  pointsLabel: 'Points de victoire',
  coinsLabel: 'Pièces',
  postsLabel: 'Comptoirs restants',
  blackLabel: 'Comptoirs noirs restants',
  keysLabel: 'Clés',
  waresLabel: 'Cartes marchandise',
  bonusLabel: 'Cartes bonus',
  handLabel: 'Cartes paysage en main',

  island: 'L’île',
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
  fit: 'Voir toute la carte',
  roundOf: (round, rounds) => `Manche ${round} sur ${rounds}`,
  scoresNow: 'lettres si l’on décomptait maintenant',
  scoreLabel: 'Carte de score',
  cell: (name, what, gained) =>
    gained > 0 ? `${name}, ${what}\u00a0: ${letters(gained)}` : `${name}, ${what}\u00a0: rien`,
  toCome: (count) => `${count} à venir`,
  toComeTitle: 'Cartes de score à venir',
  lastCard: 'dernière carte',
  back: (back) => `Dos ${back}`,
  auction: 'Les enchères',
  group: (group) => `Groupe ${group}`,
  free: 'libre',
  nextExpulsion: 'Prochaine expulsion',
  handOf: (name) => `main ${of(name)}`,
  yourHandOn: 'votre main',
  firstPlayer: 'Premier joueur',
  wareTitle: 'Marchandises',
  warePile: (count) => `Pile de marchandises\u00a0: ${cards(count)}`,
  wareOwners: (ware, names) => `${ware}\u00a0: ${names}`,
  emptySlot: 'vide',
  supplies: 'Réserves',
  deckName: 'Pioche',
  discardName: 'Défausse',
  bonusName: 'Bonus',
  ownersTitle: 'Qui possède quelles marchandises',
  deck: (count) => `Pioche\u00a0: ${cards(count)}`,
  discardPile: (count, what) => (count === 0 ? 'Défausse vide' : `Défausse\u00a0: ${what}`),
  reserve: (count) => `Réserve\u00a0: ${coins(count)}`,
  keySupply: (count) => `Clés restantes\u00a0: ${count}`,
  bonusPile: (count) => `Cartes bonus restantes\u00a0: ${count}`,
  yourHand: 'Votre main',
  yourBonus: 'Vos cartes bonus',
  emptyHand: 'Aucune carte paysage',
  builtOf: (built, most) => `${built} comptoir${plural(built)} bâti${plural(built)} sur ${most}`,
  payFor: (place) => `Comment payer\u00a0: ${place}`,
  cancel: 'Annuler',
  blind: 'sans voir',
  bonusPays: (bonus, pays, now) => `${bonus}\u00a0: ${pays}\u00a0; pour l’instant ${letters(now)}`,
  perWareCard: (each) => `${each} par carte marchandise`,
  perCoin: (each) => `${each} par pièce`,
  perCityPost: (each) => `${each} par comptoir dans la Cité`,
  perRiverPost: (each) => `${each} par comptoir au bord d’un fleuve`,
  perLandscapePost: (each, landscape) => `${each} par comptoir «\u00a0${landscape}\u00a0»`,
  now: (count) => `soit ${count}`,
  drought: 'La Grande Sécheresse',
  specialOf: (round, points) => `Décompte spécial après la manche ${round}\u00a0: ${points}`,
  inRound: (round) => `manche ${round}`,
  specialWonBy: (name) => `gagné par ${name}`,
  specialNobody: 'personne ne l’a gagné',
  specialToCome: 'à venir',
  close: 'Fermer',

  placeOnRiver: (river) => `au bord du fleuve «\u00a0${river}\u00a0»`,
  placeCosts: (what) => `Coûte ${what}`,
  placeBrings: (what) => `Rapporte ${what}`,
  placeDry: 'Ne rapporte rien dans la Grande Sécheresse',
  zoneGains: (first, second) => `Premier\u00a0: ${first}\u00a0; deuxième\u00a0: ${second}`,
  gain: (gained, coin, card) =>
    list([letters(gained), ...(coin ? [coins(coin)] : []), ...(card ? [cards(card)] : [])]),
  postOf: (names) => `Comptoirs\u00a0: ${names}`,
  blackOf: (name) => `${name} (noir)`,
  canBuild: (ways) => (ways > 1 ? `vous pouvez bâtir ici, ${ways} façons de payer` : 'vous pouvez bâtir ici'),

  specialScoring: 'Décompte spécial',
  noBonus: 'aucune carte bonus',

  finalSheet: 'Feuille finale',
  fromZones: 'Premier et deuxième dans les zones',
  fromWares: 'Marchandises',
  fromAreas: 'Fleuves et quartiers',
  fromBonus: 'Cartes bonus',
  sum: 'Lettres',
  tieCity: 'Comptoirs dans la Cité',
  tieCoins: 'Pièces',
  blocked: 'bloqué',
  times: (bonus, count, each) => `${bonus}\u00a0: ${count} × ${each}`,
  partOf: (part, round) => `Partie ${part}, après la manche ${round}`,
  victoryPoints: 'Points de victoire',
  rank: 'Rang',
  ranked: (rank, tied) => `${rank}${rank === 1 ? 'er' : 'e'}${tied ? ' ex æquo' : ''}`,

  saysRound: (round, ware, area) => `${round}. La carte de score nomme ${ware} et ${area}.`,
  saysFirst: (first) => `Premier joueur\u00a0: ${first}.`,
  saysWouldScore: (results) => `Décomptée maintenant, elle rapporterait\u00a0: ${results}.`,
  saysGroup: (group, cards, bidder) => `Groupe ${group}\u00a0: ${cards}\u00a0; ${bidder}.`,
  saysPrice: (price) => `La prochaine expulsion coûte ${coins(price)}.`,
  saysPlayer: (name, parts) => `${name}\u00a0: ${parts}.`,
  saysPosts: (places) => `comptoirs\u00a0: ${places}`,
  saysNoPosts: 'aucun comptoir',
  saysBlack: (places) => `comptoirs noirs\u00a0: ${places}`,
  saysWares: (wares) => `cartes marchandise\u00a0: ${wares}`,
  saysDisplay: (wares, pile) => `Marchandises étalées\u00a0: ${wares}\u00a0; ${pile} dans la pile.`,
  saysHand: (cards) => `Votre main\u00a0: ${cards}.`,
  saysBonus: (bonus) => `Vos cartes bonus\u00a0: ${bonus}.`,
  saysSupplies: (deck, reserve, keys, bonus) =>
    `Pioche ${deck}, réserve ${coins(reserve)}, clés restantes ${keys}, cartes bonus restantes ${bonus}.`,
  none: 'aucune',
  you: 'vous',
  postsLeft: (count) => `${count} comptoir${plural(count)} restant${plural(count)}`,
  keysHeld: (count) => `${count} clé${plural(count)}`,
  bonusHeld: (count) => `${count} carte${plural(count)} bonus`,
  cardsHeld: (count) => `${cards(count)} en main`,

  remarks: {
    roundLetters: (count) => `${letters(count)} de plus au décompte de la manche.`,
    rivalLetters: (name, count) =>
      name === null
        ? `Vous coûte ${letters(count)} au décompte de la manche.`
        : `Coûte ${letters(count)} à ${name} au décompte de la manche.`,
    shutOut: (name, place) =>
      name === null ? `Vous ferme l’accès\u00a0: ${place}.` : `Ferme l’accès à ${name}\u00a0: ${place}.`,
    cityInReach: (zones) => `La Cité est à portée\u00a0: ${zones} zone${plural(zones)}.`,
    newWares: (added, wares) =>
      `${added} nouvelle${plural(added)} marchandise${plural(added)}\u00a0: ${wares} en tout.`,
    paysFor: (places) =>
      `Ces cartes paient ${places} lieu${places > 1 ? 'x' : ''} de plus, mieux qu’aucun autre groupe.`,
    leads: (count) => `En tête avec ${letters(count)}.`,
  },
}
