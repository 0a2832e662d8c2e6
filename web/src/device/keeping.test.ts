import { expect, test, vi } from 'vitest'
import type { Frame, Heard, Kept, KeptGame } from '../protocol'
import { aTable } from '../test/table'
import { elsewhere, fetchBack, keptOf } from './keeping'
import type { Line, Store, Stored } from './store'

const header =
  '{"comptoir":2,"game":"ugo","edition":1,"options":{},"seats":["Ann","Bruno"],"fairness":{"commitment":"c0"}}'
const lines = [header, '{"n":1,"seat":0,"action":1}', '{"n":2,"seat":1,"by":"bot","action":2}']
const record = lines.map((line) => `${line}\n`).join('')

const kept: Kept = {
  commitment: 'c0',
  // SHA-256 of the record.
  hash: 'd5fb',
  game: 'ugo',
  seats: ['Ann', 'Bruno'],
  bots: [null, 'trader'],
  steps: 2,
  standings: null,
  at: 900,
}

const stored: Stored = {
  table: aTable({ id: 'here', commitment: 'c0' }),
  seed: '5eed',
  lines: lines.map((text) => ({ text, mine: false })),
}

vi.mock('../api', () => ({ api: { kept: async (): Promise<KeptGame> => ({ kept, record, seed: '5eed' }) } }))
vi.mock('./store', async (original) => ({
  ...(await original<object>()),
  store: { load: async () => stored },
}))

test('tells games of this device from those kept elsewhere', () => {
  const other = { ...kept, commitment: 'c1' }
  expect(elsewhere([kept, other], [stored.table])).toEqual([other])
})

test('knows whether all of a game is kept', async () => {
  expect(await keptOf(stored.table, [])).toBe('nothing')
  expect(await keptOf(stored.table, [kept])).toBe('earlier')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(record))
  const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  expect(await keptOf(stored.table, [{ ...kept, hash }])).toBe('whole')
})

test('takes a game onto this device as it was kept, and the owner may take their own steps back', async () => {
  let taken: { game: Omit<Stored, 'lines'>; lines: Line[] } | null = null
  const keeper: Store = {
    list: async () => [],
    load: async () => null,
    keep: async (game, _known, _from, lines) => void (taken = { game, lines }),
    forget: async () => {},
  }
  const rules = {
    resume: vi.fn(async () => {}),
    now: async () => ({
      heard: {} as Heard,
      frame: { to_act: [0], standings: null } as unknown as Frame,
    }),
    close: vi.fn(),
  }
  const address = await fetchBack(kept, keeper, () => rules)
  expect(rules.resume).toHaveBeenCalledExactlyOnceWith(record, '5eed')
  expect(rules.close).toHaveBeenCalledOnce()
  const { game, lines: written } = taken!
  expect(address).toBe(`/p/${game.table.id}`)
  expect(game).toMatchObject({ seed: '5eed', table: { game: 'ugo', you: 0, to_act: [0], commitment: 'c0' } })
  expect(game.table.seats.map(({ name, bot }) => [name, bot])).toEqual([
    ['Ann', null],
    ['Bruno', 'trader'],
  ])
  expect(written.map(({ mine }) => mine)).toEqual([false, true, false])
  expect(written.map(({ text }) => text)).toEqual(lines)
})
