// What the dice and the land gave, counted over the whole game.

import type { Heard } from '../../protocol'
import { standing } from '../../table/log'
import { type Resources, sum } from './tally'
import type { Event } from './types'

export interface Statistics {
  /** How often each sum was thrown, from 2 to 12. */
  throws: { sum: number; times: number }[]
  /** What production brought each seat. */
  production: Resources[]
  /** Gold instead of production, by seat. */
  compensation: number[]
  /** Gold for connecting cities, by seat. */
  connections: number[]
  /** Tolls received, by seat. */
  tolls: number[]
}

export function statistics(history: readonly Heard[], seats: number): Statistics {
  const none = () => Array<number>(seats).fill(0)
  const times = new Map<number, number>()
  const stats: Statistics = {
    throws: [],
    production: Array.from({ length: seats }, () => ({})),
    compensation: none(),
    connections: none(),
    tolls: none(),
  }
  const add = (to: number[], more: readonly number[]) => to.map((before, seat) => before + (more[seat] ?? 0))
  const events = standing(history).flatMap((step) => step.events as Event[])
  for (const event of events) {
    if (event.type === 'rolled') {
      const thrown = event.dice[0] + event.dice[1]
      times.set(thrown, (times.get(thrown) ?? 0) + 1)
    } else if (event.type === 'produced') {
      stats.production = stats.production.map((before, seat) => sum(before, event.resources[seat] ?? {}))
      stats.compensation = add(stats.compensation, event.gold)
    } else if (event.type === 'city_connected') {
      stats.connections = add(stats.connections, event.gold)
    } else if (event.type === 'caravan_moved' && event.toll !== null) {
      const paid = none()
      paid[event.toll] = 1
      stats.tolls = add(stats.tolls, paid)
    }
  }
  stats.throws = Array.from({ length: 11 }, (_, at) => ({ sum: at + 2, times: times.get(at + 2) ?? 0 }))
  return stats
}
