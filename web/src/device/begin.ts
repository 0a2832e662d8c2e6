// A game of this device begins.

import { blankSeat, blankTable } from '../blank'
import type { Draft } from '../create'
import { Engine } from '../engine'
import { randomHex } from '../guest'
import type { Level, SeatInfo, Standing, Table } from '../protocol'
import { store } from './store'

/** The parts of a record's first line that a table shows. */
interface Header {
  edition: number
  options: Record<string, string>
  seats: string[]
  bots: (Level | null)[]
  coached?: number[]
  fairness: { commitment: string }
}

export const now = () => Math.floor(Date.now() / 1000)

/** Deals, and keeps the game; gives its table. */
export async function begin(
  game: string,
  { seats, options, coach = false }: Pick<Draft, 'seats' | 'options'> & Partial<Pick<Draft, 'coach'>>,
  name: string,
  /** The names of others at this device, by seat: those in seats that are neither mine nor a bot's. */
  others: readonly string[] = [],
  rules: Pick<Engine, 'begin' | 'now' | 'close'> = new Engine(game),
  keeper = store,
): Promise<Table> {
  const bots = seats.map((seat) => (typeof seat === 'object' ? seat.bot : null))
  const seed = randomHex(32)
  const at = now()
  try {
    const lines = await rules.begin({
      options,
      seats: seats.map((seat, at) => (seat === 'me' ? name : seat === 'open' ? (others[at] ?? '') : '')),
      bots,
      seed,
      at,
    })
    const { frame } = await rules.now(null)
    const you = seats.includes('open') ? -1 : seats.indexOf('me')
    const table = { ...tableOf(game, JSON.parse(lines[0]!), you, at, frame.to_act), coach }
    await keeper.keep(
      { table, seed },
      0,
      0,
      lines.map((text) => ({ text, mine: false })),
    )
    return table
  } finally {
    rules.close()
  }
}

/** The same table again, dealt anew. */
export const beginAgain = ({ game, options, seats, you, coach }: Table): Promise<Table> =>
  begin(
    game,
    {
      options,
      coach,
      seats: seats.map(({ seat, owner, bot }) =>
        owner === 'bot' && bot ? { bot } : seat === (you ?? firstOf(seats)) ? 'me' : 'open',
      ),
    },
    seats[you ?? firstOf(seats)]?.name ?? '',
    seats.map(({ name }) => name ?? ''),
  )

/** The first seat of a person. */
const firstOf = (seats: readonly SeatInfo[]) => seats.findIndex(({ owner }) => owner === 'person')

/** How a game of this device is shown. */
export function tableOf(game: string, header: Header, you: number, at: number, to_act: number[]): Table {
  return {
    ...blankTable(),
    id: randomHex(8),
    game,
    edition: header.edition,
    options: header.options,
    status: 'playing',
    seats: header.seats.map((name, seat) => ({
      ...seatOf(seat, name, header.bots[seat] ?? null),
      coached: header.coached?.includes(seat) ?? false,
    })),
    visibility: 'private',
    you: you < 0 ? null : you,
    made: at,
    began: at,
    touched: at,
    commitment: header.fairness.commitment,
    to_act,
  }
}

const seatOf = (seat: number, name: string, bot: Level | null): SeatInfo => ({
  ...blankSeat(),
  seat,
  owner: bot ? 'bot' : 'person',
  name,
  bot,
  ready: true,
  opened: true,
  present: true,
})

/** The table after a step. */
export const movedOn = (table: Table, to_act: number[], standings: Standing[] | null): Table => ({
  ...table,
  to_act,
  standings,
  status: standings ? 'over' : 'playing',
  touched: now(),
})
