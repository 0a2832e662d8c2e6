import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '../games/module'
import type { Frame, Heard, SeatInfo, Table, ToPage, ToServer } from '../protocol'
import { rulesSheet, toasts } from '../toasts.svelte'
import { settings } from '../settings.svelte'
import Probe, { boards } from '../test/Probe.svelte'
import LiveTable from './LiveTable.svelte'

class FakeSocket {
  static last: FakeSocket
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: ToServer[] = []
  #number = 0
  constructor(readonly address: string) {
    FakeSocket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  async says(...messages: ToPage[]) {
    for (const message of messages) {
      this.onmessage?.({ data: JSON.stringify({ number: ++this.#number, ...message }) })
    }
    await tick()
  }
}

const module: GameModule = {
  Board: Probe,
  Final: (() => {}) as unknown as GameModule['Final'],
  prompt: ({ to_act }, { name }) => `Waiting for ${to_act.map(name).join()}`,
  log: (event) => ({ text: `${event} happened` }),
  remark: (remark) => `It is ${remark}`,
  action: (action) => `Do ${action}`,
  refusal: (refusal) => `No: ${refusal}`,
  panel: () => [{ icon: '', value: '7', label: 'Cards' }],
  describe: () => ['A bare board'],
}

const seat = (seat: number, name: string | null): SeatInfo => ({
  seat,
  name,
  bot: name ? null : 'merchant',
  ready: true,
  pledge: null,
  opened: false,
  may_set: false,
  present: true,
  may_hand_over: false,
  key: null,
})
const table: Table = {
  edition: 1,
  older_rules: null,
  broken_off: [],
  id: 't1',
  game: 'ugo',
  options: {},
  status: 'playing',
  seats: [seat(0, 'Ann'), seat(1, null)],
  watch: 'anyone',
  public: false,
  you: 0,
  host: true,
  made: 0,
  touched: 0,
  commitment: '',
  to_act: [0],
  standings: null,
  rematch: null,
  watching: 2,
}
const frame = (version: number, change: Partial<Frame> = {}): Frame => ({
  version,
  view: {},
  legal: ['this', 'that'],
  to_act: [0],
  can_undo: false,
  standings: null,
  ...change,
})
const heard = (n: number, ...events: string[]): Heard => ({
  n,
  seat: 0,
  undo: false,
  at: 0,
  events,
  remark: null,
})
const step = (n: number, ...events: string[]): ToPage => ({
  type: 'step',
  heard: heard(n, ...events),
  frame: frame(n),
})

beforeEach(async () => {
  settings.language = 'en'
  settings.sound = false
  boards.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  render(LiveTable, {
    levels: [],
    table,
    module,
    title: 'UGO!',
    seat: null,
    seatKey: null,
    seated: () => {},
  })
  await FakeSocket.last.says({ type: 'snapshot', table, frame: frame(4), history: [heard(0, 'dealing')] })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  rulesSheet.close()
})

test('prompt, players and log are told', () => {
  expect(FakeSocket.last.address).toMatch(/^ws:.*\/api\/tables\/t1\/live$/)
  expect(screen.getByText('Waiting for Ann')).toBeTruthy()
  expect(screen.getByText('Bruno')).toBeTruthy()
  expect(screen.getByText('2 watching')).toBeTruthy()
  expect(screen.getByText('dealing happened')).toBeTruthy()
  expect(screen.getByText('A bare board')).toBeTruthy()
})

test('every action can be reached by keyboard and is sent once', async () => {
  await userEvent.keyboard('a')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Do that' })
  await userEvent.click(button)
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'act', version: 4, action: 'that' }])
  expect(button.disabled).toBe(true)
})

test('steps that come together reach the board together, and none is lost', async () => {
  await FakeSocket.last.says(step(5, 'one'), step(6, 'two'))
  await FakeSocket.last.says(step(7, 'three'))
  expect(boards).toEqual([
    { version: 4, heard: [] },
    { version: 6, heard: [5, 6] },
    { version: 7, heard: [7] },
  ])
})

test('a hidden tab gathers nothing to animate', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await FakeSocket.last.says(step(5))
  await FakeSocket.last.says(step(6))
  expect(boards.at(-1)).toEqual({ version: 6, heard: [] })
  vi.restoreAllMocks()
})

test('a refusal is explained in the words of the game, with its rule', async () => {
  await FakeSocket.last.says({
    type: 'refused',
    id: null,
    problem: { code: 'against', rule: 'U-3.2', refusal: 'follow' },
  })
  expect(toasts.list.at(-1)).toMatchObject({ text: 'No: follow', rule: { game: 'ugo', id: 'U-3.2' } })
})

test('undo is offered when it can be done', async () => {
  await userEvent.keyboard('u')
  expect(FakeSocket.last.sent).toEqual([])
  await FakeSocket.last.says({ type: 'step', heard: heard(5), frame: frame(5, { can_undo: true }) })
  await userEvent.keyboard('u')
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'undo', version: 5 }])
})

test('the end shows the ranking, with shared places', async () => {
  const standings = [
    { seat: 0, rank: 1, points: 12 },
    { seat: 1, rank: 1, points: 12 },
  ]
  await FakeSocket.last.says({
    type: 'step',
    heard: heard(5),
    frame: frame(5, { standings, to_act: [], legal: [] }),
  })
  expect(screen.getByRole('heading', { name: 'Ann and Bruno share the victory' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Check the shuffles' }).getAttribute('href')).toBe('/t/t1/verify')
})
