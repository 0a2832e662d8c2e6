// The sentences of New England, from its catalogue.

import { speakers } from '../../words/speaker'
import type { Telling } from '../module'
import { cardData, data, LANDS, OFFER_SIZE } from './data'
import { type Cards, listed, sameItem } from './table'
import type { Action, Item } from './types'

/** How many of one thing: 2 crops tiles. */
interface Lot {
  item: Item
  count: number
}

export const words = speakers('new-england', (family, value) => {
  switch (family) {
    case 'items':
      return lots(value as readonly Item[] | Cards)
    case 'label':
      return labelled(value as Item)
    case 'action':
      return announced(value as Action)
    default:
      return undefined
  }
})

/** Items one by one, or a bag of cards, by kind and in the order of the data file. */
function lots(given: readonly Item[] | Cards): Lot[] {
  const items = given instanceof Array ? given : listed(given).map((card): Item => ({ card }))
  const kinds = [...LANDS.map((tile): Item => ({ tile })), ...data.card.map(({ id }): Item => ({ card: id }))]
  return kinds
    .map((item) => ({ item, count: items.filter((other) => sameItem(item, other)).length }))
    .filter(({ count }) => count > 0)
}

/** The label of a card tells its points. */
function labelled(item: Item) {
  return 'card' in item ? { card: { card: item.card, points: cardData(item.card).points } } : undefined
}

/** Whoever announces tiles announces the cards that fill the offer. */
function announced(action: Action) {
  if (typeof action === 'string' || !('announce' in action)) return undefined
  return { announce: { tiles: action.announce, cards: OFFER_SIZE - action.announce } }
}

/** Crops tile; Two houses, 3 points */
export const itemLabel = (item: Item, telling: Telling): string => words(telling).of('label', item)

/** What an item is good for. */
export function itemEffect(item: Item, telling: Telling): string {
  const say = words(telling)
  if ('tile' in item) return say('grows-land', { land: item.tile })
  const { figure, land, cells = [] } = cardData(item.card)
  if (figure) return say.of('effect', figure)
  return land ? say('uses-land', { count: cells.length, land }) : ''
}
