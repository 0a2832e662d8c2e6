// Pieces on their way over the board, from one place named by `data-at` to another.

import { Motion } from './motion'

export interface Route<Piece> {
  piece: Piece
  from: string
  to: string
  /** Whether the piece is gone from where it lay. */
  lifted?: boolean
}

/** A piece that comes from somewhere without being missed there. */
export const move = <Piece>(piece: Piece, from: string, to: string): Route<Piece> => ({ piece, from, to })

/** A piece that is gone from where it lay. */
export const lift = <Piece>(piece: Piece, from: string, to: string): Route<Piece> => ({
  piece,
  from,
  to,
  lifted: true,
})

export interface Flight<Piece> {
  id: number
  piece: Piece
  /** Where it starts and lands, in pixels of the layer it flies in. */
  start: { x: number; y: number }
  end: { x: number; y: number }
  ms: number
  delay: number
}

export class Flights<Piece> extends Motion {
  /** What is in the air; `Flights.svelte` draws it. */
  flying: Flight<Piece>[] = $state.raw([])

  #next = 0

  /** Carries pieces within `root`, all in `ms` together, one after the other. */
  async fly(root: HTMLElement, routes: readonly Route<Piece>[], ms: number): Promise<void> {
    const origin = root.getBoundingClientRect()
    const place = (name: string) => root.querySelector(`[data-at="${CSS.escape(name)}"]`)
    const known = routes.flatMap((route) => {
      const [from, to] = [place(route.from), place(route.to)]
      const [start, end] = [centre(from, origin), centre(to, origin)]
      return start && end ? [{ ...route, source: from, start, end }] : []
    })
    const each = known.length > 1 ? ms * 0.7 : ms
    const apart = known.length > 1 ? (ms - each) / (known.length - 1) : 0
    this.flying = known.map(({ piece, start, end, source, lifted }, nth) => {
      const delay = nth * apart
      if (lifted && source)
        this.run(source.animate([{ opacity: 0 }, { opacity: 0 }], { duration: ms, delay }))
      return { id: this.#next++, piece, start, end, ms: each, delay }
    })
    if (known.length > 0) await this.pause(ms)
    this.flying = []
  }
}

function centre(element: Element | null, origin: DOMRect): { x: number; y: number } | undefined {
  const box = element?.getBoundingClientRect()
  if (!box || (box.width === 0 && box.height === 0)) return undefined
  return { x: box.x - origin.x + box.width / 2, y: box.y - origin.y + box.height / 2 }
}
