import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Info } from '../protocol'
import { settings } from '../settings.svelte'
import CreateForm from './CreateForm.svelte'

const info: Info = {
  id: 'ugo',
  designers: [],
  developers: [],
  artists: [],
  publishers: [],
  translators: [],
  seats: [2, 3, 4],
  age: 10,
  minutes: 40,
  learn: 5,
  weight: 1,
  kinds: ['tricks'],
  editions: [],
  options: [
    {
      id: 'variant',
      minor: false,
      default_with: [],
      choices: [
        { id: 'standard', seats: [2, 3, 4] },
        { id: 'duel_12_farmers', seats: [2] },
      ],
    },
  ],
}

const create = vi.fn()

beforeEach(() => {
  settings.language = 'en'
  create.mockClear()
  render(CreateForm, { info, levels: ['apprentice', 'trader', 'legend'], name: 'Ann', create })
})
afterEach(cleanup)

const submit = () => userEvent.click(screen.getByRole('button'))

test('untouched it is me against sensible bots, at a full table', async () => {
  await submit()
  const bot = { bot: 'trader' }
  expect(create).toHaveBeenCalledWith(
    {
      seats: ['me', bot, bot, bot],
      options: { variant: 'standard' },
      visibility: 'unlisted',
      fill: null,
      rated: false,
      coach: false,
      clock: null,
    },
    'Ann',
    'server',
    expect.any(Array),
  )
})

test('a choice for two can be made at two only, and falls back with more', async () => {
  const duel = screen.getByRole<HTMLInputElement>('radio', { name: /Duel/ })
  expect(duel.disabled).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  await userEvent.click(duel)
  await submit()
  expect(create.mock.lastCall?.[0]).toMatchObject({
    options: { variant: 'duel_12_farmers' },
    seats: { length: 2 },
  })
  await userEvent.click(screen.getByRole('radio', { name: '3' }))
  await submit()
  expect(create.mock.lastCall?.[0]).toMatchObject({ options: { variant: 'standard' }, seats: { length: 3 } })
})

test('on this device bots sit wherever I do not, and nobody watches', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat 2' }), 'Open: for a friend')
  await userEvent.click(screen.getByRole('radio', { name: /^Practise on this device/ }))
  expect(screen.queryByRole('option', { name: /Open/ })).toBeNull()
  expect(screen.queryByText('Who finds it, and who may watch?')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat 3' }), 'Me')
  await submit()
  const bot = { bot: 'trader' }
  expect(create.mock.lastCall?.[0].seats).toEqual([bot, bot, 'me', bot])
  // Somebody must play.
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat 3' }), 'Legend')
  await submit()
  expect(create.mock.lastCall?.[0].seats).toEqual(['me', bot, { bot: 'legend' }, bot])
  expect(create.mock.lastCall?.[2]).toBe('device')
})

test('on this device others may sit as well, by their names', async () => {
  await userEvent.click(screen.getByRole('radio', { name: /^Practise on this device/ }))
  for (const seat of ['Seat 2', 'Seat 3'])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: seat }), 'Somebody else here')
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the player in seat 2' }), 'Béa')
  await submit()
  expect(create.mock.lastCall?.[0].seats).toEqual(['me', 'open', 'open', { bot: 'trader' }])
  expect(create.mock.lastCall?.[3].slice(1, 3)).toEqual(['Béa', 'Player 3'])
})

test('without a network it can only be this device', async () => {
  cleanup()
  render(CreateForm, { info, levels: ['trader'], name: 'Ann', online: false, create })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^On the server/ }).disabled).toBe(true)
  await submit()
  expect(create.mock.lastCall?.[2]).toBe('device')
})

test('I sit in one seat: the one I leave opens, and may be listed publicly', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat 3' }), 'Me')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat 2' }), 'Legend')
  await userEvent.click(screen.getByRole('radio', { name: /^Public/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^Begin by itself/ }))
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bots come after' }), '10')
  await submit()
  expect(create.mock.lastCall?.[0]).toMatchObject({
    seats: ['open', { bot: 'legend' }, 'me', { bot: 'trader' }],
    visibility: 'public',
    fill: { minutes: 10, bot: 'trader' },
  })
  expect(screen.getByText(/the strongest we have/)).toBeTruthy()
})

test('fewer seats never leave me standing', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seat 4' }), 'Me')
  await userEvent.click(screen.getByRole('radio', { name: '2' }))
  await submit()
  expect(create.mock.lastCall?.[0].seats).toContain('me')
})

test('it speaks French', async () => {
  settings.language = 'fr'
  expect(await screen.findByRole('button', { name: 'Commencer à jouer' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: /Règles de base/ })).toBeTruthy()
})

test('only a member can set up a rated table', async () => {
  const rated = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Rated/ })
  expect(rated().disabled).toBe(true)
  cleanup()
  render(CreateForm, { info, levels: ['trader'], name: 'Ann', member: true, create })
  await userEvent.click(rated())
  await submit()
  expect(create.mock.lastCall?.[0]).toMatchObject({ rated: true })
})
