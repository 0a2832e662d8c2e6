// New England in real browsers: games on the board itself, by mouse, by keys and with a finger.

import { expect, type Locator, type Page, test } from '@playwright/test'
import { serve } from '../../../e2e/server'
import {
  choices as lit,
  expectAccessible,
  expectNoScrollingSideways,
  person,
  PHONE,
  playSome,
  startTable,
  untilTheEnd,
} from '../../../e2e/table'

const server = serve()

const toFinish = /^(End|Terminer|Finir)/
const toEndGame = /ends the game|met fin à la partie/

async function sitDown(page: Page, seats: number): Promise<void> {
  await startTable(page, `${server.url}/new/new-england`, seats)
  await expect(lit(page).first()).toBeVisible()
}

/** Chooses so that a game is soon over: one purchase in a turn, and an announcement that ends the game when there is one. */
function chooser(page: Page): () => Promise<Locator | null> {
  let bought = false
  return async () => {
    const finish = page.getByRole('button', { name: toFinish })
    const last = page.getByRole('button', { name: toEndGame })
    if ((await lit(page).count()) === 0) return null
    if ((await last.count()) > 0) return last.first()
    if ((await finish.count()) === 0) return lit(page).first()
    bought = !bought && (await lit(page).count()) > 1
    return bought ? lit(page).first() : finish.first()
  }
}

/** Presses what is chosen, wherever it is drawn. */
function player(page: Page, press: (x: number, y: number) => Promise<void>): () => Promise<boolean> {
  const choose = chooser(page)
  return async () => {
    const target = await choose()
    // What is lit may be gone before it is pressed: then something else is next.
    const box = await target?.boundingBox({ timeout: 1000 }).catch(() => null)
    if (box) await press(box.x + box.width / 2, box.y + box.height / 2)
    return !!box
  }
}

test('three play a whole game with the mouse on the board', async ({ browser }) => {
  const page = await person(browser)
  await sitDown(page, 3)
  await expectAccessible(page, 'table')
  const place = (await lit(page).nth(20).boundingBox())!
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
  await expect(page.locator('.ghost')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.locator('.ghost')).toBeVisible()
  await untilTheEnd(
    page,
    player(page, (x, y) => page.mouse.click(x, y)),
  )
  await expect(page.getByRole('rowheader', { name: 'Most pilgrims' })).toBeVisible()
  await expectAccessible(page, 'end')
})

test('four play with the keyboard alone', async ({ browser }) => {
  const page = await person(browser)
  await sitDown(page, 4)
  const focused = page.locator('[data-choice]:focus')
  /** Tab, until what has the focus is as wanted. */
  const tabTo = async (wanted: Locator) => {
    for (let presses = 0; presses < 60 && (await wanted.count()) === 0; presses++)
      await page.keyboard.press('Tab')
  }
  await tabTo(focused)
  await playSome(page, 40, async () => {
    // The next decision gets the focus by itself, the end of a turn when nothing else is left.
    if ((await focused.count()) === 0) return false
    if ((await page.locator('.target:focus').count()) > 0) await page.keyboard.press('ArrowRight')
    if ((await page.getByRole('button', { name: toEndGame }).count()) > 0) {
      await tabTo(page.locator('.ends:focus'))
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-back]')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
    }
    await page.keyboard.press('Enter')
    return true
  })
})

test('a phone plays in French with one finger', async ({ browser }) => {
  const page = await person(browser, PHONE)
  await sitDown(page, 3)
  await expectAccessible(page, 'phone')
  await playSome(
    page,
    40,
    player(page, (x, y) => page.touchscreen.tap(x, y)),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('rowheader', { name: 'Le plus de colons' })).toBeVisible()
  await expectNoScrollingSideways(page)
  await expectAccessible(page, 'end')
})
