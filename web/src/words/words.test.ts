import { expect, test } from 'vitest'
import type { Check } from '../fairness/verify'
import { problemText } from '../problems'
import type { Problem } from '../protocol'
import { read, settings } from '../settings.svelte'
import { languageName, languages } from './catalogues'
import { say, sayAt, speak } from '.'

/** One of each: a code the server adds is missed here before it is missed on the page. */
const problems: { [C in Problem['code']]: Omit<Extract<Problem, { code: C }>, 'code'> } = {
  unknown_game: {},
  unknown_table: {},
  unknown_address: {},
  setup: { setup: { why: 'seats', asked: 7, allowed: [2, 3, 4] } },
  bad_seats: {},
  bad_name: {},
  bad_text: { limit: 500 },
  too_many_muted: { limit: 200 },
  too_many_kept: { limit: 200 },
  unknown_kept: {},
  not_of_device: {},
  bad_record: { step: 3 },
  unknown_person: {},
  too_many_friends: { limit: 200 },
  too_many_asked: { limit: 50 },
  too_many_blocked: { limit: 500 },
  not_friends: {},
  not_invited: {},
  seat_kept: {},
  invitation_needed: {},
  wrong_invitation: {},
  registration_closed: {},
  too_many_entry_links: { limit: 20 },
  no_profile: {},
  members_only: {},
  bots_unrated: {},
  not_rated: {},
  no_coach: {},
  already_over: {},
  name_taken: {},
  no_name: {},
  bad_handle: {},
  handle_taken: {},
  weak_passphrase: {},
  wrong_sign_in: {},
  already_member: {},
  not_member: {},
  no_way_back: {},
  last_way: {},
  no_passkeys: {},
  wrong_passkey: {},
  too_many_passkeys: { limit: 20 },
  no_mail: {},
  bad_address: {},
  address_taken: {},
  not_admin: {},
  banned: {},
  not_yourself: {},
  too_many_reports: { limit: 20 },
  bad_endpoint: {},
  too_many_webhooks: { limit: 5 },
  unknown_webhook: {},
  not_delivered: {},
  not_taken: {},
  not_asked: {},
  unknown_seat: {},
  seat_taken: {},
  already_seated: {},
  wrong_key: {},
  not_your_seat: {},
  not_seated: {},
  still_here: { seconds: 30 },
  not_host: {},
  seats_open: {},
  already_started: {},
  not_fixed: {},
  wrong_opening: {},
  not_started: {},
  not_over: {},
  may_not_watch: {},
  stale: { version: 3 },
  against: { rule: 'U-3.2', refusal: null },
  nothing_to_undo: {},
  bots_cannot_agree: {},
  back_asked: {},
  back_refused: {},
  too_many_orders: { limit: 6 },
  order_not_now: {},
  bad_clock: {},
  no_clock: {},
  paused: {},
  time_up: {},
  not_up: {},
  clock_decides: {},
  bad_zone: {},
  bad_quiet: {},
  bad_holidays: {},
  quiet_too_soon: { hours: 5 },
  bad_message: { why: 'expected a comma' },
  too_large: { limit: 4096 },
  too_fast: { seconds: 1 },
  too_many_tables: { limit: 8 },
  wrong_origin: {},
  newer_rules: {},
  differs: { step: 0 },
  unstorable: {},
  internal: {},
}

test.each(languages)('every problem has its own sentence in %s', async (language) => {
  await speak(language)
  const general = problemText({ code: 'internal' })
  for (const [code, fields] of Object.entries(problems)) {
    const text = problemText({ code, ...fields } as Problem)
    expect(text, code).toMatch(/^\p{Lu}.*\.$/u)
    if (code !== 'internal') expect(text, code).not.toBe(general)
  }
  expect(problemText({ code: 'of_tomorrow' } as unknown as Problem)).toBe(general)
})

test('problems are told with their numbers', async () => {
  const told = async (language: 'en' | 'fr', problem: Problem) => {
    await speak(language)
    return problemText(problem)
  }
  expect(await told('en', { code: 'still_here', seconds: 1 })).toMatch(/1 more second\./)
  expect(await told('fr', { code: 'still_here', seconds: 30 })).toMatch(/30 secondes/)
  const setup: Problem = { code: 'setup', setup: { why: 'seats', asked: 7, allowed: [2, 3, 4] } }
  expect(await told('en', setup)).toContain('2, 3 or 4')
  expect(await told('fr', setup)).toContain('2, 3 ou 4')
  const missing = { why: 'unknown_option', option: 'x' } as unknown as Extract<
    typeof setup,
    { code: 'setup' }
  >['setup']
  expect(await told('en', { code: 'setup', setup: missing })).toBe('The game does not offer this choice.')
  expect(await told('en', { code: 'differs', step: 12 })).toContain('its step 12 does not')
})

const checks: Check[] = [
  { check: 'record', result: 'failed' },
  { check: 'rules', result: 'passed', steps: 40 },
  ...(
    [
      { code: 'state', recorded: 'a', computed: 'b' },
      { code: 'refused', rule: 'U-3.2', refusal: '' },
      { code: 'edition', found: 2, newest: 1 },
      { code: 'chance' },
      { code: 'nothing_to_undo' },
      { code: 'nothing_to_rewind', to: 4 },
      { code: 'options', why: '' },
    ] as const
  ).map((difference, step): Check => ({ check: 'rules', result: 'failed', step, difference })),
  { check: 'result', result: 'passed' },
  { check: 'result', result: 'failed' },
  ...(['passed', 'failed', 'skipped'] as const).flatMap((result): Check[] => [
    { check: 'commitment', result },
    { check: 'mine', result },
  ]),
  { check: 'published', result: 'passed' },
  { check: 'published', result: 'failed' },
  { check: 'openings', result: 'passed', people: ['Ann', 'taken', 'Cleo'] },
  { check: 'openings', result: 'failed' },
  { check: 'openings', result: 'skipped' },
  { check: 'broken_off', result: 'skipped', times: 2 },
  { check: 'draws', result: 'passed', count: 99 },
  { check: 'draws', result: 'failed', draw: 3, step: 2, recorded: 1, computed: 0 },
]

test.each(languages)('every check of a record has its sentence in %s', async (language) => {
  await speak(language)
  const texts = checks.map((check) => say.of('check', { [`${check.check}_${check.result}`]: check }))
  for (const text of texts) expect(text).toMatch(/^\p{Lu}.*[.)]$/u)
  expect(texts.join()).toMatch(/Ann, taken (and|et) Cleo/)
  expect(texts.join()).toContain('U-3.2')
  expect(new Set(texts).size).toBe(texts.length)
})

test('the reader is told apart from the others', () => {
  const at = (you: number | null) => sayAt({ language: 'en', you, name: (seat) => `P${seat}` })
  expect(at(1)('end-won', { seat: 1 })).toBe('You won!')
  expect(at(0)('end-won', { seat: 1 })).toBe('P1 won')
  expect(at(null)('log-undone', { seat: 1 })).toBe('P1 takes a step back.')
})

test('the languages are those there are words in', async () => {
  expect(languages).toEqual(expect.arrayContaining(['en', 'fr']))
  expect((['en', 'fr'] as const).map(languageName)).toEqual(['English', 'Français'])
  expect(read(null, ['de-AT', 'fr-CA', 'en']).language).toBe('fr')
  expect(read(null, ['de']).language).toBe('en')
  expect(read('{"language":"fr"}', ['en']).language).toBe('fr')
  expect(read('{"language":"xx"}', ['en']).language).toBe('en')
  await speak('fr')
  expect([settings.language, say('close')]).toEqual(['fr', 'Fermer'])
})
