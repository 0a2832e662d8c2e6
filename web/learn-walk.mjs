import { chromium } from '@playwright/test'
import fs from 'node:fs'
const base = process.argv[2]
const games = (process.argv[3] ?? 'ugo,golden-city,valdora,new-england,merchants').split(',')
const sizes = { w: [1440, 900], p: [390, 844] }
const langs = (process.argv[4] ?? 'en,fr').split(',')
const out = '/tmp/learnx/shots'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
const faults = []
for (const lang of langs) for (const [s, [width, height]] of Object.entries(sizes)) for (const game of games) {
  const context = await browser.newContext({ viewport: { width, height }, locale: lang === 'fr' ? 'fr-FR' : 'en-GB', reducedMotion: 'reduce', hasTouch: s === 'p' })
  const page = await context.newPage()
  await page.goto(`${base}/learn/${game}`)
  await page.waitForSelector('ol li a.button')
  const chapters = await page.$$eval('ol li a.button', (as) => as.map((a) => a.getAttribute('href')))
  for (const href of chapters) {
    await page.goto(base + href)
    await page.waitForSelector('.words:not(.wait)')
    for (let n = 0; n < 60; n++) {
      await page.waitForFunction(() => document.querySelector('.words:not(.wait)'), null, { timeout: 20000 })
      await page.waitForTimeout(350)
      const at = await page.$$eval('.dots span', (spans) => spans.findIndex((x) => x.classList.contains('here')))
      const info = await page.evaluate(() => {
        const say = document.querySelector('.say').getBoundingClientRect()
        const words = document.querySelector('.say')
        const box = (r) => [r.x, r.y, r.width, r.height].map(Math.round)
        const points = [...document.querySelectorAll('[data-pointed]')].map((el) => {
          const r = el.getBoundingClientRect()
          const cx = r.x + r.width / 2, cy = r.y + r.height / 2
          const ox = Math.max(0, Math.min(r.right, say.right) - Math.max(r.x, say.x)), oy = Math.max(0, Math.min(r.bottom, say.bottom) - Math.max(r.y, say.y))
          return { name: el.dataset.pointed, box: box(r), outside: cx < 0 || cy < 0 || cx > innerWidth || cy > innerHeight, covered: (ox * oy) / (r.width * r.height) }
        })
        return { text: document.querySelector('.words').innerText, points, scrolls: words.scrollHeight > words.clientHeight + 2, sideways: document.documentElement.scrollWidth > innerWidth, say: box(say), over: !document.querySelector('.dots .here') }
      })
      const name = `${game}-${href.split('/').at(-1)}-${lang}-${s}-${String(n).padStart(2, '0')}`
      const bad = []
      if (info.points.length && info.points.every((p) => p.outside || p.covered > 0.5)) bad.push('no point visible')
      for (const p of info.points) if (p.outside || p.covered > 0.3) bad.push(`${p.name} ${p.outside ? 'outside' : 'covered ' + p.covered.toFixed(2)} ${p.box}`)
      if (info.scrolls) bad.push(`card scrolls ${info.say}`)
      if (info.sideways) bad.push('sideways')
      if (bad.length) faults.push({ name, bad })
      await page.screenshot({ path: `${out}/${name}.png` })
      if (info.over) break
      const next = page.locator('.say .buttons button').first()
      if (!(await next.count())) break
      await next.click()
      await page.waitForFunction((at) => [...document.querySelectorAll('.dots span')].findIndex((x) => x.classList.contains('here')) !== at, at, { timeout: 20000 }).catch(() => faults.push({ name, bad: ['stuck'] }))
    }
  }
  await context.close()
  fs.writeFileSync('/tmp/learnx/faults.json', JSON.stringify(faults, null, 1))
}
await browser.close()
