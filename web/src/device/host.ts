// A game of this device, for the page that shows it.

import type { Known } from '../fairness/verify'
import { Engine } from '../engine'
import type { Kept } from '../kept'
import type { Replay, Table } from '../protocol'
import type { Host } from '../table/table.svelte'
import { toasts } from '../toasts.svelte'
import { say } from '../words'
import { beginAgain } from './begin'
import { DeviceGame } from './game'
import { goesRound } from './people'
import { recordOf, store, type Stored } from './store'

export const addressOf = (id: string) => `/p/${encodeURIComponent(id)}`

/** There is no such game on this device. */
export class NotHere extends Error {}

/** The game, or an error that says that there is none. */
export async function load(id: string): Promise<Stored> {
  const stored = await store.load(id)
  if (!stored) throw new NotHere(id)
  return stored
}

/** Moments that are asked of the rules at once. */
const STRETCH = 100

/** What was seen of a game of this device, by rules of its own: those that play may be thinking. */
async function lookBack({ id, game, you }: Table, from: number): Promise<Replay> {
  const rules = new Engine(game)
  try {
    const steps = await rules.open(recordOf(await load(id)))
    const numbers = Array.from({ length: Math.min(STRETCH, steps + 1 - from) }, (_, nth) => from + nth)
    return { steps, moments: await Promise.all(numbers.map((n) => rules.moment(n, you))) }
  } finally {
    rules.close()
  }
}

export function deviceHost(stored: Stored): Host {
  const { table } = stored
  const engine = new Engine(table.game)
  let game: DeviceGame
  return {
    deeds: {
      address: addressOf(table.id),
      handOver: (seat) => game.handOver(seat),
      takeBack: (seat) => game.takeBack(seat),
      leave: null,
      coach: (seat) => game.coach(seat),
      record: async () => recordOf(await load(table.id)),
      rematch: async () => addressOf((await beginAgain(table)).id),
    },
    engine,
    talks: false,
    // Who shares a device with others asks where that was chosen for all of them.
    mayCoach: ({ status, coach, seats }) =>
      status === 'playing' && (coach || seats.filter(({ owner }) => owner === 'person').length < 2),
    // Where the device goes round, nobody looks back at what another one saw.
    past: (from) => lookBack(goesRound(table) ? { ...table, you: null } : table, from),
    take: (seat) => game.take(seat),
    passOn: () => game.passOn(),
    play: (listener) => {
      game = new DeviceGame(stored, engine, store, listener, (why) => {
        console.error(why)
        toasts.show(say('practice-failed'))
      })
      return game
    },
  }
}

/** A game of this device whose record can be had. */
export const onDevice = (id: string): Kept => ({
  address: addressOf(id),
  table: async (): Promise<Table> => (await load(id)).table,
  record: async () => recordOf(await load(id)),
  known: ({ commitment }): Known => ({ commitment, mine: null }),
})
