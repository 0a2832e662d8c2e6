// Which part of a board is seen: how far it is enlarged, and the point in the middle.

export interface Lens {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** A part of a board: its corner and its size. */
export interface Part extends Size {
  left: number
  top: number
}

export const MOST = 4

/** The whole board. */
export const fit = ({ width, height }: Size): Lens => ({ zoom: 1, x: width / 2, y: height / 2 })

/** Never past the edge of the board. */
function held(board: Size, { zoom, x, y }: Lens): Lens {
  const within = (at: number, whole: number) => {
    const half = whole / zoom / 2
    return Math.min(whole - half, Math.max(half, at))
  }
  return { zoom, x: within(x, board.width), y: within(y, board.height) }
}

/** Enlarges by a factor; what is at a point of the board stays where it is. */
export function zoomAt(board: Size, lens: Lens, factor: number, x: number, y: number): Lens {
  const zoom = Math.min(MOST, Math.max(1, lens.zoom * factor))
  const kept = lens.zoom / zoom
  return held(board, { zoom, x: x + (lens.x - x) * kept, y: y + (lens.y - y) * kept })
}

/** Moves by this many units of the board. */
export const moved = (board: Size, lens: Lens, dx: number, dy: number): Lens =>
  held(board, { ...lens, x: lens.x + dx, y: lens.y + dy })

/** Moves just so far that a point is seen, not too near the edge. */
export function showing(board: Size, lens: Lens, x: number, y: number): Lens {
  const towards = (at: number, middle: number, whole: number) => {
    const half = (whole / lens.zoom / 2) * 0.85
    return Math.min(at + half, Math.max(at - half, middle))
  }
  return held(board, {
    ...lens,
    x: towards(x, lens.x, board.width),
    y: towards(y, lens.y, board.height),
  })
}

/** As near as a part of the board still fits, but no nearer than `most`. */
export function framing(board: Size, part: Part, most: number): Lens {
  const fits = Math.min(board.width / part.width, board.height / part.height)
  return held(board, {
    zoom: Math.max(1, Math.min(fits, most, MOST)),
    x: part.left + part.width / 2,
    y: part.top + part.height / 2,
  })
}

/** The part seen, as the corner and size of a rectangle. */
export function seen(board: Size, { zoom, x, y }: Lens): Part {
  const [width, height] = [board.width / zoom, board.height / zoom]
  return { left: x - width / 2, top: y - height / 2, width, height }
}
