import { beforeEach, expect, test } from 'vitest'
import type { Listener } from '../live'
import type { Frame, Heard, Seat, Table } from '../protocol'
import { aSeat, aTable } from '../test/table'
import { DeviceGame, type Rules } from './game'
import { passedTo, passesOnTo } from './people'
import type { Line, Store, Stored } from './store'

/** Ann and Béa take turns, each with a card that only she sees, or with nothing to hide. */
class TurnAbout implements Rules {
  steps = 0
  /** Whether each step shows its player a card that nobody else sees. */
  draws = false
  constructor(private readonly hides: boolean) {}
  async resume(record: string) {
    this.steps = record.trimEnd().split('\n').length - 1
  }
  async now(seat: Seat | null) {
    const view = this.hides && seat !== null ? { card: `card of ${seat}` } : {}
    const frame = { version: this.steps, to_act: [this.steps % 2], standings: null, view } as unknown as Frame
    const alone = this.draws && seat === (this.steps + 1) % 2
    return { heard: { n: this.steps, events: alone ? ['drawn'] : [] } as unknown as Heard, frame }
  }
  async past() {
    return []
  }
  async act({ seat }: { seat: number }) {
    this.steps++
    return [`${seat}`]
  }
  async coached() {
    return 'header'
  }
  async think(): Promise<never> {
    throw new Error('nobody thinks here')
  }
  close() {}
}

const table = aTable({
  id: 'abcdef0123456789',
  status: 'playing',
  you: null,
  seats: [aSeat(0, { owner: 'person', name: 'Ann' }), aSeat(1, { owner: 'person', name: 'Béa' })],
  to_act: [0],
})

let shown: { table: Table; frame: Frame }
/** Every view that ever came to the screen. */
let seen: string[]

async function open(hides: boolean, draws = false): Promise<DeviceGame> {
  const rules = new TurnAbout(hides)
  rules.draws = draws
  let stored: Stored = { table, seed: '5eed', lines: [{ text: 'header', mine: false }] }
  const store: Store = {
    list: async () => [],
    load: async () => stored,
    forget: async () => {},
    async keep(game, _, from, lines: Line[]) {
      stored = { ...game, lines: [...stored.lines.slice(0, from), ...lines] }
    },
  }
  const show = (frame: Frame | null) => {
    shown = { ...shown, frame: frame! }
    seen.push(JSON.stringify(frame!.view))
  }
  const listener: Listener = {
    snapshot: (table, frame) => {
      shown = { ...shown, table }
      show(frame)
    },
    table: (table) => (shown = { ...shown, table }),
    step: (_, frame) => show(frame),
    line: () => {},
    refused: () => {},
    connection: () => {},
    waiting: () => {},
    orders: () => {},
    clock: () => {},
    unsaid: () => {},
    thinking: () => {},
  }
  const game = new DeviceGame(stored, rules, store, listener, (why) => {
    throw why
  })
  game.open()
  await settled()
  return game
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => (seen = []))

test('nobody’s hand is shown before the device was passed on', async () => {
  const game = await open(true)
  expect(passedTo(shown.table)).toBe(0)
  expect(seen).toEqual(['{}'])
  await game.take(0)
  expect(shown.frame.view).toEqual({ card: 'card of 0' })
  game.act(0, 'this')
  await settled()
  expect(passedTo(shown.table)).toBe(1)
  expect(seen.at(-1)).toBe('{}')
  // Whoever it is not for cannot take it.
  await game.take(0)
  expect(shown.table.you).toBeNull()
  await game.take(1)
  expect(seen.slice(2)).toEqual(['{}', '{"card":"card of 1"}'])
})

test('what a step showed its player alone they see before the device is passed on', async () => {
  const game = await open(true, true)
  await game.take(0)
  game.act(0, 'draw')
  await settled()
  expect([shown.table.you, passedTo(shown.table), passesOnTo(shown.table)]).toEqual([0, null, 1])
  expect(shown.frame).toMatchObject({ version: 1, view: { card: 'card of 0' } })
  await game.take(1)
  expect(shown.table.you, 'it is not theirs yet').toBe(0)
  await game.passOn()
  expect([passedTo(shown.table), passesOnTo(shown.table)]).toEqual([1, null])
  expect(seen.at(-1)).toBe('{}')
  // Whoever opens the page again is nobody that is known.
  await game.take(1)
  game.act(1, 'draw')
  await settled()
  game.open()
  await settled()
  expect(passedTo(shown.table)).toBe(0)
  expect(seen.at(-1)).toBe('{}')
})

test('undo gives the device back to whoever decided, covered', async () => {
  const game = await open(true)
  await game.take(0)
  game.act(0, 'this')
  await settled()
  await game.take(1)
  game.undo(1)
  await settled()
  expect(passedTo(shown.table)).toBe(0)
  expect(seen.at(-1)).toBe('{}')
})

test('where nothing is hidden nobody has to look away', async () => {
  const game = await open(false)
  expect(shown.table.you).toBe(0)
  game.act(0, 'this')
  await settled()
  expect(shown.table.you).toBe(1)
  expect(passedTo(shown.table)).toBeNull()
})
