// Pieces that are where they belong before they have arrived: a copy moves over the board while the piece itself waits unseen. Where the
// board has no place for a piece until it is there, nothing could fly to it beforehand.

import { Motion } from './motion'

/** From one place named by `data-at` to another. */
export interface Walk {
  from: string
  to: string
  /** On foot; other pieces fly. */
  walks?: boolean
}

export class Carrying extends Motion {
  #root: HTMLElement
  #layer: HTMLElement

  /** `layer` lies over the board and takes no clicks. */
  constructor(root: HTMLElement, layer: HTMLElement) {
    super()
    this.#root = root
    this.#layer = layer
  }

  /** Notes where the pieces are now; the answer carries them from there, once the board shows where they belong. */
  prepare(routes: readonly Walk[]): (ms: number) => Promise<void> {
    const prepared = routes.map((route) => {
      const place = this.#place(route.from)
      return { ...route, start: box(place), carried: place?.querySelector('.piece')?.cloneNode(true) }
    })
    return async (ms) => {
      const each = prepared.length > 4 ? ms * 0.5 : ms * 0.75
      const apart = prepared.length > 1 ? (ms - each) / (prepared.length - 1) : 0
      prepared.forEach(({ start, carried, to, walks }, nth) => {
        const place = this.#place(to)
        const piece = place?.querySelector<SVGElement>('.piece')
        const end = box(piece ?? place)
        if (!place || !start || !end) return
        const copy = (carried ?? piece?.cloneNode(true)) as SVGElement | undefined
        if (!copy) return
        const delay = nth * apart
        if (piece) this.run(piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + each }))
        this.#carry(copy, getComputedStyle(piece ?? place).color, start, end, walks === true, each, delay)
      })
      await this.pause(ms)
      this.finish()
    }
  }

  override finish(): void {
    super.finish()
    this.#layer.replaceChildren()
  }

  #carry(
    copy: SVGElement,
    colour: string,
    start: DOMRect,
    end: DOMRect,
    walks: boolean,
    duration: number,
    delay: number,
  ) {
    const origin = this.#layer.getBoundingClientRect()
    copy.style.cssText = `position:absolute;left:${end.x - origin.x}px;top:${end.y - origin.y}px;width:${end.width}px;height:${end.height}px;color:${colour}`
    this.#layer.append(copy)
    const from = { x: start.x + start.width / 2, y: start.y + start.height / 2 }
    const to = { x: end.x + end.width / 2, y: end.y + end.height / 2 }
    const scale = walks ? 1 : Math.min(1.6, Math.max(0.4, start.width / end.width))
    const steps = walks ? 8 : 2
    const keyframes = Array.from({ length: steps + 1 }, (_, step) => {
      const left = 1 - step / steps
      const hop = walks && step % 2 === 1 ? -5 : 0
      const lift = walks ? 0 : -24 * Math.sin(Math.PI * left)
      return {
        transform: `translate(${(from.x - to.x) * left}px, ${(from.y - to.y) * left + hop + lift}px) scale(${1 + (scale - 1) * left})`,
      }
    })
    const easing = walks ? 'linear' : 'cubic-bezier(0.3, 0.1, 0.2, 1)'
    this.run(copy.animate(keyframes, { duration, delay, easing, fill: 'backwards' }))
  }

  #place(name: string): HTMLElement | null {
    return this.#root.querySelector(`[data-at="${name}"]`)
  }
}

function box(element: Element | null | undefined): DOMRect | undefined {
  const found = element?.getBoundingClientRect()
  return found && found.width > 0 ? found : undefined
}
