import { describe, expect, it } from 'vitest'
import type { Moment } from '../../protocol'
import duel from './duel.fixture.json'
import four from './four.fixture.json'
import type { Event, View } from './types'
import { walk } from './walk'

// The fixtures are games of the engine: `cargo run -p comptoir-ugo --example moments`.
describe.each([
  ['a whole duel', duel as Moment[]],
  ['a round of four', four as Moment[]],
])('%s', (_, moments) => {
  it('walks from every frame to the next one by the events alone', () => {
    for (const [at, { heard, frame }] of moments.entries()) {
      const before = moments[at - 1]?.frame.view as View | undefined
      if (!before) continue
      const after = (heard.events as Event[]).reduce(walk, before)
      expect(after, `step ${heard.n}`).toEqual(frame.view)
    }
  })

  it('has a whole round in it', () => {
    const types = moments.flatMap(({ heard }) => (heard.events as Event[]).map((event) => event.type))
    expect(types).toContain('round_scored')
    expect(types).toContain('farmers_came')
    expect(types.filter((type) => type === 'hand_dealt').length).toBeGreaterThan(1)
  })
})
