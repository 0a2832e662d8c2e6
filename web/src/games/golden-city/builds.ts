// Where one may build and with what, and why not elsewhere (G-4, G-5). The server's word counts; this explains it.

import type { Seat } from '../../protocol'
import { count } from './cards'
import { data, isZone, near, placeData, price } from './data'
import type { Action, Cards, Landscape, Phase, Place, Refusal, View } from './types'

/** The legal payments by place, fewest cards first. */
export function payments(legal: readonly Action[]): Map<Place, Cards[]> {
  const byPlace = new Map<Place, Cards[]>()
  for (const action of legal) {
    if (typeof action === 'string' || !('build' in action)) continue
    const { place, payment } = action.build
    byPlace.set(place, [...(byPlace.get(place) ?? []), payment])
  }
  for (const ways of byPlace.values()) ways.sort((a, b) => a.length - b.length)
  return byPlace
}

/** Who must act. */
export function toAct(phase: Phase): Seat | null {
  return phase === 'over' ? null : (Object.values(phase)[0] ?? null)
}

/** What kind of decision the table waits for. */
export type Step = 'place_hand' | 'build' | 'choose_bonus' | 'take_ware' | 'remove_ware' | 'discard' | 'over'

export function step(phase: Phase): Step {
  return phase === 'over' ? 'over' : (Object.keys(phase)[0] as Step)
}

/** Why it is not this seat's moment for a kind of action; null if it is. */
export function notNow(view: View, seat: Seat, wanted: Step): Refusal | null {
  const waiting_for = toAct(view.phase)
  if (waiting_for === null) return { why: 'game_is_over' }
  if (waiting_for !== seat) return { why: 'not_your_turn', waiting_for }
  return step(view.phase) === wanted ? null : { why: 'not_now', phase: view.phase }
}

/** Why a hand cannot be placed on a group; null if it can. */
export function whyNotBid(view: View, seat: Seat, group: number): Refusal | null {
  const early = notNow(view, seat, 'place_hand')
  if (early) return early
  const bidder = view.groups[group]?.bidder ?? null
  const coins = view.players[seat]?.coins ?? 0
  const price = view.expulsions + 1
  return bidder !== null && coins < price ? { why: 'expulsion_too_dear', bidder, price, coins } : null
}

/** Why a seat cannot build here with the cards it holds; null if it can. */
export function whyNotBuild(view: View, seat: Seat, place: Place): Refusal | null {
  const early = notNow(view, seat, 'build') ?? whyNotStand(view, seat, place)
  if (early) return early
  const { cards, keys } = price(place)
  const has = view.players[seat]?.keys ?? 0
  if (has < keys) return { why: 'key_missing', place, needs: keys, has }
  const holds = view.hand?.cards ?? []
  const { landscape } = placeData(place)
  if (reach(holds, landscape) >= cards) return null
  return { why: 'wrong_payment', landscape, cards, offered: [], holds }
}

/** How many cards of a landscape a hand can pay, jokers included. */
export function reach(holds: Cards, landscape: Landscape): number {
  const jokers = data.landscape.map(({ id }) => (id === landscape ? 0 : Math.floor(count(holds, id) / 2)))
  return jokers.reduce((sum, joker) => sum + joker, count(holds, landscape))
}

/** Why a seat's post cannot stand here, whatever it costs. */
function whyNotStand(view: View, seat: Seat, place: Place): Refusal | null {
  const own = view.players[seat]
  if (!own) return null
  const standing = view.players.flatMap((player, other) => (player.posts.includes(place) ? [other] : []))
  const black = view.players.some((player) => player.black.includes(place))
  if (!isZone(place)) {
    const [owner] = standing
    if (owner !== undefined) return { why: 'site_taken', place, owner }
  } else if (standing.includes(seat)) {
    if (own.black_left === 0) return { why: 'already_there', place }
    return standing.length > 1 || black ? { why: 'zone_full', place } : null
  } else if (black) {
    return { why: 'zone_full', place }
  }
  if (own.posts_left === 0) return { why: 'no_post_left', posts: own.posts.length }
  const joined = own.posts.some((post) => near(post).has(place))
  return placeData(place).kind === 'port' || joined ? null : { why: 'not_connected', place }
}

const RULES: Record<Step, string> = {
  place_hand: 'G-4.1',
  build: 'G-5.1',
  choose_bonus: 'G-6.4',
  take_ware: 'G-6.5',
  remove_ware: 'G-6.6',
  discard: 'G-5.8',
  over: 'G-8.1',
}

/** The rule behind a refusal. */
export function ruleOf(refusal: Refusal): string {
  switch (refusal.why) {
    case 'game_is_over':
      return 'G-8.1'
    case 'not_your_turn':
      return 'G-3.1'
    case 'not_now':
    case 'not_among_these':
      return RULES[step(refusal.phase)]
    case 'no_such_group':
      return 'G-4.1'
    case 'expulsion_too_dear':
      return 'G-4.2'
    case 'no_post_left':
      return 'G-5.1'
    case 'site_taken':
      return 'G-5.2'
    case 'already_there':
      return 'G-5.4'
    case 'not_connected':
      return 'G-5.3'
    case 'zone_full':
      return 'G-10.2'
    case 'key_missing':
      return 'G-5.5'
    case 'wrong_payment':
      return 'G-5.6'
  }
}
