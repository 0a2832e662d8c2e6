// What a lesson points at, found on the board.

/** The places that a script's `point` names: `at hand:red_6` by `data-at`, `thing field:2` by `data-thing`. */
export function pointedAt(root: ParentNode, point: string): Element[] {
  const [form, name] = [point.slice(0, point.indexOf(' ')), point.slice(point.indexOf(' ') + 1)]
  return [...root.querySelectorAll(`[data-${form}="${name.replace(/["\\]/g, '\\$&')}"]`)]
}

/** The first of them that can be seen. */
export const firstSeen = (root: ParentNode, point: string): Element | undefined =>
  pointedAt(root, point).find((place) => {
    const { width, height } = place.getBoundingClientRect()
    return width + height > 0
  })
