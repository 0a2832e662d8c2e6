// What can be pointed at on the map: from the legal actions to places, with the price of going there.

import type { Seat } from '../../protocol'
import { type Atlas, cityPoint, crossPoint, endPoints, hexPoint, middle, type Point, SIDE } from './atlas'
import { cityData } from './data'
import { ownerOf, phaseName, postIn } from './table'
import type { Action, City, Hex, Intersection, Journey, Known, Path, View } from './types'

/** What the viewer is about to do with the map: put something on it, or move one of their own pieces. */
export type Tool =
  | 'route'
  | 'merchant'
  | 'caravan'
  | { merchant: number }
  | { caravan: number }
  /** Take a token from elsewhere to this hex. */
  | { token: Hex }

export type Place = { path: Path } | { city: City } | { cross: Intersection } | { hex: Hex }

export interface Target {
  /** Unique among the targets. */
  id: string
  place: Place
  /** What a click does: one action, the first step of a journey, or taking up a tool. Several actions are asked about. */
  actions: Action[]
  journey?: Journey
  tool?: Tool
  /** Wheat for a merchant's move, as far as the rules have told it. */
  wheat?: number
  /** The way there, as a merchant goes it. */
  way?: Intersection[]
}

export function pointOf(place: Place): Point {
  if ('path' in place) return middle(place.path)
  if ('city' in place) return cityPoint(place.city)
  if ('cross' in place) return crossPoint(place.cross)
  return hexPoint(place.hex)
}

export const sameTool = (one: Tool | null, other: Tool | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The targets on the map with this tool in hand; without one, everything that leaves no doubt. */
export function targetsOf(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  tool: Tool | null,
  facts: Known | null,
): Target[] {
  const moves = pieceMoves(view, seat, legal, tool, facts)
  const tokens = tokenTargets(legal, tool)
  const placed = legal.flatMap((action): Target[] => {
    if (typeof action === 'string') return []
    if ('place_robber' in action) return [hex(action.place_robber, action)]
    if ('place_post' in action) return [city(action.place_post, action)]
    if ('place_neutral' in action) return [city(action.place_neutral, action)]
    if ('place_start_route' in action) return [path(action.place_start_route, action)]
    if ('move_robber' in action) return [hex(action.move_robber, action)]
    if ('deliver' in action && (tool === null || typeof tool === 'object'))
      return [city(action.deliver, action)]
    if ('build_route' in action && (tool === 'route' || view.phase !== 'act'))
      return [path(action.build_route, action)]
    if ('recruit_merchant' in action && tool === 'merchant')
      return [city(action.recruit_merchant.city, action)]
    if ('form_caravan' in action && tool === 'caravan') return [path(action.form_caravan.path, action)]
    return []
  })
  return merged([...placed, ...tokens, ...moves])
}

/** Whether there is something to do with a tool that cannot be done without it: else it is put down. */
export function isOfUse(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  tool: Tool,
  facts: Known | null,
): boolean {
  const without = new Set(targetsOf(view, seat, legal, null, facts).map(({ id }) => id))
  return targetsOf(view, seat, legal, tool, facts).some((target) => !target.tool && !without.has(target.id))
}

const city = (place: City, action: Action): Target => target({ city: place }, action)
const path = (place: Path, action: Action): Target => target({ path: place }, action)
const hex = (place: Hex, action: Action): Target => target({ hex: place }, action)

function target(place: Place, action: Action): Target {
  return { id: Object.entries(place).flat().join(' '), place, actions: [action] }
}

/** Where both pieces of a kind could be put, one of them has to be chosen: one target, several actions. */
function merged(targets: readonly Target[]): Target[] {
  const all = new Map<string, Target>()
  for (const one of targets) {
    const other = all.get(one.id)
    all.set(one.id, other ? { ...other, actions: [...other.actions, ...one.actions] } : one)
  }
  return [...all.values()]
}

/** A token comes from the sea, or from a hex of its colour: then the hex to fill is chosen first. */
function tokenTargets(legal: readonly Action[], tool: Tool | null): Target[] {
  const laid = legal.flatMap((action) =>
    typeof action === 'object' && 'place_token' in action ? [hex(action.place_token, action)] : [],
  )
  const moved = legal.flatMap((action) =>
    typeof action === 'object' && 'move_token' in action ? [{ ...action.move_token, action }] : [],
  )
  const spaces = [...new Set(moved.map(({ to }) => to))]
  const filled = tool && typeof tool === 'object' && 'token' in tool ? tool.token : null
  const to = filled ?? (laid.length === 0 && spaces.length === 1 ? spaces[0] : null)
  if (to) return moved.filter((move) => move.to === to).map(({ from, action }) => hex(from, action))
  return [
    ...laid,
    ...spaces.map((space) => ({
      id: `hex ${space}`,
      place: { hex: space },
      actions: [],
      tool: { token: space },
    })),
  ]
}

/** The moves of the piece in hand; the others that could move can be taken up. */
function pieceMoves(
  view: View,
  seat: Seat,
  legal: readonly Action[],
  tool: Tool | null,
  facts: Known | null,
): Target[] {
  const player = view.players[seat]
  if (!player || typeof tool === 'string') return []
  const hand = tool ?? onlyPiece(view, legal)
  return [0, 1].flatMap((piece): Target[] => {
    const from = player.merchants[piece]
    const steps = legal.filter(
      (action) =>
        typeof action === 'object' && 'move_merchant' in action && action.move_merchant.merchant === piece,
    )
    const paces = legal.filter(
      (action) =>
        typeof action === 'object' && 'move_caravan' in action && action.move_caravan.caravan === piece,
    )
    const at = player.caravans[piece]
    const merchantTool = { merchant: piece }
    const caravanTool = { caravan: piece }
    const own: Target[] = []
    if (from && steps.length > 0)
      own.push(
        ...(sameTool(hand, merchantTool)
          ? merchantTargets(steps, facts)
          : [{ id: `merchant ${piece}`, place: { cross: from }, actions: [], tool: merchantTool }]),
      )
    if (at && paces.length > 0)
      own.push(
        ...(sameTool(hand, caravanTool)
          ? caravanTargets(piece, paces, facts)
          : [{ id: `caravan ${piece}`, place: { path: at }, actions: [], tool: caravanTool }]),
      )
    return own
  })
}

/** Where a phase lets only one piece move, it need not be taken up. */
function onlyPiece(view: View, legal: readonly Action[]): Tool | null {
  if (!['trade_agreement', 'bribery', 'caravan'].includes(phaseName(view.phase))) return null
  const pieces = legal.flatMap((action): Tool[] => {
    if (typeof action === 'string') return []
    if ('move_merchant' in action) return [{ merchant: action.move_merchant.merchant }]
    return 'move_caravan' in action ? [{ caravan: action.move_caravan.caravan }] : []
  })
  const [first] = pieces
  return first && pieces.every((piece) => sameTool(piece, first)) ? first : null
}

function merchantTargets(moves: readonly Action[], facts: Known | null): Target[] {
  return moves.flatMap((action) => {
    if (typeof action === 'string' || !('move_merchant' in action)) return []
    const { merchant, to } = action.move_merchant
    const walk = facts?.walks.find((walk) => walk.merchant === merchant && walk.to === to)
    return [{ ...target({ cross: to }, action), ...(walk && { wheat: walk.wheat, way: walk.way }) }]
  })
}

/** Whole journeys, once the rules have told them; the next steps until then. */
function caravanTargets(caravan: number, paces: readonly Action[], facts: Known | null): Target[] {
  if (!facts)
    return paces.flatMap((action) =>
      typeof action === 'object' && 'move_caravan' in action ? [path(action.move_caravan.to, action)] : [],
    )
  return facts.journeys
    .filter((journey) => journey.caravan === caravan)
    .flatMap((journey) => {
      const [first, last] = [journey.steps[0], journey.steps.at(-1)]
      return first && last
        ? [{ ...target({ path: last }, { move_caravan: { caravan, to: first } }), journey }]
        : []
    })
}

/** What a click beside every lit place asks for: the engine says why not. */
export function attempt(view: View, seat: Seat, place: Place, tool: Tool | null): Action | null {
  const phase = phaseName(view.phase)
  if ('hex' in place) {
    if (phase === 'place_robber') return { place_robber: place.hex }
    if (phase === 'move_robber') return { move_robber: place.hex }
    return phase === 'token' ? { place_token: place.hex } : null
  }
  if ('path' in place) {
    if (phase === 'place_start_route') return { place_start_route: place.path }
    if (phase === 'act' && tool === 'caravan')
      return { form_caravan: { caravan: firstFree(view.players[seat]?.caravans), path: place.path } }
    const caravan = tool && typeof tool === 'object' && 'caravan' in tool ? tool.caravan : null
    if (caravan !== null) return { move_caravan: { caravan, to: place.path } }
    const routes = ['act', 'free_route', 'safe_conduct']
    return routes.includes(phase) && ownerOf(view, place.path) === null ? { build_route: place.path } : null
  }
  const merchant = tool && typeof tool === 'object' && 'merchant' in tool ? tool.merchant : null
  if (merchant !== null) {
    return { move_merchant: { merchant, to: 'cross' in place ? place.cross : cityData(place.city).at } }
  }
  if ('cross' in place) return null
  if (phase === 'place_post') return { place_post: place.city }
  if (phase === 'place_neutral') return { place_neutral: place.city }
  if (phase === 'act' && tool === 'merchant')
    return { recruit_merchant: { merchant: firstFree(view.players[seat]?.merchants), city: place.city } }
  const foreign = postIn(view, place.city) !== null && postIn(view, place.city) !== seat
  return foreign && (phase === 'act' || phase === 'caravan') ? { deliver: place.city } : null
}

const firstFree = (pieces: readonly (string | null)[] | undefined): number =>
  Math.max(0, pieces?.indexOf(null) ?? 0)

/** How far a place is from a point. Inside a hex, one is there. */
export function awayFrom(place: Place, point: Point): number {
  const { x, y } = pointOf(place)
  const straight = Math.hypot(point.x - x, point.y - y)
  if ('hex' in place) return Math.max(0, straight - SIDE * 0.8)
  if (!('path' in place)) return straight
  const [a, b] = endPoints(place.path)
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / SIDE ** 2
  const on = Math.min(0.75, Math.max(0.25, along))
  return Math.hypot(point.x - a.x - (b.x - a.x) * on, point.y - a.y - (b.y - a.y) * on)
}

/** What lies at a point: a city, a path or a hex. */
export function placeAt(atlas: Atlas, point: Point): Place | null {
  const nearest = (places: Place[], within: number) =>
    places
      .map((place) => ({ place, away: awayFrom(place, point) }))
      .filter(({ away }) => away <= within)
      .sort((one, other) => one.away - other.away)[0]?.place
  return (
    nearest(
      atlas.cities.map((city) => ({ city })),
      18,
    ) ??
    nearest(
      atlas.paths.map((path) => ({ path })),
      12,
    ) ??
    nearest(
      atlas.land.map((hex) => ({ hex })),
      8,
    ) ??
    null
  )
}
