// The board in words: for screen readers, and the note of a place.

import type { Frame, Seat } from '../../protocol'
import type { Telling } from '../module'
import { data, isZone, nameOf, placeData, price, riverData, scoreCard } from './data'
import {
  bonusCardsOf,
  hasMarker,
  isDrought,
  rounds,
  roundLines,
  specialScorings,
  total,
  type SpecialScoring,
} from './scoring'
import { bonusCount } from './sentences'
import type { Place, Player, View } from './types'
import {
  areaName,
  bonusName,
  bonusPays,
  capital,
  cardsName,
  gainName,
  groupName,
  landscapeName,
  placeName,
  wareCardName,
  wareName,
  whoever,
  words,
} from './words'

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const ware = wareName(scoreCard(view.score_card).ware, telling).toLocaleLowerCase()
  const would = roundLines(view)
    .map(({ wares, areas }, seat) => say.result(whoever(seat, telling), wares + areas))
    .join(', ')
  const lines = [
    say.saysRound(say.roundOf(view.round, rounds(view)), ware, areaName(view.score_card, telling)),
    ...(hasMarker(view) ? [say.saysFirst(whoever(view.first_player, telling))] : []),
    say.saysWouldScore(would),
  ]
  if (isDrought(view)) {
    for (const scoring of specialScorings(view)) lines.push(`${specialName(scoring, telling)}.`)
  }
  if (view.groups.some(({ cards }) => cards.length > 0)) {
    view.groups.forEach((group, nth) =>
      lines.push(say.saysGroup(nth + 1, groupName(group, telling), bidderName(group.bidder, telling))),
    )
    lines.push(say.saysPrice(view.expulsions + 1))
  }
  view.players.forEach((player, seat) => lines.push(playerInWords(view, seat, player, telling)))
  const displayed = view.ware_display.flatMap((card) => (card === null ? [] : [wareCardName(card, telling)]))
  lines.push(
    say.saysDisplay(displayed.join(', ') || say.none, view.ware_pile),
    say.saysSupplies(view.deck.size, view.reserve, view.key_supply, view.bonus_pile),
  )
  if (view.hand) {
    lines.push(say.saysHand(cardsName(view.hand.cards, telling)))
    const bonus = bonusCardsOf(view, view.hand.seat)
    if (bonus.length > 0) {
      lines.push(
        say.saysBonus(
          bonus.map((card) => `${bonusName(card, telling)} (${bonusPays(card, telling)})`).join(', '),
        ),
      )
    }
  }
  return lines
}

/** "Special scoring after round 4: 1 victory point, won by Ada" */
export function specialName({ round, points, winner }: SpecialScoring, telling: Telling): string {
  const say = words(telling)
  const result =
    winner === undefined
      ? say.specialToCome
      : winner === null
        ? say.specialNobody
        : say.specialWonBy(whoever(winner, telling))
  return `${say.specialOf(round, say.points(points))}, ${result}`
}

export function bidderName(bidder: Seat | null, telling: Telling): string {
  const say = words(telling)
  if (bidder === null) return say.free
  return bidder === telling.you ? say.yourHandOn : say.handOf(telling.name(bidder))
}

function playerInWords(view: View, seat: Seat, player: Player, telling: Telling): string {
  const say = words(telling)
  const places = (all: readonly Place[]) => say.list(all.map((place) => placeName(place, telling)))
  const parts = [
    ...(isDrought(view) ? [say.points(player.victory_points)] : []),
    say.letters(total(player.letters)),
    say.coins(player.coins),
    say.postsLeft(player.posts_left),
    say.keysHeld(player.keys),
    say.bonusHeld(bonusCount(view, seat)),
    say.cardsHeld(player.hand_size),
    player.posts.length > 0 ? say.saysPosts(places(player.posts)) : say.saysNoPosts,
    ...(player.black.length > 0 ? [say.saysBlack(places(player.black))] : []),
    ...(player.ware_cards.length > 0
      ? [say.saysWares(player.ware_cards.map((card) => wareCardName(card, telling)).join(', '))]
      : []),
    ...(player.blocked ? [say.blocked] : []),
  ]
  return say.saysPlayer(capital(whoever(seat, telling)), parts.join(', '))
}

/** Whether a place gives no reward in the Great Drought (G-9.5). */
export function isDry(view: View, place: Place): boolean {
  const { no_reward_kinds, no_reward_landscape } = data.great_drought
  const { kind, landscape } = placeData(place)
  return isDrought(view) && no_reward_kinds.includes(kind) && landscape === no_reward_landscape
}

export interface PlaceNote {
  name: string
  /** What it is, what it costs, what it brings, who is there. */
  lines: string[]
}

export function placeNote(view: View, place: Place, telling: Telling): PlaceNote {
  const say = words(telling)
  const spot = placeData(place)
  const { cards, keys } = price(place)
  const landscape = landscapeName(spot.landscape, telling)
  const kind = spot.kind === 'port' ? say.kinds.port : `${say.kinds[spot.kind]}, ${landscape}`
  const river = spot.river && say.placeOnRiver(nameOf(riverData(spot.river), telling.language))
  const cost = say.some(cards, landscape)
  const standing = view.players.flatMap((player, seat) => [
    ...(player.posts.includes(place) ? [whoever(seat, telling)] : []),
    ...(player.black.includes(place) ? [say.blackOf(whoever(seat, telling))] : []),
  ])
  const brings = isZone(place)
    ? spot.first &&
      spot.second &&
      say.zoneGains(gainName(spot.first, telling), gainName(spot.second, telling))
    : isDry(view, place)
      ? say.placeDry
      : spot.reward && say.placeBrings(say.rewards[spot.reward])
  return {
    name: placeName(place, telling),
    lines: [
      river ? `${kind}, ${river}` : kind,
      say.placeCosts(keys > 0 ? say.list([cost, say.aKey]) : cost),
      ...(brings ? [brings] : []),
      ...(standing.length > 0 ? [say.postOf(standing.join(', '))] : []),
    ],
  }
}
