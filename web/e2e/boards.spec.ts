// The other games of the shelf: a whole game in the browser at the smallest and the largest table.

import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { Server } from './server'
import { ending, person, playOn, showActions } from './table'

let server: Server

test.beforeAll(async () => {
  server = await Server.start()
})
test.afterAll(async () => {
  await server.stop()
})

for (const [game, seats] of [
  ['golden-city', 2],
  ['golden-city', 4],
  ['new-england', 3],
  ['new-england', 4],
] as const) {
  test(`${game} is played to its end by ${seats}`, async ({ browser }) => {
    const page = await person(browser)
    await page.goto(`${server.url}/new/${game}`)
    await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Start playing' }).click()
    await showActions(page)
    const first = await new AxeBuilder({ page }).analyze()
    expect(first.violations.map(({ id, nodes }) => `table: ${id} ${nodes[0]?.html}`)).toEqual([])
    await playOn([page])
    await expect(ending(page)).toBeVisible()
    const last = await new AxeBuilder({ page }).analyze()
    expect(last.violations.map(({ id, nodes }) => `end: ${id} ${nodes[0]?.html}`)).toEqual([])
  })
}
