// The words of the reader's language, and the names of cards and colours in it.

import type { Language, Seat } from '../../../protocol'
import type { Telling } from '../../module'
import { colourOf, valueOf } from '../cards'
import { colourData, rankData } from '../data'
import type { Card, Colour } from '../types'
import { en, type Words } from './en'
import { fr } from './fr'

export { signed } from './signed'

const dictionaries: Record<Language, Words> = { en, fr }

export function words(telling: Telling): Words {
  return dictionaries[telling.language]
}

export function colourName(colour: Colour, { language }: Telling): string {
  return colourData(colour)[`name_${language}`].toLowerCase()
}

export function terrainName(colour: Colour, { language }: Telling): string {
  return colourData(colour)[`terrain_${language}`].toLowerCase()
}

/** "red 6" */
export function cardName(card: Card, telling: Telling): string {
  return words(telling).cardName(colourName(colourOf(card), telling), valueOf(card))
}

/** "Red 6, hills, brings 1 farmer when it wins" */
export function cardLabel(card: Card, telling: Telling): string {
  const say = words(telling)
  const rank = rankData(valueOf(card))
  const icons =
    rank.win > 0
      ? say.iconsOfWin(rank.win)
      : rank.lose_diff > 0
        ? say.iconsOfLoss(rank.lose_same, rank.lose_diff)
        : ''
  return say.cardLabel(capital(cardName(card, telling)), terrainName(colourOf(card), telling), icons)
}

export function kingdomTitle(seat: Seat, telling: Telling): string {
  const say = words(telling)
  return seat === telling.you ? say.yourKingdom : say.kingdomOf(telling.name(seat))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
