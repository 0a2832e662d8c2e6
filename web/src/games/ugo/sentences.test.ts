import { describe, expect, it } from 'vitest'
import type { Telling } from '../module'
import ugo from '.'
import { cardLabel, words } from './words'

const { log } = ugo

function telling(language: Telling['language'], you: number | null = 0): Telling {
  return { language, you, name: (seat) => ['Gabriel', 'Carole', 'Théo', 'Sonia'][seat] ?? '' }
}

describe('words', () => {
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
