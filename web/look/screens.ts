// Every screen of the page, and how to get there in any language.

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type { Me, NewTable, Table } from '../src/protocol'
import { decisions, ends, games, type Moment, moments } from './moments'

/** Nobody's name, and without a vowel: what is not said in the pseudo-language is found by its plain vowels. */
export const READER = 'Wynn Fyrth'

/** Goes to an address of the page, in the language that is being looked at. */
export type Visit = (path: string) => Promise<void>

export interface Screen {
  name: string
  open(page: Page, visit: Visit): Promise<void>
  /** What is opened anew at each size. */
  shown?: (page: Page) => Promise<void>
}

const screen = (name: string, open: Screen['open'], shown?: Screen['shown']): Screen => ({
  name,
  open,
  ...(shown && { shown }),
})

async function ask<T>(page: Page, path: string, data: unknown): Promise<T> {
  const answer = await page.request.post(`${process.env.LOOK}${path}`, {
    data,
    headers: { origin: process.env.LOOK ?? '' },
  })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as T
}

const named = (page: Page) => ask<Me>(page, '/api/me', { name: READER })

async function tableAt(page: Page, { record, at, seat }: Moment): Promise<string> {
  await named(page)
  const { id } = await ask<Table>(page, '/dev/tables', { past: { record }, at, seat, bots: 'trader' })
  return `/t/${id}`
}

/** A table with a seat for the reader, a bot, and the rest open. */
async function gathering(page: Page, wanted: Partial<NewTable> = {}): Promise<Table> {
  await named(page)
  return ask<Table>(page, '/api/tables', {
    game: 'ugo',
    options: {},
    seats: ['me', { bot: 'trader' }, 'open', 'open'],
    visibility: 'public',
    ...wanted,
  })
}

const board = (page: Page) => expect(page.locator('.board').first()).toBeVisible()
const heading = (page: Page) => expect(page.locator('h1').first()).toBeVisible()

async function play(page: Page, visit: Visit, moment: Moment): Promise<void> {
  await visit(await tableAt(page, moment))
  await board(page)
}

/** At any decision of the game; the more there is to see, the better. */
const middle = (game: string): Moment => [...decisions(game).values()].at(-1)!

const plain = (name: string, path: string): Screen =>
  screen(name, async (page, visit) => {
    await named(page)
    await visit(path)
    await heading(page)
  })

const aroundTheGames: Screen[] = [
  screen('home', async (page, visit) => {
    await gathering(page)
    await tableAt(page, middle('valdora'))
    await visit('/')
    await expect(page.locator('.shelf')).toBeVisible()
  }),
  screen('home of nobody', async (page, visit) => {
    await visit('/')
    await expect(page.locator('.shelf')).toBeVisible()
    await page.locator('.join input').fill('https://nowhere.example')
    await page.locator('.join button').click()
  }),
  screen('my games', async (page, visit) => {
    await gathering(page)
    for (const game of games) {
      await tableAt(page, middle(game))
      await tableAt(page, ends(game).end)
    }
    await visit('/games')
    await expect(page.locator('section')).not.toHaveCount(0)
  }),
  plain('no games', '/games'),
  screen('lobby', async (page, visit) => {
    await gathering(page, { fill: { minutes: 5, bot: 'trader' }, language: 'fr' })
    await ask(page, '/api/me/seen-here', { seen: true })
    await visit('/lobby')
    await expect(page.locator('li.card').first()).toBeVisible()
    await page.locator('summary').click()
  }),
  screen('friends', async (page, visit) => {
    await named(page)
    await ask(page, '/api/me/friends/ask', { handle: 'somebody' })
    await visit('/friends')
    await expect(page.locator('section').nth(2)).toBeVisible()
  }),
  screen('turns', async (page, visit) => {
    await tableAt(page, middle('valdora'))
    await visit('/turns')
    await expect(page.locator('.tables .card').first()).toBeVisible()
  }),
  screen(
    'bell',
    async (page, visit) => {
      await named(page)
      await visit('/turns')
      await heading(page)
    },
    async (page) => {
      if ((await page.locator('dialog').count()) === 0) await page.locator('button.bell').click()
      await expect(page.locator('dialog p').first()).toBeVisible()
    },
  ),
  screen('notices', async (page, visit) => {
    await named(page)
    await ask(page, '/api/me/webhooks', {
      address: 'https://hooks.example.org/1',
      form: 'ntfy',
      language: 'en',
    })
    await visit('/notices')
    await expect(page.locator('section').nth(3)).toBeVisible()
  }),
  plain('no more mail', '/unsubscribe#token'),
  plain('come', '/come#token'),
  plain('settings', '/settings'),
  plain('statistics', '/statistics/ugo'),
  plain('leaders', '/leaders/ugo'),
  screen('person', async (page, visit) => {
    const { id } = await named(page)
    await visit(`/people/${id}`)
    await heading(page)
  }),
  screen('you, nobody', async (page, visit) => {
    await visit('/you')
    await heading(page)
  }),
  screen('you', async (page, visit) => {
    await named(page)
    await visit('/you')
    await page.locator('section').first().locator('button').click()
    await expect(page.locator('img, svg[role=img]').first()).toBeVisible()
    await page.locator('section').nth(1).locator('button').click()
    await expect(page.locator('.words')).toBeVisible()
    // Forget me, but not yet.
    await page.locator('section').last().locator('button').last().click()
  }),
  screen('you, a member', async (page, visit) => {
    await named(page)
    const handle = `w${Math.random().toString().slice(2, 10)}`
    await ask(page, '/api/me/join', { handle, passphrase: 'a heron on the pier' })
    await visit('/you')
    await page.locator('section').nth(2).locator('button').first().click()
  }),
  screen('sign in', async (page, visit) => {
    await visit('/sign-in')
    await page.locator('input').nth(0).fill('nybydy')
    await page.locator('input').nth(1).fill('nt th pssphrs')
    await page.locator('button.primary').click()
    await expect(page.locator('.notice')).toBeVisible()
  }),
  plain('device', '/device#token'),
  plain('device without a token', '/device'),
  plain('mail', '/mail#token'),
  plain('admin for somebody else', '/admin'),
  screen('nowhere', (page, visit) => visit('/here/be/dragons').then(() => heading(page))),
  screen('no such table', (page, visit) =>
    visit('/t/gone').then(() => expect(page.locator('.trouble')).toBeVisible()),
  ),
  screen('no such game', (page, visit) =>
    visit('/new/chess').then(() => expect(page.locator('.trouble')).toBeVisible()),
  ),
  screen('no connection', async (page, visit) => {
    await page.route('**/api/**', (route) => route.abort())
    await visit('/')
    await expect(page.locator('.trouble')).toBeVisible()
  }),
  screen('connection lost', async (page, visit) => {
    let lost = false
    const sockets: { close(): Promise<void> }[] = []
    await page.routeWebSocket(/\/live/, (socket) => {
      if (lost) return void socket.close()
      socket.connectToServer()
      sockets.push(socket)
    })
    await play(page, visit, middle('golden-city'))
    lost = true
    for (const socket of sockets) await socket.close()
    await expect(page.locator('.connection')).toBeVisible()
  }),
]

const beforeTheGame: Screen[] = [
  ...games.map((game) => plain(`new ${game}`, `/new/${game}`)),
  screen('new with a clock', async (page, visit) => {
    await named(page)
    await visit('/new/ugo')
    await page.locator('input[name=clock][value=days]').check()
    const times = page.locator('.more select')
    await times.first().selectOption('free')
    await times.nth(1).selectOption('seat')
  }),
  screen('gathering', async (page, visit) => {
    await visit(`/t/${(await gathering(page)).id}`)
    await expect(page.locator('.link').first()).toBeVisible()
  }),
  screen('seat link', async (page, visit) => {
    const { id, seats } = await gathering(page, { visibility: 'unlisted' })
    await page.context().clearCookies()
    await visit(`/t/${id}?seat=2&key=${seats[2]?.key}`)
    await expect(page.locator('form input')).toBeVisible()
  }),
  screen('seat link to a seat that is taken', async (page, visit) => {
    const { id, seats } = await gathering(page, { visibility: 'unlisted' })
    const address = `/t/${id}?seat=2&key=${seats[2]?.key}`
    await page.context().clearCookies()
    await visit(address)
    await page.locator('form button.primary').click()
    await expect(page.locator('form button.primary')).toBeHidden()
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await visit(address)
    await expect(page.locator('.link')).toHaveCount(0)
  }),
  screen('not open to everybody', async (page, visit) => {
    const { id } = await gathering(page, { visibility: 'private' })
    await page.context().clearCookies()
    await visit(`/t/${id}`)
    await expect(page.locator('#main *').first()).toBeVisible()
  }),
]

/** What is not lit at some moment of this kind; the rules say why. */
const UNLIT: Record<string, { kind: string; what: string }> = {
  ugo: { kind: 'play', what: '[data-hand] button[aria-disabled="true"]' },
  'golden-city': { kind: 'build', what: '[data-place]:not(.lit)' },
  valdora: { kind: 'move', what: '[data-space]:not([data-choice])' },
  'new-england': { kind: 'end_turn', what: '.offer button[aria-disabled="true"]' },
  merchants: { kind: 'end_turn', what: '[data-buy][aria-disabled="true"]' },
}

/** Presses what cannot be done, at the first moment of the second half at which there is such a thing. */
async function refused(page: Page, visit: Visit, game: string): Promise<void> {
  const { kind, what } = UNLIT[game] ?? { kind: '', what: '' }
  const all = moments(game, kind)
  for (const moment of all.slice(Math.floor(all.length / 2))) {
    await play(page, visit, moment)
    const unlit = page.locator(what).first()
    if ((await unlit.count()) === 0) continue
    await unlit.click({ force: true })
    return expect(page.locator('.notice')).toBeVisible()
  }
  throw new Error(`nothing is refused in ${game}`)
}

const onTheTable = (game: string): Screen[] => [
  screen(`${game} beginning`, (page, visit) => play(page, visit, ends(game).beginning)),
  ...[...decisions(game)].map(([kind, moment]) =>
    screen(`${game} ${kind}`, (page, visit) => play(page, visit, moment)),
  ),
  screen(`${game} actions`, async (page, visit) => {
    await play(page, visit, middle(game))
    await page.keyboard.press('a')
    await expect(page.locator('#actions')).toBeVisible()
  }),
  screen(`${game} refused`, (page, visit) => refused(page, visit, game)),
  screen(`${game} watched`, async (page, visit) => {
    const address = await tableAt(page, middle(game))
    await page.context().clearCookies()
    await visit(address)
    await board(page)
  }),
  screen(
    `${game} log`,
    (page, visit) => play(page, visit, middle(game)),
    async (page) => {
      // Where there is room it stands beside the board already.
      await page.keyboard.press('l')
      if ((page.viewportSize()?.width ?? 0) < 960) await expect(page.locator('dialog')).toBeVisible()
    },
  ),
  screen(`${game} end`, async (page, visit) => {
    await play(page, visit, ends(game).end)
    await expect(page.locator('#ending')).toBeVisible()
  }),
  screen(`${game} replay`, async (page, visit) => {
    await visit(`${await tableAt(page, ends(game).end)}/replay`)
    await board(page)
    const slider = page.locator('input[type=range]').first()
    await slider.fill(`${Math.floor(Number(await slider.getAttribute('max')) / 2)}`)
  }),
  screen(`${game} looked back`, async (page, visit) => {
    await play(page, visit, middle(game))
    await page.keyboard.press('b')
    await expect(page.locator('.bar input[type=range]')).toBeVisible()
    await page.keyboard.press('PageUp')
  }),
  screen(`${game} rules`, async (page, visit) => {
    await play(page, visit, middle(game))
    await page.keyboard.press('r')
    await expect(page.locator('dialog h2').first()).toBeVisible()
  }),
  plain(`${game} rules on a page`, `/rules/${game}`),
  plain(`${game} aid`, `/rules/${game}/aid`),
  plain(`${game} lessons`, `/learn/${game}`),
  ...chaptersOf(game).map((chapter) =>
    screen(`${game} lesson ${chapter}`, async (page, visit) => {
      await visit(`/learn/${game}/${chapter}`)
      await board(page)
    }),
  ),
]

/** The lessons of a game, by the names of their files. */
function chaptersOf(game: string): string[] {
  const folder = fileURLToPath(new URL(`../../games/${game}/lessons`, import.meta.url))
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.toml'))
  return scripts.sort().map((file) => file.replace(/^\d+-|\.toml$/g, ''))
}

const besideTheBoard: Screen[] = [
  screen('keys', async (page, visit) => {
    await play(page, visit, middle('ugo'))
    await page.keyboard.press('?')
    await expect(page.locator('dialog')).toBeVisible()
  }),
  screen('menu', async (page, visit) => {
    await play(page, visit, middle('ugo'))
    await page.locator('.tools button').last().click()
    await page.locator('dialog ul button').last().click()
  }),
  screen('a bot plays for you', async (page, visit) => {
    await play(page, visit, middle('ugo'))
    await page.locator('.tools button').last().click()
    await page.locator('dialog ul button').first().click()
    await expect(page.locator('.prompt > .button').first()).toBeVisible()
  }),
  screen('clocks', async (page, visit) => {
    await named(page)
    const control = { over_days: false, bank: 300_000, increment: 20_000, cap: 600_000 }
    const { id } = await ask<Table>(page, '/api/tables', {
      game: 'golden-city',
      seats: ['me', { bot: 'trader' }, { bot: 'trader' }],
      clock: { control, when_up: 'others' },
    })
    await visit(`/t/${id}`)
    await board(page)
    await page.locator('.tools button').last().click()
  }),
  screen('standing orders', async (page, visit) => {
    await play(page, visit, decisions('golden-city').get('place_hand')!)
    await page.locator('details.card summary').click()
  }),
  screen('taking back', async (page, visit) => {
    await play(page, visit, decisions('ugo').get('play')!)
    await page.keyboard.press('u')
    await expect(page.locator('dialog')).toBeVisible()
  }),
  screen('shuffles checked', async (page, visit) => {
    await visit(`${await tableAt(page, ends('ugo').end)}/verify`)
    await expect(page.locator('ol li, ul li').first()).toBeVisible()
  }),
]

export const screens: Screen[] = [
  ...aroundTheGames,
  ...beforeTheGame,
  ...games.flatMap(onTheTable),
  ...besideTheBoard,
]

/** Goes to one of them at a server. */
export async function goTo(page: Page, url: string, name: string): Promise<void> {
  process.env.LOOK = url
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`no screen is called ${name}`)
  await screen.open(page, async (path) => void (await page.goto(new URL(path, url).href)))
  await page.evaluate(() => document.fonts.ready)
}
