// What the tests do at a table.

import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test'

/** A page of its own: another person, another browser profile. Anything the page complains about fails the test. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  // Whoever plays a whole game by its list of actions would be asked whenever a turn ends early.
  await context.addInitScript(() => {
    if (!localStorage.getItem('comptoir.settings'))
      localStorage.setItem('comptoir.settings', JSON.stringify({ ask: false }))
  })
  page.on('pageerror', (error) => {
    throw error
  })
  page.on('console', (message) => {
    const text = message.text()
    // A lost connection is part of some tests; a violated Content-Security-Policy or a failed script never is.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|ERR_INTERNET|401/.test(text))
      throw new Error(text)
  })
  return page
}

/** A small phone of somebody who reads French. */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
}

/** Makes a table against bots by its form: `options` are the values of the rules chosen. */
export async function startTable(
  page: Page,
  url: string,
  seats: number,
  options: string[] = [],
): Promise<void> {
  await page.goto(url)
  await page.getByRole('radio', { name: `${seats}`, exact: true }).check({ force: true })
  for (const option of options) {
    const choice = page.locator(`input[value="${option}"]`)
    // The number of seats may still be about to change what can be chosen.
    await expect(choice).toBeEnabled()
    await choice.check({ force: true })
  }
  await page.getByRole('button', { name: /^(Start playing|Commencer)/ }).click()
}

/** Makes a table as Ana, without its form; gives its address. */
export async function makeTable(page: Page, url: string, asked: object): Promise<string> {
  const post = async (path: string, data: object) =>
    (await page.request.post(`${url}/api/${path}`, { data })).json()
  await post('me', { name: 'Ana' })
  const { id } = await post('tables', asked)
  return `${url}/t/${id}`
}

/** One makes a table of UGO! with an open seat, the other takes it by its link, and the game begins; gives the link. */
export async function sitTogether(host: Page, friend: Page, url: string, name = 'Ana'): Promise<string> {
  await host.goto(`${url}/new/ugo`)
  await host.getByRole('combobox', { name: 'Seat 2' }).selectOption('open')
  await host.getByRole('textbox', { name: 'Your name' }).fill(name)
  await host.getByRole('button', { name: 'Set up the table' }).click()
  const link = await host.getByRole('textbox', { name: 'Link to seat 2' }).inputValue()
  await friend.goto(link)
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Béatrice')
  await friend.getByRole('button', { name: 'Sit down' }).click()
  await host.getByRole('button', { name: 'Start the game' }).click()
  await expect(hand(friend)).toHaveCount(10)
  return link
}

/** Starts the first game of the shelf against bots. */
export const playNowButton = (page: Page) => page.getByRole('button', { name: /^(Play now|Jouer)/ }).first()

export const ending = (page: Page) => page.locator('#ending')
export const actions = (page: Page) => page.locator('#actions li button')
/** What is lit on the board itself. */
export const choices = (page: Page) => page.locator('[data-choice]:visible')
export const hand = (page: Page) => page.locator('[data-hand] button')

/** Opens the list of possible actions, if it is not open. */
export async function showActions(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  if ((await page.locator('#actions').count()) === 0) await page.keyboard.press('a')
  await expect(page.locator('#actions')).toBeVisible()
}

/** Whether there is something to do now. The list may go between two looks at it, and is not waited for. */
export async function canAct(page: Page): Promise<boolean> {
  const first = actions(page).first()
  return (await first.isVisible()) && (await first.isEnabled({ timeout: 1000 }).catch(() => false))
}

/** Takes the first possible action, if there is one now. Says whether it did. */
export async function act(page: Page): Promise<boolean> {
  if (!(await canAct(page))) return false
  await actions(page)
    .first()
    .click({ timeout: 1000 })
    .catch(() => undefined)
  return true
}

/** How somebody presses what they have chosen; what is gone meanwhile was meant for another moment. */
export type Press = (choice: Locator) => Promise<boolean>

const pressed = (done: Promise<void>) =>
  done.then(
    () => true,
    () => false,
  )
export const click: Press = (choice) => pressed(choice.click({ timeout: 1000 }))
export const tap: Press = (choice) => pressed(choice.tap({ timeout: 1000 }))

/** Presses the first thing lit on the board. Says whether there was one. */
export async function pressFirst(page: Page, press: Press): Promise<boolean> {
  const first = choices(page).first()
  if (!(await first.isVisible())) return false
  await press(first)
  return true
}

/** Does `move` again and again, until `done` or the end. It says whether there was something to do. */
export async function untilTheEnd(
  page: Page,
  move: () => Promise<boolean>,
  done: () => Promise<boolean> = async () => false,
): Promise<void> {
  for (let idle = 0; idle < 1000; idle++) {
    if ((await ending(page).isVisible()) || (await done())) return
    if (await move()) idle = 0
    await page.waitForTimeout(20)
  }
  throw new Error('the game does not go on')
}

/** Does `move` this many times, and lets a bot play on. */
export async function playSome(page: Page, times: number, move: () => Promise<boolean>): Promise<void> {
  let moves = 0
  const counted = async () => {
    const moved = await move()
    if (moved) moves++
    return moved
  }
  await untilTheEnd(page, counted, async () => moves >= times)
  expect(moves, 'moves made by hand').toBe(times)
  await handOver(page)
}

/** Whether the focus is on something to be decided. */
export const onChoice = (page: Page) =>
  page.evaluate(() => document.activeElement?.matches('[data-choice]') ?? false)

export async function expectNoScrollingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'the page does not scroll sideways').toBeLessThanOrEqual(0)
}

/** Everybody acts whenever they can, until `done` or the end. */
export async function playOn(pages: Page[], done?: () => Promise<boolean>): Promise<void> {
  for (const page of pages) await showActions(page)
  const everybody = async () => (await Promise.all(pages.map(act))).includes(true)
  await untilTheEnd(pages[0]!, everybody, done)
}

/** Lets a bot play on in one's seat, and watches it to the end. */
export async function handOver(page: Page): Promise<void> {
  if (await ending(page).isVisible()) return
  await page.getByRole('button', { name: /^(More|Plus)$/ }).click()
  await page.getByRole('button', { name: /^(Let a bot play for me|Laisser un bot jouer pour moi)$/ }).click()
  await expect(ending(page)).toBeVisible({ timeout: 300_000 })
}

/** Axe finds nothing to complain about. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([])
}

/** Gives a browser something that keeps passkeys, and a finger that always touches it. */
export async function authenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** A picture of a page for whoever wants to look, if they say where. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** Goes there with the Tab key alone. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  for (let steps = 0; steps < 100; steps++) {
    if (await target.evaluate((it) => it === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not lead there')
}
