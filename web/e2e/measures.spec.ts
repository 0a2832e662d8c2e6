// What can be measured of how boards look, at a moment of each kind: nothing is cut, nothing lies on anything else, letters and targets
// are large enough, and what a turn needs is in sight. `npm run look` measures every screen in every language; these are those that were
// once wrong. The moments are set up by what only developers' servers have, as the gate builds it.

import { expect, type Locator, test } from '@playwright/test'
import { faults } from '../look/faults'
import { goTo } from '../look/screens'
import { serve, STILL } from './server'
import { expectAccessible, person } from './table'

const LARGE = { width: 1440, height: 900 }
const LAPTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

const server = serve(STILL)

const SCREENS = [
  'ugo play',
  'ugo place',
  'ugo end',
  'golden-city place_hand',
  'golden-city choose_bonus',
  'valdora move',
  'valdora end',
  'new-england buy',
  'merchants move_robber',
  'merchants end_turn',
]

for (const name of SCREENS) {
  test(`${name} fits`, async ({ browser }) => {
    const page = await person(browser, { viewport: LARGE })
    await goTo(page, server.url, name)
    for (const size of [LARGE, LAPTOP, PHONE]) {
      await page.setViewportSize(size)
      await page.waitForTimeout(200)
      const names = ['Wynn Fyrth', 'Ada', 'Bruno', 'Clio', 'Diego', 'Edda']
      expect(await page.evaluate(faults, { names, pseudo: false }), `at ${size.width}`).toEqual([])
    }
  })
}

async function expectInSight(all: Locator): Promise<void> {
  await expect(all.first()).toBeVisible()
  for (const one of await all.all()) await expect(one).toBeInViewport({ ratio: 0.99 })
}

test('what a turn needs is in sight of a laptop', async ({ browser }) => {
  const page = await person(browser, { viewport: LAPTOP })
  for (const name of ['ugo play', 'valdora move', 'new-england buy', 'merchants end_turn']) {
    await goTo(page, server.url, name)
    await expectInSight(
      page.locator('.board :is([data-choice], [data-hand] button, [data-act], [data-buy], [data-target])'),
    )
    await expectAccessible(page, name)
  }
  await goTo(page, server.url, 'golden-city place_hand')
  await expectInSight(page.locator('.board [data-choice], .board [data-hand] > *'))
  await goTo(page, server.url, 'golden-city choose_bonus')
  for (const size of [LAPTOP, LARGE]) {
    await page.setViewportSize(size)
    await expectInSight(page.locator('.board [data-choice]'))
  }
})

test('a phone shows all of UGO!’s fields alike, and the words of a field beside it', async ({ browser }) => {
  const page = await person(browser, { viewport: PHONE })
  await goTo(page, server.url, 'ugo play')
  const fields = page.locator('.board [data-thing^="field"]:visible')
  const heights = await fields.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(4)
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
})

test('nothing lies over the buttons that enlarge Valdora’s map', async ({ browser }) => {
  const page = await person(browser, { viewport: PHONE })
  await goTo(page, server.url, 'valdora move')
  await page.getByRole('button', { name: 'Zoom in' }).click({ timeout: 5000 })
  await expect(page.locator('svg.near').first()).toBeVisible()
})

test('every name of New England’s table can be read on a laptop', async ({ browser }) => {
  const page = await person(browser, { viewport: LAPTOP })
  await goTo(page, server.url, 'new-england buy')
  const cut = await page
    .locator('.families .name, .who, .family')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    )
  expect(cut).toEqual([])
})
