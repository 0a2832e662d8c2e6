// A newcomer learns: from the front page through a whole chapter on the real board, and on into a game.

import { expect, type Page, test } from '@playwright/test'
import { Server } from './server'
import { expectAccessible, person, startTable } from './table'

let server: Server

test.beforeAll(async () => {
  server = await Server.start()
})
test.afterAll(async () => {
  await server.stop()
})

const words = (page: Page) => page.locator('.say .words')
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const showMe = (page: Page) => page.getByRole('button', { name: 'Show me' })

/** Reads on, and does what is asked for, until the chapter is over. */
async function toTheEnd(page: Page): Promise<void> {
  const over = page.getByText('That was the chapter.')
  for (let steps = 0; steps < 40 && !(await over.isVisible()); steps++) {
    const before = await page.locator('.dots').getAttribute('aria-label')
    await next(page).or(showMe(page)).click()
    await expect(over.or(page.locator(`.dots:not([aria-label="${before}"])`)).first()).toBeVisible()
  }
  await expect(over).toBeVisible()
}

test('a newcomer learns tricks on the board, leaves, and comes back to the same step', async ({
  browser,
}) => {
  const page = await person(browser)
  await page.goto(server.url)
  await page.getByRole('link', { name: /Learn UGO! in 3 minutes/ }).click()
  await expect(words(page)).toContainText('Welcome to UGO!')
  await expectAccessible(page, 'a lesson')
  await next(page).click()
  await next(page).click()
  // Allowed, but something else is meant: nothing happens, and it is said.
  await page.locator('[data-at="hand:red_6"]').click()
  await expect(words(page)).toContainText('You may lead that card, too.')
  await page.locator('[data-at="hand:yellow_7"]').click()
  await expect(words(page)).toContainText('Bruno had yellow')
  await next(page).click()
  // The real refusal, and a sentence.
  await page.locator('[data-at="hand:red_6"]').click({ force: true })
  await expect(page.getByText('You must follow blue')).toBeVisible()
  await expect(words(page)).toContainText('The rules say no.')
  await page.reload()
  await expect(words(page)).toContainText('Clio leads blue')
  await toTheEnd(page)
  await page.getByRole('link', { name: 'Next chapter' }).click()
  await expect(words(page)).toContainText('new colours fill the fields')
})

test('after the last lesson one plays on from there', async ({ browser }) => {
  const page = await person(browser)
  await page.goto(`${server.url}/learn/ugo/scoring`)
  await toTheEnd(page)
  await page.getByRole('button', { name: 'Play on from here against Apprentices' }).click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByText('Round 2 of 4', { exact: true })).toBeVisible()
  // The coach can be asked in practice, and the list of games says so.
  await asksTheCoach(page)
  await page.goto(`${server.url}/games`)
  await expect(page.getByText('Coached', { exact: true })).toBeVisible()
})

async function asksTheCoach(page: Page): Promise<void> {
  await expect(page.locator('.prompt.yours')).toBeVisible()
  await page.keyboard.press('h')
  const coach = page.getByRole('region', { name: 'Coach' })
  await coach.getByRole('button', { name: 'Ask the coach' }).click()
  await expect(coach.getByRole('listitem').first()).toBeVisible()
  await expect(coach).toContainText('imagined games')
  await expect(page.locator('.ring .label').first()).toHaveText('1')
  await expectAccessible(page, 'the coach')
  // What is done by hand can be asked about afterwards.
  await page.locator('.held.lit').first().click()
  await coach.getByRole('button', { name: 'Was that good?' }).click()
  await expect(coach.locator('.taken')).toContainText('(yours)')
}

test('where one plays with bots the coach sees what one sees, and the table says that it was asked', async ({
  browser,
}) => {
  const page = await person(browser)
  await startTable(page, `${server.url}/new/ugo`, 4)
  await expect(page).toHaveURL(/\/t\//)
  await asksTheCoach(page)
  await page.goto(`${server.url}/games`)
  await expect(page.getByText('Coached', { exact: true })).toBeVisible()
})
