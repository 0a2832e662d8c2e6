// Two people, and somebody who watches, take something back by agreement.

import { expect, type Page, test } from '@playwright/test'
import { serve } from './server'
import {
  act,
  expectAccessible,
  expectNoScrollingSideways,
  hand,
  person,
  PHONE,
  picture,
  showActions,
  sitTogether,
} from './table'

const server = serve()

test('a card that was shown is taken back when the other agrees, and spectators see it', async ({
  browser,
}) => {
  const ana = await person(browser)
  const bea = await person(browser, { viewport: PHONE.viewport, hasTouch: true, isMobile: true })
  await sitTogether(ana, bea, server.url)
  const carla = await person(browser)
  await carla.goto(ana.url())

  // Whoever begins plays a card.
  await showActions(ana)
  await showActions(bea)
  const first = async () => ((await act(ana)) ? ana : (await act(bea)) ? bea : null)
  let asks: Page | null = null
  await expect(async () => {
    asks = await first()
    expect(asks).not.toBeNull()
  }).toPass()
  const asker = asks!
  const other = asker === ana ? bea : ana
  await expect(hand(asker)).toHaveCount(9)

  await asker.getByRole('button', { name: 'Undo' }).click()
  const sheet = asker.getByRole('dialog', { name: 'Take back by agreement' })
  await expect(sheet).toContainText('Nothing is drawn afresh')
  await picture(asker, 'back-asking')
  await expectAccessible(asker, 'asking to take back')
  await sheet.getByRole('button', { name: 'Ask to take this back' }).click()
  await expect(asker.getByText('You are asking to take this back:')).toBeVisible()
  await expect(carla.getByText(/asks to take this back:/)).toBeVisible()
  await expect(carla.getByRole('button', { name: 'Agree' })).toHaveCount(0)

  const question = other.getByRole('alert', { name: 'Take back by agreement' })
  await expect(question).toContainText('asks to take this back')
  await expectNoScrollingSideways(bea)
  await expectAccessible(other, 'asked to take back')
  await picture(other, 'back-asked')
  await picture(asker, 'back-waiting')
  await question.getByRole('button', { name: 'Agree' }).press('Enter')

  await expect(hand(asker)).toHaveCount(10)
  await expect(ana.getByText(/^As agreed, /)).toBeVisible()
  await expect(carla.getByText(/^As agreed, /)).toBeVisible()
  await expect(other.getByRole('alert', { name: 'Take back by agreement' })).toHaveCount(0)
  await picture(ana, 'back-done')
})

test('a standing order is given and taken back', async ({ browser }) => {
  const ana = await person(browser)
  const bea = await person(browser)
  await sitTogether(ana, bea, server.url)
  await ana.getByText('Standing orders').click()
  await ana.getByRole('button', { name: 'Give an order' }).click()
  await expect(ana.getByRole('button', { name: 'Take this order back' })).toBeVisible()
  await expectAccessible(ana, 'standing orders')
  await picture(ana, 'orders')
  await ana.reload()
  await ana.getByText('Standing orders').click()
  await ana.getByRole('button', { name: 'Take this order back' }).click()
  await expect(ana.getByRole('button', { name: 'Take this order back' })).toHaveCount(0)
  await expect(bea.getByText('A standing order has ended.')).toHaveCount(0)
})
