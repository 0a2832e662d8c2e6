// The service worker as a browser would run it, with a network that can be cut.

import source from './worker.js?raw'
import { beforeEach, expect, test, vi } from 'vitest'
import { aPush } from '../test/push'

const ORIGIN = 'https://games.example'
const pathOf = (of: RequestInfo | URL) => {
  const url = new URL(of instanceof Request ? of.url : String(of), ORIGIN)
  return url.pathname + url.search
}

class FakeCache {
  readonly kept = new Map<string, Response>()
  match = async (of: RequestInfo) => this.kept.get(pathOf(of))?.clone()
  put = async (of: RequestInfo, answer: Response) => void this.kept.set(pathOf(of), answer)
  add = async (of: RequestInfo) => this.put(of, await network(of))
  delete = async (of: RequestInfo) => this.kept.delete(pathOf(of))
  keys = async () => [...this.kept.keys()].map((path) => new Request(ORIGIN + path))
}

let stores: Map<string, FakeCache>
let online: boolean
const network = vi.fn(async (of: RequestInfo | URL) => {
  if (!online) throw new TypeError('Failed to fetch')
  return new Response(`network ${pathOf(of)}`)
})

/** A version of the worker, installed and activated. */
async function version(name: string, shell: string[], games: Record<string, string[]>) {
  const target = new EventTarget()
  const waits: Promise<unknown>[] = []
  const claim = vi.fn(async () => {})
  const shown = vi.fn(async () => {})
  const badge = vi.fn(async () => {})
  const pages: { url: string; focus: () => Promise<void> }[] = []
  const opened = vi.fn(async () => {})
  const worker = Object.assign(target, {
    location: { origin: ORIGIN },
    skipWaiting: async () => {},
    clients: { claim, matchAll: async () => pages, openWindow: opened },
    registration: { showNotification: shown },
    navigator: { setAppBadge: badge },
  })
  const caches = {
    open: async (name: string) => {
      if (!stores.has(name)) stores.set(name, new FakeCache())
      return stores.get(name)!
    },
  }
  /** Names without an origin are the page's own. */
  class OwnRequest extends Request {
    constructor(path: string, init?: RequestInit) {
      super(new URL(path, ORIGIN), init)
    }
  }
  const kept = JSON.stringify({ version: name, shell, games })
  const run = new Function('self', 'caches', 'fetch', 'Request', source.replace('= KEPT\n', `= ${kept}\n`))
  run(worker, caches, network, OwnRequest)
  const fire = async (type: string, more: object = {}) => {
    target.dispatchEvent(
      Object.assign(new Event(type), { waitUntil: (work: Promise<unknown>) => waits.push(work), ...more }),
    )
    await Promise.all(waits)
  }
  /** What the worker answers; undefined where it leaves the request to the browser. */
  const ask = async (path: string, mode = 'cors', method = 'GET'): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, ORIGIN).href, mode, method }
    Object.setPrototypeOf(request, Request.prototype)
    await fire('fetch', { request, respondWith: (given: Promise<Response>) => (answer = given) })
    return answer && (await answer).text()
  }
  await fire('install')
  await fire('activate')
  expect(claim).toHaveBeenCalledTimes(1)
  return { fire, ask, shown, badge, pages, opened }
}

const files = () => [...(stores.get('comptoir-files')?.kept.keys() ?? [])].sort()

beforeEach(() => {
  stores = new Map()
  online = true
  network.mockClear()
})

const GAMES = { ugo: ['/assets/ugo-1.js'], valdora: ['/assets/valdora-1.js'] }

test('without a network there is the page, its files, the shelf, and the games that were opened', async () => {
  const worker = await version('1', ['/assets/app-1.js'], GAMES)
  await worker.fire('message', { data: { keep: 'ugo', language: 'en' } })
  await worker.fire('message', { data: { keep: 'constructor', language: 'en' } })
  expect(files()).toEqual(['/assets/app-1.js', '/assets/ugo-1.js'])
  online = false
  expect(await worker.ask('/p/abc', 'navigate')).toBe('network /')
  expect(await worker.ask('/assets/ugo-1.js')).toBe('network /assets/ugo-1.js')
  expect(await worker.ask('/api/games')).toBe('network /api/games')
  expect(await worker.ask('/api/games/ugo/rules?language=en')).toBe(
    'network /api/games/ugo/rules?language=en',
  )
  await expect(worker.ask('/assets/valdora-1.js')).rejects.toThrow('Failed to fetch')
})

test('what people and their tables are about is never touched', async () => {
  const worker = await version('1', [], GAMES)
  for (const path of [
    '/api/me',
    '/api/tables',
    '/api/tables/x/record',
    `https://elsewhere.example/assets/a.js`,
  ]) {
    expect(await worker.ask(path), path).toBeUndefined()
  }
  expect(await worker.ask('/api/games', 'cors', 'POST')).toBeUndefined()
  expect(await worker.ask('/api/me/data', 'navigate')).toBeUndefined()
})

test('with a network the page is the newest, and a file that is kept is not fetched again', async () => {
  const worker = await version('1', ['/assets/app-1.js'], {})
  network.mockResolvedValueOnce(new Response('a newer page'))
  expect(await worker.ask('/t/x', 'navigate')).toBe('a newer page')
  network.mockClear()
  await worker.ask('/assets/app-1.js')
  expect(network).not.toHaveBeenCalled()
})

test('a new version keeps the games that were opened, and the files of the version before', async () => {
  const first = await version('1', ['/assets/app-1.js'], GAMES)
  await first.fire('message', { data: { keep: 'ugo', language: 'en' } })
  await version('2', ['/assets/app-2.js'], { ugo: ['/assets/ugo-2.js'], valdora: ['/assets/valdora-2.js'] })
  expect(files()).toEqual(['/assets/app-1.js', '/assets/app-2.js', '/assets/ugo-1.js', '/assets/ugo-2.js'])
  await version('3', ['/assets/app-3.js'], { ugo: ['/assets/ugo-2.js'] })
  expect(files()).toEqual(['/assets/app-2.js', '/assets/app-3.js', '/assets/ugo-2.js'])
})

test('what is sent while the page is closed is shown as it was written, once for each piece of news', async () => {
  const worker = await version('1', ['/assets/icon-192-1.png'], {})
  await worker.fire('push', { data: { json: () => aPush(2) } })
  expect(worker.shown).toHaveBeenCalledExactlyOnceWith('Comptoir', {
    body: 'UGO!: it is your turn.',
    tag: 'n1',
    icon: '/assets/icon-192-1.png',
    badge: '/assets/icon-192-1.png',
    data: { table: 't1' },
  })
  expect(worker.badge).toHaveBeenCalledExactlyOnceWith(2)
  await worker.fire('push', { data: null })
  expect(worker.shown).toHaveBeenCalledTimes(1)
})

test('a click on it leads to the table, to where that is open if it is', async () => {
  const worker = await version('1', [], {})
  const click = () => ({ notification: { close: vi.fn(), data: { table: 't1' } } })
  await worker.fire('notificationclick', click())
  expect(worker.opened).toHaveBeenCalledExactlyOnceWith('/t/t1')
  const focus = vi.fn(async () => {})
  worker.pages.push({ url: `${ORIGIN}/games`, focus: vi.fn() }, { url: `${ORIGIN}/t/t1?x`, focus })
  await worker.fire('notificationclick', click())
  expect(focus).toHaveBeenCalledOnce()
  expect(worker.opened).toHaveBeenCalledTimes(1)
})
