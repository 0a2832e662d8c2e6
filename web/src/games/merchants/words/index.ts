// The words of the reader's language, and the names of places, pieces and bundles in it.

import type { Language, Seat } from '../../../protocol'
import type { Telling } from '../../module'
import { atlasOf, ends, hexesAt, hexesBeside } from '../atlas'
import { cardData, cityData, hexData, nameIn, WARES } from '../data'
import { type Bundle, count } from '../tally'
import type { City, Development, Hex, Intersection, Path } from '../types'
import { en, type Who, type Words } from './en'
import { fr } from './fr'

const dictionaries: Record<Language, Words> = { en, fr }

export function words(telling: Telling): Words {
  return dictionaries[telling.language]
}

export const who = (seat: Seat, telling: Telling): Who => ({
  name: telling.name(seat),
  you: seat === telling.you,
})

/** A seat's name, or "you". */
export const whoever = (seat: Seat, telling: Telling): string =>
  seat === telling.you ? words(telling).you : telling.name(seat)

export const names = (seats: readonly Seat[], telling: Telling): string =>
  words(telling).list(seats.map((seat) => whoever(seat, telling)))

export const cityName = (city: City, { language }: Telling): string => nameIn(cityData(city), language)

export const cityNames = (cities: readonly City[], telling: Telling): string =>
  words(telling).list(cities.map((city) => cityName(city, telling)))

export const hexName = (hex: Hex, telling: Telling): string =>
  nameIn(hexData(hex), telling.language) || words(telling).sea

export const cardName = (card: Development, { language }: Telling): string =>
  nameIn(cardData(card).names, language)

/** Every city lies on the expert side, and a crossing is called the same on both. */
const atlas = atlasOf('expert')

/** A crossing is called after its city, or the hexes that meet there. */
export function crossName(at: Intersection, telling: Telling): string {
  const city = atlas.cityAt(at)
  if (city) return cityName(city, telling)
  return words(telling).crossing([...new Set(hexesAt(at).map((hex) => hexName(hex, telling)))].join('–'))
}

/** A path is called after the two hexes it lies between, and the cities it touches. */
export function pathName(path: Path, telling: Telling): string {
  const say = words(telling)
  const [one, other] = hexesBeside(path)
  const between = say.routeBetween(hexName(one, telling), hexName(other, telling))
  const cities = ends(path).flatMap((end) => atlas.cityAt(end) ?? [])
  return cities.length > 0 ? say.atCity(between, cityNames(cities, telling)) : between
}

/** "2 wood and 1 gold" */
export function bundleName(bundle: Bundle, telling: Telling): string {
  const say = words(telling)
  const kinds = WARES.filter((ware) => count(bundle, ware) > 0)
  return say.list(kinds.map((ware) => say.some(count(bundle, ware), ware))) || say.nothing
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
