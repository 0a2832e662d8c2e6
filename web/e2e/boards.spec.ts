// The other games of the shelf: a whole game in the browser at the smallest and the largest table.

import { expect, test } from '@playwright/test'
import { Server } from './server'
import { ending, expectAccessible, person, playOn, showActions } from './table'

let server: Server

test.beforeAll(async () => {
  server = await Server.start()
})
test.afterAll(async () => {
  await server.stop()
})

for (const [game, seats] of [
  ['new-england', 3],
  ['new-england', 4],
] as const) {
  test(`${game} is played to its end by ${seats}`, async ({ browser }) => {
    const page = await person(browser)
    await page.goto(`${server.url}/new/${game}`)
    await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Start playing' }).click()
    await showActions(page)
    await expectAccessible(page, 'table')
    await playOn([page])
    await expect(ending(page)).toBeVisible()
    await expectAccessible(page, 'end')
  })
}
