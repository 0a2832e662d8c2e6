// The rules run in the page: what cannot be done is explained by them, under the strict policy, and the server is asked nothing.

import { expect, test } from '@playwright/test'
import { Server } from './server'
import { act, canAct, hand, person, playNowButton, showActions, untilTheEnd } from './table'

let server: Server

test.beforeAll(async () => {
  server = await Server.start()
})
test.afterAll(async () => {
  await server.stop()
})

test('a card that does not follow is refused by the rules in the page', async ({ browser }) => {
  const page = await person(browser)
  let sent = 0
  page.on('websocket', (socket) => socket.on('framesent', () => sent++))
  await page.goto(server.url)
  await playNowButton(page).click()
  await expect(hand(page)).toHaveCount(10)
  await showActions(page)
  const unlit = page.locator('[data-hand] button[aria-disabled="true"]')
  const lit = page.locator('[data-hand] button:not([aria-disabled="true"])')
  // While a trick is placed no card is lit, and a click on one means nothing.
  const mustFollow = async () => (await canAct(page)) && (await lit.count()) > 0 && (await unlit.count()) > 0
  await untilTheEnd(page, () => act(page), mustFollow)

  const before = sent
  await unlit.first().click({ force: true })
  const notice = page.getByRole('status').filter({ hasText: 'You must follow' })
  await expect(notice.getByRole('button', { name: 'U-3.2' })).toBeVisible()
  expect(sent).toBe(before)
})
