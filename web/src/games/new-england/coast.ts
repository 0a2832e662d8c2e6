// The drawing of the coast, from the frame of the data file: the shore, and the trees of the forest.

import { ground, HEIGHT, WIDTH } from './cells'

/** Units of the drawing to a cell. */
export const CELL = 100

/** What is drawn around the cells: sea in the north and east, forest in the west and south. */
export const MARGIN = { top: 92, right: 140, bottom: 96, left: 112 }

/** The size of the drawing. The cells begin at the margins. */
export const SIZE = {
  width: MARGIN.left + WIDTH * CELL + MARGIN.right,
  height: MARGIN.top + HEIGHT * CELL + MARGIN.bottom,
}

/** Numbers that look like chance and are always the same: nobody wants a coast that changes. */
function wobbles(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}

const isSea = (x: number, y: number) => ground(x, y) === 'S'

interface Edge {
  from: [number, number]
  to: [number, number]
  /** Towards the sea. */
  out: [number, number]
}

/** Every edge between sea and land or forest, the sea on the left. */
function shoreEdges(): Edge[] {
  const edges: Edge[] = []
  for (let y = -1; y <= HEIGHT; y++) {
    for (let x = -1; x <= WIDTH; x++) {
      if (isSea(x, y)) continue
      if (isSea(x, y - 1)) edges.push({ from: [x, y], to: [x + 1, y], out: [0, -1] })
      if (isSea(x + 1, y)) edges.push({ from: [x + 1, y], to: [x + 1, y + 1], out: [1, 0] })
      if (isSea(x, y + 1)) edges.push({ from: [x + 1, y + 1], to: [x, y + 1], out: [0, 1] })
      if (isSea(x - 1, y)) edges.push({ from: [x, y + 1], to: [x, y], out: [-1, 0] })
    }
  }
  return edges
}

/** The edges of the shore one after the other. */
function chain(edges: readonly Edge[]): Edge[] {
  const key = ([x, y]: [number, number]) => `${x} ${y}`
  const ends = new Set(edges.map(({ to }) => key(to)))
  const byStart = new Map(edges.map((edge) => [key(edge.from), edge]))
  const chained: Edge[] = []
  let next = edges.find(({ from }) => !ends.has(key(from)))
  while (next && chained.length < edges.length) {
    chained.push(next)
    next = byStart.get(key(next.to))
  }
  return chained
}

/** The shore as an SVG path: a little outside the cells, and as rough as a shore is. */
export function shore(): string {
  const wobble = wobbles(1621)
  const points = chain(shoreEdges()).flatMap(({ from, to, out }) =>
    [0.12, 0.37, 0.63, 0.88].map((along) => {
      const far = 9 + wobble() * 13
      const slip = (wobble() - 0.5) * 8
      return [
        (from[0] + (to[0] - from[0]) * along) * CELL + out[0] * far + (out[0] === 0 ? slip : 0),
        (from[1] + (to[1] - from[1]) * along) * CELL + out[1] * far + (out[1] === 0 ? slip : 0),
      ] as const
    }),
  )
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const middle = (a: readonly number[], b: readonly number[]) =>
    `${((a[0]! + b[0]!) / 2).toFixed(1)} ${((a[1]! + b[1]!) / 2).toFixed(1)}`
  const curve = points
    .slice(1)
    .map(
      (point, at) =>
        `Q${points[at]!.map((value) => value.toFixed(1)).join(' ')} ${middle(points[at]!, point)}`,
    )
  // From beyond one edge of the map to beyond the other.
  return `M${-2 * CELL} ${first[1].toFixed(1)}L${middle(first, first)}${curve.join('')}L${last[0].toFixed(1)} ${last[1].toFixed(1)}L${(WIDTH + 3) * CELL} ${last[1].toFixed(1)}`
}

/** The land behind the shore, out to the edges of the map. */
export const mainland = () => `${shore()}V${(HEIGHT + 3) * CELL}H${-2 * CELL}Z`

export interface Tree {
  x: number
  y: number
  size: number
  leafy: boolean
}

/** How many rows of forest are drawn beyond the south of the board: a phone shows more of it. */
const DEEP = 2

/** The trees of the forest around the cells, the nearer ones last. */
export function trees(): Tree[] {
  const wobble = wobbles(1620)
  const grown: Tree[] = []
  for (let y = 0; y <= HEIGHT + DEEP; y++) {
    for (let x = -1; x <= WIDTH; x++) {
      if (ground(x, Math.min(y, HEIGHT)) !== 'F') continue
      for (let nth = 0; nth < 8; nth++) {
        grown.push({
          x: (x + ((nth % 4) + 0.15 + wobble() * 0.7) / 4) * CELL,
          y: (y + (Math.floor(nth / 4) + 0.3 + wobble() * 0.6) / 2) * CELL,
          size: 0.72 + wobble() * 0.42,
          leafy: wobble() < 0.2,
        })
      }
    }
  }
  // The cells are not to be grown over.
  const clear = ({ x, y }: Tree) => (x < -18 || y > HEIGHT * CELL + 40) && y > 40
  return grown.filter(clear).sort((a, b) => a.y - b.y)
}
