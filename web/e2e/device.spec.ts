// Practice on this device in a real browser: dealt, thought and kept there, with the network cut.

import { expect, type Page, test } from '@playwright/test'
import { serve } from './server'
import {
  act,
  actions,
  expectAccessible,
  expectNoScrollingSideways,
  person,
  PHONE,
  playOn,
  playSome,
  showActions,
  untilTheEnd,
} from './table'

const server = serve()

/** Deals a game on this device by the form. */
async function practise(page: Page, game: string): Promise<void> {
  await page.goto(`${server.url}/new/${game}`)
  await page.getByRole('radio', { name: /^(Practise on this device|S’entraîner sur cet appareil)/ }).check()
  await page.getByRole('button', { name: /^(Start playing|Commencer)/ }).click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
}

/** Waits until the page and the game are kept, and cuts the network. */
async function cutTheNetwork(page: Page, game: string): Promise<void> {
  await page.evaluate(async (game) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 100))
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await pause()
    while (!(await caches.match(`/kept/${game}`))) await pause()
  }, game)
  await page.context().setOffline(true)
}

for (const game of ['ugo', 'golden-city', 'valdora', 'new-england', 'merchants']) {
  test(`a whole game of ${game} is dealt and played without a network`, async ({ browser }) => {
    const page = await person(browser, { serviceWorkers: 'allow' })
    await practise(page, game)
    await cutTheNetwork(page, game)

    await practise(page, game)
    await showActions(page)
    await playSome(page, 3, () => act(page))
    await page.getByRole('link', { name: 'Check the game' }).click()
    await expect(page.getByText('Everything agrees. The device dealt alone')).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.getByRole('button', { name: 'To the end' }).click()
    await expect(page.getByText(/Step (\d+) of \1/)).toBeVisible()
  })
}

test('a game of this device is taken back, survives closing, is listed, exported and deleted', async ({
  browser,
}) => {
  const page = await person(browser, { serviceWorkers: 'allow' })
  await practise(page, 'ugo')
  const table = page.url()
  const hand = page.locator('[data-hand] button')
  const cards = () => hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  const first = await cards()
  await playOn([page], async () => (await hand.count()) <= 8)
  // Back to before my first card, over everything the others did.
  await expect(async () => {
    await page.keyboard.press('u')
    await expect(hand).toHaveCount(10, { timeout: 500 })
  }).toPass()
  expect(await cards()).toEqual(first)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled()
  await playOn([page], async () => (await hand.count()) <= 7)
  await expect(actions(page).first()).toBeVisible()
  const before = await cards()

  await cutTheNetwork(page, 'ugo')
  await page.goto(`${server.url}/`)
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  await expectAccessible(page, 'home without a network')
  await page.goto(`${server.url}/games`)
  await expectAccessible(page, 'games without a network')
  await page.getByRole('link', { name: /^UGO!/ }).click()
  await expect(hand).toHaveCount(before.length)
  expect(await cards()).toEqual(before)
  expect(page.url()).toBe(table)

  await page.goto(`${server.url}/games`)
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^ugo-.*\.jsonl$/)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('Games you practise on this device are listed here')).toBeVisible()
})

test('a phone practises in French, and sees Legend think', async ({ browser }) => {
  const page = await person(browser, PHONE)
  await page.goto(`${server.url}/new/ugo`)
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.getByRole('combobox', { name: 'Place 2' }).selectOption('legend')
  await page.getByRole('radio', { name: /^S’entraîner sur cet appareil/ }).check()
  await expectAccessible(page, 'form')
  await page.getByRole('button', { name: /^Commencer/ }).click()
  await expect(page).toHaveURL(/\/p\//)
  await showActions(page)
  const thinks = page.getByText('Bruno réfléchit…')
  await untilTheEnd(
    page,
    () => act(page),
    () => thinks.isVisible(),
  )
  await expect(thinks).toBeHidden({ timeout: 30_000 })
  await expect(actions(page).first()).toBeVisible()
  await expectNoScrollingSideways(page)
  await expectAccessible(page, 'practice')
})
