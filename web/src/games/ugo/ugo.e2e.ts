// UGO! in real browsers against the real binary.

import { expect, type Page, test } from '@playwright/test'
import { serve, Server } from '../../../e2e/server'
import {
  actions,
  canAct,
  ending,
  expectAccessible,
  expectNoScrollingSideways,
  hand,
  person,
  PHONE,
  playNowButton,
  playOn,
  showActions,
  sitTogether,
  tap,
  untilTheEnd,
} from '../../../e2e/table'

const server = serve()

async function playNow(page: Page): Promise<void> {
  await page.goto(server.url)
  await playNowButton(page).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(hand(page)).toHaveCount(10)
}

const cardsLeft = async (page: Page) => await hand(page).count()

/** Whether it is one's turn with at most this many cards left, and nothing is on its way to the server any more. */
async function waitsWith(page: Page, most: number): Promise<boolean> {
  const left = await cardsLeft(page)
  const waits = async () => (await actions(page).count()) > 1 && (await canAct(page))
  if (left > most || !(await waits())) return false
  await page.waitForTimeout(500)
  return (await cardsLeft(page)) === left && (await waits())
}

test('one click starts a game against bots, and a card is played with one more', async ({ browser }) => {
  const page = await person(browser)
  await playNow(page)
  await page.locator('[data-hand] button:not([aria-disabled="true"])').first().click()
  await expect(hand(page)).toHaveCount(9)
})

test('a card is dragged to the middle of the table; let go elsewhere it comes back', async ({ browser }) => {
  const page = await person(browser)
  await playNow(page)
  const card = page.locator('[data-hand] [data-drag]').first()
  const dragTo = async (to: { x: number; y: number }) => {
    const from = (await card.boundingBox())!
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
  }
  await expect(card).toBeVisible()
  await dragTo({ x: 20, y: 880 })
  await page.waitForTimeout(300)
  await expect(hand(page)).toHaveCount(10)
  const middle = (await page.locator('[data-at="table"]').boundingBox())!
  await dragTo({ x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 })
  await expect(hand(page)).toHaveCount(9)
})

test('two people and two bots play a whole game', async ({ browser }) => {
  const [host, friend] = [await person(browser), await person(browser)]
  await sitTogether(host, friend, server.url, 'Ana <b>')
  await expect(friend.getByText('Ana <b>').first()).toBeVisible()

  await playOn([host, friend])
  await expect(ending(host)).toBeVisible()
  await expect(ending(friend)).toBeVisible()
  await expect(host.getByText('Béatrice').first()).toBeVisible()
  await expectAccessible(host, 'end')
  const table = host.url()

  await host.getByRole('link', { name: 'Check the game' }).click()
  await expect(host.getByText('Everything agrees')).toBeVisible()
  await expectAccessible(host, 'verify')
  await host.goBack()
  await host.getByRole('link', { name: 'Watch the replay' }).click()
  await host.getByRole('button', { name: 'To the end' }).click()
  await expect(host.getByText(/Step (\d+) of \1/)).toBeVisible()
  await expectAccessible(host, 'replay')

  // The new game waits until both pages have been there to pledge and open their numbers.
  await friend.getByRole('button', { name: 'Play again' }).click()
  await expect(friend.getByRole('heading', { name: 'A table for UGO!' })).toBeVisible()
  await host.goto(table)
  await host.getByRole('link', { name: 'To the rematch' }).click()
  await expect(hand(friend)).toHaveCount(10)
  await expect(hand(host)).toHaveCount(10)
})

test('a reload in the middle of a trick changes nothing', async ({ browser }) => {
  const page = await person(browser)
  await playNow(page)
  await playOn([page], () => waitsWith(page, 6))
  const before = await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  await page.reload()
  await expect(hand(page)).toHaveCount(before.length)
  const after = await hand(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))
  expect(after).toEqual(before)
})

test('a server killed in the middle of a game goes on where it was', async ({ browser }) => {
  const own = await Server.start()
  try {
    const page = await person(browser)
    await page.goto(own.url)
    await playNowButton(page).click()
    await playOn([page], () => waitsWith(page, 7))
    const before = await cardsLeft(page)
    await own.killAndRestart()
    // The page finds back by itself, and the game is still there and goes on.
    await expect(page.getByText('reconnecting')).toBeHidden({ timeout: 30_000 })
    expect(await cardsLeft(page)).toBe(before)
    await playOn([page], async () => (await cardsLeft(page)) < before - 2)
  } finally {
    await own.stop()
  }
})

test('a phone plays a whole game with one thumb, in French', async ({ browser }) => {
  const page = await person(browser, PHONE)
  await playNow(page)
  const scores = page.getByRole('dialog').getByRole('button', { name: 'Continuer' })
  const place = page.locator('[data-place]')
  const card = page.locator('[data-hand] button:not([aria-disabled="true"])').first()
  await untilTheEnd(page, async () => {
    await expectNoScrollingSideways(page)
    for (const choice of [scores, place, card]) if (await choice.isVisible()) return await tap(choice)
    return false
  })
  await expect(ending(page)).toBeVisible()
  await expectAccessible(page, 'end')
  const table = page.url()
  for (const part of ['replay', 'verify']) {
    await page.goto(`${table}/${part}`)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, part)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the keyboard alone is enough', async ({ browser }) => {
  const page = await person(browser)
  await page.goto(server.url)
  await playNowButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(hand(page)).toHaveCount(10)
  await showActions(page)
  await expect(actions(page).first()).toBeVisible()
  await actions(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(hand(page)).toHaveCount(9)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('nobody is locked out: axe finds nothing serious on any page, in either language', async ({
  browser,
}) => {
  for (const locale of ['en-GB', 'fr-FR']) {
    const page = await person(browser, { locale })
    for (const path of ['/', '/new/ugo', '/rules/ugo', '/games', '/settings', '/nowhere']) {
      await page.goto(server.url + path)
      await page.locator('h1').first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, path)
    }
    await playNow(page)
    await expectAccessible(page, 'table')
  }
})
