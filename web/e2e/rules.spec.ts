// The rules pages: every picture and every example is drawn, in both languages, on a desk and on a phone, and the aid prints on one page.

import { expect, type Page, test } from '@playwright/test'
import { serve } from './server'
import { expectAccessible, expectNoScrollingSideways, person, PHONE } from './table'

const server = serve()
const GAMES = ['ugo', 'valdora', 'golden-city', 'new-england', 'merchants']

async function drawn(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await page.locator('h1').first().waitFor()
  const figures = page.locator('figure')
  const positions = page.locator('figure .position')
  await expect(async () => {
    expect(await page.locator('[data-undrawn]').count()).toBe(0)
    expect(await page.locator('figure:not(:has(.position))').count()).toBe(0)
    expect(await positions.count()).toBeGreaterThanOrEqual(await figures.count())
  }).toPass({ timeout: 60_000 })
}

for (const game of GAMES) {
  test(`the rules of ${game} are drawn`, async ({ browser }) => {
    const page = await person(browser, { ...PHONE, locale: 'fr-FR' })
    await drawn(page, `/rules/${game}`)
    expect(await page.locator('figure').count()).toBeGreaterThan(10)
    await expectNoScrollingSideways(page)
    await expectAccessible(page, `rules of ${game}`)
    await page.goto(`${server.url}/rules/${game}/aid`)
    await page.locator('h1').first().waitFor()
    await expectNoScrollingSideways(page)
    await expectAccessible(page, `aid of ${game}`)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), 'one page').toHaveLength(1)
  })
}

test('words are found from the keyboard, and lead to their place', async ({ browser }) => {
  const page = await person(browser)
  await drawn(page, '/rules/ugo')
  await page.keyboard.press('/')
  await page.keyboard.type('printed number')
  await expect(page.locator('search [role="status"]')).toContainText('found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('.found').first()).toBeInViewport()
})
