// The words of the reader's language, and the names of what the box holds in it.

import type { Language } from '../../../protocol'
import type { Telling } from '../../module'
import { duelData, GEMS, isOrder, nameOf, orderData, spaceData, specialData } from '../data'
import type { Card, DuelCard, Equipment, Gem, Order, Per, Space, Special } from '../types'
import { en, type Words } from './en'
import { fr } from './fr'

const dictionaries: Record<Language, Words> = { en, fr }

export const words = ({ language }: Telling): Words => dictionaries[language]

export const spaceName = (space: Space, { language }: Telling): string => nameOf(spaceData(space), language)

/** “Good inn” */
export const specialName = (card: Special, telling: Telling): string =>
  words(telling).quoted(nameOf(specialData(card), telling.language))

/** red order; white order (ruby, sapphire, gold): only the white ones differ among themselves. */
export function orderName(order: Order, telling: Telling): string {
  const say = words(telling)
  const { colour, needs } = orderData(order)
  const name = say.order(colour)
  return needs.length > 1
    ? say.orderWith(
        name,
        needs.map((good) => say.good[good]),
      )
    : name
}

/** a red order; a cart */
export function aCard(card: Card, telling: Telling): string {
  const say = words(telling)
  if (!isOrder(card)) return say.anEquipment(card as Equipment)
  return orderName(card, telling).replace(
    say.order(orderData(card).colour),
    say.anOrder(orderData(card).colour),
  )
}

/** red order; cart */
export function cardName(card: Card, telling: Telling): string {
  return isOrder(card) ? orderName(card, telling) : words(telling).equipment[card as Equipment]
}

export function duelName(card: DuelCard, telling: Telling): string {
  const { artisans, workshops, choose } = duelData(card)
  return words(telling).duelCard(artisans, workshops, choose)
}

/** 2 rubies, 1 gold nugget */
export function gemNames(gems: Per<Gem, number>, telling: Telling): string {
  return GEMS.flatMap((gem) => (gems[gem] ? [words(telling).countGems(gem, gems[gem])] : [])).join(', ')
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
