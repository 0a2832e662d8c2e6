// A table in the making.

import { api } from './api'
import { guest } from './guest'
import type { Info, Level, NewSeat, Table, Watch } from './protocol'

export interface Draft {
  seats: NewSeat[]
  options: Record<string, string>
  watch: Watch
  public: boolean
}

/** What the form shows first: everything as the box says, a full table, me against the best bots. */
export function firstDraft(info: Info, levels: Level[]): Draft {
  const count = Math.max(...info.seats)
  return {
    seats: resized(['me'], count, levels),
    options: Object.fromEntries(info.options.map((option) => [option.id, option.choices[0]?.id ?? ''])),
    watch: 'anyone',
    public: false,
  }
}

/** The seats, with bots for those added. */
export function resized(seats: NewSeat[], count: number, levels: Level[]): NewSeat[] {
  const best = levels.at(-1)
  const added: NewSeat = best ? { bot: best } : 'open'
  return Array.from({ length: count }, (_, at) => seats[at] ?? added)
}

/** The options that can be played with so many seats; another choice falls back to the first that can. */
export function fitting(info: Info, options: Record<string, string>, count: number): Record<string, string> {
  return Object.fromEntries(
    info.options.map(({ id, choices }) => {
      const chosen = choices.find((choice) => choice.id === options[id])
      const fits = chosen?.seats.includes(count)
        ? chosen
        : choices.find((choice) => choice.seats.includes(count))
      return [id, (fits ?? chosen)?.id ?? '']
    }),
  )
}

/** Gives `at` a new occupant. I sit in one seat only: the seat I leave opens. */
export function seated(seats: NewSeat[], at: number, who: NewSeat): NewSeat[] {
  return seats.map((seat, index) => {
    if (index === at) return who
    return who === 'me' && seat === 'me' ? 'open' : seat
  })
}

/** Makes the table, as a guest of this name. Its page then sits down. */
export async function makeTable(game: string, draft: Draft, name?: string): Promise<Table> {
  await guest(name)
  return api.create({ game, ...draft })
}
