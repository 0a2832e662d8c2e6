// How long one waits against traders at the pace "quick": from the page to the first decision, and between two decisions of one's own. In
// every game, at every number of seats. Measured on demand, and never part of the gate: COMPTOIR_WAITS=1 npx playwright test waits --workers 1

import { type Page, test } from '@playwright/test'
import { Server } from './server'
import { actions, canAct, ending, makeTable, person } from './table'

test.skip(!process.env.COMPTOIR_WAITS, 'measured on demand')

/** Waits measured at each table, and how long at most, in milliseconds. */
const WAITS = Number(process.env.COMPTOIR_WAITS) || 8
const LONGEST = 60_000

const SEATS: Record<string, number[]> = {
  ugo: [2, 3, 4],
  'golden-city': [2, 3, 4],
  valdora: [2, 3, 4, 5],
  'new-england': [3, 4],
  merchants: [3, 4],
}

/** Notes in the page how long the prompt is not the reader's. */
function watchPrompt() {
  const waits: number[] = []
  let since: number | null = null
  const look = () => {
    const yours = document.querySelector('.prompt.yours') !== null
    if (yours && since !== null) {
      waits.push(performance.now() - since)
      since = null
    } else if (!yours && document.querySelector('.prompt') && since === null) since = performance.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] })
  Object.assign(window, { waits })
}

const waited = (page: Page) => page.evaluate(() => (window as unknown as { waits: number[] }).waits)

for (const [game, counts] of Object.entries(SEATS)) {
  for (const seats of counts) {
    test(`${game} with ${seats}`, async ({ browser }) => {
      const server = await Server.start([])
      try {
        const page = await person(browser, { reducedMotion: 'no-preference' })
        await page.addInitScript(() =>
          localStorage.setItem(
            'comptoir.settings',
            JSON.stringify({ pace: 'quick', sound: false, ask: false }),
          ),
        )
        await page.addInitScript(watchPrompt)
        const bots = Array.from({ length: seats - 1 }, () => ({ bot: 'trader' }))
        const address = await makeTable(page, server.url, { game, seats: ['me', ...bots] })
        const opened = Date.now()
        await page.goto(address)
        await page.locator('.prompt.yours').waitFor({ timeout: LONGEST })
        const first = Date.now() - opened
        await page.keyboard.press('a')
        const until = Date.now() + LONGEST
        for (let nth = 0; Date.now() < until && (await waited(page)).length <= WAITS; nth++) {
          if (await ending(page).isVisible()) break
          if (await canAct(page)) {
            const count = await actions(page).count()
            const choice = actions(page).nth((nth * 7) % Math.max(1, count))
            await choice.click({ timeout: 1000 }).catch(() => undefined)
          }
          await page.waitForTimeout(10)
        }
        // The first wait was for the game to begin.
        const waits = (await waited(page)).slice(1).map((ms) => Math.round(ms))
        const most = Math.max(0, ...waits)
        console.log(
          `${game} ${seats}: first decision ${first} ms; ${waits.length} waits, longest ${most} ms: ${waits.join(' ')}`,
        )
      } finally {
        await server.stop()
      }
    })
  }
}
