// The words of the reader's language, and the names of places and cards in it.

import type { Language, Seat } from '../../../protocol'
import type { Telling } from '../../module'
import { piles } from '../cards'
import {
  bonusCard,
  nameOf,
  placeData,
  riverData,
  scoreCard,
  wareCard,
  wareData,
  type Gain,
  type Sector,
  type Ware,
} from '../data'
import type { BonusCard, Cards, Group, Landscape, Place, ScoreCard, WareCard } from '../types'
import { en, type Words } from './en'
import { fr } from './fr'

const dictionaries: Record<Language, Words> = { en, fr }

export function words(telling: Telling): Words {
  return dictionaries[telling.language]
}

export const placeName = (place: Place, { language }: Telling): string => nameOf(placeData(place), language)

export const landscapeName = (landscape: Landscape, telling: Telling): string =>
  words(telling).landscapes[landscape]

/** "2 desert, 1 port and a key": landscape cards, and what goes with them. */
export function cardsName(cards: Cards, telling: Telling, also: readonly string[] = []): string {
  const say = words(telling)
  const named = piles(cards).map(({ landscape, count }) => say.some(count, say.landscapes[landscape]))
  return say.list([...named, ...also]) || say.none
}

/** What a build costs. */
export const paymentName = (payment: Cards, keys: number, telling: Telling): string =>
  cardsName(payment, telling, keys > 0 ? [words(telling).aKey] : [])

/** A group of the auction: its cards, and the coin that may lie on it. */
export const groupName = ({ cards, coins }: Group, telling: Telling): string =>
  cardsName(cards, telling, coins > 0 ? [words(telling).coins(coins)] : [])

export const wareName = (ware: Ware, { language }: Telling): string => nameOf(wareData(ware), language)

/** "pottery and wine" */
export function wareCardName(card: WareCard, telling: Telling): string {
  const [one, other] = wareCard(card).wares
  return words(telling).wares(
    wareName(one, telling).toLocaleLowerCase(),
    wareName(other, telling).toLocaleLowerCase(),
  )
}

export const bonusName = (card: BonusCard, { language }: Telling): string => nameOf(bonusCard(card), language)

/** "3 for each ware card" */
export function bonusPays(card: BonusCard, telling: Telling): string {
  const say = words(telling)
  const { kind, landscape, letters_each: each } = bonusCard(card)
  switch (kind) {
    case 'ware_cards':
      return say.perWareCard(each)
    case 'coins':
      return say.perCoin(each)
    case 'city':
      return say.perCityPost(each)
    case 'river':
      return say.perRiverPost(each)
    case 'landscape':
      return say.perLandscapePost(each, landscape === '' ? '' : say.landscapes[landscape])
  }
}

/** A river's name, or "desert quarter". */
export function areaName(card: ScoreCard, telling: Telling): string {
  const { area_kind, area } = scoreCard(card)
  if (area_kind === 'river') return nameOf(riverData(area), telling.language)
  return words(telling).quarter(landscapeName(area as Sector, telling))
}

export const gainName = (gain: Gain, telling: Telling): string =>
  words(telling).gain(gain.letters, gain.coins, gain.cards)

/** A seat's name, or "you". */
export const whoever = (seat: Seat, telling: Telling): string =>
  seat === telling.you ? words(telling).you : telling.name(seat)

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
