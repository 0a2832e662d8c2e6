// What can be pointed at on the board: from the legal actions to places, and from a pointer to one of them.

import type { Seat } from '../../protocol'
import { cellAt, form, inOrder, laid, middle, place, type Point, quarterTurns } from './cells'
import { cardData, cardOf } from './data'
import { figureOn, tileWith } from './table'
import type { Cells } from './cells'
import type { Action, Card, Cell, Item, Land, Phase, View } from './types'

export interface Target {
  cells: Cells
  action: Action
}

/** The places on the board that the legal actions name; of start tiles those of one land. */
export function targetsOf(legal: readonly Action[], land: Land | null): Target[] {
  return legal.flatMap((action): Target[] => {
    if (typeof action === 'string') return []
    if ('place' in action) return [{ cells: action.place, action }]
    if ('move' in action) return [{ cells: action.move, action }]
    if ('start_tile' in action && action.start_tile.land === land) {
      return [{ cells: action.start_tile.cells, action }]
    }
    return []
  })
}

/** How much farther a place may be, in cells, if it has the direction one wants. */
const PREFERENCE = 0.45

/**
 * The place meant by a pointer: the nearest one that covers the cell pointed at, or is no farther than `reach`; if possible in the
 * direction `wanted`.
 */
export function snap(
  targets: readonly Target[],
  point: Point,
  wanted: string | null,
  reach = 0,
): Target | null {
  let best: Target | null = null
  let least = Infinity
  for (const target of targets) {
    if (!target.cells.some((cell) => distance(cell, point) <= reach)) continue
    const { x, y } = middle(target.cells)
    const far = Math.hypot(x - point.x, y - point.y) + (form(target.cells) === wanted ? 0 : PREFERENCE)
    if (far < least) [best, least] = [target, far]
  }
  return best
}

/** From a point to the edge of a cell; 0 inside it. */
function distance(cell: Cell, point: Point): number {
  const { x, y } = place(cell)
  const outside = (from: number, at: number) => Math.max(from - at, at - from - 1, 0)
  return Math.hypot(outside(x, point.x), outside(y, point.y))
}

/** The nearest place in another direction that shares a cell with this one; directions come in turn. */
export function turned(targets: readonly Target[], from: Target): Target | null {
  const forms = [...new Set(targets.map(({ cells }) => form(cells)))].sort()
  const at = forms.indexOf(form(from.cells))
  for (let step = 1; step < forms.length; step++) {
    const wanted = forms[(at + step) % forms.length]
    const shares = (target: Target) => target.cells.some((cell) => from.cells.includes(cell))
    const next = nearest(
      targets.filter((target) => form(target.cells) === wanted && shares(target)),
      middle(from.cells),
    )
    if (next) return next
  }
  return null
}

function nearest(targets: readonly Target[], point: Point): Target | null {
  const far = ({ cells }: Target) => Math.hypot(middle(cells).x - point.x, middle(cells).y - point.y)
  return targets.reduce<Target | null>((best, next) => (best && far(best) <= far(next) ? best : next), null)
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The place an arrow key leads to: the nearest one on that side, straight ahead rather than askew. */
export function neighbour(targets: readonly Target[], from: Target, key: string): Target | null {
  const arrow = ARROWS[key]
  if (!arrow) return null
  const start = middle(from.cells)
  let best: Target | null = null
  let least = Infinity
  for (const target of targets) {
    const { x, y } = middle(target.cells)
    const [ahead, aside] = [
      (x - start.x) * arrow.x + (y - start.y) * arrow.y,
      Math.abs((x - start.x) * arrow.y) + Math.abs((y - start.y) * arrow.x),
    ]
    const far = ahead + aside * 2
    if (target !== from && ahead > 0.01 && far < least) [best, least] = [target, far]
  }
  return best
}

/** The card a player is playing, or the tile or figure in hand. */
export function takenItem(view: View, phase: Phase): Item | null {
  if (phase === 'over' || !('place' in phase)) return null
  const { seat, taken } = phase.place
  if ('bought' in taken) return taken.bought
  if ('stored' in taken) return { card: taken.stored }
  const player = view.players[seat]
  const figure = player && figureOn(player, taken.figure)
  return figure ? { card: cardOf(figure) } : null
}

/** What a click beside every lit place asks for: the engine says why not. */
export function attempt(
  view: View,
  seat: Seat,
  cell: Cell,
  land: Land | null,
  wanted: string | null,
): Action | null {
  const player = view.players[seat]
  const { phase } = view
  if (!player || phase === 'over') return null
  if ('start_tile' in phase) return land ? { start_tile: { land, cells: pairAt(cell, wanted) } } : null
  if ('turn' in phase) {
    const tile = tileWith(player, cell)
    return figureOn(player, tile) ? { move: tile } : null
  }
  if (!('place' in phase)) return null
  const item = takenItem(view, phase)
  if (!item) return null
  if ('tile' in item) return { place: [cell] }
  return { place: cardData(item.card).figure ? tileWith(player, cell) : shapeAt(item.card, cell) }
}

function pairAt(cell: Cell, wanted: string | null): Cells {
  const { x, y } = place(cell)
  const across = wanted !== '0,0 0,1'
  const other = across ? (cellAt(x + 1, y) ?? cellAt(x - 1, y)) : (cellAt(x, y + 1) ?? cellAt(x, y - 1))
  return inOrder(other ? [cell, other] : [cell])
}

function shapeAt(card: Card, cell: Cell): Cells {
  const turns = quarterTurns(cardData(card).cells ?? [])
  for (const turn of turns) {
    const cells = laid(turn, cell)
    if (cells) return cells
  }
  return [cell]
}
