import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import type { GameModule } from '../games/module'
import type { Line, Said, Talk } from '../protocol'
import { settings } from '../settings.svelte'
import { telling } from '../test/played'
import { aTable } from '../test/table'
import { speak } from '../words'
import { hushed } from './hushed.svelte'
import NotePad from './NotePad.svelte'
import TalkPanel from './TalkPanel.svelte'
import { TalkState } from './talk.svelte'

const line = (n: number, guest: string, said: Said): Line => ({
  n,
  guest,
  name: guest,
  seat: null,
  at: 0,
  said,
})
const text = (n: number, guest: string, words: string) => line(n, guest, { text: words })
const module = { wares: { ids: ['ore', 'wheat'], name: (id: string) => id } } as unknown as GameModule

let told: Talk

beforeEach(() => {
  settings.talk = true
  told = { lines: [], earlier: false, you: 'me', read_to: 0 }
  vi.spyOn(api, 'talk').mockImplementation(async () => told)
  vi.spyOn(api, 'muted').mockResolvedValue([])
  vi.spyOn(api, 'readTo').mockResolvedValue(null)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const opened = async (...lines: Line[]) => {
  told = { ...told, lines }
  const talk = new TalkState('t1')
  await talk.refresh()
  return talk
}

test('lines come once and in order, whichever way they come', async () => {
  const talk = await opened(text(1, 'ann', 'one'), text(4, 'ann', 'four'))
  talk.hear(text(5, 'bob', 'five'))
  talk.hear(text(2, 'bob', 'two'))
  talk.hear(text(4, 'ann', 'four'))
  expect(talk.lines.map(({ n }) => n)).toEqual([1, 2, 4, 5])
})

test('what somebody said goes with them', async () => {
  const talk = await opened(text(1, 'ann', 'one'), text(2, 'bob', 'two'))
  talk.unsay('ann')
  expect(talk.lines.map(({ n }) => n)).toEqual([2])
})

test('after a long absence nothing seems to follow what it does not follow', async () => {
  const talk = await opened(text(1, 'ann', 'one'))
  told = { ...told, lines: [text(150, 'ann', 'later')], earlier: true }
  await talk.refresh()
  expect(talk.lines.map(({ n }) => n)).toEqual([150])
  expect(talk.earlier).toBe(true)
})

test('unread is what others said since, and neither signs nor those who are muted count', async () => {
  told.read_to = 1
  const reaction: Said = { reaction: { step: 3, sign: 'bravo' } }
  const talk = await opened(
    text(1, 'ann', 'read'),
    text(2, 'ann', 'new'),
    text(3, 'me', 'mine'),
    line(4, 'ann', reaction),
    text(5, 'bob', 'new'),
  )
  expect(talk.unread).toBe(2)
  vi.spyOn(api, 'mute').mockResolvedValue([{ guest: 'bob', name: 'bob' }])
  await hushed.mute('bob', true)
  expect([talk.unread, talk.hushed, talk.spoken.length]).toEqual([1, 1, 3])
  expect(talk.signs.get(3)).toEqual([{ sign: 'bravo', names: ['ann'] }])
  talk.read()
  expect(talk.unread).toBe(0)
  expect(api.readTo).toHaveBeenCalledExactlyOnceWith('t1', 5)
  talk.read()
  expect(api.readTo).toHaveBeenCalledOnce()
  settings.talk = false
  talk.hear(text(6, 'ann', 'new'))
  expect(talk.unread, 'nothing is shown').toBe(0)
})

test('what people write is text and nothing else', async () => {
  const talk = await opened(text(1, 'ann', '<img src=x> https://example.org'))
  const { container } = render(TalkPanel, { talk, table: aTable(), module, telling })
  expect(container.querySelector('.said')!.textContent).toBe('<img src=x> https://example.org')
  expect(container.querySelector('.said *')).toBeNull()
})

test('each reads ready-made phrases in their own language', async () => {
  const talk = await opened(
    line(1, 'ann', { phrase: 'well_played' }),
    line(2, 'ann', { trade: { give: 'ore', want: 'wheat' } }),
    line(3, 'ann', { trade: { give: '<b>', want: 'constructor' } }),
  )
  const said = () => [...document.querySelectorAll('.said')].map((one) => one.textContent)
  render(TalkPanel, { talk, table: aTable(), module, telling })
  expect(said()[0]).toBe('Well played!')
  expect(said()[1]).toContain('wheat for ore')
  expect(said()[2]).toContain('? for ?')
  await speak('fr')
  expect(said()[0]).toBe('Bien joué\u202f!')
  await speak('en')
})

test('what could not be said is not lost', async () => {
  const talk = await opened()
  render(TalkPanel, { talk, table: aTable(), module, telling })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  vi.spyOn(api, 'say').mockRejectedValueOnce(new TypeError('offline'))
  await userEvent.type(field, 'Hello there{Enter}')
  expect(field.value).toBe('Hello there')
  vi.spyOn(api, 'say').mockResolvedValueOnce(aTable())
  await userEvent.type(field, '{Enter}')
  expect(field.value).toBe('')
  const [first, second] = vi.mocked(api.say).mock.calls
  expect(second, 'the same line, should the first have arrived').toEqual(first)
  expect(vi.mocked(api.say).mock.lastCall).toEqual([
    't1',
    { id: expect.any(String), said: { text: 'Hello there' } },
  ])
})

test('a note is kept when somebody leaves in the middle of a word', async () => {
  vi.spyOn(api, 'note').mockResolvedValue({ text: 'blue: ' })
  const write = vi.spyOn(api, 'writeNote').mockResolvedValue(null)
  render(NotePad, { table: 't1' })
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, '3 o')
  cleanup()
  expect(write).toHaveBeenCalledWith('t1', 'blue: 3 o')
})
