import { cleanup, render, screen, within } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from '../engine/worker'
import { api } from '../api'
import type { GameModule } from '../games/module'
import type { Frame, Heard, ToPage, ToServer } from '../protocol'
import { rulesSheet } from '../rules-sheet.svelte'
import { toasts } from '../toasts.svelte'
import { settings } from '../settings.svelte'
import { theatre } from '../games/parts/theatre.svelte'
import Probe, { board, boards } from '../test/Probe.svelte'
import { aFrame, aSeat, aStep, aTable } from '../test/table'
import TableRoom from './TableRoom.svelte'

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

const final = vi.fn<(anchor: unknown, props: { history: Heard[] }) => void>()

const module: GameModule = {
  Board: Probe,
  story: () => null,
  Final: final as unknown as GameModule['Final'],
  prompt: ({ to_act }, { name }) => `Waiting for ${to_act.map(name).join()}`,
  log: (event) => ({ text: `${event} happened` }),
  remark: (remark) => `It is ${remark}`,
  action: (action) => `Do ${action}`,
  refusal: (refusal) => `No: ${refusal}`,
  order: (order) => `Always ${order}`,
  places: () => [],
  panel: () => [{ icon: '', value: '7', label: 'Cards', short: 'cards', thing: 'card' }],
  describe: () => ['A bare board'],
  things: {
    all: ['card'],
    legend: ['card'],
    explain: () => ({ name: 'A card', lines: ['Cards are held.'], rule: 'T-1' }),
  },
  Picture: (() => {}) as unknown as GameModule['Picture'],
  aim: () => ({ aim: 'Win.', scores: 'Cards score.', first: 'Begin.' }),
}

const table = aTable({
  status: 'playing',
  seats: [
    aSeat(0, { owner: 'person', name: 'Ann', ready: true, present: true }),
    aSeat(1, { owner: 'bot', name: 'Bruno', bot: 'trader', ready: true, present: true }),
  ],
  to_act: [0],
  watching: 2,
})
const frame = (version: number, change: Partial<Frame> = {}): Frame =>
  aFrame(version, { legal: ['this', 'that'], to_act: [0], ...change })
const heard = (n: number, ...events: string[]): Heard => aStep(n, 0, ...events)
const step = (n: number, ...events: string[]): ToPage => ({
  type: 'step',
  heard: heard(n, ...events),
  frame: frame(n),
})

beforeEach(async () => {
  settings.language = 'en'
  settings.sound = false
  settings.pace = 'normal'
  settings.forced = true
  settings.ask = true
  settings.recap = true
  settings.motion = 'full'
  localStorage.removeItem('comptoir.seen')
  boards.length = 0
  vi.stubGlobal('WebSocket', FakeSocket)
  render(TableRoom, {
    levels: [],
    table,
    module,
    title: 'UGO!',
    seat: null,
    seatKey: null,
    seated: () => {},
    reload: () => {},
  })
  await FakeSocket.last.says({ type: 'snapshot', table, frame: frame(4), history: [heard(0, 'dealing')] })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  final.mockClear()
  rulesSheet.close()
})

test('prompt, players and log are told', () => {
  expect(FakeSocket.last.address).toMatch(/^ws:.*\/api\/tables\/t1\/live\?changes=true$/)
  expect(screen.getByText('Waiting for Ann')).toBeTruthy()
  expect(screen.getByText('Bruno')).toBeTruthy()
  expect(screen.getByText('2 watching')).toBeTruthy()
  expect(screen.getByText('dealing happened')).toBeTruthy()
  expect(screen.getByText('A bare board')).toBeTruthy()
})

test('how to begin is told until somebody has, and gone for good with one click', async () => {
  const aim = () => screen.getByRole('region', { name: 'First time here?' })
  const isOpen = () => aim().querySelector('details')!.open
  expect(isOpen()).toBe(true)
  for (const n of [5, 6, 7]) await FakeSocket.last.says(step(n, 'mine'))
  expect(isOpen()).toBe(false)
  await userEvent.click(within(aim()).getAllByRole('button', { name: 'Just play' }).at(-1)!)
  expect(settings.known).toEqual(['ugo'])
  expect(screen.queryByRole('region', { name: 'First time here?' })).toBeNull()
  settings.known = []
})

test('whoever has a say in it can let somebody back into a seat, and it is told in the log', async () => {
  const asked = { seat: 1, guest: 'g1', name: 'Bea', asked: 1, agreed: [], you: false }
  const let_in = vi.spyOn(api, 'letIn').mockResolvedValue(table)
  const other = { ...asked, guest: 'g2', name: 'Eve', let_in: null, may_answer: false }
  await FakeSocket.last.says({
    type: 'table',
    table: { ...table, returns: [{ ...asked, let_in: null, may_answer: true }, other] },
  })
  expect(screen.getByText(/^Bea says that seat 2 \(Bruno\) is theirs/)).toBeTruthy()
  expect(screen.queryByText(/^Eve/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Let them in' }))
  expect(let_in).toHaveBeenCalledExactlyOnceWith('t1', 1, 'g1', true)
  await FakeSocket.last.says({
    type: 'table',
    table: { ...table, returns: [{ ...asked, let_in: 2, may_answer: false }] },
  })
  expect(screen.queryByRole('button', { name: 'Let them in' })).toBeNull()
  expect(screen.getByText('Bea was let back into seat 2.')).toBeTruthy()
})

test('what cannot be taken back alone is asked for, with what it is about', async () => {
  // A window of the tests knows no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  const asked = vi.spyOn(api, 'askBack').mockResolvedValue(table)
  const undo = screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' })
  expect(undo.disabled).toBe(true)
  await FakeSocket.last.says(step(5, 'a card'), {
    type: 'step',
    heard: heard(6, 'a die'),
    frame: frame(6, { rewinds: [5, 4] }),
  })
  expect(undo.disabled, 'where the table does not let them').toBe(true)
  await FakeSocket.last.says({ type: 'table', table: { ...table, may_ask_back: true } })
  await userEvent.keyboard('u')
  const sheet = screen.getByRole('dialog', { name: 'Take back by agreement' })
  expect(sheet.textContent).toContain('a die happened')
  expect(sheet.textContent).not.toContain('a card happened')
  expect(sheet.textContent).toContain('Nothing is drawn afresh')
  await userEvent.click(screen.getByRole('radio', { name: 'Everything since my turn began' }))
  expect(sheet.textContent).toContain('a card happened')
  await userEvent.click(screen.getByRole('button', { name: 'Ask to take this back' }))
  expect(asked).toHaveBeenCalledExactlyOnceWith('t1', 4, 6)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('whoever is asked answers, whoever asked may think better of it, and all others see how it stands', async () => {
  const answered = vi.spyOn(api, 'answerBack').mockResolvedValue(table)
  const back = { seat: 1, to: 0, version: 5, agreed: [], waiting: [0], refused: null, may_answer: true }
  await FakeSocket.last.says(step(5, 'a card'), { type: 'table', table: { ...table, back } })
  const alert = screen.getByRole('alert', { name: 'Take back by agreement' })
  expect(alert.textContent).toContain('Bruno asks to take this back')
  expect(alert.textContent).toContain('a card happened')
  await userEvent.click(screen.getByRole('button', { name: 'Agree' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rather not' }))
  expect(answered.mock.calls.map(([, , yes]) => yes)).toEqual([true, false])

  const mine = { ...back, seat: 0, waiting: [1], may_answer: false }
  await FakeSocket.last.says({ type: 'table', table: { ...table, back: mine } })
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Never mind' }))
  expect(answered).toHaveBeenLastCalledWith('t1', mine, false)

  await FakeSocket.last.says({ type: 'table', table: { ...table, back: { ...mine, refused: 1 } } })
  expect(screen.getByText('Bruno would rather not take it back. The game goes on.')).toBeTruthy()

  await FakeSocket.last.says({
    type: 'step',
    heard: { ...heard(6), rewind: 0 },
    frame: frame(6),
  })
  const told = screen.getByText(/^As agreed, .*to step 0\. The same draws will come again\.$/)
  expect(told.closest('li')!.classList).not.toContain('undone')
  expect(screen.getAllByText('a card happened')[0]!.closest('li')!.classList).toContain('undone')
})

test('standing orders are listed in words, given and taken back', async () => {
  vi.spyOn(api, 'orders').mockResolvedValue(['forced'])
  const set = vi.spyOn(api, 'setOrder').mockResolvedValue([])
  await FakeSocket.last.says({ type: 'snapshot', table, frame: frame(4), history: [heard(0, 'dealing')] })
  await vi.waitFor(() => expect(screen.getByText('Standing orders')).toBeTruthy())
  expect(screen.getByText(/^Take a step for me when/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Take this order back', hidden: true }))
  expect(set).toHaveBeenCalledExactlyOnceWith('t1', 'forced', false)
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Take this order back', hidden: true })).toBeNull(),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Give an order', hidden: true }))
  expect(set).toHaveBeenLastCalledWith('t1', 'forced', true)

  await FakeSocket.last.says({ type: 'orders', orders: [{ game: 'so' }, 'forced'] })
  expect(screen.getByText('Always so')).toBeTruthy()
  await FakeSocket.last.says({ type: 'orders', orders: [] })
  expect(toasts.list.at(-1)?.text).toBe('A standing order has ended.')
})

test('every action can be reached by keyboard and is sent once', async () => {
  await userEvent.keyboard('a')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Do that' })
  await userEvent.click(button)
  expect(FakeSocket.last.sent).toMatchObject([{ type: 'act', version: 4, action: 'that' }])
  expect(button.disabled).toBe(true)
})

test('a step that throws chances away is asked about once, unless its reader switched that off', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const sent = () => FakeSocket.last.sent.filter(({ type }) => type === 'act').length
  const passing = (n: number): ToPage => ({
    type: 'step',
    heard: heard(n),
    frame: frame(n, { forgoes: ['that'] }),
  })
  const answered = async (n: number) => {
    const { id } = FakeSocket.last.sent.at(-1) as { id: string }
    await FakeSocket.last.says({ type: 'done', id, version: n }, passing(n))
  }
  await FakeSocket.last.says(passing(5))
  await userEvent.keyboard('a')
  const that = () => screen.getAllByRole('button', { name: 'Do that' })[0]!
  await userEvent.click(that())
  expect(screen.getByRole('alert').textContent).toContain('more you could do')
  await userEvent.click(that())
  expect(sent(), 'a double click is no answer').toBe(0)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alert')).toBeNull()

  await userEvent.click(that())
  await userEvent.click(screen.getByRole('button', { name: 'Not yet' }))
  expect([sent(), screen.queryByRole('alert')]).toEqual([0, null])

  await userEvent.click(that())
  now.mockReturnValue(2000)
  await userEvent.keyboard('{Enter}')
  expect(sent(), 'the button still has the focus, and a second press is a yes').toBe(1)
  await answered(6)

  await userEvent.click(screen.getByRole('button', { name: 'Do this' }))
  expect(sent(), 'nothing is lost with it').toBe(2)
  await answered(7)

  await userEvent.click(that())
  await userEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Do that' }).at(-1)!)
  expect([sent(), settings.ask]).toEqual([3, false])
  await answered(8)
  await userEvent.click(that())
  expect([sent(), screen.queryByRole('alert')]).toEqual([4, null])
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

class FakeWorker {
  static reply: FromWorker
  onmessage: ((event: { data: FromWorker }) => void) | null = null
  readonly heard: ToWorker[] = []
  postMessage(message: ToWorker) {
    this.heard.push(message)
    if ('id' in message) this.onmessage?.({ data: { ...FakeWorker.reply, id: message.id } })
  }
  terminate() {}
}

test('the rules in the page say why not, and nothing is sent', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  FakeWorker.reply = { id: 0, reply: { answer: { rule: 'U-3.1', refusal: 'wait' } } }
  await board.why('this')
  expect(toasts.list.at(-1)).toMatchObject({ text: 'No: wait', rule: { game: 'ugo', id: 'U-3.1' } })
  expect(FakeSocket.last.sent).toEqual([])
})

test('where the rules cannot be loaded the page says so', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  vi.spyOn(console, 'error').mockReturnValue()
  FakeWorker.reply = { id: 0, failed: 'no network' }
  await board.why('this')
  expect(toasts.list.at(-1)?.text).toMatch(/^The rules could not be loaded/)
  vi.restoreAllMocks()
})

test('what happened before the snapshot is asked for, a stretch at a time, and kept', async () => {
  const asked = vi.spyOn(api, 'history')
  asked.mockImplementation((_, before) => Promise.resolve([heard(before - 1, `step ${before - 1}`)]))
  await FakeSocket.last.says({ type: 'snapshot', table, frame: frame(4), history: [heard(3), heard(4)] })
  expect(screen.queryByText('dealing happened')).toBeNull()
  await userEvent.click(screen.getAllByRole('button', { name: 'Earlier steps' }).at(-1)!)
  expect(asked.mock.calls).toEqual([['t1', 3]])
  expect(await screen.findByText('step 2 happened')).toBeTruthy()
  await FakeSocket.last.says({ type: 'snapshot', table, frame: frame(5), history: [heard(4), heard(5)] })
  expect(screen.getByText('step 2 happened')).toBeTruthy()
})

test('a final sheet that retells the game waits for all of it', async () => {
  module.retells = true
  const asked = vi.spyOn(api, 'history')
  asked.mockImplementation((_, before) => Promise.resolve([heard(before - 1)]))
  const over = frame(3, { standings: [{ seat: 0, rank: 1, points: 1 }], to_act: [], legal: [] })
  await FakeSocket.last.says({ type: 'snapshot', table, frame: over, history: [heard(2), heard(3)] })
  await vi.waitFor(() => expect(final).toHaveBeenCalled())
  expect(asked.mock.calls).toEqual([
    ['t1', 2],
    ['t1', 1],
  ])
  expect(final.mock.calls[0]?.[1].history.map(({ n }) => n)).toEqual([0, 1, 2, 3])
  delete module.retells
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
  expect(screen.getByRole('link', { name: 'Check the game' }).getAttribute('href')).toBe('/t/t1/verify')
})

const others = (n: number, change: Partial<Frame> = {}, ...events: string[]): ToPage => ({
  type: 'step',
  heard: { ...heard(n, ...events), seat: 1 },
  frame: frame(n, change),
})
const waiting: Partial<Frame> = { to_act: [1], legal: [] }

test('the table is told how fast its reader wants to follow, and after a new connection again', async () => {
  expect(FakeSocket.last.sent).toEqual([])
  settings.pace = 'quick'
  await tick()
  const quick = { type: 'pace', pace: 'quick', watch: false }
  expect(FakeSocket.last.sent).toEqual([quick])
  await FakeSocket.last.says({ type: 'snapshot', table, frame: frame(4), history: [] })
  expect(FakeSocket.last.sent).toEqual([quick, quick])
})

test('whoever skips gets to their turn at once, and then follows as before', async () => {
  await FakeSocket.last.says({ type: 'step', heard: heard(5), frame: frame(5, waiting) })
  await userEvent.click(screen.getByRole('button', { name: 'Skip to my turn' }))
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'pace', pace: 'at_once', watch: false })
  expect(theatre.pace).toBe('at_once')
  await FakeSocket.last.says(others(6, waiting))
  expect(theatre.pace).toBe('at_once')
  await FakeSocket.last.says(others(7))
  expect(theatre.pace).toBeNull()
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'pace', pace: 'normal', watch: false })
  expect(screen.queryByRole('button', { name: 'Skip to my turn' })).toBeNull()
})

test('where nobody is left to act one may watch the rest', async () => {
  const handed = { ...table, seats: table.seats.map((seat) => ({ ...seat, bot: 'trader' as const })) }
  await FakeSocket.last.says({ type: 'table', table: handed })
  await userEvent.click(screen.getByRole('button', { name: 'Watch the rest' }))
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'pace', pace: 'normal', watch: true })
  await userEvent.click(screen.getByRole('button', { name: 'Play the rest at once' }))
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: 'pace', pace: 'normal', watch: false })
})

test('a decision that everybody knows to be none is taken for the reader, if they want it so', async () => {
  const forced = { legal: ['only'], forced: true }
  const acts = () => FakeSocket.last.sent.filter(({ type }) => type === 'act')
  await FakeSocket.last.says(others(5, { legal: ['only'] }))
  expect(acts(), 'the others cannot tell').toEqual([])
  settings.forced = false
  await FakeSocket.last.says(others(6, forced))
  expect(acts()).toEqual([])
  settings.forced = true
  const undone: Heard = { ...heard(7), undo: true }
  await FakeSocket.last.says({ type: 'step', heard: undone, frame: frame(7, forced) })
  expect(acts(), 'they have just taken it back').toEqual([])
  await FakeSocket.last.says({
    type: 'step',
    heard: heard(8),
    frame: frame(8, { ...forced, can_undo: true }),
  })
  expect(acts(), 'they may still take their last step back').toEqual([])
  await FakeSocket.last.says(others(9, forced))
  expect(acts()).toMatchObject([{ version: 9, action: 'only' }])
  expect(toasts.list.at(-1)?.text).toContain('Do only')
  // It is seen on the board as well: it is said briefly, so that it lies on nothing by the time somebody decides.
  const said = () => toasts.list.some(({ text }) => text.includes('Do only'))
  await vi.waitFor(() => expect(said()).toBe(false), { timeout: 3500 })
})

test('the log opens with what the others did since the own turn, until it is over', async () => {
  await FakeSocket.last.says({ type: 'step', heard: heard(5, 'mine'), frame: frame(5, waiting) })
  expect(screen.queryByText('Since your last turn')).toBeNull()
  await FakeSocket.last.says(others(6, waiting, 'six'), others(7, {}, 'seven'))
  const since = screen.getByRole('region', { name: 'Since your last turn' })
  expect([...since.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
    'six happened',
    'seven happened',
  ])
  await FakeSocket.last.says({ type: 'step', heard: heard(8, 'mine'), frame: frame(8) })
  expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeTruthy()
  await FakeSocket.last.says({ type: 'step', heard: heard(9, 'mine'), frame: frame(9, waiting) })
  expect(screen.queryByRole('region', { name: 'Since your last turn' })).toBeNull()
})

const replayed = (from: number, to: number) =>
  vi.spyOn(api, 'past').mockResolvedValue({
    steps: to,
    moments: Array.from({ length: to - from + 1 }, (_, nth) => ({
      heard: { ...heard(from + nth), seat: 1 },
      frame: frame(from + nth),
    })),
  })

test('what changed is told from the one moment before it, and no more is fetched', async () => {
  const past = replayed(1, 1)
  const theirs = (n: number): Heard => ({ ...heard(n, 'theirs'), seat: 1 })
  await FakeSocket.last.says({
    type: 'snapshot',
    table,
    frame: frame(3),
    history: [heard(1, 'mine'), theirs(2), theirs(3)],
  })
  await vi.waitFor(() => expect(past).toHaveBeenCalledExactlyOnceWith('t1', 1, 1))
})

test('one can look back while the game goes on', async () => {
  replayed(0, 4)
  await userEvent.keyboard('b')
  await vi.waitFor(() => expect(screen.getByText('Step 4 of 4')).toBeTruthy())
  await userEvent.keyboard('{ArrowLeft}')
  await vi.waitFor(() => expect(boards.at(-1)).toEqual({ version: 3, heard: [] }))
  await FakeSocket.last.says(others(5))
  expect(boards.at(-1)?.version).toBe(3)
  expect(screen.getByText('Step 3 of 5')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the game' }))
  expect(boards.at(-1)?.version).toBe(5)
})

test('whoever comes back is shown what they missed, and goes on with a click', async () => {
  replayed(0, 8)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await FakeSocket.last.says(others(5, waiting), others(6, waiting), others(7, {}))
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(screen.getByText('What you missed:')).toBeTruthy())
  expect(boards.at(-1)?.version).toBeLessThan(7)
  await userEvent.click(screen.getByRole('button', { name: 'On with the game' }))
  expect(boards.at(-1)?.version).toBe(7)
})
