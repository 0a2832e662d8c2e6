// Valdora on its board, by mouse, by keyboard and on a phone; a bot takes over for the long end.

import { expect, type Page, test } from '@playwright/test'
import { Server } from './server'
import { ending, expectAccessible, handOver, person } from './table'

let server: Server

test.beforeAll(async () => {
  server = await Server.start()
})
test.afterAll(async () => {
  await server.stop()
})

/** What lights up; the spaces one may go to, and the decisions beside the map. */
const spaces = (page: Page) => page.locator('[data-space][data-choice]')
const decisions = (page: Page) => page.locator('[data-choice]:not([data-space])')
const endTurn = (page: Page) => page.getByRole('button', { name: /^(End turn|Finir le tour)$/ })

async function begin(page: Page, seats: number, specialCards: boolean): Promise<void> {
  await page.goto(`${server.url}/new/valdora`)
  await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true })
  if (specialCards)
    await page
      .getByRole('radio', { name: /^(With special cards|Avec cartes spéciales)/ })
      .check({ force: true })
  await page.getByRole('button', { name: /^(Start playing|Commencer|Jouer)/ }).click()
  await expect(page.locator('[data-space]').first()).toBeVisible()
}

/** Plays so many turns, at most a few decisions in each, and lets a bot finish the game. */
async function playOn(
  page: Page,
  turns: number,
  take: (kind: 'space' | 'decision', nth: number) => Promise<void>,
): Promise<void> {
  let done = 0
  let begun = 0
  for (let idle = 0, n = 0; idle < 800; n++) {
    if (await ending(page).isVisible()) return
    if (begun > turns) return await handOver(page)
    const moving = await spaces(page).count()
    const acting = await decisions(page).count()
    if (moving + acting === 0) {
      idle++
      await page.waitForTimeout(20)
      continue
    }
    idle = 0
    if (moving > 0) {
      if (done > 0) begun++
      done = 0
      await take('space', (n * 7) % moving)
    } else if (done >= 2 && (await endTurn(page).isVisible())) {
      await endTurn(page)
        .click({ timeout: 300 })
        .catch(() => undefined)
    } else {
      done++
      await take('decision', (n * 5) % acting)
    }
    await page.waitForTimeout(30)
  }
  throw new Error('the game does not go on')
}

test('three play by mouse', async ({ browser }) => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } })
  await begin(page, 3, false)
  await expect(spaces(page).first()).toBeVisible()
  await expectAccessible(page, 'table')
  await playOn(page, 15, async (kind, nth) => {
    const target = (kind === 'space' ? spaces(page) : decisions(page)).nth(nth)
    await target.click({ timeout: 300 }).catch(() => undefined)
  })
  await expect(ending(page)).toBeVisible()
  await expectAccessible(page, 'end')
})

test('two play the duel with special cards by keyboard alone', async ({ browser }) => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } })
  await begin(page, 2, true)
  await expect(spaces(page).first()).toBeVisible()
  await expectAccessible(page, 'table')
  await page.locator('[data-space][tabindex="0"]').focus()
  const focused = () => page.evaluate(() => document.activeElement?.hasAttribute('data-choice') ?? false)
  let turns = 0
  for (let idle = 0, n = 0; idle < 800 && turns < 20 && !(await ending(page).isVisible()); n++) {
    if (!(await focused())) {
      idle++
      await page.waitForTimeout(20)
      continue
    }
    idle = 0
    if ((await spaces(page).count()) > 0) {
      turns++
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].slice(0, n % 4))
        await page.keyboard.press(key)
    } else if (n % 3 === 0) {
      await endTurn(page).focus()
    }
    await page.keyboard.press('Enter')
    await page.waitForTimeout(30)
  }
  expect(turns).toBeGreaterThan(5)
  await handOver(page)
  await expectAccessible(page, 'end')
})

test('five play, one of them on a phone in French', async ({ browser }) => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'fr-FR' }
  const page = await person(browser, phone)
  await begin(page, 5, true)
  await playOn(page, 15, async (kind, nth) => {
    const target = (kind === 'space' ? spaces(page) : decisions(page)).nth(nth)
    await target.tap({ timeout: 300 }).catch(() => undefined)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
  })
  await expect(ending(page)).toBeVisible()
  await expectAccessible(page, 'end')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
