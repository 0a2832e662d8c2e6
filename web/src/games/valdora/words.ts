// The sentences of Valdora, from its catalogue.

import { speakers } from '../../words/speaker'
import { bookData, colourData, duelData, isOrder, orderData } from './data'
import { listed } from './table'
import type { BookId, Card, DuelCard, Event, Order } from './types'

export const words = speakers('valdora', (family, value) => {
  switch (family) {
    case 'order': {
      const { colour, needs, vp } = orderData(value as Order)
      return { colour, needs, points: vp }
    }
    case 'card':
      return isOrder(value as Card) ? { order: value } : { equipment: value }
    case 'book': {
      const { city, deck } = bookData(value as BookId)
      return { city, deck }
    }
    case 'duel':
      return { items: taken(value as DuelCard) }
    case 'event':
      return told(value as Event)
    default:
      return undefined
  }
})

/** What a duel card takes away. */
function taken(card: DuelCard): unknown[] {
  const { artisans, workshops, choose } = duelData(card)
  return [
    ...artisans.map((colour) => ({ artisan: colour })),
    ...workshops.map((colour) => ({ workshop: colour })),
    ...(choose ? ['choice'] : []),
  ]
}

/** What a sentence needs besides the event: the cards of a hand one by one, the points of a workshop. */
function told(event: Event): unknown {
  switch (event.type) {
    case 'specials_dealt':
      return { ...event, hand: listed(event.hand) }
    case 'workshop_opened':
      return { ...event, points: colourData(event.colour).workshop_points }
    default:
      return undefined
  }
}
