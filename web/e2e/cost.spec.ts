// What a first table fetches, and what a game of practice costs the server, kept there or on the device: requests, bytes, and time
// computed. Measured on demand, and never part of the gate: COMPTOIR_COST=1 npx playwright test cost --workers 1

import { expect, type Page, test } from '@playwright/test'
import { Server } from './server'
import { act, person, playSome, showActions } from './table'

test.skip(!process.env.COMPTOIR_COST, 'measured on demand')

/** Counts what goes between a page and the server from now on. */
function counting(page: Page) {
  const cost = { requests: 0, bytes: 0, messages: 0 }
  page.on('requestfinished', async (request) => {
    cost.requests++
    const sizes = await request.sizes().catch(() => null)
    if (!sizes) return
    const { requestHeadersSize, requestBodySize, responseHeadersSize, responseBodySize } = sizes
    cost.bytes += requestHeadersSize + requestBodySize + responseHeadersSize + responseBodySize
  })
  page.on('websocket', (socket) => {
    for (const event of ['framesent', 'framereceived'] as const) {
      socket.on(event as 'framesent', ({ payload }) => {
        cost.messages++
        cost.bytes += payload.length
      })
    }
  })
  return cost
}

const GAMES = ['ugo', 'golden-city', 'valdora', 'new-england', 'merchants']

for (const game of GAMES) {
  test(`${game}: the first table`, async ({ browser }) => {
    const server = await Server.start()
    try {
      const page = await person(browser)
      await page.goto(`${server.url}/new/${game}`)
      await page.getByRole('radio', { name: '3', exact: true }).check({ force: true })
      await page.getByRole('button', { name: 'Start playing' }).click()
      await expect.poll(() => page.url()).toContain('/t/')
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      const kinds = new Map<string, string>()
      const fetched: { kind: string; kb: number }[] = []
      devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
      devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
        fetched.push({ kind: kinds.get(requestId) ?? '', kb: encodedDataLength / 1000 }),
      )
      await page.reload()
      await expect(page.locator('.prompt')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const of = (...wanted: string[]) =>
        Math.round(
          fetched
            .filter(({ kind }) => wanted.length === 0 || wanted.includes(kind))
            .reduce((sum, { kb }) => sum + kb, 0),
        )
      const [scripts, fonts] = [of('Script', 'Stylesheet'), of('Font')]
      console.log(`${game}:`, JSON.stringify({ requests: fetched.length, kb: of(), scripts, fonts }))
    } finally {
      await server.stop()
    }
  })

  for (const where of ['server', 'device']) {
    test(`${game} on the ${where}`, async ({ browser }) => {
      const server = await Server.start()
      try {
        const page = await person(browser)
        // The page itself is fetched once, whatever is played then.
        await page.goto(`${server.url}/new/${game}`)
        await page.locator(`input[value="${where}"]`).check()
        await page.waitForLoadState('networkidle')
        const cost = counting(page)
        const before = server.computed
        await page.getByRole('button', { name: 'Start playing' }).click()
        await showActions(page)
        await playSome(page, 3, () => act(page))
        await page.waitForTimeout(500)
        const computed = server.computed - before
        console.log(`${game} on the ${where}:`, JSON.stringify({ ...cost, computed }))
      } finally {
        await server.stop()
      }
    })
  }
}
