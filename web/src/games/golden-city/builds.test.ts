import { expect, it } from 'vitest'
import { payments } from './builds'
import type { Cards } from './cards'
import type { Action } from './types'

it('lists ways to pay by place, fewest cards first', () => {
  const build = (place: string, payment: Cards): Action => ({ build: { place, payment } })
  const legal: Action[] = [
    build('salt_cove', ['forest', 'forest']),
    build('salt_cove', ['port']),
    build('caravanserai', ['desert', 'desert']),
    'end_turn',
  ]
  expect([...payments(legal)]).toEqual([
    ['salt_cove', [['port'], ['forest', 'forest']]],
    ['caravanserai', [['desert', 'desert']]],
  ])
})
