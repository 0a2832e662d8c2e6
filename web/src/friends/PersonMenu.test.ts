// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api, Refused } from '../api'
import PersonName from '../parts/PersonName.svelte'
import type { Friends, Me } from '../protocol'
import { hushed } from '../talk/hushed.svelte'
import { personMenu } from './menu.svelte'
import PersonMenu from './PersonMenu.svelte'

const none: Friends = { friends: [], asks: [], asked: [], blocked: [] }
const bob = { guest: 'b', name: 'Bob' }

beforeEach(() => {
  // jsdom has no dialogs that open.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
  vi.spyOn(api, 'me').mockResolvedValue({ id: 'me' } as Me)
  vi.spyOn(api, 'friends').mockResolvedValue(none)
  vi.spyOn(api, 'muted').mockResolvedValue([])
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  personMenu.close()
})

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const offered = () => screen.getAllByRole('button').map((button) => button.textContent.trim())

test('a name opens the menu, and one without a person does not', async () => {
  render(PersonName, { id: null, name: 'Bruno' })
  expect(screen.queryByRole('button')).toBeNull()
  render(PersonName, { id: 'b', name: 'Bob', at: { table: 't1', seat: 2 } })
  await press('Bob')
  expect(personMenu.whom).toMatchObject({ guest: 'b', name: 'Bob', at: { table: 't1', seat: 2 } })
})

test('somebody is asked, muted and blocked from the menu', async () => {
  const changed = vi.fn()
  render(PersonMenu, { whom: { ...bob, changed } })
  const asked: Friends = { ...none, asked: [{ who: 'b', called: 'Bob' }] }
  const ask = vi.spyOn(api, 'askFriend').mockResolvedValue(asked)
  await press('Ask to be friends')
  expect(ask).toHaveBeenCalledWith({ guest: 'b' })
  expect(changed).toHaveBeenLastCalledWith(asked)
  expect(offered()).not.toContain('Ask to be friends')

  vi.spyOn(api, 'mute').mockResolvedValueOnce([bob]).mockResolvedValueOnce([])
  await press('Mute')
  expect(hushed.has('b')).toBe(true)
  await press('Hear them again')
  expect(hushed.has('b')).toBe(false)

  const block = vi.spyOn(api, 'block').mockResolvedValue({ ...none, blocked: [bob] })
  await press('Block')
  expect(block).not.toHaveBeenCalled()
  await press('Yes, block')
  expect(block).toHaveBeenCalledWith('b', true)
  expect(hushed.has('b')).toBe(true)
  block.mockResolvedValue(none)
  await press('Unblock')
  expect(hushed.has('b')).toBe(false)
})

test('a report says at which table it was, if it was at one', async () => {
  const seat = vi.spyOn(api, 'report').mockResolvedValue(null)
  const person = vi.spyOn(api, 'reportPerson').mockResolvedValue(null)
  const { unmount } = render(PersonMenu, { whom: { ...bob, at: { table: 't1', seat: 2 } } })
  await press('Report')
  await press('Report')
  expect(seat).toHaveBeenCalledWith('t1', { seat: 2 })
  unmount()
  render(PersonMenu, { whom: bob })
  await press('Report')
  await press('Report')
  expect(person).toHaveBeenCalledWith('b')
  expect(seat).toHaveBeenCalledTimes(1)
})

test('whoever has no name yet, or looks at themselves, finds the page and nothing to do', async () => {
  const { unmount } = render(PersonMenu, { whom: { guest: 'me', name: 'Me' } })
  await screen.findByText('This is you.')
  expect(offered()).toEqual([''])
  unmount()
  vi.mocked(api.me).mockRejectedValue(new Refused({ code: 'no_name' }))
  render(PersonMenu, { whom: bob })
  await screen.findByText(/Choose a name first/)
  expect(offered()).toEqual([''])
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/people/b')
})
