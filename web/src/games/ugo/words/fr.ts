// What UGO! says in French. Before a colon stands a no-break space (\u00a0), before ! ? ; a narrow one (\u202f).

import { of } from '../../../words/elision'
import type { Words } from './en'
import { signed } from './signed'

const plural = (count: number, one: string, many: string) => (Math.abs(count) < 2 ? one : many)
const farmers = (count: number) => `${count} ${plural(count, 'agriculteur', 'agriculteurs')}`
const points = (count: number) => `${signed(count)} ${plural(count, 'point', 'points')}`
const cards = (count: number) => `${count} ${plural(count, 'carte', 'cartes')}`
const spaces = (count: number) => `${count} ${plural(count, 'place encore libre', 'places encore libres')}`

function list(items: readonly string[]): string {
  if (items.length < 2) return items.join()
  return `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`
}

export const fr: Words = {
  farmers,
  points,
  cards,
  list,

  cardName: (colour, value) => `${value} ${colour}`,
  cardLabel: (card, terrain, icons) => `${card}, ${terrain}${icons}`,
  iconsOfWin: (count) => `, rapporte ${farmers(count)} en remportant le pli`,
  iconsOfLoss: (same, other) =>
    same === 0
      ? `, rapporte ${farmers(other)} face à une autre couleur`
      : `, rapporte ${farmers(same)} en perdant face à sa couleur, ${other} face à une autre`,

  youLead: 'À vous d’entamer, avec la carte de votre choix.',
  youFollow: (led) => `À vous\u00a0: fournissez du ${led}.`,
  youAreFree: (led) => `À vous\u00a0: vous n’avez pas de ${led}, jouez n’importe quelle carte.`,
  youPlace: 'Vous remportez le pli\u00a0: placez-le dans votre royaume.',
  leads: (name) => `${name} entame le prochain pli.`,
  plays: (name) => `On attend la carte ${of(name)}.`,
  places: (name) => `On attend que ${name} place le pli.`,
  over: 'Les quatre manches sont terminées.',

  roundBegan: (round) => `Manche ${round}`,
  youDealt: (cards) => `Vous recevez ${cards}.`,
  youPlayed: (card) => `Vous jouez le ${card}.`,
  played: (name, card) => `${name} joue le ${card}.`,
  youWon: (card) => `Vous remportez le pli avec le ${card}.`,
  won: (name, card) => `${name} remporte le pli avec le ${card}.`,
  youOpened: (colours) => `Vous ouvrez ${colours}.`,
  opened: (name, colours) => `${name} ouvre ${colours}.`,
  youGotFarmers: (come, icons) =>
    come === icons ? `Vous recevez ${farmers(come)}.` : `Vous recevez ${farmers(come)} au lieu de ${icons}.`,
  gotFarmers: (name, come, icons) =>
    come === icons
      ? `${name} reçoit ${farmers(come)}.`
      : `${name} reçoit ${farmers(come)} au lieu de ${icons}.`,
  roundScored: (round, results) => `Décompte de la manche ${round}\u00a0: ${results}.`,
  result: (name, points) => `${name} ${signed(points)}`,
  gameOver: (totals) => `La partie est terminée\u00a0: ${totals}.`,

  play: (card) => `Jouer le ${card}`,
  place: (order, tops) => ['Placer le pli', order, tops].filter(Boolean).join('\u202f; '),
  placeOrder: (colours) => `nouvelles cases\u00a0: ${colours}`,
  placeTops: (cards) => `dessus\u00a0: ${cards}`,

  gameIsOver: 'Les quatre manches sont terminées.',
  notYourTurn: (name) => `Ce n’est pas votre tour\u00a0: c’est à ${name}.`,
  notInHand: (card) => `Vous n’avez pas le ${card} en main.`,
  mustFollow: (led, holds) => `Vous devez fournir du ${led}\u00a0: vous en avez ${cards(holds)} en main.`,
  trickToPlace: 'Placez d’abord le pli que vous avez remporté.',
  noTrickToPlace: 'Il n’y a pas de pli à placer.',
  wrongNewColours: (colours) => `Les cases à ouvrir sont celles-ci, une fois chacune\u00a0: ${colours}.`,
  wrongTop: (colour) => `Choisissez la carte ${colour} du dessus s’il y en a plusieurs, sinon aucune.`,

  total: 'Points des manches comptées',
  inHand: 'Cartes en main',
  farmersWon: 'Agriculteurs reçus dans la manche',
  running: 'Valeur actuelle du royaume',

  yourKingdom: 'Votre royaume',
  kingdomOf: (name) => `Royaume ${of(name)}`,
  yourHand: 'Votre main',
  field: (field) => `Case ${field}`,
  covers: (count) => `Elle recouvre ${cards(count)}.`,
  free: 'libre',
  standing: (farmers, needed) => `${farmers} sur ${needed} ${plural(needed, 'agriculteur', 'agriculteurs')}`,
  countsTop: (value) => `Case cultivée\u00a0: la carte du dessus compte ${points(value)}.`,
  countsMissing: (missing, penalty) =>
    `Il manque ${farmers(missing)}\u00a0: ${points(penalty)}, et la carte ne compte pas.`,
  countsEmpty: (value) => `Case libre et cultivée\u00a0: ${points(value)}.`,
  countsLater: (missing, value) => `Case libre\u00a0: ${points(value)} avec ${farmers(missing)} de plus.`,
  countsNothing: 'Case libre\u00a0: ne compte rien.',
  trick: 'Le pli',
  trickNumber: (trick, tricks) => `Pli ${trick} sur ${tricks}`,
  roundNumber: (round, rounds) => `Manche ${round} sur ${rounds}`,
  led: (colour) => `${colour} demandé`,
  nothingLed: 'Aucune carte',
  winning: 'en tête',
  dealer: 'Donneur',
  leader: 'Entame ce pli',
  supply: (count) => `${farmers(count)} dans la réserve`,
  aside: (count) => `${cards(count)} de côté, face cachée`,
  lacks: (colours) => `N’a pas de ${colours}`,
  enlarge: (name) => `Voir le royaume ${of(name)}`,
  close: 'Fermer',

  placeTitle: 'Placer le pli',
  order: 'Ordre',
  chooseOrder: 'Nouveaux territoires\u00a0: touchez-les dans l’ordre de vos cases',
  onTop: 'Dessus',
  chooseTop: (colour) => `Sur le dessus (${colour})`,
  goesTo: (colour, field) => `${colour}, case ${field}`,
  goesOnTop: (card) => `${card} sur le dessus`,
  farmersToCome: (count) => `${farmers(count)} ${plural(count, 'arrive', 'arrivent')} ensuite`,
  pointsChange: (before, after) => `Royaume\u00a0: ${signed(before)} → ${points(after)}`,
  confirm: 'Placer',

  scores: 'Scores',
  roundEnds: (round) => `Décompte de la manche ${round}`,
  ifItEnded: (round) => `Manche ${round}, si elle s’arrêtait là`,
  finalSheet: 'Feuille de score',
  lastRound: (round) => `Manche ${round}, case par case`,
  round: 'Manche',
  sum: 'Total',
  rank: 'Place',
  ranked: (rank, tied) => `${rank}${rank === 1 ? 're' : 'e'}${tied ? ' ex æquo' : ''}`,
  missing: (count) => `${count} ${plural(count, 'manquant', 'manquants')}`,
  goOn: 'Continuer',

  saysTrick: (cards) => `Dans le pli\u00a0: ${cards}.`,
  saysNoTrick: 'Le pli est vide.',
  saysPlayed: (name, card) => `${card} (${name})`,
  saysWinning: (name) => `${name} est en tête.`,
  youAreWinning: 'Vous êtes en tête.',
  saysKingdom: (title, fields, points) => `${title}\u00a0: ${fields}\u202f; ${points} en ce moment.`,
  saysField: (field, top, standing) => `case ${field} ${top}, ${standing}`,
  saysTotal: (name, total, hand) => `${name}\u00a0: ${total} jusqu’ici, ${hand} en main.`,
  saysHand: (cards) => `Votre main\u00a0: ${cards}.`,
  saysRound: (round, trick, dealer) => `${round}, ${trick.toLowerCase()}. Donneur\u00a0: ${dealer}.`,
  you: 'vous',

  remarks: {
    fieldFed: (field, count) => `La case ${field} a tous ses agriculteurs\u00a0: ${points(count)}.`,
    kingdomGrew: (by, count) => `${points(by)} de plus\u00a0: le royaume en compte ${signed(count)}.`,
    spoilt: (name, count) =>
      name === null ? `Vous coûte ${points(count)}.` : `Coûte ${points(count)} à ${name}.`,
    farmersAnyway: (come, empty) => `Perdu, mais rapporte ${farmers(come)}\u00a0: ${spaces(empty)}.`,
    trickSnatched: (name) =>
      name === null ? 'Sans cela, le pli était à vous.' : `Sans cela, le pli était à ${name}.`,
  },
}
