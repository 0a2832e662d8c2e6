import { describe, expect, it } from 'vitest'
import type { Step } from '../../test/played'
import { data } from './data'
import { games } from './fixtures'
import type { Book, Equipment, Event, Side, View } from './types'
import { walk } from './walk'

/** What lies on the table. What the walk does not know: how far the turn has come, what everything counts, and what is shown at the end. */
function known({ tabletop, own }: View): unknown {
  const { phase, turn, ...lying } = tabletop
  void [phase, turn]
  return { lying, own: own && { ...own, sheet: null } }
}

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

it('counts what is covered as at the table, and forgets what it was', () => {
  const begun = games.three.find(({ frame }) => frame)!.frame!.view as View
  const beginning = {
    left: [],
    right: ['cart'],
    unseen: {},
    covered_left: 0,
    covered_right: 17,
  } as Book<Equipment>
  const catalogues: typeof begun.tabletop.catalogues = [beginning, begun.tabletop.catalogues[1]]
  let view: View = { ...begun, tabletop: { ...begun.tabletop, memory: 'at_the_table', catalogues } }
  const book = data.book.find(({ deck }) => deck === 'equipment')!.id
  const turn = (side: Side, card: Equipment, below: Equipment) => {
    const events: Event[] = [
      { type: 'page_turned', seat: 0, book, side, card, silver: 0 },
      { type: 'card_shown', book, side, card: below },
    ]
    view = events.reduce(walk, view)
    const { left, right, covered_left, covered_right } = view.tabletop.catalogues[0]!
    return { left, right, covered_left, covered_right }
  }
  expect(turn('right', 'cart', 'horse')).toEqual({
    ...{ left: ['cart'], covered_left: 0 },
    ...{ right: ['horse'], covered_right: 16 },
  })
  expect(turn('right', 'horse', 'pick')).toEqual({
    ...{ left: ['horse'], covered_left: 1 },
    ...{ right: ['pick'], covered_right: 15 },
  })
  expect(turn('left', 'horse', 'cart')).toEqual({
    ...{ left: ['cart'], covered_left: 0 },
    ...{ right: ['horse'], covered_right: 16 },
  })
})
