// A click that comes too late: it ends the animation in which what is clicked was still there.

import { render } from '@testing-library/svelte'
import { type Component, flushSync } from 'svelte'

/** Draws a part, and clicks its first button while that very click brings what has changed since. */
export function clickLate<Props extends Record<string, unknown>>(
  part: Component<Props>,
  before: Props,
  since: Partial<Props>,
): void {
  const { container, rerender } = render(part, before)
  container.addEventListener(
    'click',
    () => {
      void rerender(since)
      flushSync()
    },
    true,
  )
  container.querySelector('button')!.click()
}
