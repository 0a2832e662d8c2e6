// How far merchants and caravans get, and what it costs them.

import type { Seat } from '../../protocol'
import { atlasOf } from './atlas'
import { cardData, data } from './data'
import { caravansOn, freeGoods, isOpenTo, ownerOf } from './table'
import { count } from './tally'
import type { City, Intersection, Path, View } from './types'

/** The wheat for a merchant's move; none with a trade agreement. */
export function wheatFor(view: View, from: Intersection, to: Intersection): number {
  if (view.phase === 'trade_agreement') return 0
  const steps = atlasOf(view.options.board).stepsFrom(from).get(to) ?? 0
  return Math.ceil(steps / data.limits.merchant_steps_per_wheat) * count(data.costs.merchant_move, 'wheat')
}

/** A caravan's way to a route, and its price. */
export interface Journey {
  /** The routes it moves onto, one after the other. */
  steps: Path[]
  salt: number
  /** Who gets a toll. */
  tolls: Seat[]
  /** Where it could deliver in passing. */
  deliveries: City[]
}

interface Start {
  from: Path
  /** Steps paid for. */
  paid: number
  salt: number
  gold: number
  /** Those who have had their toll. */
  had: readonly Seat[]
  /** Bribery: no more salt, no tolls. */
  free: boolean
}

function startOf(view: View, seat: Seat, caravan: number): Start | null {
  const player = view.players[seat]
  const from = player?.caravans[caravan]
  if (!player || !from) return null
  const had = view.this_turn.tolls[caravan] ?? []
  const start = { from, paid: 0, salt: count(player.resources, 'salt'), gold: player.gold, had, free: false }
  const { phase } = view
  if (phase === 'bribery') return { ...start, paid: cardData('bribery').caravan_steps ?? 0, free: true }
  if (typeof phase === 'string' || !('caravan' in phase)) return start
  return phase.caravan.caravan === caravan
    ? { ...start, paid: phase.caravan.steps, free: phase.caravan.free }
    : null
}

/** The cheapest journey to every route a caravan can come to and stop on: least salt, then tolls, then steps. */
export function journeys(view: View, seat: Seat, caravan: number): Map<Path, Journey> {
  const start = startOf(view, seat, caravan)
  const best = new Map<Path, Journey>()
  if (!start) return best
  const atlas = atlasOf(view.options.board)
  const saltFor = (steps: number) =>
    start.free
      ? steps > start.paid
        ? Infinity
        : 0
      : Math.ceil(Math.max(0, steps - start.paid) / data.limits.caravan_steps_per_salt)
  const owes = (owner: Seat | null, tolls: readonly Seat[]) =>
    owner !== null && owner !== seat && !start.free && !start.had.includes(owner) && !tolls.includes(owner)

  // Breadth first over routes and those paid on the way: the first to come somewhere with the same tolls came shortest.
  const seen = new Set([key(start.from, [])])
  let edge: { at: Path; steps: Path[]; tolls: Seat[] }[] = [{ at: start.from, steps: [], tolls: [] }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { at, steps, tolls } of edge) {
      for (const to of atlas.beside(at)) {
        const owner = ownerOf(view, to)
        if (owner === null || saltFor(steps.length + 1) > start.salt) continue
        const paying = owes(owner, tolls) ? [...tolls, owner].sort() : tolls
        if (paying.length * data.limits.toll_gold > start.gold || seen.has(key(to, paying))) continue
        seen.add(key(to, paying))
        next.push({ at: to, steps: [...steps, to], tolls: paying })
      }
    }
    for (const { at, steps, tolls } of next) {
      const others = caravansOn(view, at) - (at === start.from ? 1 : 0)
      if (at === start.from || others >= data.limits.caravans_per_route) continue
      const salt = saltFor(steps.length)
      const known = best.get(at)
      if (known && (known.salt - salt || known.tolls.length - tolls.length) <= 0) continue
      best.set(at, { steps, salt, tolls, deliveries: deliveriesOn(view, seat, steps) })
    }
    edge = next
  }
  return best
}

const key = (at: Path, tolls: readonly Seat[]) => `${at} ${tolls.join()}`

/** The posts along a way that would take a good, as many as there are goods. */
function deliveriesOn(view: View, seat: Seat, steps: readonly Path[]): City[] {
  const player = view.players[seat]
  const cities = steps.flatMap((path) => atlasOf(view.options.board).citiesOn(path))
  const open = [...new Set(cities)].filter((city) => isOpenTo(view, seat, city))
  return open.slice(0, player ? freeGoods(player) : 0)
}
