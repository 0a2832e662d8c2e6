// The Golden City in real browsers: games on the board itself, by mouse, by keyboard and by thumb.

import { expect, type Page, test } from '@playwright/test'
import { serve } from '../../../e2e/server'
import {
  choices,
  click,
  ending,
  expectAccessible,
  expectNoScrollingSideways,
  onChoice,
  person,
  PHONE,
  playSome,
  pressFirst,
  startTable,
  tap,
  untilTheEnd,
} from '../../../e2e/table'

const server = serve()

/** A table against bots, waiting for the first decision. */
async function sitDown(page: Page, seats: number, options?: string[]): Promise<void> {
  await startTable(page, `${server.url}/new/golden-city`, seats, options)
  await expect(choices(page).first()).toBeVisible()
  await expectAccessible(page, 'table')
}

test('three play a whole game, one of them by mouse', async ({ browser }) => {
  const page = await person(browser)
  await sitDown(page, 3)
  await untilTheEnd(page, () => pressFirst(page, click))
  await expect(ending(page)).toBeVisible()
  await expectAccessible(page, 'end')
})

test('two play the Great Drought with black posts, one of them by keyboard alone', async ({ browser }) => {
  const page = await person(browser)
  await sitDown(page, 2, ['yes'])
  for (let tabs = 0; tabs < 40 && !(await onChoice(page)); tabs++) await page.keyboard.press('Tab')
  await untilTheEnd(page, async () => {
    if (!(await choices(page).first().isVisible())) return false
    // The focus comes to every decision by itself.
    if (await onChoice(page)) await page.keyboard.press('Enter')
    return await onChoice(page)
  })
  await expect(ending(page)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Victory points' })).toBeVisible()
  await expectAccessible(page, 'end')
})

test('four play in French, one of them on a phone with one thumb', async ({ browser }) => {
  const page = await person(browser, PHONE)
  await sitDown(page, 4)
  await playSome(page, 25, async () => {
    await expectNoScrollingSideways(page)
    return await pressFirst(page, tap)
  })
  await expectAccessible(page, 'end')
})
