import { expect, it } from 'vitest'
import { walksRight } from '../../test/played'
import { found, game } from './fixtures'
import { purseOf } from './purse'
import { at, routes } from './routes'
import type { View } from './types'
import { walk } from './walk'

/** What the board shows of a view; who has to decide comes with the frame. */
function shown(view: View) {
  const { phase, ...rest } = view
  void phase
  return rest
}

it('walks from the first view of a game to the last, and is right wherever it was looked at', () => {
  walksRight(game, walk, shown, 21)
})

it('has what was moved in the hand until it is put down', () => {
  const view = found((view, legal) => view.phase !== 'over' && 'place' in view.phase && legal.length > 0)
    .view as View
  const bought = walk(view, { type: 'stored_card_taken', seat: 1, card: 'barn' })
  expect(bought.phase).toEqual({ place: { seat: 1, taken: { stored: 'barn' } } })
})

it('lets pieces fly from where they lie to where they go', () => {
  const view = found((view) => view.offer.length > 0 && view.offer.every((item) => item !== null))
    .view as View
  const item = view.offer[4]!
  expect(routes({ type: 'bought', seat: 2, item, price: 3 }, view)).toMatchObject([
    {
      piece: item,
      from: at.space(view.offer.findIndex((other) => JSON.stringify(other) === JSON.stringify(item))),
      to: at.seat(2),
    },
  ])
  expect(routes({ type: 'turn_ended', seat: 9, income: 4 }, view)).toEqual([])
})

it('counts what is still to pay and what comes in', () => {
  const view = found((view) => view.phase !== 'over' && 'bid' in view.phase && view.round === 1).view as View
  const thinking = {
    ...view,
    players: view.players.map((player) => ({ ...player, money: 12, marker: null })),
  }
  expect(purseOf(thinking, 0, null)).toMatchObject({ price: null, purchases: 0, after: 16 })
  expect(purseOf(thinking, 0, 5)).toMatchObject({ price: 5, purchases: 2, affordable: 2, after: 6 })
  expect(purseOf(thinking, 0, 7)).toMatchObject({ affordable: 1, after: 9 })
  const once = {
    ...thinking,
    phase: { turn: 0 },
    purchases: 1,
    players: thinking.players.map((player) => ({ ...player, marker: 5, money: 7 })),
  }
  expect(purseOf(once, 0, null)).toMatchObject({ purchases: 1, affordable: 1, after: 6 })
  expect(purseOf(once, 9, null)).toBeNull()
})
