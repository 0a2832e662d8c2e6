// Whatever a board draws at a place of its own says what it is to whoever points at it, in every game that was played.

import { cleanup } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Frame, Table } from '../protocol'
import { boardOf } from '../test/board'
import { telling, type Step } from '../test/played'
import type { GameModule } from './module'
import { position } from './merchants/fixtures'

/** Boards drawn of each game: all of them would take long. */
const DRAWN = 4
/** Pieces that let the pointer through to the place they stand on, words, and the symbols of players, who stand beside the board. */
const THROUGH = '.pawns *, .figure, .anchor, :has(> .none), [data-at^="seat"]'

const games = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' })
const fixtures = import.meta.glob<Step[]>('./{golden-city,new-england,valdora}/*.fixture.json', {
  eager: true,
  import: 'default',
})
const trading: Frame = {
  version: 1,
  view: position([
    {
      posts: ['paris'],
      routes: ['4:1:E/5:1:W'],
      merchants: ['4:1:E', null],
      caravans: ['4:1:E/5:1:W', null],
    },
  ]),
  legal: [],
  to_act: [0],
  can_undo: false,
  rewinds: [],
  forced: false,
  standings: null,
}
const played: [string, Frame[]][] = [
  ...Object.entries(fixtures).map(([path, steps]): [string, Frame[]] => {
    const frames = steps.flatMap(({ frame }) => (frame && !frame.standings ? [frame] : []))
    return [path, frames.filter((_, nth) => nth % Math.ceil(frames.length / DRAWN) === 0)]
  }),
  ['./merchants/position', [trading]],
]

describe.each(played)('%s', (path, frames) => {
  const game = games[`./${path.split('/')[1]}/index.ts`]!
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, bot: null }))
  const { show } = boardOf(game, { you: 0, seats } as unknown as Table)

  it('has no mark that does not explain itself', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const mute = new Set<string>()
    let marks = 0
    for (const frame of frames) {
      const board = show(frame)
      for (const mark of board.querySelectorAll('[data-at]')) {
        // A cell of the coast answers for what is drawn below it.
        const drawn =
          mark.childElementCount > 0 || mark.textContent.trim() !== '' || mark.matches('.cell[data-thing]')
        if (!drawn || mark.matches(THROUGH)) continue
        marks++
        const thing = (mark.closest('[data-thing]') ?? mark.querySelector('[data-thing]'))?.getAttribute(
          'data-thing',
        )
        if (!thing || !game.things.explain(thing, telling, frame)) mute.add(mark.getAttribute('data-at')!)
      }
      cleanup()
    }
    expect([...mute]).toEqual([])
    expect(marks).toBeGreaterThan(20)
  })
})
