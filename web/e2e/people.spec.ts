// Somebody who comes back to a seat, and somebody who goes.

import { expect, test } from '@playwright/test'
import { serve } from './server'
import { expectAccessible, hand, person, PHONE, picture, sitTogether } from './table'

const server = serve()

test('a seat that is taken does not open to its link, but the host can let its player back in', async ({
  browser,
}) => {
  const [host, friend] = [await person(browser), await person(browser)]
  const link = await sitTogether(host, friend, server.url)
  await friend.close()

  const lost = await person(browser, PHONE)
  await lost.goto(link)
  await expect(lost.getByText('La place 2 est celle de Béatrice')).toBeVisible()
  await expectAccessible(lost, 'come back')
  await picture(lost, 'come-back-phone-fr')
  await lost.getByRole('textbox', { name: 'Votre nom' }).fill('Béa')
  await lost.getByRole('button', { name: 'Demander à retrouver ma place' }).click()
  await expect(lost.getByText('La table a reçu votre demande')).toBeVisible()

  await expect(host.getByText('Béa says that seat 2 (Béatrice) is theirs')).toBeVisible()
  await expectAccessible(host, 'somebody asks')
  await picture(host, 'somebody-asks')
  await host.getByRole('button', { name: 'Let them in' }).click()
  // The round is folded away while the host has something of the others' to catch up on.
  const told = host.getByText('Béa was let back into seat 2.')
  await expect(told).toBeAttached()
  if (!(await told.isVisible())) await host.locator('summary', { hasText: 'Round 1' }).click()
  await expect(told).toBeVisible()
  await expect(hand(lost)).toHaveCount(10)
})

test('somebody takes their data with them and is forgotten', async ({ browser }) => {
  const page = await person(browser)
  await page.goto(`${server.url}/you`)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ephemeral')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('comptoir.json')
  await page.getByRole('button', { name: 'Forget me' }).click()
  await expectAccessible(page, 'forget me')
  await picture(page, 'forget-me')
  await page.getByRole('button', { name: 'Forget me for good' }).click()
  await expect(page.getByText('You are forgotten')).toBeVisible()
  await page.goto(`${server.url}/you`)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('')
})
