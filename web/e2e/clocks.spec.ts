// Clocks at a table, with the shortest time the server lets anybody choose.

import { expect, type Page, test } from '@playwright/test'
import { Server } from './server'
import { makeTable, person } from './table'

let server: Server
test.beforeAll(async () => (server = await Server.start([])))
test.afterAll(() => server.stop())

/** Makes a table of UGO! against a bot, with five seconds a turn, and opens it. */
async function against(page: Page, when_up: unknown): Promise<void> {
  const control = { over_days: false, bank: 0, increment: 5000, cap: 5000 }
  const seats = ['me', { bot: 'random' }]
  await page.goto(await makeTable(page, server.url, { game: 'ugo', seats, clock: { control, when_up } }))
}

test('a bot takes over when live time runs out, and its person comes back', async ({ browser }) => {
  const page = await person(browser)
  await against(page, { seat: 'random' })
  const own = page.locator('.prompt').getByText(/^0:0\d left$/)
  await expect(own).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your time is running short.' })).toBeAttached()
  await expect(page.getByRole('alert').filter({ hasText: 'You were away too long.' })).toBeVisible()
  await page.getByRole('button', { name: 'I am back' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You were away too long.' })).toBeHidden()
})

test('whoever plays alone stops the clock and starts it again', async ({ browser }) => {
  const page = await person(browser)
  await against(page, { turn: 'random' })
  await expect(page.locator('.prompt').getByText(/^0:0\d left$/)).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Suggest a pause' }).click()
  await expect(page.getByText('The clocks are stopped.')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('The clocks are stopped.')).toBeHidden()
})

test('the time of a table is chosen with it, and shown to whoever thinks of sitting down', async ({
  browser,
}) => {
  const page = await person(browser)
  await page.goto(`${server.url}/new/ugo`)
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await page.getByRole('radio', { name: /^Over days/ }).check({ force: true })
  await page.getByRole('combobox', { name: /^Time/ }).selectOption({ label: 'Other times' })
  await page.getByRole('spinbutton', { name: 'Each turn adds, in hours' }).fill('12')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  await page.getByRole('button', { name: 'Set up the table' }).click()
  const link = await page.getByRole('textbox', { name: 'Link to seat 2' }).inputValue()
  const friend = await person(browser)
  await friend.goto(link)
  await expect(friend.getByText('3 days + 12 h a turn')).toBeVisible()
})
