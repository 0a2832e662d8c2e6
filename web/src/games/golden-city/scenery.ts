// Peaks, dunes, trees and tufts: strewn over the island, clear of everything that matters.

import { data, type Point, type Sector } from './data'
import { coastPoints, distance, hash, pointOf, rivers, roads, sectorAt } from './geometry'

export interface Thing {
  x: number
  y: number
  sector: Sector
  /** Which of a few drawings, and how large. */
  shape: number
  size: number
}

const STEP = 31

/** How far a thing keeps from all of these. */
const CLEARANCE: readonly (readonly [points: readonly Point[], reach: number])[] = [
  [data.place.map(pointOf), 37],
  [roads.flatMap(({ points }) => points), 17],
  [rivers.flatMap(({ points }) => points), 21],
  [coastPoints, 27],
  [[[data.draw.city.x, data.draw.city.y]], data.draw.city.wall_radius + 22],
]

function onIsland([x, y]: Point): boolean {
  let inside = false
  coastPoints.forEach(([ax, ay], n) => {
    const [bx, by] = coastPoints[(n + 1) % coastPoints.length] ?? [0, 0]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

function strewn(): Thing[] {
  const things: Thing[] = []
  const side = Math.floor(data.draw.width / STEP)
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const chance = (what: string) => (hash(`${what} ${row} ${column}`) % 1000) / 1000
      const x = (column + (row % 2) / 2 + (chance('x') - 0.5) * 0.5) * STEP
      const y = (row + 0.5 + (chance('y') - 0.5) * 0.5) * STEP
      const point: Point = [x, y]
      if (CLEARANCE.some(([all, reach]) => all.some((other) => distance(point, other) < reach))) continue
      if (!onIsland(point)) continue
      things.push({
        x,
        y,
        sector: sectorAt(point),
        shape: hash(`shape ${row} ${column}`) % 3,
        size: 0.85 + chance('size') * 0.35,
      })
    }
  }
  return things
}

export const scenery: readonly Thing[] = strewn()
