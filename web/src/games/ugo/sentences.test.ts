import { describe, expect, it } from 'vitest'
import type { Moment } from '../../protocol'
import type { Telling } from '../module'
import duel from './duel.fixture.json'
import four from './four.fixture.json'
import ugo from '.'
import type { Refusal } from './types'
import { cardLabel, words } from './words'
import { data } from './data'

const { action, describe: inWords, log, panel, prompt, refusal } = ugo

function telling(language: Telling['language'], you: number | null = 0): Telling {
  return { language, you, name: (seat) => ['Gabriel', 'Carole', 'Théo', 'Sonia'][seat] ?? '' }
}

const refusals: Refusal[] = [
  { why: 'game_is_over' },
  { why: 'not_your_turn', waiting_for: 2 },
  { why: 'not_in_hand', card: 'red_6' },
  { why: 'must_follow', led: 'blue', holds: 2 },
  { why: 'trick_to_place' },
  { why: 'no_trick_to_place' },
  { why: 'wrong_new_colours', new: ['red', 'blue'] },
  { why: 'wrong_top', colour: 'green' },
]

/** Everything the game says in two games. */
function everything(telling: Telling): string[] {
  return [...(duel as Moment[]), ...(four as Moment[])]
    .flatMap(({ heard, frame }) => [
      prompt(frame, telling),
      ...heard.events.map((event) => log(event, telling)?.text ?? ''),
      ...frame.legal.map((legal) => action(legal, frame, telling)),
      ...panel(frame, 1, telling).flatMap(({ value, label }) => [value, label]),
      ...inWords(frame, telling),
    ])
    .concat(refusals.map((why) => refusal(why, telling)))
    .concat(data.card.map(({ id }) => cardLabel(id, telling)))
}

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  it.each([0, null])('says whole sentences to viewer %s', (you) => {
    for (const text of everything(telling(language, you))) {
      expect(text).not.toMatch(/undefined|NaN|\[object|null| {2}/)
    }
  })
})

describe('words', () => {
  it('keep French marks with the word before them', () => {
    for (const text of everything(telling('fr'))) expect(text).not.toMatch(/[^\u00a0\u202f][!?:;]/)
  })

  it('name a card with all it brings', () => {
    expect(cardLabel('red_6', telling('en'))).toBe('Red 6, hills, brings 1 farmer when it wins')
    expect(cardLabel('blue_1', telling('en'))).toBe(
      'Blue 1, lakes, brings 1 farmer when its own colour beats it, 2 when another does',
    )
    expect(cardLabel('green_0', telling('fr'))).toBe('0 vert, prés')
    expect(cardLabel('yellow_4', telling('fr'))).toBe(
      '4 jaune, champs, rapporte 2 agriculteurs en remportant le pli',
    )
  })

  it('count correctly', () => {
    const [en, fr] = [words(telling('en')), words(telling('fr'))]
    const farmers = (say: typeof en) => [0, 1, 2].map((count) => say('farmers', { count }))
    expect(farmers(en)).toEqual(['0 farmers', '1 farmer', '2 farmers'])
    expect(farmers(fr)).toEqual(['0 agriculteur', '1 agriculteur', '2 agriculteurs'])
    expect(fr('points', { count: -1 })).toBe('−1 point')
    expect(fr('kingdom-of', { seat: 3 })).toBe('Royaume de Sonia')
    expect(en('ranked', { rank: 3, tied: true })).toBe('3rd (tied)')
    expect(fr('ranked', { rank: 1, tied: false })).toBe('1er')
  })

  it('speak to the reader', () => {
    const won = { type: 'trick_won', seat: 0, card: 'red_6' }
    expect(log(won, telling('en'))?.text).toBe('You win the trick with red 6.')
    expect(log(won, telling('en', 1))?.text).toBe('Gabriel wins the trick with red 6.')
  })
})
