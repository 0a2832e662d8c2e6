// What letters would be paid now: by the score card (G-7), by bonus cards (G-8.5), and who won the special scorings (G-9.7).

import type { Seat } from '../../protocol'
import { areaPlaces, bonusCard, data, isZone, placeData, scoreCard, wareCard, type Ware } from './data'
import type { BonusCard, BonusLine, Letters, Place, Player, RoundLine, View } from './types'

export const total = ({ zones, wares, areas, bonus }: Letters): number => zones + wares + areas + bonus

export const ownsWare = (player: Player, ware: Ware): boolean =>
  player.ware_cards.some((card) => wareCard(card).wares.includes(ware))

/** Posts on some places, black ones included (G-10.4). */
export function postsOn(player: Player, counts: (place: Place) => boolean): number {
  return [...player.posts, ...player.black].filter(counts).length
}

/** What this round's score card would bring each player now. */
export function roundLines(view: View): RoundLine[] {
  const card = scoreCard(view.score_card)
  const { ware_presence, ware_monopoly, area_presence, area_majority } = data.scoring
  const places = areaPlaces(card)
  const owners = view.players.filter((player) => ownsWare(player, card.ware)).length
  const posts = view.players.map((player) => postsOn(player, (place) => places.includes(place)))
  return view.players.map((player, seat) => {
    const own = posts[seat] ?? 0
    const most = posts.every((others, other) => other === seat || others < own)
    return {
      wares: ownsWare(player, card.ware) ? ware_presence + (owners === 1 ? ware_monopoly : 0) : 0,
      areas: own > 0 ? area_presence + (most ? area_majority : 0) : 0,
    }
  })
}

/** What a bonus card would bring a player now. */
export function bonusLine(player: Player, card: BonusCard): BonusLine {
  const { kind, landscape, letters_each } = bonusCard(card)
  const counted = {
    ware_cards: () => player.ware_cards.length,
    coins: () => player.coins,
    city: () => postsOn(player, isZone),
    river: () => postsOn(player, (place) => placeData(place).river !== ''),
    landscape: () => postsOn(player, (place) => placeData(place).landscape === landscape),
  }[kind]()
  return { card, count: counted, letters: counted * letters_each }
}

/** The bonus cards a viewer knows a seat to hold: the viewer's own. */
export const bonusCardsOf = (view: View, seat: Seat): BonusCard[] =>
  view.bonus_taken.flatMap((taken) => (taken.seat === seat && taken.one_of.length === 1 ? taken.one_of : []))

/** Two players play the Great Drought. */
export const isDrought = (view: View): boolean => view.players.length === 2

/** Whether the first player has the marker: the Great Drought leaves it in the box (G-9.1). */
export const hasMarker = (view: View): boolean => !isDrought(view)

export interface SpecialScoring {
  round: number
  points: number
  /** Who won it; null if nobody did, undefined if it is still to come. */
  winner: Seat | null | undefined
}

/**
 * The special scorings, as the victory points tell: 1, 2 and 3 add up in one way only, for whoever has the first two has
 * won.
 */
export function specialScorings(view: View): SpecialScoring[] {
  const { rounds_between_special_scorings: between, victory_points } = data.great_drought
  const scored = Math.floor((view.phase === 'over' ? view.round : view.round - 1) / between)
  const left = view.players.map((player) => player.victory_points)
  return victory_points
    .map((points, at): SpecialScoring => ({ round: (at + 1) * between, points, winner: undefined }))
    .reverse()
    .map((scoring) => {
      if (scoring.round > scored * between) return scoring
      const winner = left.findIndex((points) => points >= scoring.points)
      if (winner >= 0) left[winner] = (left[winner] ?? 0) - scoring.points
      return { ...scoring, winner: winner >= 0 ? winner : null }
    })
    .reverse()
}

/** Rounds of a game, if nothing ends it before. */
export const rounds = (view: View): number =>
  isDrought(view)
    ? data.great_drought.victory_points.length * data.great_drought.rounds_between_special_scorings
    : data.score_card.length
