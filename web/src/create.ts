// A table in the making.

import { api } from './api'
import { guest } from './guest'
import type { Info, Level, NewFill, NewSeat, OptionInfo, Table, TableClock, Visibility } from './protocol'
import { settings } from './settings.svelte'

export interface Draft {
  seats: NewSeat[]
  options: Record<string, string>
  visibility: Visibility
  /** Whether the table begins by itself, and with which bots in its open seats. */
  fill: NewFill | null
  /** Whether it counts for the ratings of those who play. */
  rated: boolean
  /** Whether everybody who plays may ask the coach. */
  coach: boolean
  /** How much time people have; none without a clock. */
  clock: TableClock | null
}

/** What the form shows first: everything as the box says, a full table, me against sensible bots. */
export function firstDraft(info: Info, levels: Level[]): Draft {
  const count = Math.max(...info.seats)
  return {
    seats: resized(['me'], count, levels),
    options: info.options.reduce(
      (options, option) => ({ ...options, [option.id]: usual(option, options) }),
      {},
    ),
    visibility: 'unlisted',
    fill: null,
    rated: false,
    coach: false,
    clock: null,
  }
}

/** The default of an option beside what is chosen already. */
function usual({ choices, default_with }: OptionInfo, chosen: Record<string, string>): string {
  const found = default_with.find(({ option, choice }) => chosen[option] === choice)
  return found?.default ?? choices[0]?.id ?? ''
}

/** Chooses; whatever has a default that depends on it takes that default. */
export function choose(
  info: Info,
  options: Record<string, string>,
  id: string,
  choice: string,
): Record<string, string> {
  const chosen = { ...options, [id]: choice }
  const follow = info.options.filter(({ default_with }) => default_with.some(({ option }) => option === id))
  return { ...chosen, ...Object.fromEntries(follow.map((option) => [option.id, usual(option, chosen)])) }
}

/** The seats, with bots for those added. */
export function resized(seats: NewSeat[], count: number, levels: Level[]): NewSeat[] {
  const usual = levels.find((level) => level === 'trader') ?? levels.at(-1)
  const added: NewSeat = usual ? { bot: usual } : 'open'
  return Array.from({ length: count }, (_, at) => seats[at] ?? added)
}

/** The options that can be played with this many seats; any other choice falls back to the first that can. */
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

/** Who keeps a table: the server, or this device, for practice. */
export type Where = 'server' | 'device'

/** The seats of a table nobody else can come to: bots sit in the open ones. */
export const closed = (seats: NewSeat[], levels: Level[]): NewSeat[] => {
  const [bot] = resized([], 1, levels)
  return seats.map((seat) => (seat === 'open' && bot ? bot : seat))
}

/** Makes the table, as a guest of this name. Its page then sits down. */
export async function makeTable(game: string, draft: Draft, name?: string): Promise<Table> {
  await guest(name)
  const fill = draft.seats.includes('open') ? draft.fill : null
  return api.create({ game, ...draft, fill, language: settings.language })
}
