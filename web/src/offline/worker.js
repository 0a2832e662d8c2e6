/* global KEPT */
// The service worker: keeps the page, and the games that were opened, for when there is no network. `vite.config.ts` puts the names of
// the files in the place of KEPT and writes it to /sw.js. Everything below /assets has its contents in its name, so a file that was
// kept is never stale.

/** The version changes with every file; the games' files are listed by game. */
const { version, shell, games } = KEPT

const worker = self
const PAGE = '/'
/** The files; the page itself, the shelf and rules; which games were opened, and of which files the versions consist. */
const [FILES, TEXTS, NOTES] = ['comptoir-files', 'comptoir-texts', 'comptoir-notes']
/** A network that does not answer for so long is none, in milliseconds. */
const PATIENCE = 4000

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      await addFiles(shell)
      for (const game of await opened()) await addFiles(games[game] ?? [])
      await add(TEXTS, PAGE)
      await add(TEXTS, '/api/games')
      // Pages that are open go on with the files they have; those are kept until the next version.
      await worker.skipWaiting()
    })(),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const notes = await caches.open(NOTES)
      const last = await notes.match('/version')
      const before = last ? await last.json() : { version: '', files: [] }
      const files = [...shell, ...Object.values(games).flat()]
      if (before.version !== version) {
        const wanted = new Set([...files, ...before.files])
        const cache = await caches.open(FILES)
        for (const request of await cache.keys()) {
          if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
        }
        await notes.put('/version', new Response(JSON.stringify({ version, files })))
      }
      await worker.clients.claim()
    })(),
  )
})

worker.addEventListener('message', (event) => {
  const { keep, language } = event.data
  if (!Object.hasOwn(games, keep)) return
  event.waitUntil(
    (async () => {
      const notes = await caches.open(NOTES)
      await notes.put(`/opened/${keep}`, new Response())
      await addFiles(games[keep] ?? [])
      await add(TEXTS, `/api/games/${keep}/rules?language=${language}`)
      await notes.put(`/kept/${keep}`, new Response(version))
    })(),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!/^\/(api|dev)\//.test(url.pathname)) event.respondWith(newest(request, PAGE))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(file(request))
  } else if (url.pathname === '/api/games' || /^\/api\/games\/[^/]+\/rules$/.test(url.pathname)) {
    event.respondWith(newest(request, url.pathname + url.search))
  }
})

// What there is to hear of while the page is closed. The server has made a sentence of it, in the reader's language.
worker.addEventListener('push', (event) => {
  const news = event.data?.json()
  if (!news) return
  const { id, table, title, text, unread } = news
  const icon = shell.find((path) => /\/icon-192[^/]*\.png$/.test(path))
  event.waitUntil(
    (async () => {
      // The same news twice is one.
      await worker.registration.showNotification(title, {
        body: text,
        tag: id,
        icon,
        badge: icon,
        data: { table },
      })
      await worker.navigator.setAppBadge?.(unread)
    })(),
  )
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = `/t/${encodeURIComponent(event.notification.data.table)}`
  event.waitUntil(
    (async () => {
      const pages = await worker.clients.matchAll({ type: 'window' })
      const there = pages.find(({ url }) => new URL(url).pathname === path)
      if (there) return there.focus()
      return worker.clients.openWindow(path)
    })(),
  )
})

// The browser has another address for this device.
worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    (async () => {
      const options = event.oldSubscription?.options
      const renewed =
        event.newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)))
      if (!renewed) return
      const { endpoint, keys } = renewed.toJSON()
      const { devices } = await (await fetch('/api/me/channels')).json()
      const language = devices.find(({ here }) => here)?.language
      if (!language) return
      await fetch('/api/me/push', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language }),
      })
    })(),
  )
})

/** The games that were opened. */
async function opened() {
  const notes = await (await caches.open(NOTES)).keys()
  return notes
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/opened/'))
    .map((path) => path.slice('/opened/'.length))
}

/** Adds what is missing, one after the other: people at tables come first. */
async function addFiles(paths) {
  const cache = await caches.open(FILES)
  for (const path of paths) if (!(await cache.match(path))) await cache.add(path)
}

async function add(name, path) {
  await (await caches.open(name)).add(new Request(path, { cache: 'no-cache' }))
}

/** A file, from wherever it is nearest. */
async function file(request) {
  return (await (await caches.open(FILES)).match(request)) ?? fetch(request)
}

/** What the network says, or said last. */
async function newest(request, kept) {
  const cache = await caches.open(TEXTS)
  const known = await cache.match(kept)
  try {
    const answer = await fetch(request, known ? { signal: AbortSignal.timeout(PATIENCE) } : {})
    // The page is kept together with its files, when its version is installed.
    if (answer.ok && kept !== PAGE) await cache.put(kept, answer.clone())
    return answer
  } catch (why) {
    if (known) return known
    throw why
  }
}
