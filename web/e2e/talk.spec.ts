// People who talk at a table, each in their own language.

import { expect, test } from '@playwright/test'
import { serve } from './server'
import { expectAccessible, expectNoScrollingSideways, person, PHONE, picture } from './table'

const server = serve()

test('two people talk from gathering to the game, and whoever watches hears nothing of it', async ({
  browser,
}) => {
  const ann = await person(browser)
  await ann.goto(`${server.url}/new/merchants`)
  await ann.getByRole('radio', { name: '3', exact: true }).check({ force: true })
  const seats = ann.getByRole('combobox')
  await seats.nth(1).selectOption({ label: 'Open: for a friend' })
  await ann.getByRole('button', { name: 'Set up the table' }).click()
  const link = await ann.getByRole('textbox', { name: /^Link to seat/ }).inputValue()
  await ann.getByRole('textbox', { name: 'Say something…' }).fill('Hello <b>there</b>')
  await ann.getByRole('button', { name: 'Say', exact: true }).click()
  await expect(ann.getByText('Hello <b>there</b>')).toBeVisible()
  await expectAccessible(ann, 'gathering')
  await picture(ann, 'gathering')

  const bob = await person(browser, PHONE)
  await bob.goto(link)
  await bob.getByRole('textbox', { name: /nom/i }).fill('Bob')
  await bob.getByRole('button', { name: 'S’asseoir', exact: true }).click()
  await expect(bob.getByText('Hello <b>there</b>')).toBeVisible()
  await bob.getByRole('button', { name: /Phrases toutes faites/ }).click()
  await bob.getByRole('button', { name: 'Bonjour !' }).click()
  await expect(ann.getByText('Hello!', { exact: true })).toBeVisible()
  await expectNoScrollingSideways(bob)
  await picture(bob, 'gathering-phone-fr')

  await ann.getByRole('button', { name: 'Start the game' }).click()
  await expect(ann.getByRole('tab', { name: 'Talk' })).toBeVisible()
  await ann.getByRole('tab', { name: 'Talk' }).click()
  await ann.getByRole('button', { name: /Ready-made phrases/ }).click()
  await picture(ann, 'phrases')
  await ann.getByRole('button', { name: /Would anyone give me/ }).click()
  // On the phone it is unread until it is looked at.
  const tool = bob.getByRole('button', { name: /^Discussion/ })
  await expect(tool).toContainText('1')
  await tool.click()
  await expect(bob.getByText(/Qui me donnerait/)).toBeVisible()
  await expectAccessible(bob, 'talk on a phone')
  await picture(bob, 'talk-phone-fr')
  await bob.getByRole('button', { name: 'Fermer' }).click()
  await expect(tool).not.toContainText('1')

  const carla = await person(browser)
  await carla.goto(ann.url())
  await carla.getByRole('tab', { name: 'Talk' }).click()
  await expect(carla.getByText('Those who watch hear this')).toBeVisible()
  await expect(carla.getByText('Nobody has said anything yet.')).toBeVisible()

  await ann.getByRole('tab', { name: 'Notes' }).click()
  await ann.getByRole('textbox', { name: /Only you see/ }).fill('Bob has ore.')
  await expect(ann.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(ann, 'notes')
  await picture(ann, 'notes')
  await ann.reload()
  await ann.getByRole('tab', { name: 'Notes' }).click()
  await expect(ann.getByRole('textbox', { name: /Only you see/ })).toHaveValue('Bob has ore.')
  await ann.getByRole('tab', { name: 'Talk' }).click()
  await expect(ann.getByText('Hello <b>there</b>')).toBeVisible()
  await picture(ann, 'talk')
})
