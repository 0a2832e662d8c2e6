// Two people find each other: in the lobby, as friends, and not at all any more.

import { expect, type Page, test } from '@playwright/test'
import { serve } from './server'
import { expectAccessible, expectNoScrollingSideways, person, PHONE, picture } from './table'

const server = serve()

const named = (page: Page, name: string) => page.request.post(`${server.url}/api/me`, { data: { name } })

/** A table of UGO! with one open seat. */
async function openTable(page: Page, visibility: string): Promise<void> {
  await page.goto(`${server.url}/new/ugo`)
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await page.getByRole('radio', { name: visibility }).check()
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await expect(page.getByRole('textbox', { name: 'Link to seat 2' })).toBeVisible()
}

test('two people meet in the lobby, become friends, are invited, and one blocks the other', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser), await person(browser, PHONE)]
  await named(ann, 'Ann')
  await named(bob, 'Bob')
  await bob.goto(`${server.url}/lobby`)
  await expect(bob.getByText('Aucune table publique')).toBeVisible()
  await bob.getByRole('combobox', { name: 'Places' }).selectOption('2')

  // The table is there without a reload.
  await openTable(ann, 'Public')
  await expectAccessible(ann, 'gathering')
  await picture(ann, 'lobby-gathering')
  await expect(bob.getByText('1 place libre sur 2')).toBeVisible()
  await expectAccessible(bob, 'lobby on a phone')
  await expectNoScrollingSideways(bob)
  await picture(bob, 'lobby-phone-fr')
  // A name on a table has its menu, and opens nothing else.
  await bob.getByRole('button', { name: 'Ann', exact: true }).click()
  await expect(bob.getByRole('button', { name: 'Signaler', exact: true })).toBeVisible()
  await picture(bob, 'lobby-menu-phone-fr')
  await bob.keyboard.press('Escape')
  await expect(bob).toHaveURL(/\/lobby$/)
  await bob.getByRole('link', { name: /1 place libre/ }).click()
  await bob.getByRole('button', { name: 'S’asseoir ici' }).click()
  await bob.getByRole('button', { name: 'S’asseoir', exact: true }).click()
  await expect(ann.getByText('Bob', { exact: true }).first()).toBeVisible()

  // They have met, and become friends.
  await ann.goto(`${server.url}/friends`)
  await ann.getByRole('button', { name: 'Ask Bob to be friends' }).click()
  await expect(ann.getByText('You have asked')).toBeVisible()
  await expectAccessible(ann, 'friends')
  await picture(ann, 'lobby-friends')
  await bob.goto(`${server.url}/lobby`)
  await bob.getByRole('link', { name: 'Amis' }).click()
  await expectAccessible(bob, 'friends on a phone')
  await picture(bob, 'lobby-friends-phone-fr')
  await bob.getByRole('button', { name: 'Accepter Ann comme ami', exact: true }).click()
  await expect(bob.getByRole('button', { name: 'Retirer Ann de vos amis' })).toBeVisible()

  // A seat is kept for a friend, who hears of it at once and needs no link.
  await bob.goto(server.url)
  await expect(bob.getByRole('heading', { name: 'Invitations' })).toBeHidden()
  await openTable(ann, 'Private')
  await ann.getByRole('combobox', { name: 'Invite a friend into seat 2' }).selectOption('Bob')
  await expect(ann.getByText('Kept for Bob')).toBeVisible()
  await expect(bob.getByText('Ann vous garde une place')).toBeVisible()
  await expectAccessible(bob, 'invited')
  await expectNoScrollingSideways(bob)
  await picture(bob, 'lobby-invited-phone-fr')
  await bob.getByRole('link', { name: 'À la table', exact: true }).click()
  await bob.getByRole('button', { name: 'S’asseoir', exact: true }).click()
  await expect(ann.getByText('Bob', { exact: true }).first()).toBeVisible()

  // Whoever is blocked finds nothing any more, and is not told.
  await openTable(ann, 'Public')
  await bob.goto(`${server.url}/lobby`)
  await expect(bob.getByText('1 place libre sur 2')).toBeVisible()
  await ann.goto(`${server.url}/friends`)
  await ann.getByRole('button', { name: 'Bob', exact: true }).first().click()
  await expect(ann.getByText('You and Bob are friends.')).toBeVisible()
  await expectAccessible(ann, 'the menu of a name')
  await picture(ann, 'lobby-person-menu')
  await ann.getByRole('button', { name: 'Block', exact: true }).click()
  await ann.getByRole('button', { name: 'Yes, block' }).click()
  await ann.keyboard.press('Escape')
  await expect(ann.getByRole('button', { name: 'Unblock Bob' })).toBeVisible()
  await expect(bob.getByText('Aucune table publique')).toBeVisible()
  await bob.getByRole('button', { name: 'Trouver une table' }).click()
  await expect(bob).toHaveURL(/\/t\//)
  await expect(bob.getByText('Place libre').first()).toBeVisible()
})
