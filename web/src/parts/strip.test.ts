import { expect, test } from 'vitest'
import { STRIP, towns } from './strip'

/** Of a frame this many times as wide as it is high, what it shows of the strip. */
function shown(ratio: number) {
  const [left, top, width, height] = STRIP
  const wide = Math.min(width, height * ratio)
  const high = Math.min(height, width / ratio)
  return { left, right: left + wide, top: top + (height - high) / 2, bottom: top + (height + high) / 2 }
}

test.each([4, 5, 6.4, 7, 8.6])('no name is cut in a frame %s times as wide as high', (ratio) => {
  const { left, right, top, bottom } = shown(ratio)
  for (const { x, y, name } of towns) {
    const half = name.length * 4.5
    expect(x - half, name).toBeGreaterThan(left)
    expect(x + half, name).toBeLessThan(right)
    expect(y - 14, name).toBeGreaterThan(top)
    expect(y + 27, name).toBeLessThan(bottom)
  }
})
