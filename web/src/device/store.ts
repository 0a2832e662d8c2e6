// The games of this device, in its IndexedDB: what each is, and its record line by line.

import type { Table } from '../protocol'

/** A game as it is kept. */
export interface Stored {
  /** As it is shown. */
  table: Table
  /** What its chance follows from. */
  seed: string
  /** The lines of its record, the header first. */
  lines: Line[]
}

export interface Line {
  text: string
  /** Whether the owner of this device decided it. */
  mine: boolean
}

/** Where games are kept; in tests, in memory. */
export interface Store {
  list(): Promise<Table[]>
  load(id: string): Promise<Stored | null>
  /**
   * Keeps the game, with these lines in place of all from line `from` on. Refused if it had other than `known` lines: another tab of this
   * browser went on with it.
   */
  keep(game: Omit<Stored, 'lines'>, known: number, from: number, lines: Line[]): Promise<void>
  forget(id: string): Promise<void>
}

/** Another tab went on with the game. */
export class MovedOn extends Error {}

const GAMES = 'games'
const LINES = 'lines'

interface GameRow extends Omit<Stored, 'lines'> {
  id: string
  lines: number
}

interface LineRow extends Line {
  game: string
  n: number
}

let opened: Promise<IDBDatabase> | null = null

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('comptoir', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' })
      request.result.createObjectStore(LINES, { keyPath: ['game', 'n'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  }).catch((why) => {
    opened = null
    throw why
  })
  return opened
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** The lines of a game from `from` on. */
const linesOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity])

export const store: Store = {
  async list() {
    const rows: GameRow[] = await answer((await database()).transaction(GAMES).objectStore(GAMES).getAll())
    return rows.map(({ table }) => table).sort((one, other) => other.touched - one.touched)
  },

  async load(id) {
    const transaction = (await database()).transaction([GAMES, LINES])
    const [row, lines] = await Promise.all([
      answer<GameRow | undefined>(transaction.objectStore(GAMES).get(id)),
      answer<LineRow[]>(transaction.objectStore(LINES).getAll(linesOf(id))),
    ])
    if (!row) return null
    const { table, seed } = row
    return { table, seed, lines: lines.map(({ text, mine }) => ({ text, mine })) }
  },

  async keep({ table, seed }, known, from, lines) {
    const transaction = (await database()).transaction([GAMES, LINES], 'readwrite')
    const [games, kept] = [transaction.objectStore(GAMES), transaction.objectStore(LINES)]
    const completed = done(transaction)
    // Whatever fails first is told below.
    completed.catch(() => undefined)
    const { id } = table
    const before = await answer<GameRow | undefined>(games.get(id))
    if ((before?.lines ?? 0) !== known) {
      transaction.abort()
      throw new MovedOn()
    }
    games.put({ id, table, seed, lines: from + lines.length } satisfies GameRow)
    kept.delete(linesOf(id, from))
    lines.forEach((line, at) => kept.put({ ...line, game: id, n: from + at } satisfies LineRow))
    await completed
  },

  async forget(id) {
    const transaction = (await database()).transaction([GAMES, LINES], 'readwrite')
    const completed = done(transaction)
    transaction.objectStore(GAMES).delete(id)
    transaction.objectStore(LINES).delete(linesOf(id))
    await completed
  },
}

/** The record of a game that is kept. */
export const recordOf = ({ lines }: Stored): string => lines.map(({ text }) => `${text}\n`).join('')
