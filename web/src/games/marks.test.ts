import { cleanup } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Table } from '../protocol'
import { boardOf } from '../test/board'
import type { Step } from '../test/played'
import type { GameModule } from './module'
import goldenCity from './golden-city'
import fourCities from './golden-city/four.fixture.json'
import newEngland from './new-england'
import fourFamilies from './new-england/four.fixture.json'
import ugo from './ugo'
import fourKingdoms from './ugo/four.fixture.json'
import valdora from './valdora'
import threeTravellers from './valdora/three.fixture.json'

/** Boards drawn of each game: all of them would take long. */
const DRAWN = 6

const played: [string, GameModule, Step[]][] = [
  ['ugo', ugo, fourKingdoms as Step[]],
  ['golden-city', goldenCity, fourCities as Step[]],
  ['valdora', valdora, threeTravellers as Step[]],
  ['new-england', newEngland, fourFamilies as Step[]],
]

describe.each(played)('%s', (_, game, steps) => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, bot: null }))
  const { show } = boardOf(game, { you: 0, seats } as unknown as Table)

  it('marks places that its board has', () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    const telling = steps.filter(
      ({ heard, frame }) =>
        frame && !frame.standings && heard.events.some((event) => game.marks?.(event, frame.view).length),
    )
    const some = telling.filter((_, at) => at % Math.ceil(telling.length / DRAWN) === 0)
    expect(some.length).toBeGreaterThan(3)
    const there: string[] = []
    const gone: string[] = []
    for (const { heard, frame } of some) {
      const board = show(frame!)
      const marks = heard.events.flatMap((event) => game.marks!(event, frame!.view))
      for (const place of marks.flatMap((mark) =>
        typeof mark === 'string' ? [mark] : [mark.at, mark.from],
      )) {
        const found = board.querySelector(`[data-at="${place}"]`)
        ;(found ? there : gone).push(place)
      }
      cleanup()
    }
    // A step may end what it was part of: the auction is over, the groups are gone.
    expect(gone.length, `not on the board: ${gone.join(', ')}`).toBeLessThanOrEqual(there.length / 5)
  })
})
