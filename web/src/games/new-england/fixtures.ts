// A game of four that was really played, as seat 0 saw it.

import { foundIn, type Step } from '../../test/played'
import four from './four.fixture.json'
import { LANDS } from './data'
import type { Action, Cell, Player, View } from './types'

export const game = four as unknown as Step[]
export const found = (wanted: (view: View, legal: Action[]) => boolean) => foundIn(game, wanted)
export { telling } from '../../test/played'

const player = (family: Player['family']): Player => ({
  family,
  money: 12,
  marker: null,
  lands: { settlement: [], crops: [], pasture: [] },
  start_tiles: { settlement: [], crops: [], pasture: [] },
  figures: { pilgrim: [], barn: [], ship: [] },
  played: {},
  stored: {},
})

type Setting = Partial<Player> & { start?: Partial<Player['start_tiles']>; tiles?: Partial<Player['lands']> }

/** A board with the tiles of the rules' examples (games/new-england/tests/rulebook.rs): `start` are start tiles, `tiles` single ones. */
export function board(...settings: Setting[]): View {
  const families = ['palmer', 'winslow', 'howland', 'annable'] as const
  const players = settings.map(({ start = {}, tiles = {}, ...rest }, seat) => {
    const own = player(families[seat] ?? 'annable')
    for (const land of LANDS) {
      own.start_tiles[land] = start[land] ?? []
      own.lands[land] = [...(start[land] ?? []), ...(tiles[land] ?? [])]
    }
    return { ...own, ...rest }
  })
  const frame = found(() => true).view as View
  return { ...frame, players, used: [], phase: { turn: 0 } }
}

/** Sets of cells as one word each, in any order. */
export const sets = (cells: readonly (readonly Cell[])[]) => cells.map((set) => set.join(' ')).sort()
