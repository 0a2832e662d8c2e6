// The addresses of the page.

import type { Seat } from './protocol'

/** A moment of a replay: after which step, and through whose eyes; undefined for the reader's own. */
export interface Named {
  at: number
  seat: Seat | null | undefined
}

export type Route =
  | {
      page:
        | 'home'
        | 'lobby'
        | 'friends'
        | 'games'
        | 'you'
        | 'sign-in'
        | 'settings'
        | 'admin'
        | 'turns'
        | 'notices'
        | 'lost'
    }
  | { page: 'device' | 'come' | 'mail' | 'unsubscribe'; token: string }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; seat: Seat | null; key: string | null }
  | { page: 'verify'; id: string }
  | { page: 'replay' | 'practice-replay'; id: string; named: Named }
  | { page: 'practice' | 'practice-verify'; id: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'person'; id: string }
  | { page: 'person-game'; id: string; game: string }
  | { page: 'statistics' | 'leaders'; game: string }

const PLAIN = [
  'lobby',
  'friends',
  'games',
  'you',
  'sign-in',
  'settings',
  'admin',
  'turns',
  'notices',
] as const

/** What an address shows. */
export function routeOf(address: string): Route {
  const url = new URL(address)
  const [first, second, third, ...rest] = parts(url.pathname)
  if (rest.length > 0) return { page: 'lost' }
  if (first === undefined) return { page: 'home' }
  if (second === undefined) {
    if (first === 'device' || first === 'come' || first === 'mail' || first === 'unsubscribe')
      return { page: first, token: url.hash.slice(1) }
    const plain = PLAIN.find((page) => page === first)
    return { page: plain ?? 'lost' }
  }
  if (first === 't') {
    if (third === 'replay') return { page: third, id: second, named: named(url) }
    if (third === 'verify') return { page: third, id: second }
    if (third === undefined) return { page: 'table', id: second, ...invitation(url) }
  } else if (first === 'p') {
    if (third === 'replay') return { page: 'practice-replay', id: second, named: named(url) }
    if (third === 'verify') return { page: 'practice-verify', id: second }
    if (third === undefined) return { page: 'practice', id: second }
  } else if (first === 'people') {
    return third === undefined
      ? { page: 'person', id: second }
      : { page: 'person-game', id: second, game: third }
  } else if (third === undefined) {
    if (first === 'statistics' || first === 'leaders') return { page: first, game: second }
    if (first === 'new') return { page: 'new', game: second }
    if (first === 'rules') return { page: 'rules', game: second, rule: rule(url) }
  }
  return { page: 'lost' }
}

/** The table address inside a pasted text, if it leads to a table of this server. */
export function tableAddress(pasted: string, origin: string): string | null {
  const found = /\S*\/t\/\S+/.exec(pasted)?.[0]
  if (!found || !URL.canParse(found, origin)) return null
  const url = new URL(found, origin)
  return url.origin === origin && routeOf(url.href).page === 'table' ? url.pathname + url.search : null
}

/** The link that opens a seat. */
export function seatLink(origin: string, table: string, seat: Seat, key: string): string {
  return `${origin}/t/${encodeURIComponent(table)}?seat=${seat}&key=${encodeURIComponent(key)}`
}

/** The moment of a replay that an address names. */
function named({ searchParams }: URL): Named {
  const [at, seat] = [searchParams.get('at') ?? '', searchParams.get('seat') ?? '']
  return {
    at: /^\d{1,6}$/.test(at) ? Number(at) : 0,
    seat: /^\d$/.test(seat) ? Number(seat) : seat === 'none' ? null : undefined,
  }
}

function invitation(url: URL): { seat: Seat | null; key: string | null } {
  const seat = url.searchParams.get('seat')
  return { seat: seat !== null && /^\d$/.test(seat) ? Number(seat) : null, key: url.searchParams.get('key') }
}

const rule = (url: URL) => (url.hash.length > 1 ? decoded(url.hash.slice(1)) : null)

const parts = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)

/** A broken percent sign in an address is no reason to show nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
