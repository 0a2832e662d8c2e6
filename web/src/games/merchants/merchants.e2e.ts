// Merchants of Europe in real browsers, on the map itself: by mouse, by keyboard and by thumb.

import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { serve } from '../../../e2e/server'
import {
  click,
  expectAccessible,
  expectNoScrollingSideways,
  handOver,
  person,
  PHONE,
  type Press,
  startTable,
  tap,
  untilTheEnd,
} from '../../../e2e/table'

const server = serve()

const enter: Press = (choice) =>
  choice.press('Enter', { timeout: 1000 }).then(
    () => true,
    () => false,
  )

/** Decisions that have a button of their own, in the order in which they are wanted. */
const BUTTONS = [
  '[data-act="deliver"]',
  '[data-act="roll"]',
  '[data-act="steal"]',
  '[data-act="chain"]',
  '[data-act="gold"]',
  '[data-discard]:enabled',
  '.discard .primary:enabled',
  '.offer .primary:enabled',
  '.offer .button[data-next]',
  '.offer > .button',
]

/** Goals worth a journey: cities to deliver to on the way, or to found a post in. */
const GOALS = ['passing', 'passant', 'Found', 'Fonder']
  .map((word) => `[data-target][aria-label*="${word}"]`)
  .join()

/** Plays sensibly enough: deliver, travel to deliver or found, buy, and end the turn when nothing is left to try. */
function player(page: Page, press: Press): () => Promise<boolean> {
  /** What was tried this turn. */
  let tried = new Set<string>()

  async function whole(): Promise<boolean> {
    const fit = page.getByRole('button', { name: /Show the whole map|Toute la carte/ })
    if (await fit.isVisible()) await press(fit)
    return false
  }

  async function one(selector: string): Promise<boolean> {
    const choice = page.locator(selector).first()
    if (!(await choice.isVisible())) return false
    // What is out of sight is looked for on the whole map.
    return (await press(choice)) || (await whole())
  }

  async function once(name: string, selector: string): Promise<boolean> {
    if (tried.has(name) || !(await one(selector))) return false
    tried.add(name)
    return true
  }

  return async () => {
    for (const button of BUTTONS) if (await one(button)) return true
    if (await one(GOALS)) return true
    if (!(await page.locator('[data-act="end"]').isVisible())) {
      return (await one('[data-act="done"]')) || (await one('[data-target]'))
    }
    if (await page.locator('[data-buy][aria-pressed="true"]').isVisible()) {
      if (await once('put', '[data-target^="path"], [data-target^="city"]')) return true
    }
    if (await one('.decisions .hint .button')) return true
    for (const piece of ['caravan 0', 'merchant 0', 'caravan 1', 'merchant 1'])
      if (await once(piece, `[data-target="${piece}"]`)) return true
    for (const purchase of ['merchant', 'route', 'card'])
      if (await once(purchase, `[data-buy="${purchase}"][aria-disabled="false"]`)) return true
    tried = new Set()
    return await one('[data-act="end"]')
  }
}

interface Game {
  seats: number
  options: string[]
  press: Press
  context?: BrowserContextOptions
}

/** Played by hand; a bot takes over for the long end. */
const ROUNDS = 3

const GAMES: Record<string, Game> = {
  'three place themselves freely, by mouse': { seats: 3, options: ['free'], press: click },
  'four on the short board, by keyboard': { seats: 4, options: [], press: enter },
  'four on the expert board, in French with one thumb': {
    seats: 4,
    options: ['expert', 'free'],
    press: tap,
    context: PHONE,
  },
}

for (const [name, { seats, options, press, context }] of Object.entries(GAMES)) {
  test(name, async ({ browser }) => {
    const page = await person(browser, context)
    await startTable(page, `${server.url}/new/merchants`, seats, options)
    await expect(page.locator('[data-at="robber"]')).toBeVisible()
    await expectAccessible(page, 'table')
    const round = page.getByRole('heading', { name: /^(Round|Tour de table) \d+$/ })
    await untilTheEnd(page, player(page, press), async () => {
      await expectNoScrollingSideways(page)
      const [title = ''] = await round.allTextContents()
      return Number(title.match(/\d+/)) > ROUNDS
    })
    await handOver(page)
    await expectAccessible(page, 'end')
  })
}
