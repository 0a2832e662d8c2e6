import { describe, expect, it } from 'vitest'
import { games, type Step } from './fixtures'
import type { Event, View } from './types'
import { walk } from './walk'

/** What the walk does not know: what everything counts, and what is shown at the end. */
const known = (view: View): unknown => ({
  ...view,
  own: view.own && { ...view.own, sheet: null },
  results: null,
})

/** Frames with all that was heard from one to the next. */
function* stretches(game: Step[]): Generator<{ from: View; events: Event[]; to: View }> {
  let from: View | null = null
  let events: Event[] = []
  let last = -1
  for (const { heard, frame } of game) {
    if (heard.n !== last + 1) from = null
    last = heard.n
    if (from) events.push(...(heard.events as Event[]))
    if (!frame) continue
    if (from) yield { from, events, to: frame.view as View }
    from = frame.view as View
    events = []
  }
}

describe.each(Object.entries(games))('the game of %s', (_, game) => {
  it('leads from every frame to the next', () => {
    const all = [...stretches(game)]
    expect(all.length).toBeGreaterThan(10)
    for (const { from, events, to } of all) expect(known(events.reduce(walk, from))).toEqual(known(to))
  })
})
