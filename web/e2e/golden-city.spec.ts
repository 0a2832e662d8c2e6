// The Golden City in real browsers: games on the board itself, by mouse, by keyboard and by thumb.

import { expect, type Page, test } from '@playwright/test'
import { Server } from './server'
import { choices, clickOn, ending, expectAccessible, handOver, person, untilTheEnd } from './table'

let server: Server

test.beforeAll(async () => {
  server = await Server.start()
})
test.afterAll(async () => {
  await server.stop()
})

/** A table against bots, waiting for the first decision. */
async function sitDown(page: Page, seats: number, option?: RegExp): Promise<void> {
  await page.goto(`${server.url}/new/golden-city`)
  await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true })
  if (option) await page.getByRole('radio', { name: option }).check({ force: true })
  await page.getByRole('button', { name: /^(Start playing|Commencer)/ }).click()
  await expect(choices(page).first()).toBeVisible()
  await expectAccessible(page, 'table')
}

test('three play a whole game, one of them by mouse', async ({ browser }) => {
  const page = await person(browser)
  await sitDown(page, 3)
  await untilTheEnd(page, () => clickOn(page))
  await expect(ending(page)).toBeVisible()
  await expectAccessible(page, 'end')
})

test('two play the Great Drought with black posts, one of them by keyboard alone', async ({ browser }) => {
  const page = await person(browser)
  await sitDown(page, 2, /^With\b/)
  const onChoice = () => page.evaluate(() => !!document.activeElement?.matches('[data-choice]'))
  for (let tabs = 0; tabs < 40 && !(await onChoice()); tabs++) await page.keyboard.press('Tab')
  await untilTheEnd(page, async () => {
    if (!(await choices(page).first().isVisible())) return false
    // The focus comes to every decision by itself.
    if (await onChoice()) await page.keyboard.press('Enter')
    return await onChoice()
  })
  await expect(ending(page)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Victory points' })).toBeVisible()
  await expectAccessible(page, 'end')
})

test('four play in French, one of them on a phone with one thumb', async ({ browser }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' }
  const page = await person(browser, phone)
  await sitDown(page, 4)
  let taps = 0
  const tap = async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
    const tapped = await clickOn(page, 'tap')
    if (tapped) taps++
    return tapped
  }
  await untilTheEnd(page, tap, async () => taps >= 25)
  await handOver(page)
  await expectAccessible(page, 'end')
})
