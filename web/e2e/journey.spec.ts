// A whole life in the house, in two browsers and two languages: a guest on a laptop who goes on on a phone, becomes a member, loses the
// cookie and comes back in every way there is, plays a rated game with a friend, sees the statistics, and is forgotten.

import { expect, type Page, test } from '@playwright/test'
import { MailServer } from './mail'
import { Server } from './server'
import {
  authenticator,
  expectAccessible,
  expectNoScrollingSideways,
  hand,
  handOver,
  person,
  PHONE,
  playOn,
  tabTo,
} from './table'

const PASSPHRASE = 'a heron on the pier'
const SECOND = 'two herons on the pier'

let mail: MailServer
let server: Server
/** Browsers keep passkeys for a name, and for this machine. */
let url: string

test.beforeAll(async () => {
  mail = await MailServer.open()
  server = await Server.start((port) => [
    ...['--bot-delay', '0', '--origin', `http://localhost:${port}`],
    ...['--smtp-url', `smtp://127.0.0.1:${mail.port}`, '--mail-from', 'Comptoir <games@example.org>'],
  ])
  url = server.url.replace('127.0.0.1', 'localhost')
})
test.afterAll(async () => {
  await server.stop()
  mail.close()
})

/** Nothing hinders anybody there; a picture for whoever wants to look, if they say where. */
async function seen(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name)
  await expectNoScrollingSideways(page)
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/journey-${name}.png`, fullPage: true })
}

/** The cookie is gone, and this browser knows nobody. */
async function lose(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${url}/you`)
  await expect(page.getByText('This browser does not know you yet')).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'By e-mail' })).toBeVisible()
}

async function isIda(page: Page): Promise<void> {
  await expect(page).toHaveURL(`${url}/you`)
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ida')
}

test('a guest goes on on a phone, becomes a member, comes back, plays a friend, and is forgotten', async ({
  browser,
}) => {
  const laptop = await person(browser)
  await authenticator(laptop)
  await laptop.goto(`${url}/you`)
  await seen(laptop, 'nobody')
  await laptop.getByRole('textbox', { name: 'Your name' }).fill('Ida')
  await laptop.keyboard.press('Enter')

  // On a phone, by a link that works once.
  await laptop.getByRole('button', { name: 'Show a link' }).click()
  await expect(laptop.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const link = await laptop.getByRole('textbox', { name: 'Bring in another device' }).inputValue()
  const phone = await person(browser, PHONE)
  await phone.goto(link)
  await seen(phone, 'device-phone-fr')
  await phone.getByRole('button', { name: 'Entrer' }).tap()
  await expect(phone).toHaveURL(`${url}/games`)
  const thief = await person(browser)
  await thief.goto(link)
  await thief.getByRole('button', { name: 'Come in' }).click()
  await expect(thief.getByText('a link works once')).toBeVisible()
  await thief.context().close()

  // A member, with every way to come back.
  await laptop.getByRole('button', { name: 'Make a code' }).click()
  await expect(laptop.locator('.words')).toHaveText(/^([a-z]{5} ){5}[a-z]{5}$/)
  const words = await laptop.locator('.words').innerText()
  await laptop.getByRole('textbox', { name: 'Handle' }).fill('Countess')
  await laptop.getByRole('textbox', { name: 'Passphrase' }).fill(PASSPHRASE)
  await laptop.keyboard.press('Enter')
  await expect(laptop.getByText('Your handle is Countess.')).toBeVisible()
  await laptop.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(laptop.getByText('Added. You can sign in with it from now on.')).toBeVisible()
  await expect(laptop.getByText(/not used yet/)).toBeVisible()
  await seen(laptop, 'member')
  // The letter is asked for on the phone, and read there.
  await phone.goto(`${url}/you`)
  await phone.getByRole('textbox', { name: 'Adresse électronique' }).fill('ida@example.org')
  await phone.getByRole('button', { name: 'Ajouter l’adresse' }).tap()
  await expect(phone.getByText('en route vers ida@example.org').first()).toBeVisible()
  await seen(phone, 'you-phone-fr')
  await phone.goto(await mail.link('mail'))
  await seen(phone, 'mail-phone-fr')
  await phone.getByRole('button', { name: 'Oui, elle est à moi' }).tap()
  await expect(phone.getByText('Merci : l’adresse est à vous')).toBeVisible()
  await laptop.reload()
  await expect(laptop.getByText('ida@example.org is yours')).toBeVisible()
  await expect(laptop.getByText('You have a code.')).toBeVisible()

  // The cookie is lost four times. With the keyboard alone, the recovery code brings her back;
  await lose(laptop)
  await seen(laptop, 'sign-in')
  await tabTo(laptop.getByRole('textbox', { name: 'The six words' }))
  await laptop.keyboard.type(words.toUpperCase())
  await laptop.keyboard.press('Enter')
  await isIda(laptop)
  // her passphrase;
  await lose(laptop)
  await tabTo(laptop.getByRole('textbox', { name: 'Handle' }))
  await laptop.keyboard.type('countess')
  await tabTo(laptop.getByRole('textbox', { name: 'Passphrase' }))
  await laptop.keyboard.type(PASSPHRASE)
  await laptop.keyboard.press('Enter')
  await isIda(laptop)
  // her passkey;
  await lose(laptop)
  await tabTo(laptop.getByRole('button', { name: 'Use a passkey' }))
  await laptop.keyboard.press('Enter')
  await isIda(laptop)
  await expect(laptop.getByText(/^last used/)).not.toHaveCount(0)
  // and a letter.
  await lose(laptop)
  await tabTo(laptop.getByRole('textbox', { name: 'E-mail address' }))
  await laptop.keyboard.type('ida@example.org')
  await laptop.keyboard.press('Enter')
  await expect(laptop.getByText('an e-mail is on its way')).toBeVisible()
  await seen(laptop, 'sign-in-mail')
  await laptop.goto(await mail.link('device'))
  await tabTo(laptop.getByRole('button', { name: 'Come in' }))
  await laptop.keyboard.press('Enter')
  await expect(laptop).toHaveURL(`${url}/games`)

  // A passphrase that was forgotten; whoever is signed in elsewhere is so no more, and the phone comes back.
  await laptop.goto(`${url}/you`)
  await laptop.getByRole('button', { name: 'Change passphrase' }).click()
  await laptop.getByRole('button', { name: 'I have forgotten it' }).click()
  await laptop.getByRole('textbox', { name: 'The six words' }).fill(words)
  await laptop.getByRole('textbox', { name: 'New passphrase' }).fill(SECOND)
  await expectAccessible(laptop, 'another passphrase')
  await laptop.getByRole('button', { name: 'Change passphrase' }).click()
  await expect(laptop.getByText('signed out everywhere else')).toBeVisible()
  await phone.goto(`${url}/you`)
  await phone.getByRole('link', { name: 'Se connecter' }).tap()
  await phone.getByRole('textbox', { name: 'Identifiant' }).fill('COUNTESS')
  await phone.getByRole('textbox', { name: 'Phrase secrète' }).fill(SECOND)
  await seen(phone, 'sign-in-phone-fr')
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('textbox', { name: 'Votre nom' })).toHaveValue('Ida')
  await expect(phone.getByText('ida@example.org est à vous')).toBeVisible()

  // A friend, who is a member too, and is invited to a rated game.
  const bob = await person(browser, PHONE)
  const says = (page: Page, path: string, data: unknown) =>
    page.request.post(`${url}/api${path}`, { data }).then((answer) => answer.json())
  const ida = (await laptop.request.get(`${url}/api/me`).then((answer) => answer.json())).id as string
  await says(bob, '/me', { name: 'Bob' })
  await says(bob, '/me/join', { handle: 'baron', passphrase: PASSPHRASE })
  await says(bob, '/me/friends/ask', { handle: 'Countess' })
  await laptop.goto(`${url}/friends`)
  await laptop.getByRole('button', { name: 'Accept Bob as a friend', exact: true }).click()
  await expect(laptop.getByRole('button', { name: 'Remove Bob from your friends' })).toBeVisible()
  await bob.goto(url)
  await laptop.goto(`${url}/new/ugo`)
  await laptop.getByRole('radio', { name: '2', exact: true }).check({ force: true })
  await laptop.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await laptop.getByRole('checkbox', { name: /^Rated/ }).check()
  await laptop.getByRole('button', { name: 'Set up the table' }).click()
  await laptop.getByRole('combobox', { name: 'Invite a friend into seat 2' }).selectOption('Bob')
  await expect(laptop.getByText('Kept for Bob')).toBeVisible()
  await bob.getByRole('link', { name: 'À la table', exact: true }).tap()
  await bob.getByRole('button', { name: 'S’asseoir', exact: true }).tap()

  // They talk, each in their own language.
  await laptop.getByRole('button', { name: /Ready-made phrases/ }).click()
  await laptop.getByRole('button', { name: 'Good luck!' }).click()
  await expect(bob.getByText('Bonne chance !', { exact: true })).toBeVisible()
  await bob.getByRole('textbox', { name: /Dites/ }).fill('À nous deux !')
  await bob.keyboard.press('Enter')
  await expect(laptop.getByText('À nous deux !')).toBeVisible()
  await seen(laptop, 'gathering')
  await seen(bob, 'gathering-phone-fr')
  await laptop.getByRole('button', { name: 'Start the game' }).click()
  await expect(hand(bob)).toHaveCount(10)
  const table = laptop.url()

  // The game is Ida’s on every device of hers, to its end.
  await phone.goto(table)
  await expect(hand(phone)).toHaveCount(10)
  await playOn([laptop, bob], async () => (await hand(laptop).count()) <= 7)
  await expect(hand(phone)).toHaveCount(await hand(laptop).count())
  await Promise.all([handOver(laptop), handOver(bob)])
  await expect(laptop.getByText('Rated', { exact: true })).toBeVisible()
  await expect(laptop.getByText('provisional')).toBeVisible()
  await seen(laptop, 'end')
  await seen(bob, 'end-phone-fr')

  // What it came to.
  await laptop.getByRole('link', { name: 'Rating', exact: true }).click()
  await expect(laptop.getByRole('heading', { name: 'Ida at UGO!' })).toBeVisible()
  await expect(laptop.getByText('provisional')).toBeVisible()
  await seen(laptop, 'statistics')
  await phone.goto(`${url}/people/${ida}/ugo`)
  await expect(phone.getByRole('heading', { name: 'Ida à UGO!' })).toBeVisible()
  await seen(phone, 'statistics-phone-fr')
  await laptop.goto(`${url}/statistics/ugo`)
  await expect(laptop.getByRole('status').filter({ hasText: '1' })).toBeVisible()
  await seen(laptop, 'statistics-of-ugo')

  // Her data, and the end. The friend keeps the game, without her name.
  await laptop.goto(`${url}/you`)
  const download = laptop.waitForEvent('download')
  await laptop.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('comptoir.json')
  await phone.goto(`${url}/you`)
  await phone.getByRole('button', { name: 'M’oublier' }).tap()
  await phone.getByRole('textbox', { name: 'Phrase secrète', exact: true }).fill(SECOND)
  await seen(phone, 'forget-phone-fr')
  await phone.getByRole('button', { name: 'M’oublier pour de bon' }).tap()
  await expect(phone.getByText('Bon vent !')).toBeVisible()
  await laptop.goto(`${url}/you`)
  await expect(laptop.getByText('This browser does not know you yet')).toBeVisible()
  await bob.reload()
  await expect(bob.getByText('Ancien joueur').filter({ visible: true }).first()).toBeVisible()
  await expect(bob.getByText('Ida', { exact: true })).toHaveCount(0)
  await seen(bob, 'former-player-phone-fr')
})
