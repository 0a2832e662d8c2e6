// The page as it is now, before a development server whose bots never move: a moment stays for as long as it is looked at.

import { build, preview } from 'vite'
import { Server, STILL } from '../e2e/server'

export default async function start(): Promise<() => Promise<void>> {
  const server = await Server.start(STILL)
  process.env.COMPTOIR_SERVER = server.url
  await build({ logLevel: 'warn' })
  const page = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' })
  const address = page.resolvedUrls?.local[0]
  if (!address) throw new Error('the page has no address')
  process.env.LOOK = address.replace(/\/$/, '')
  return async () => {
    await page.close()
    await server.stop()
  }
}
