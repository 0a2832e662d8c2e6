import { describe, expect, it } from 'vitest'
import type { Frame } from '../../protocol'
import type { Language } from '../../words/messages'
import { data } from './data'
import { placeNote } from './describe'
import { found, games, roundScored, telling as english } from './fixtures'
import goldenCity from '.'
import type { Action, Event, Phase, Refusal, View } from './types'
import { words } from './words'

const { action, describe: inWords, log, panel, prompt, refusal } = goldenCity

const phases: Phase[] = [
  { place_hand: 1 },
  { build: 1 },
  { choose_bonus: 1 },
  { take_ware: 1 },
  { remove_ware: 1 },
  { discard: 1 },
  'over',
]
const refusals: Refusal[] = [
  { why: 'game_is_over' },
  { why: 'not_your_turn', waiting_for: 1 },
  ...phases.map((phase): Refusal => ({ why: 'not_now', phase })),
  { why: 'no_such_group', group: 7, groups: 4 },
  { why: 'expulsion_too_dear', bidder: 1, price: 2, coins: 0 },
  { why: 'no_post_left', posts: 18 },
  { why: 'site_taken', place: 'salt_cove', owner: 1 },
  { why: 'site_taken', place: 'salt_cove', owner: 0 },
  { why: 'already_there', place: 'miners_gate' },
  { why: 'not_connected', place: 'great_oak' },
  { why: 'zone_full', place: 'miners_gate' },
  { why: 'key_missing', place: 'sun_palace', needs: 1, has: 0 },
  { why: 'wrong_payment', landscape: 'desert', cards: 2, offered: [], holds: ['desert'] },
  { why: 'not_among_these', phase: { take_ware: 0 } },
]
const rare: Event[] = [
  { type: 'post_built', seat: 0, place: 'sun_palace', payment: ['desert', 'desert'], keys: 1, black: true },
  { type: 'post_built', seat: 1, place: 'sun_palace', payment: ['desert', 'desert'], keys: 1, black: true },
  { type: 'hand_placed', seat: 1, group: 0, price: 2, expelled: 0 },
  { type: 'ware_taken', seat: 1, card: 'ware_1', from_pile: true, turned: null },
  { type: 'ware_removed', seat: 0, card: 'ware_1' },
  { type: 'ware_removed', seat: 1, card: 'ware_1' },
  { type: 'card_discarded', seat: 0, card: 'forest' },
  { type: 'card_discarded', seat: 1, card: 'forest' },
  { type: 'turn_ended', seat: 0, built: 0 },
  { type: 'turn_ended', seat: 1, built: 0 },
  { type: 'player_blocked', seat: 0 },
  { type: 'player_blocked', seat: 1 },
  { type: 'coins_taken', seat: 1, coins: 0 },
  { type: 'special_scored', letters: [9, 9], winner: null, victory_points: 1 },
  { type: 'special_scored', letters: [9, 8], winner: 0, victory_points: 2 },
]
const steps = [...games.four, ...games.drought]
const frames = steps.flatMap(({ frame }) => (frame ? [frame] : []))
const events = [...steps.flatMap(({ heard }) => heard.events as Event[]), ...rare]

/** Everything the game can say to a seat or a spectator. */
function texts(language: Language, you: number | null): string[] {
  const telling = { ...english, language, you }
  const decided = frames.flatMap((frame) =>
    phases.flatMap((phase) => {
      const own = phase === 'over' ? phase : { [Object.keys(phase)[0] ?? '']: 0 }
      return [phase, own].map((at) => ({ ...frame, view: { ...(frame.view as View), phase: at as Phase } }))
    }),
  )
  return [
    ...decided.map((frame) => prompt(frame, telling)),
    ...events.flatMap((event) => log(event, telling)?.text ?? []),
    ...refusals.map((why) => refusal(why, telling)),
    ...frames.flatMap((frame) => inWords(frame, telling)),
    ...frames.flatMap((frame) => (frame.legal as Action[]).map((one) => action(one, frame, telling))),
    ...frames.flatMap((frame) => panel(frame, 1, telling).flatMap(({ label, value }) => [label, value])),
    ...frames.slice(0, 2).flatMap((frame) =>
      data.place.flatMap(({ id }) => {
        const { name, lines } = placeNote(frame.view as View, id, telling)
        return [name, ...lines]
      }),
    ),
  ]
}

describe.each([
  ['en', 0],
  ['en', null],
  ['fr', 0],
  ['fr', null],
] as const)('in %s to seat %s', (language, you) => {
  const all = texts(language, you)

  it('everything can be said', () => {
    expect(all.length).toBeGreaterThan(800)
    for (const text of all) expect(text).not.toMatch(/undefined|NaN|null|\[object|^$|_/)
  })

  it('apostrophes and French spaces are those of print', () => {
    for (const text of all) {
      expect(text).not.toContain("'")
      if (language === 'fr') expect(text, text).not.toMatch(/\S[:;!?](?!\d)|[^\u00a0\u202f][:;!?]/)
    }
  })
})

describe('some sentences', () => {
  const say = (event: Event, you: number | null = 0) => log(event, { ...english, you })?.text
  const frame: Frame = found(games.four, (_, legal) => legal.length > 0)

  it('names what is taken in one list', () => {
    expect(
      say({ type: 'group_taken', seat: 1, group: 0, cards: ['port', 'forest'], coins: 1, leads: false }),
    ).toBe('Bruno takes 1 port, 1 forest and 1 coin.')
    expect(say(rare[0]!)).toBe('You add a black post at Sun Palace for 2 deserts and a key.')
  })

  it('names an expulsion with its price', () => {
    const shown = frame.view as View
    const view = { ...shown, expulsions: 1, reckoned: { ...shown.reckoned, expulsion_price: 2 } }
    view.groups = [{ cards: ['port', 'port'], coins: 0, bidder: 2 }]
    expect(action({ place_hand: 0 }, { ...frame, view }, english)).toBe(
      'Expel Clio from group 1 for 2 coins: 2 ports',
    )
  })

  it('tells the owner alone what was drawn', () => {
    expect(say({ type: 'card_drawn', seat: 0 })).toBeUndefined()
    expect(say({ type: 'card_drawn', seat: 1 })).toBe('Bruno draws a card.')
  })

  it('says who expelled whom', () => {
    expect(say(rare[2]!)).toBe('Bruno expels you from group 1 for 2 coins.')
    expect(say(rare[2]!, 1)).toBe('You expel Ada from group 1 for 2 coins.')
    expect(say(rare[2]!, null)).toBe('Bruno expels Ada from group 1 for 2 coins.')
  })

  it('names rivers and quarters as each language does', () => {
    const scored = roundScored(1, { wares: 4, areas: 0 }, { wares: 0, areas: 0 })
    expect(say(scored, null)).toBe('For pottery: Ada +4. For the Silverrun: nobody.')
    const fr = { ...english, language: 'fr' as const }
    expect(log(scored, fr)?.text).toContain('Pour l’Argentine\u00a0: personne.')
    expect(words(fr)('area-label', { area: { quarter: 'desert' } })).toBe('Quartier désert')
    expect(words(fr).of('pays', 'bonus_forest')).toBe(
      '1 lettre par comptoir sur les sites et zones de la forêt',
    )
  })
})
