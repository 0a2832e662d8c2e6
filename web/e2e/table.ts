// What the tests do at a table, in the words of the English page.

import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'

/** A page of its own: another person, another browser profile. Anything the page complains about fails the test. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  page.on('console', (message) => {
    const text = message.text()
    // A lost connection is part of some tests; a violated Content-Security-Policy or a failed script never is.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|401/.test(text)) throw new Error(text)
  })
  return page
}

export const ending = (page: Page) => page.locator('#ending')
export const actions = (page: Page) => page.locator('#actions button')
/** What is lit on the board itself. */
export const choices = (page: Page) => page.locator('[data-choice]:visible')
export const hand = (page: Page) => page.locator('[data-hand] button')

/** Opens the list of possible actions, if it is not open. */
export async function showActions(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  if ((await page.locator('#actions').count()) === 0) await page.keyboard.press('a')
  await expect(page.locator('#actions')).toBeVisible()
}

/** Whether there is something to do now. The list may go between two looks at it, and is not waited for. */
export async function canAct(page: Page): Promise<boolean> {
  const first = actions(page).first()
  return (await first.isVisible()) && (await first.isEnabled({ timeout: 1000 }).catch(() => false))
}

/** Takes the first possible action, if there is one now. Says whether it did. */
export async function act(page: Page): Promise<boolean> {
  if (!(await canAct(page))) return false
  await actions(page)
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined)
  return true
}

/** Takes the first thing lit on the board, with the mouse or a finger. Says whether there was one. */
export async function clickOn(page: Page, how: 'click' | 'tap' = 'click'): Promise<boolean> {
  const first = choices(page).first()
  if (!(await first.isVisible())) return false
  await first[how]({ timeout: 1000 }).catch(() => undefined)
  return true
}

/** Does `move` again and again, until `done` or the end. It says whether it could do something. */
export async function untilTheEnd(
  page: Page,
  move: () => Promise<boolean>,
  done: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (let idle = 0; idle < 600; idle++) {
    if ((await ending(page).isVisible()) || (await done())) return
    if (await move()) idle = 0
    await page.waitForTimeout(25)
  }
  throw new Error('the game does not go on')
}

/** Everybody acts whenever he can, until `done` or the end. */
export async function playOn(pages: Page[], done?: () => Promise<boolean>): Promise<void> {
  for (const page of pages) await showActions(page)
  const everybody = async () => (await Promise.all(pages.map(act))).includes(true)
  await untilTheEnd(pages[0]!, everybody, done)
}

/** Lets a bot play on in one's seat, and watches it to the end. */
export async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(More|Plus)$/ }).click()
  await page.getByRole('button', { name: /^(Let a bot play for me|Laisser un bot jouer pour moi)$/ }).click()
  await expect(ending(page)).toBeVisible({ timeout: 300_000 })
}

/** Axe finds nothing to complain about. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([])
}
