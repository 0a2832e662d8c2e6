// What somebody needs next is in sight, without scrolling.

import { expect, type Locator, test } from '@playwright/test'
import { Server } from './server'
import { expectAccessible, hand, person, playNowButton, showActions } from './table'

const LAPTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

let server: Server

test.beforeAll(async () => {
  server = await Server.start()
})
test.afterAll(async () => {
  await server.stop()
})

async function expectInSight(all: Locator): Promise<void> {
  for (const one of await all.all()) await expect(one).toBeInViewport({ ratio: 0.99 })
}

test('every game can be begun from where the page opens, on a phone the first', async ({ browser }) => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } })
  await page.goto(server.url)
  const play = page.getByRole('button', { name: /^Play now/ })
  await expect(play).toHaveCount(5)
  await expectInSight(play)
  await expectAccessible(page, 'home')
  await page.setViewportSize(LAPTOP)
  await expectInSight(play)
  await page.setViewportSize(PHONE)
  await expectInSight(play.first())
  await expectAccessible(page, 'home on a phone')
})

test('the list of actions takes nothing of the hand out of sight', async ({ browser }) => {
  const page = await person(browser, { viewport: LAPTOP })
  await page.goto(server.url)
  await playNowButton(page).click()
  await expect(hand(page)).toHaveCount(10)
  await showActions(page)
  await expectInSight(hand(page))
  await page
    .getByRole('region', { name: 'What you can do now' })
    .getByRole('button', { name: 'Close' })
    .click()
  await expect(page.locator('#actions')).toBeHidden()
})
