// The sentences of The Golden City, from its catalogue.

import { speakers } from '../../words/speaker'
import { bonusCard, data, near, scoreCard, wareCard, type ScoreData } from './data'
import type { BonusCard, Place, ScoreCard, WareCard } from './types'

/** The river or the quarter a score card names. */
export const areaOf = ({ area_kind, area }: ScoreData) => ({ [area_kind]: area })

export const words = speakers('golden-city', (family, value) => {
  // A card nobody but its owner saw has no name.
  if (typeof value !== 'string') return undefined
  switch (family) {
    case 'ware-card':
      return wareCard(value as WareCard).wares
    case 'score-card': {
      const card = scoreCard(value as ScoreCard)
      return { ware: card.ware, area: areaOf(card) }
    }
    case 'pays': {
      const { kind, landscape, letters_each: each } = bonusCard(value as BonusCard)
      return { [kind]: { each, landscape } }
    }
    case 'near': {
      const joined = near(value as Place)
      return data.place.map(({ id }) => id).filter((place) => joined.has(place))
    }
    default:
      return undefined
  }
})
