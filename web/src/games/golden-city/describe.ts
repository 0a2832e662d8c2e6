// The board in words: for screen readers, and the note of a place.

import type { Frame, Seat } from '../../protocol'
import type { Telling } from '../module'
import { isZone, placeData, price } from './data'
import { bonusCardsOf, hasMarker, total } from './scoring'
import { bonusCount } from './sentences'
import type { Place, Player, Special, View } from './types'
import { words } from './words'

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const { round, score_card, first_player, reckoned } = view
  const lines = [
    say('says-round', { round, rounds: reckoned.rounds, score_card }),
    ...(hasMarker(view) ? [say('says-first', { seat: first_player })] : []),
    say('says-would-score', { lines: reckoned.lines }),
  ]
  for (const scoring of reckoned.specials) lines.push(say('says-special', special(scoring)))
  if (view.groups.some(({ cards }) => cards.length > 0)) {
    view.groups.forEach((offered, group) => lines.push(say('says-group', { ...offered, group, price: null })))
    lines.push(say('says-price', { price: reckoned.expulsion_price }))
  }
  view.players.forEach((player, seat) =>
    lines.push(say('says-player', { seat, facts: facts(view, seat, player) })),
  )
  lines.push(
    say('says-display', { cards: view.ware_display.filter((card) => card !== null), pile: view.ware_pile }),
    say('says-supplies', {
      deck: view.deck.size,
      discard: view.discard.length,
      reserve: view.reserve,
      keys: view.key_supply,
      bonus: view.bonus_pile,
    }),
  )
  if (view.hand) {
    lines.push(say('says-hand', { cards: view.hand.cards }))
    const cards = bonusCardsOf(view, view.hand.seat)
    if (cards.length > 0) lines.push(say('says-bonus', { cards }))
  }
  return lines
}

/** "Special scoring after round 4: 1 victory point, won by Ada" */
export const specialName = (scoring: Special, telling: Telling): string =>
  words(telling)('special', special(scoring))

const special = ({ round, points, scored, winner }: Special) => ({
  round,
  points,
  result: scored ? (winner ?? 'nobody') : 'to_come',
})

/** What a player has, each fact by its name in the catalogue. */
function facts(view: View, seat: Seat, player: Player): unknown[] {
  return [
    ...(view.reckoned.drought ? [{ points: player.victory_points }] : []),
    { letters: total(player.letters) },
    { coins: player.coins },
    { posts_left: player.posts_left },
    { keys: player.keys },
    { bonus: bonusCount(view, seat) },
    { cards: player.hand_size },
    { posts: player.posts },
    ...(player.black.length > 0 ? [{ black: player.black }] : []),
    ...(player.ware_cards.length > 0 ? [{ wares: player.ware_cards }] : []),
    ...(player.blocked ? ['blocked'] : []),
  ]
}

export interface PlaceNote {
  name: string
  /** What it is, what it costs, what it brings, who is there. */
  lines: string[]
}

export function placeNote(view: View, place: Place, telling: Telling): PlaceNote {
  const say = words(telling)
  const { kind, landscape, river, reward, first, second } = placeData(place)
  const posts = view.players.flatMap((player, seat) => [
    ...(player.posts.includes(place) ? [{ seat, black: false }] : []),
    ...(player.black.includes(place) ? [{ seat, black: true }] : []),
  ])
  const brings = isZone(place)
    ? say('brings-first', { first, second })
    : view.reckoned.dry.includes(place)
      ? say('brings-nothing')
      : say('brings', { reward })
  return {
    name: say.of('place', place),
    lines: [
      say('site', { kind: { [kind]: { landscape } }, river: river || null }),
      say('costs', { ...price(place), landscape }),
      brings,
      ...(posts.length > 0 ? [say('posts-here', { posts })] : []),
    ],
  }
}
