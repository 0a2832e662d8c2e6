import { expect, test } from 'vitest'
import { routeOf, seatLink, tableAddress } from './routes'

const origin = 'https://games.example'
const route = (path: string) => routeOf(origin + path)

test('every address leads to its page', () => {
  expect(route('/')).toEqual({ page: 'home' })
  expect(route('/games')).toEqual({ page: 'games' })
  expect(route('/settings/')).toEqual({ page: 'settings' })
  expect(route('/you')).toEqual({ page: 'you' })
  expect(route('/sign-in')).toEqual({ page: 'sign-in' })
  expect(route('/device#abc')).toEqual({ page: 'device', token: 'abc' })
  expect(route('/new/golden-city')).toEqual({ page: 'new', game: 'golden-city' })
  expect(route('/t/abc')).toEqual({ page: 'table', id: 'abc', seat: null, key: null })
  expect(route('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc', named: { at: 0 } })
  expect(route('/t/abc/verify')).toEqual({ page: 'verify', id: 'abc' })
  expect(route('/p/abc')).toEqual({ page: 'practice', id: 'abc' })
  expect(route('/p/abc/replay')).toEqual({ page: 'practice-replay', id: 'abc', named: { at: 0 } })
  expect(route('/p/abc/verify')).toEqual({ page: 'practice-verify', id: 'abc' })
  expect(route('/rules/ugo#U-3.2')).toEqual({ page: 'rules', game: 'ugo', rule: 'U-3.2' })
  expect(route('/rules/ugo/aid')).toEqual({ page: 'aid', game: 'ugo' })
  expect(route('/people/abc')).toEqual({ page: 'person', id: 'abc' })
  expect(route('/people/abc/ugo')).toEqual({ page: 'person-game', id: 'abc', game: 'ugo' })
  expect(route('/statistics/ugo')).toEqual({ page: 'statistics', game: 'ugo' })
  expect(route('/leaders/ugo')).toEqual({ page: 'leaders', game: 'ugo' })
  expect(route('/rules/ugo')).toEqual({ page: 'rules', game: 'ugo', rule: null })
})

test.each([
  '/new',
  '/t',
  '/t/a/b',
  '/t/a/replay/x',
  '/p',
  '/p/a/b',
  '/games/ugo',
  '/people',
  '/people/a/b/c',
  '/leaders',
  '/rules/ugo/x',
  '/%',
  '/new/ugo/4',
])('%s is off the map', (path) => {
  expect(route(path)).toEqual({ page: 'lost' })
})

test('a replay opens at the moment that its address names, through the eyes it names', () => {
  const named = (query: string) => (route(`/t/abc/replay?${query}`) as { named: unknown }).named
  expect(named('at=40&seat=2')).toEqual({ at: 40, seat: 2 })
  expect(named('at=40&seat=none')).toEqual({ at: 40, seat: null })
  expect(named('at=-1&seat=two')).toEqual({ at: 0, seat: undefined })
})

test('a seat link opens its seat', () => {
  const link = seatLink(origin, 'abc', 2, 'k/+y')
  expect(routeOf(link)).toEqual({ page: 'table', id: 'abc', seat: 2, key: 'k/+y' })
  expect(route('/t/abc?seat=two&key=k')).toMatchObject({ seat: null, key: 'k' })
})

test('a table link is found in what was pasted', () => {
  expect(tableAddress(`Come and play: ${origin}/t/abc?seat=1&key=k`, origin)).toBe('/t/abc?seat=1&key=k')
  expect(tableAddress('/t/abc', origin)).toBe('/t/abc')
  expect(tableAddress('https://elsewhere.example/t/abc', origin)).toBeNull()
  expect(tableAddress('hello', origin)).toBeNull()
  expect(tableAddress(`${origin}/t/abc/replay`, origin)).toBeNull()
})
