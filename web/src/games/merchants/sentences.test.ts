import { describe, expect, it } from 'vitest'
import type { Frame } from '../../protocol'
import type { Telling } from '../module'
import { FIRST_STRETCH, deliveryRun, position, RUN, runFacts } from './fixtures'
import merchants from '.'
import type { Action, Event, Known, Phase, Refusal, View } from './types'

const { action, describe: inWords, log, panel, prompt, refusal } = merchants

const telling = (language: 'en' | 'fr', you: number | null = 0): Telling => ({
  language,
  you,
  name: (seat) => ['Ana', 'Bruno', 'Clio', 'Diego'][seat] ?? '?',
})
const frame = (view: View, to_act = [0], legal: Action[] = []) =>
  ({ view, to_act, legal }) as unknown as Frame

const events: Event[] = [
  { type: 'game_began', seat: 1 },
  { type: 'robber_placed', seat: 0, hex: '12:-6' },
  { type: 'post_placed', seat: 0, city: 'bern' },
  { type: 'neutral_placed', seat: 1, city: 'athens' },
  { type: 'start_route_placed', seat: 0, path: RUN.BERN_Z },
  { type: 'start_resources', seat: 0, resources: { ore: 2, salt: 1 } },
  { type: 'turn_began', seat: 0, turn: 3 },
  { type: 'rolled', seat: 0, dice: [2, 3] },
  { type: 'produced', resources: [{ wool: 1 }, {}], gold: [0, 1], short: ['ore'] },
  { type: 'discarded', seat: 1, resources: { ore: 4 } },
  { type: 'robber_moved', seat: 0, hex: '6:0' },
  { type: 'robbed', seat: 0, victim: 1 },
  { type: 'card_stolen', seat: 0, victim: 1, resource: 'salt' },
  { type: 'offered', seat: 1, give: { gold: 1 }, want: { salt: 1 }, to: [0] },
  { type: 'answered', seat: 0, answer: { counter: { give: { salt: 1 }, want: { gold: 2 } } } },
  { type: 'traded', seat: 0, with: 1, gave: { wood: 1 }, got: { gold: 2 } },
  { type: 'offer_withdrawn', seat: 1 },
  { type: 'resource_bought', seat: 0, resource: 'wheat', gold: 2 },
  { type: 'bank_traded', seat: 0, give: 'ore', cards: 3, take: 'gold' },
  { type: 'route_built', seat: 0, path: RUN.Z_PARIS, free: true, paid: {} },
  { type: 'city_connected', cities: ['paris'], gold: [2, 1, 0, 0] },
  { type: 'merchant_recruited', seat: 0, merchant: 0, city: 'bern', paid: { wool: 1 } },
  { type: 'merchant_moved', seat: 0, merchant: 0, from: '6:1:W', to: '4:2:E', wheat: 1 },
  { type: 'post_founded', seat: 0, city: 'rome', gold: 2 },
  { type: 'token_placed', hex: '6:3', number: 4 },
  { type: 'token_moved', from: '7:1', to: '9:1', number: 9 },
  { type: 'caravan_formed', seat: 0, caravan: 0, path: RUN.BERN_Z, paid: { ore: 1 } },
  { ...FIRST_STRETCH, toll: 1, gold: 1 },
  { type: 'delivered', seat: 0, city: 'paris', left: 1 },
  { type: 'card_bought', seat: 0, shuffled: true, paid: { salt: 1 } },
  { type: 'card_drawn', card: 'lancer' },
  { type: 'card_played', seat: 0, card: 'bribery', gold: 0 },
  { type: 'gold_taken', seat: 0, gold: 3 },
  { type: 'game_over', winner: 0 },
]

const phases: Phase[] = [
  'place_robber',
  { place_post: 0 },
  { place_neutral: 0 },
  { place_start_route: 0 },
  'roll',
  'discard',
  'move_robber',
  'steal',
  'act',
  'answer',
  'trade',
  { choose_chain: RUN.BERN_Z },
  { free_route: RUN.BERN_Z },
  'safe_conduct',
  'trade_agreement',
  'bribery',
  { caravan: { caravan: 0, steps: 2, free: false } },
  { token: 'rome' },
  'over',
]

const refusals: Refusal[] = [
  { why: 'not_your_turn', waiting_for: [1] },
  { why: 'not_enough_resources', needs: { ore: 1, wood: 1 }, has: { ore: 1 } },
  { why: 'not_enough', of: { pile: 'salt' }, needs: 1, has: 0 },
  { why: 'not_enough', of: 'free_goods', needs: 1, has: 0 },
  { why: 'turn_limit', of: 'offers', limit: 10 },
  { why: 'too_far', steps: null, most: 7 },
  { why: 'tokens_left', resource: 'ore', left: 0 },
  { why: 'foreign_post', city: 'paris' },
  { why: 'no_starting_city', city: 'paris', purple: false },
  { why: 'no_robber_start', hex: '6:0' },
  { why: 'not_arrived', city: 'paris' },
  { why: 'path_taken', path: RUN.BERN_Z, owner: 1 },
]

/** Nothing is missing, and no id of a place shows. */
const sound = (text: string) => {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\d:-?\d|_/)
  expect(text.length).toBeGreaterThan(2)
}

describe.each(['en', 'fr'] as const)('the words in %s', (language) => {
  it('tell every event, to players and spectators', () => {
    for (const you of [0, 1, null])
      for (const event of events) {
        const line = log(event, telling(language, you))
        expect(line, event.type).not.toBeNull()
        sound(line!.text)
      }
  })

  it('ask for every decision, and say whom we wait for', () => {
    for (const phase of phases) {
      const view = position([{ resources: { ore: 9 } }], { phase })
      sound(prompt(frame(view), telling(language)))
      sound(prompt(frame(view), telling(language, 2)))
    }
  })

  it('explain refusals', () => {
    for (const why of refusals) sound(refusal(why, telling(language)))
  })

  it('describe the board and the panels', () => {
    for (const line of inWords(frame(deliveryRun()), telling(language))) sound(line)
    expect(panel(frame(deliveryRun()), 0, telling(language)).map(({ value }) => value)).toContain('4')
  })
})

describe('the name of an action', () => {
  const name = (taken: Action, view = deliveryRun(), facts: Partial<Known> = runFacts) =>
    action(taken, frame(view), telling('en'), { walks: [], steps: [], journeys: [], ...facts })

  it('tells its price', () => {
    expect(name({ move_caravan: { caravan: 0, to: RUN.Z_PARIS } })).toContain('1 salt')
    const walk = { merchant: 0, to: '5:3:E', way: [], wheat: 1, founds: 'genoa', gold: 1 }
    expect(name({ move_merchant: { merchant: 0, to: '5:3:E' } }, deliveryRun(), { walks: [walk] })).toBe(
      'Found a post in Genoa for 1 wheat, +1 gold',
    )
  })

  it('tells to whom a toll goes', () => {
    const step = { caravan: 0, to: RUN.BRUSSELS_COLOGNE, salt: 0, toll: 1 }
    expect(
      name({ move_caravan: { caravan: 0, to: RUN.BRUSSELS_COLOGNE } }, deliveryRun(), { steps: [step] }),
    ).toContain('toll to Bruno')
  })

  it('says what is done without', () => {
    expect(name('done', position([], { phase: 'steal' }))).toBe('Rob nobody')
    expect(name('done', position([], { phase: { caravan: { caravan: 0, steps: 2, free: false } } }))).toBe(
      'Halt here',
    )
  })

  it('names what is given for what', () => {
    expect(name({ bank_trade: { give: 'ore', take: 'gold' } })).toBe('Give the bank 3 ore for 1 gold')
  })
})
