// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/svelte'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import { store } from '../device/store'
import type { Me } from '../protocol'
import { aTable } from '../test/table'
import MyData from './MyData.svelte'

const known = { id: 'me', handle: null } as Me
let forgotten: string[]

beforeEach(() => {
  forgotten = []
  vi.spyOn(api, 'forgetMe').mockResolvedValue(null)
  vi.spyOn(store, 'list').mockResolvedValue([aTable({ id: 'one' }), aTable({ id: 'two' })])
  vi.spyOn(store, 'forget').mockImplementation(async (id) => void forgotten.push(id))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

async function go(also: boolean) {
  render(MyData, { known })
  await userEvent.click(screen.getByRole('button', { name: 'Forget me' }))
  const choice = await screen.findByRole('checkbox', {
    name: 'Also delete the 2 games that are kept on this device',
  })
  if (also) await userEvent.click(choice)
  await userEvent.click(screen.getByRole('button', { name: 'Forget me for good' }))
  await vi.waitFor(() => expect(api.forgetMe).toHaveBeenCalled())
}

test('the games of this device go with whoever wants it, and not otherwise', async () => {
  await go(false)
  expect(forgotten).toEqual([])
  cleanup()
  await go(true)
  await vi.waitFor(() => expect(forgotten).toEqual(['one', 'two']))
})

test('where nothing was dealt, nothing is asked', async () => {
  vi.mocked(store.list).mockResolvedValue([])
  render(MyData, { known })
  await userEvent.click(screen.getByRole('button', { name: 'Forget me' }))
  expect(screen.queryByRole('checkbox')).toBeNull()
})
