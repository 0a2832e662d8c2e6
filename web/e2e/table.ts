// What the tests do at a table, in the words of the English page.

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
export const hand = (page: Page) => page.locator('[data-hand] button')

/** Opens the list of possible actions, if it is not open. */
export async function showActions(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  if ((await page.locator('#actions').count()) === 0) await page.keyboard.press('a')
  await expect(page.locator('#actions')).toBeVisible()
}

/** Takes the first possible action, if there is one now. Says whether it did. */
export async function act(page: Page): Promise<boolean> {
  const first = actions(page).first()
  if (!(await first.isVisible()) || !(await first.isEnabled())) return false
  await first.click({ timeout: 1000 }).catch(() => undefined)
  return true
}

/** Everybody acts whenever he can, until `done` or the end. */
export async function playOn(pages: Page[], done: () => Promise<boolean> = async () => false): Promise<void> {
  for (const page of pages) await showActions(page)
  for (let idle = 0; idle < 600; idle++) {
    if ((await ending(pages[0]!).isVisible()) || (await done())) return
    for (const page of pages) if (await act(page)) idle = 0
    await pages[0]!.waitForTimeout(25)
  }
  throw new Error('the game does not go on')
}
