// The same as ask.mjs in Chromium: node ask-chromium.mjs target/engine/.../ugo.wasm

import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'

const files = {
  '/': { contentType: 'text/html', body: '' },
  '/module.js': {
    contentType: 'text/javascript',
    body: await readFile(new URL('../src/engine/module.js', import.meta.url)),
  },
  '/game.wasm': { contentType: 'application/wasm', body: await readFile(process.argv[2]) },
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const page = await browser.newPage()
await page.route('**/*', (route) =>
  route.fulfill(files[new URL(route.request().url()).pathname] ?? { status: 404 }),
)
await page.goto('http://comptoir.test/')
const ask = await page.evaluateHandle(async () => {
  const [{ asking }, { instance }] = await Promise.all([
    import('/module.js'),
    WebAssembly.instantiateStreaming(fetch('/game.wasm')),
  ])
  const ask = asking(instance)
  return (question) => {
    const began = performance.now()
    const answer = ask(question)
    return `${performance.now() - began} ${answer}`
  }
})
for await (const question of createInterface({ input: process.stdin })) {
  process.stdout.write(`${await ask.evaluate((ask, question) => ask(question), question)}\n`)
}
await browser.close()
