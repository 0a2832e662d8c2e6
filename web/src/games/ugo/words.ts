// The sentences of UGO!, from its catalogue.

import type { Telling } from '../module'
import { speakers } from '../../words/speaker'
import { colourOf, valueOf } from './cards'
import { rankData } from './data'
import type { Card } from './types'

const cardParts = (card: Card) => ({ colour: colourOf(card), value: valueOf(card) })

export const words = speakers('ugo', (family, value) =>
  family === 'card' ? cardParts(value as Card) : undefined,
)

/** What the label of a card tells: the card, and the farmers it may bring. */
export function labelled(card: Card) {
  const { win, lose_same, lose_diff } = rankData(valueOf(card))
  return { card, colour: colourOf(card), win, lose_same, lose_diff }
}

/** "Red 6, hills, brings 1 farmer when it wins" */
export const cardLabel = (card: Card, telling: Telling): string =>
  words(telling)('card-label', labelled(card))
