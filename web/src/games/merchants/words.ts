// The sentences of Merchants of Europe, from its catalogue.

import { speakers } from '../../words/speaker'
import { atlasOf, ends, hexesAt, hexesBeside } from './atlas'
import { hexData } from './data'
import { type Bundle, missing, total } from './tally'
import type { Event, Hex, Intersection, Path, Refusal } from './types'

/** Every city lies on the expert side, and a crossing is called the same on both. */
const atlas = atlasOf('expert')

const hexParts = (hex: Hex): string => hexData(hex).name ?? 'sea'

/** A crossing is called after its city, or the hexes that meet there. */
function crossParts(at: Intersection) {
  const city = atlas.cityAt(at)
  if (city) return { city }
  const hexes = hexesAt(at)
  return {
    hexes: hexes.filter((hex, nth) => hexes.findIndex((one) => hexParts(one) === hexParts(hex)) === nth),
  }
}

/** A path is called after the two hexes it lies between, and the cities it touches. */
function pathParts(path: Path) {
  const [one, other] = hexesBeside(path)
  return { one, other, cities: ends(path).flatMap((end) => atlas.cityAt(end) ?? []) }
}

function eventParts(event: Event) {
  if (event.type === 'answered' && typeof event.answer === 'object')
    return { ...event, ...event.answer.counter, answer: 'counter' }
  if (event.type !== 'produced') return event
  const shares = event.resources.map((resources, seat) => {
    const cards: Bundle = { ...resources, gold: event.gold[seat] ?? 0 }
    return { seat, cards }
  })
  return { ...event, shares: shares.filter(({ cards }) => total(cards) > 0) }
}

const refusalParts = (refused: Refusal) =>
  refused.why === 'not_enough_resources'
    ? { ...refused, lacks: missing(refused.has, refused.needs) }
    : refused

export const words = speakers('merchants', (family, value) => {
  switch (family) {
    case 'hex':
      return hexParts(value as Hex)
    case 'cross':
      return crossParts(value as Intersection)
    case 'path':
      return pathParts(value as Path)
    case 'event':
      return eventParts(value as Event)
    case 'refusal':
      return refusalParts(value as Refusal)
    default:
      return undefined
  }
})
