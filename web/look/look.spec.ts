// A picture of every screen, and a list of what does not fit or is not said.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { faults } from './faults'
import { READER, screens } from './screens'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]
/** What is nobody's to translate. */
const NAMES = [
  READER,
  'Comptoir',
  'Ada',
  'Bruno',
  'Clio',
  'Diego',
  'Edda',
  'somebody',
  'English',
  'Français',
  // The browser names languages, and knows no stretched English.
  'French',
]
const pictures = fileURLToPath(new URL('../../target/look', import.meta.url))

for (const { name, open, shown } of screens) {
  test(name, async ({ browser }, { project }) => {
    const language = project.name
    const folder = join(pictures, language)
    mkdirSync(folder, { recursive: true })
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      locale: language === 'fr' ? 'fr-FR' : 'en-GB',
      viewport: SIZES[0]!,
    })
    const page = await context.newPage()
    await open(page, async (path) => {
      const address = new URL(path, process.env.LOOK)
      if (language === 'pseudo') address.searchParams.set('lang', language)
      await page.goto(address.href)
    })
    const found: string[] = []
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await shown?.(page)
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(300)
      const file = join(folder, `${name.replaceAll(/[ ,]+/g, '-')}-${size.width}`)
      await page.screenshot({ path: `${file}.png`, fullPage: true })
      const wrong = await page.evaluate(faults, { names: NAMES, pseudo: language === 'pseudo' })
      rmSync(`${file}.txt`, { force: true })
      if (wrong.length > 0) writeFileSync(`${file}.txt`, `${wrong.join('\n')}\n`)
      found.push(...wrong.map((what) => `${size.width}: ${what}`))
    }
    await context.close()
    expect(found).toEqual([])
  })
}
