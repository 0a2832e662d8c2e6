// Valdora on its board, by mouse, by keyboard and on a phone; a bot takes over for the long end.

import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../../e2e/server'
import {
  click,
  ending,
  expectAccessible,
  expectNoScrollingSideways,
  handOver,
  onChoice,
  person,
  PHONE,
  type Press,
  startTable,
  tap,
  untilTheEnd,
} from '../../../e2e/table'

const server = serve()

/** What lights up; the spaces one may go to, and the decisions beside the map. */
const spaces = (page: Page) => page.locator('[data-space][data-choice]')
const decisions = (page: Page) => page.locator('[data-choice]:not([data-space])')
const endTurn = (page: Page) => page.getByRole('button', { name: /^(End your turn|Terminer votre tour)/ })

async function begin(page: Page, seats: number, options?: string[]): Promise<void> {
  await startTable(page, `${server.url}/new/valdora`, seats, options)
  await expect(page.locator('[data-space]').first()).toBeVisible()
}

/** Plays some turns, at most a few decisions in each, and lets a bot finish the game. */
async function playTurns(page: Page, press: Press): Promise<void> {
  let [turns, decided, n] = [0, 0, 0]
  const move = async () => {
    n++
    const moving = await spaces(page).count()
    const acting = await decisions(page).count()
    if (moving + acting === 0) return false
    if (moving > 0) {
      if (decided > 0) turns++
      decided = 0
      await press(spaces(page).nth((n * 7) % moving))
    } else if (decided >= 2 && (await endTurn(page).isVisible())) {
      await press(endTurn(page))
    } else {
      decided++
      await press(decisions(page).nth((n * 5) % acting))
    }
    return true
  }
  await untilTheEnd(page, move, async () => turns > 15)
  await handOver(page)
}

test('three play by mouse', async ({ browser }) => {
  const page = await person(browser)
  await begin(page, 3)
  await expect(spaces(page).first()).toBeVisible()
  await expectAccessible(page, 'table')
  await playTurns(page, click)
  await expect(ending(page)).toBeVisible()
  await expectAccessible(page, 'end')
})

test('two play the duel with special cards by keyboard alone', async ({ browser }) => {
  const page = await person(browser)
  await begin(page, 2, ['yes'])
  await expect(spaces(page).first()).toBeVisible()
  await expectAccessible(page, 'table')
  await page.locator('[data-space][tabindex="0"]').focus()
  let [turns, n] = [0, 0]
  const move = async () => {
    if (!(await onChoice(page))) return false
    n++
    if ((await spaces(page).count()) > 0) {
      turns++
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].slice(0, n % 4))
        await page.keyboard.press(key)
    } else if (n % 3 === 0 && (await endTurn(page).isVisible())) {
      await endTurn(page).focus()
    }
    await page.keyboard.press('Enter')
    return true
  }
  await untilTheEnd(page, move, async () => turns >= 20)
  expect(turns).toBeGreaterThan(5)
  await handOver(page)
  await expectAccessible(page, 'end')
})

test('five play, one of them on a phone in French', async ({ browser }) => {
  const page = await person(browser, PHONE)
  await begin(page, 5, ['yes'])
  await playTurns(page, async (choice) => {
    await expectNoScrollingSideways(page)
    return await tap(choice)
  })
  await expect(ending(page)).toBeVisible()
  await expectAccessible(page, 'end')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})
