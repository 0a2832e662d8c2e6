// The bell, the tables that wait, and what reaches a browser while the page is closed.

import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { aPush } from '../src/test/push'
import { serve } from './server'
import { expectAccessible, expectNoScrollingSideways, person, picture, sitTogether } from './table'

const server = serve()

/** Whoever is not to act, and the other. */
async function byTurn(host: Page, friend: Page): Promise<[Page, Page]> {
  const acts = (page: Page) => page.locator('.prompt.yours').count()
  await expect.poll(async () => (await acts(host)) + (await acts(friend))).toBe(1)
  return (await acts(host)) === 1 ? [friend, host] : [host, friend]
}

test('a table that waits is in the list, on the bell and one key away', async ({ browser }) => {
  const narrow = { viewport: { width: 390, height: 844 } }
  const [host, friend] = [await person(browser, narrow), await person(browser, narrow)]
  await sitTogether(host, friend, server.url)
  const [other, acting] = await byTurn(host, friend)
  // Whoever acts goes elsewhere: the table waits for them, and they have seen it.
  await acting.goto(`${server.url}/turns`)
  await expect(acting.locator('.tables .card')).toHaveCount(1)
  await expectNoScrollingSideways(acting)
  await expectAccessible(acting, 'turns')
  await picture(acting, 'turns')
  await acting.goto(server.url)
  await expect(acting.locator('.tables .card.mine')).toHaveCount(1)
  await picture(acting, 'home')

  // The other names them in the talk.
  await acting.goto(`${server.url}/games`)
  const name = await acting.evaluate(
    async () => ((await (await fetch('/api/me')).json()) as { name: string }).name,
  )
  const table = new URL(other.url()).pathname.split('/')[2]
  await other.evaluate(
    async ([table, text]) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ id: '1', said: { text } })
      await fetch(`/api/tables/${table}/say`, { method: 'POST', headers, body })
    },
    [table, `@${name} ?`],
  )
  const bell = acting.locator('button.bell')
  await expect(bell.locator('.count')).toHaveText('1')
  await expect(acting).toHaveTitle(/^\(1\) /)
  await picture(acting, 'bell')
  await bell.click()
  await expect(acting.locator('dialog li.new')).toHaveCount(1)
  await expectAccessible(acting, 'bell')
  await picture(acting, 'bell-open')
  await acting.locator('dialog li.new a').click()
  await expect(acting).toHaveURL(new RegExp(`/t/${table}$`))
  await expect(bell.locator('.count')).toHaveCount(0)

  // What reaches them elsewhere is theirs to choose.
  await acting.goto(`${server.url}/notices`)
  await expect(acting.locator('table input')).toHaveCount(21)
  await expectNoScrollingSideways(acting)
  await expectAccessible(acting, 'notices')
  await picture(acting, 'notices')
})

test('what is pushed is shown while no page is open, and leads to the table', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', permissions: ['notifications'] })
  const page = await context.newPage()
  await page.goto(server.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const cdp: CDPSession = await context.newCDPSession(page)
  const registrations: string[] = []
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: found }) =>
    registrations.push(...found.map(({ registrationId }) => registrationId)),
  )
  await cdp.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  for (let twice = 0; twice < 2; twice++) {
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: registrations[0]!,
      data: JSON.stringify(aPush(1)),
    })
  }
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect.poll(shown).toEqual([{ title: 'Comptoir', body: 'UGO!: it is your turn.', tag: 'n1' }])
  await context.close()
})
