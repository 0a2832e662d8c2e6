// Without a network: the service worker (`worker.js`) keeps the page, and the games that were opened.

import { Refused } from '../api'

/** For what only the server knows, where it cannot be reached; what it refuses stays refused. */
export function offline(error: unknown): 'offline' {
  if (error instanceof Refused) throw error
  return 'offline'
}

/** Looks for a newer version so often, in milliseconds, and whenever the page is loaded. */
const LOOK = 60 * 60 * 1000

/** Lets the page be kept. `renewed` is called when a newer version than this page has been kept. */
export async function keepPage(renewed: () => void): Promise<void> {
  // Not over plain HTTP, but for this very machine: browsers allow it nowhere else.
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const known = serviceWorker.controller !== null
  try {
    const registration = await serviceWorker.register('/sw.js')
    registration.addEventListener('updatefound', () => {
      const next = registration.installing
      next?.addEventListener('statechange', () => {
        if (next.state === 'activated' && known) renewed()
      })
    })
    setInterval(() => void registration.update().catch(() => undefined), LOOK)
  } catch (why) {
    // The page works without it.
    console.warn(why)
  }
}

/** A game that was opened is kept so much later, in milliseconds: its table comes first. */
const QUIET = 3000

/** Keeps what a game needs, its rules in this language included, so that it can be practised without a network. */
export async function keepGame(game: string, language: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, QUIET))
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: game, language })
}
