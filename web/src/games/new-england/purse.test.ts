import { expect, it } from 'vitest'
import { found } from './fixtures'
import { purseOf } from './purse'
import type { Known, View } from './types'

it('shows what the rules say about the marker taken, or the one pointed at', () => {
  const view = found((view) => view.phase !== 'over' && 'bid' in view.phase && view.round === 1).view as View
  const thinking = {
    ...view,
    players: view.players.map((player) => ({ ...player, money: 12, marker: null })),
  }
  const purse = (price: number) => ({ price, purchases: 2, affordable: 1, after: 9 })
  const facts: Known = { places: [], purses: [purse(5), purse(7)], ranking: [] }
  const income = view.incomes[0]
  expect(purseOf(thinking, 0, facts, null)).toEqual({ money: 12, income, priced: null })
  expect(purseOf(thinking, 0, facts, 7)).toEqual({ money: 12, income, priced: purse(7) })
  expect(purseOf(thinking, 0, null, 7)).toEqual({ money: 12, income, priced: null })
  const marked = { ...view, players: view.players.map((player) => ({ ...player, marker: 5 })) }
  expect(purseOf(marked, 0, facts, 7)?.priced).toEqual(purse(5))
  expect(purseOf(thinking, 9, facts, null)).toBeNull()
})
