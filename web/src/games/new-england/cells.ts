// Cells of the board: where they lie, what lies beside them, and shapes made of them.

import { data } from './data'
import type { Cell } from './types'

export type Cells = Cell[]

const frame = data.board.frame

/** Columns and rows of the board, without the ring around it. */
export const WIDTH = (frame[0]?.length ?? 0) - 2
export const HEIGHT = frame.length - 2

/** A place on the board, in cells from its north-west corner. */
export interface Point {
  x: number
  y: number
}

/** The column and row of a cell. */
export function place(cell: Cell): Point {
  return { x: cell.charCodeAt(0) - 65, y: Number(cell.slice(1)) - 1 }
}

/** What the board shows at a column and row: land, sea or forest; the ring around it included. */
export function ground(x: number, y: number): string {
  return frame[y + 1]?.[x + 1] ?? ''
}

/** The cell at a column and row; undefined where there is no land. */
export function cellAt(x: number, y: number): Cell | undefined {
  return ground(x, y) === 'L' ? `${String.fromCharCode(65 + x)}${y + 1}` : undefined
}

/** Every cell in reading order. */
export const CELLS: readonly Cell[] = Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
  cellAt(at % WIDTH, Math.floor(at / WIDTH)),
).filter((cell) => cell !== undefined)

export const SIDES: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** The cells that share an edge with this one. */
export function beside(cell: Cell): Cell[] {
  const { x, y } = place(cell)
  return SIDES.flatMap((side) => cellAt(x + side.x, y + side.y) ?? [])
}

export function atSea(cell: Cell): boolean {
  const { x, y } = place(cell)
  return SIDES.some((side) => ground(x + side.x, y + side.y) === 'S')
}

/** In reading order, each once: as the engine writes sets of cells. */
export function inOrder(cells: Iterable<Cell>): Cell[] {
  const set = new Set(cells)
  return CELLS.filter((cell) => set.has(cell))
}

export const sameCells = (a: readonly Cell[], b: readonly Cell[]) =>
  a.length === b.length && a.every((cell, at) => cell === b[at])

/** The middle of some cells. */
export function middle(cells: readonly Cell[]): Point {
  const places = cells.map(place)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { x: mean(places.map(({ x }) => x)) + 0.5, y: mean(places.map(({ y }) => y)) + 0.5 }
}

/** Steps from the first cell to each: the same for every place of a shape in the same direction. */
export function steps(cells: readonly Cell[]): Point[] {
  const [first, ...rest] = cells.map(place)
  if (!first) return []
  return [first, ...rest].map(({ x, y }) => ({ x: x - first.x, y: y - first.y }))
}

/** The name of a shape in its direction. */
export const form = (cells: readonly Cell[]) =>
  steps(cells)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

/** A shape, given as [row, column], in each quarter turn that looks different, as steps from its first cell. */
export function quarterTurns(shape: readonly (readonly [number, number])[]): Point[][] {
  const turns = new Map<string, Point[]>()
  let turned = shape.map(([row, column]) => ({ x: column, y: row }))
  for (let turn = 0; turn < 4; turn++) {
    turned = turned.map(({ x, y }) => ({ x: -y, y: x }))
    const sorted = turned.toSorted((a, b) => a.y - b.y || a.x - b.x)
    const first = sorted[0] ?? { x: 0, y: 0 }
    const form = sorted.map(({ x, y }) => ({ x: x - first.x, y: y - first.y }))
    turns.set(JSON.stringify(form), form)
  }
  return [...turns.values()]
}

/** The cells of a shape from `first` on; undefined where it leaves the land. */
export function laid(form: readonly Point[], first: Cell): Cell[] | undefined {
  const { x, y } = place(first)
  const cells = form.map((step) => cellAt(x + step.x, y + step.y))
  return cells.every((cell) => cell !== undefined) ? cells : undefined
}

/** The edge round some cells as an SVG path, drawn `inset` inside them. */
export function outline(cells: readonly Cell[], inset: number): string {
  const inside = new Set(cells)
  const has = (x: number, y: number) => inside.has(cellAt(x, y) ?? '')
  const parts: string[] = []
  for (const cell of cells) {
    const { x, y } = place(cell)
    SIDES.forEach((side, at) => {
      if (has(x + side.x, y + side.y)) return
      // Along the side, clockwise: from the corner shared with the side before to the one shared with the side after.
      const before = SIDES[(at + 3) % 4]!
      const after = SIDES[(at + 1) % 4]!
      const corner = (towards: Point) => {
        const straight = has(x + towards.x, y + towards.y)
        const round = straight && has(x + towards.x + side.x, y + towards.y + side.y)
        const along = round ? 0.5 + inset : straight ? 0.5 : 0.5 - inset
        const out = 0.5 - inset
        return `${x + 0.5 + side.x * out + towards.x * along} ${y + 0.5 + side.y * out + towards.y * along}`
      }
      parts.push(`M${corner(before)}L${corner(after)}`)
    })
  }
  return parts.join('')
}
