// What New England brings to its rules pages.

import { forSeats, type Guide } from '../../../rules/guide'
import { CELLS, HEIGHT, WIDTH } from '../cells'
import { cardData, data, FIGURES, figureData, LANDS, landData, OFFER_SIZE } from '../data'
import type { Figure } from '../types'
import { words } from '../words'
import Scene from './Scene.svelte'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
/** What a card for so many cells scores. */
const pointsFor = (cells: number) => data.card.find((card) => card.cells?.length === cells)!.points
const count = (figure: Figure) => figureData(figure).count

const guide: Guide = {
  data,
  values: {
    cells: CELLS.length,
    columns: WIDTH,
    rows: HEIGHT,
    tiles: sum(data.land.map(({ tiles }) => tiles)),
    tiles_each: landData(LANDS[0]!).tiles,
    families: data.family.length,
    cards: sum(data.card.map(({ copies }) => copies)),
    pilgrims: count('pilgrim'),
    barns: count('barn'),
    ships: count('ship'),
    markers: Math.max(...data.bids.markers),
    offer_size: OFFER_SIZE,
    most_tiles: data.offer.tile_only + data.offer.either,
    points_2: pointsFor(2),
    points_3: pointsFor(3),
    points_4: pointsFor(4),
  },
  tables: {
    cards: (telling) =>
      data.card.map(({ id }) => [
        { things: [`card:${id}`] },
        words(telling).of('card', id),
        cardData(id).points,
        cardData(id).copies,
      ]),
    figures: (telling) =>
      FIGURES.map((id) => {
        const { count, movable, majority_points } = figureData(id)
        const name = words(telling).of('figure', id)
        return [{ things: [`figure:${id}`] }, name, count, movable ? '✓' : '–', majority_points]
      }),
  },
  figures: {},
  Scene,
  openings: [
    { seats: 4, options: { start_layout: 'preset' } },
    { seats: 3, options: { start_layout: 'preset' } },
    ...forSeats(4, 3),
  ],
}

export default guide
