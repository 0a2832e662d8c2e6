// The words of the reader's language, and the names of what the box holds in it.

import type { Language } from '../../../protocol'
import type { Telling } from '../../module'
import { cardData, data, LANDS, landData } from '../data'
import type { Card, Item, Land } from '../types'
import { en, type Words } from './en'
import { fr } from './fr'

const dictionaries: Record<Language, Words> = { en, fr }

export function words(telling: Telling): Words {
  return dictionaries[telling.language]
}

export function landName(land: Land, { language }: Telling): string {
  return landData(land).names[language]
}

/** Two houses */
export function plainCardName(card: Card, { language }: Telling): string {
  return cardData(card).names[language]
}

/** “Two houses” */
export function cardName(card: Card, telling: Telling): string {
  return words(telling).quoted(plainCardName(card, telling))
}

/** a crops tile; “Two houses” */
export function itemName(item: Item, telling: Telling): string {
  return 'tile' in item ? words(telling).aTile(item.tile) : cardName(item.card, telling)
}

/** 2 crops tiles, 1 pasture tile, 2 × “Barn” and “Two houses” */
export function itemNames(items: readonly Item[], telling: Telling): string {
  const say = words(telling)
  const tiles = LANDS.flatMap((land) => {
    const count = items.filter((item) => 'tile' in item && item.tile === land).length
    return count > 0 ? [say.countTiles(count, land)] : []
  })
  const cards = data.card.flatMap(({ id }) => {
    const count = items.filter((item) => 'card' in item && item.card === id).length
    return count > 0 ? [say.times(count, cardName(id, telling))] : []
  })
  return say.list([...tiles, ...cards])
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Crops tile; Two houses, 3 points */
export function itemLabel(item: Item, telling: Telling): string {
  const say = words(telling)
  if ('tile' in item) return capital(say.tile[item.tile])
  return say.cardLabel(plainCardName(item.card, telling), cardData(item.card).points)
}

/** What an item is good for. */
export function itemEffect(item: Item, telling: Telling): string {
  const say = words(telling)
  if ('tile' in item) return say.growsLand(item.tile)
  const { figure, land, cells = [] } = cardData(item.card)
  if (figure) return say.effect[figure]
  return land ? say.usesLand(cells.length, land) : ''
}
