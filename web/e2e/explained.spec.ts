// What a thing is, to whoever points at it, rests a finger on it or comes to it by keyboard; and what a choice would cost and lead to.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { goTo } from '../look/screens'
import { serve, Server, STILL } from './server'
import { hand, person, PHONE, playOn, showActions, startTable } from './table'

const server = serve(STILL)

const note = (page: Page) => page.getByRole('note')
const notes = (page: Page) => page.locator('.note, [role="note"], [role="tooltip"]')

/** A finger that rests. */
async function restOn(page: Page, thing: Locator): Promise<void> {
  const box = (await thing.boundingBox())!
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await expect(note(page)).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a card explains itself to a mouse, to the keyboard and enlarged', async ({ browser }) => {
  const page = await person(browser)
  await goTo(page, server.url, 'ugo play')
  const card = hand(page).first()
  await card.hover()
  await expect(note(page)).toContainText('Rule U-')
  await page.mouse.move(0, 0)
  await expect(note(page)).toBeHidden()
  await card.focus()
  await page.keyboard.press('e')
  const larger = note(page).getByRole('button', { name: /large/i })
  await expect(larger).toBeFocused()
  const width = async () => (await note(page).locator('svg, img, .picture > *').first().boundingBox())!.width
  const small = await width()
  await page.keyboard.press('Enter')
  await expect.poll(width).toBeGreaterThan(3 * small)
  await page.keyboard.press('Escape')
  await expect(note(page)).toBeHidden()
})

test('a finger that rests on a card is told about it, and plays nothing', async ({ browser }) => {
  const page = await person(browser, { ...PHONE, locale: 'en-GB' })
  await goTo(page, server.url, 'ugo play')
  const cards = await hand(page).count()
  await restOn(page, hand(page).first())
  await expect(note(page)).toContainText('Rule U-')
  await expect(hand(page)).toHaveCount(cards)
  await note(page).getByRole('button', { name: 'Close' }).tap()
  await expect(note(page)).toBeHidden()
  await expect(hand(page)).toHaveCount(cards)
})

test('every kind of thing on every board explains itself', async ({ browser }) => {
  const page = await person(browser)
  const screens = ['ugo play', 'golden-city build', 'valdora move', 'new-england buy', 'merchants end_turn']
  for (const screen of screens) {
    await goTo(page, server.url, screen)
    const kinds = await page
      .locator('.board [data-thing]:visible')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-thing')!.split(':')[0]!))])
    expect(kinds.length, screen).toBeGreaterThan(2)
    for (const kind of kinds) {
      const thing = page.locator(`.board [data-thing="${kind}"], .board [data-thing^="${kind}:"]`)
      await thing.first().dispatchEvent('contextmenu')
      await expect(note(page), `${screen}: ${kind}`).toContainText('Rule ')
      await page.keyboard.press('Escape')
    }
  }
})

test('prices and what would follow are told before a choice is made', async ({ browser }) => {
  const page = await person(browser)
  await goTo(page, server.url, 'valdora move')
  const spaces = page.locator('[data-space][data-choice]')
  await expect(spaces.first()).toBeVisible()
  const costs = await spaces.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(costs.some((label) => /coin|provisions/.test(label ?? ''))).toBe(true)
  await spaces.first().hover({ force: true })
  await expect(notes(page).first()).toBeVisible()

  await goTo(page, server.url, 'ugo place')
  await expect(page.locator('.previewed')).toBeVisible()

  await goTo(page, server.url, 'merchants move_merchant')
  const merchant = page.locator('[data-target^="merchant"]').first()
  if (await merchant.isVisible()) await merchant.click({ force: true })
  const ways = page.locator('[data-target][aria-label*="wheat"]')
  await expect(ways.first()).toBeVisible()
})

test('nothing lies over what is told of a spot on a map', async ({ browser }) => {
  const moving = await Server.start()
  try {
    const page = await person(browser)
    await startTable(page, `${moving.url}/new/valdora`, 3)
    await showActions(page)
    // The marks of what is new, which lie over the whole board.
    const marked = async () =>
      (await page.locator('[data-mark]').first().isVisible()) &&
      (await page.locator('[data-space][data-choice]').first().isVisible())
    await playOn([page], marked)
    await page.keyboard.press('a')
    await page.locator('[data-space][data-choice]').first().hover({ force: true })
    const told = page.locator('.panzoom .note')
    await expect(told).toBeVisible()
    const isOnTop = await told.evaluate((told: HTMLElement) => {
      for (const one of [told, document.querySelector<HTMLElement>('.board > .marks')!])
        one.style.pointerEvents = 'auto'
      const { x, y, width, height } = told.getBoundingClientRect()
      return told.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    expect(isOnTop).toBe(true)
  } finally {
    await moving.stop()
  }
})

test('what comes to lie under a resting pointer is explained when the pointer moves', async ({ browser }) => {
  const page = await person(browser)
  await goTo(page, server.url, 'merchants build_route')
  await page.locator('[data-buy="route"]').click()
  const path = page.locator('[data-target^="path"]')
  const box = (await path.first().boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await expect(path).toHaveCount(0)
  // For longer than a pointer has to stay to ask.
  await page.waitForTimeout(800)
  await expect(note(page)).toBeHidden()
  await page.mouse.move(x + 1, y)
  await expect(note(page)).toContainText('Rule M-')
})
