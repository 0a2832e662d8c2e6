import { expect, it } from 'vitest'
import type { Frame } from '../../protocol'
import { boardOf } from '../../test/board'
import { position } from './fixtures'
import { isOfUse } from './targets'
import type { Action } from './types'
import merchants from '.'

const legal: Action[] = [{ move_robber: '4:1' }, { move_robber: '5:1' }]
const robbing = position([{ posts: ['paris'] }], { phase: 'move_robber' })

const { show } = boardOf(merchants)

it('is moved over hexes lit below what stands on them', () => {
  const frame: Frame = {
    version: 1,
    view: robbing,
    legal,
    to_act: [0],
    can_undo: false,
    rewinds: [],
    forced: false,
    forgoes: [],
    standings: null,
  }
  const board = show(frame)
  const lit = [...board.querySelectorAll('[data-lit]')]
  expect(lit).toHaveLength(2)
  for (const one of lit) expect([...one.classList]).toContain('beckons')
  for (const piece of board.querySelectorAll('g[data-at]:is(.piece, :has(.site))'))
    for (const one of lit)
      expect(one.compareDocumentPosition(piece) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('leaves no tool in hand that is of no use', () => {
  expect(isOfUse(robbing, 0, legal, 'route', null)).toBe(false)
  const free: Action[] = [{ build_route: '4:1:E/5:1:W' }]
  expect(isOfUse(position(), 0, free, 'route', null)).toBe(true)
})
