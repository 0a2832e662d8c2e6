// A key instead of a passphrase; and somebody who looks after the house.

import { expect, test } from '@playwright/test'
import { serve } from './server'
import { authenticator, expectAccessible, expectNoScrollingSideways, person, PHONE, picture } from './table'

const server = serve()

test('a guest adds a passkey, becomes a member without a passphrase, and comes back with the key', async ({
  browser,
}) => {
  // Browsers keep passkeys for a name, and for this machine.
  const url = server.url.replace('127.0.0.1', 'localhost')
  const page = await person(browser)
  await authenticator(page)
  await page.goto(`${url}/you`)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ida')
  await page.getByRole('button', { name: 'Keep this name' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Added. You can sign in with it from now on.')).toBeVisible()
  await expect(page.getByText(/not used yet/)).toBeVisible()
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('My laptop')).toBeVisible()
  await page.getByRole('textbox', { name: 'Handle' }).fill('Countess')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your handle is Countess.')).toBeVisible()
  await expectAccessible(page, 'passkeys')
  await picture(page, 'passkeys')

  await page.context().clearCookies()
  await page.goto(`${url}/sign-in`)
  await expectAccessible(page, 'sign in with a passkey')
  await picture(page, 'sign-in-passkey')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${url}/you`)
  await expect(page.getByText(/^last used/)).not.toHaveCount(0)

  // What is asked for goes with the key as well.
  await page.getByRole('button', { name: 'Forget me' }).click()
  await page.getByRole('button', { name: 'Forget me for good' }).click()
  await expect(page.getByText('You are forgotten')).toBeVisible()
})

test('a line is reported in two clicks, and an admin reads it and bans its author', async ({ browser }) => {
  const [ann, bob, ines] = [await person(browser), await person(browser, PHONE), await person(browser)]
  await ann.goto(`${server.url}/new/ugo`)
  await ann.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await ann.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await ann.getByRole('button', { name: 'Set up the table' }).click()
  const link = await ann.getByRole('textbox', { name: 'Link to seat 2' }).inputValue()
  await bob.goto(link)
  await bob.getByRole('textbox', { name: /nom/i }).fill('Bob')
  await bob.getByRole('button', { name: 'S’asseoir', exact: true }).click()
  await bob.getByRole('textbox', { name: /Dites/ }).fill('Something unkind')
  await bob.keyboard.press('Enter')
  await ann.getByRole('button', { name: 'Report what Bob said' }).click()
  await expectAccessible(ann, 'report')
  await picture(ann, 'report')
  await ann.getByRole('button', { name: 'Report', exact: true }).click()
  await expect(ann.getByText('Those who look after the server will see it')).toBeVisible()

  await ines.goto(`${server.url}/you`)
  await ines.getByRole('textbox', { name: 'Your name' }).fill('Ines')
  await ines.getByRole('button', { name: 'Keep this name' }).click()
  await ines.getByRole('textbox', { name: 'Handle' }).fill('ines')
  await ines.getByRole('textbox', { name: 'Passphrase' }).fill('a heron on the pier')
  await ines.keyboard.press('Enter')
  await expect(ines.getByText('Your handle is ines.')).toBeVisible()
  server.admin('make', 'ines')
  await ines.reload()
  await ines.getByRole('link', { name: 'Care for the house' }).click()
  await expect(ines.getByText('Something unkind')).toBeVisible()
  await expectAccessible(ines, 'reports')
  await picture(ines, 'admin-reports')
  await ines.getByRole('button', { name: 'Ban', exact: true }).click()
  await ines.getByRole('textbox', { name: 'Why, for the log' }).fill('unkind')
  await expectAccessible(ines, 'ban')
  await ines.keyboard.press('Enter')
  await expect(ines.getByText('Done, and written down.')).toBeVisible()
  await ines.getByRole('button', { name: 'Nothing more to do' }).click()
  for (const leaf of ['People', 'Tables', 'Log']) {
    await ines.getByRole('button', { name: leaf, exact: true }).click()
    await expect(ines.getByText('Loading')).toHaveCount(0)
    await expectAccessible(ines, leaf)
    await picture(ines, `admin-${leaf}`)
  }
  await expect(ines.getByText('— unkind')).toBeVisible()
  await bob.goto(`${server.url}/you`)
  await expect(bob.getByRole('link', { name: 'Se connecter' })).toBeVisible()
  await ines.setViewportSize(PHONE.viewport)
  await expectNoScrollingSideways(ines)
  await picture(ines, 'admin-phone')
})
