import { expect, it } from 'vitest'
import { walksRight } from '../../test/played'
import { found, game } from './fixtures'
import { at, routes } from './routes'
import type { View } from './types'
import { walk } from './walk'

/** What lies on the table; who has to decide, and what the rules make of it, comes with the frame. */
function shown({
  round,
  start_player,
  players,
  used,
  bag,
  pile,
  offer,
  purchases,
  extra_draws,
  trails,
}: View) {
  return { round, start_player, players, used, bag, pile, offer, purchases, extra_draws, trails }
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
