// Somebody who comes back: on a phone, with a passphrase, by leave of the table.

import { expect, type Page, test } from '@playwright/test'
import { serve } from './server'
import { expectAccessible, expectNoScrollingSideways, hand, person, PHONE, sitTogether } from './table'

const server = serve()
const PASSPHRASE = 'a heron on the pier'

/** A picture of a page for whoever wants to look, if they say where. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('a guest goes on on a phone, becomes a member, loses the cookie and comes back', async ({ browser }) => {
  const laptop = await person(browser)
  await laptop.goto(`${server.url}/you`)
  await expectAccessible(laptop, 'nobody')
  await picture(laptop, 'nobody')
  await laptop.getByRole('textbox', { name: 'Your name' }).fill('Ida')
  await laptop.getByRole('button', { name: 'Keep this name' }).click()
  await laptop.getByRole('button', { name: 'Show a link' }).click()
  await expect(laptop.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const link = await laptop.getByRole('textbox', { name: 'Bring in another device' }).inputValue()

  const phone = await person(browser, PHONE)
  await phone.goto(link)
  await expectAccessible(phone, 'device')
  await picture(phone, 'device-phone-fr')
  await phone.getByRole('button', { name: 'Entrer' }).click()
  await expect(phone).toHaveURL(`${server.url}/games`)
  await phone.goto(`${server.url}/you`)
  await expect(phone.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Ida')
  await expectNoScrollingSideways(phone)
  await expectAccessible(phone, 'you on a phone')
  await picture(phone, 'you-phone-fr')

  const thief = await person(browser)
  await thief.goto(link)
  await thief.getByRole('button', { name: 'Come in' }).click()
  await expect(thief.getByText('a link works once')).toBeVisible()

  await laptop.getByRole('button', { name: 'Make a code' }).click()
  await expect(laptop.locator('.words')).toHaveText(/^([a-z]{5} ){5}[a-z]{5}$/)
  const words = await laptop.locator('.words').innerText()
  await laptop.getByRole('textbox', { name: 'Handle' }).fill('Countess')
  await laptop.getByRole('textbox', { name: 'Passphrase' }).fill(PASSPHRASE)
  await laptop.keyboard.press('Enter')
  await expect(laptop.getByText('Your handle is Countess.')).toBeVisible()
  await laptop.reload()
  await expect(
    laptop.getByText('Chrome · Android').or(laptop.getByText('Chrome · Linux')).first(),
  ).toBeVisible()
  await expect(laptop.getByText('You have a code.')).toBeVisible()
  await expectAccessible(laptop, 'you')
  await picture(laptop, 'you')

  await laptop.context().clearCookies()
  await laptop.goto(`${server.url}/sign-in`)
  await expectAccessible(laptop, 'sign in')
  await picture(laptop, 'sign-in')
  await laptop.getByRole('textbox', { name: 'Handle' }).fill('countess')
  await laptop.getByRole('textbox', { name: 'Passphrase' }).fill(PASSPHRASE)
  await laptop.keyboard.press('Enter')
  await expect(laptop).toHaveURL(`${server.url}/you`)
  await expect(laptop.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ida')

  await laptop.getByRole('button', { name: 'Change passphrase' }).click()
  await laptop.getByRole('button', { name: 'I have forgotten it' }).click()
  await laptop.getByRole('textbox', { name: 'The six words' }).fill(words.toUpperCase())
  await laptop.getByRole('textbox', { name: 'New passphrase' }).fill('two herons on the pier')
  await expectAccessible(laptop, 'another passphrase')
  await laptop.getByRole('button', { name: 'Change passphrase' }).click()
  await expect(laptop.getByText('signed out everywhere else')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('link', { name: 'Se connecter' })).toBeVisible()

  await laptop.getByRole('button', { name: 'Sign out here' }).click()
  await expect(laptop).toHaveURL(`${server.url}/`)
  await laptop.goto(`${server.url}/you`)
  await expect(laptop.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

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
