// Names on a map: large enough to be read however small the map is shown, and none on another.

/** Nothing smaller can be read, in pixels. */
const READABLE = 12

/** How large letters are drawn where a pixel is this many units of the map; as they are meant, unless that is too small. */
export const lettersAt = (unit: number, natural: number): number => Math.max(natural, READABLE * unit)

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** What a line of text covers around its middle. */
export function lineAround(x: number, y: number, text: string, letters: number): Box {
  const half = (text.length * letters * 0.52) / 2
  return { left: x - half, right: x + half, top: y - letters * 0.55, bottom: y + letters * 0.55 }
}

/** The area two have in common. */
export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Those, in their order, that lie neither on one before them nor on what is `taken`. */
export function apart<One>(all: readonly One[], boxOf: (one: One) => Box, taken: readonly Box[] = []): One[] {
  const boxes = [...taken]
  return all.filter((one) => {
    const box = boxOf(one)
    const isFree = boxes.every((other) => overlap(box, other) === 0)
    if (isFree) boxes.push(box)
    return isFree
  })
}
