import { describe, expect, it } from 'vitest'
import type { Moment } from '../../protocol'
import four from './four.fixture.json'
import { at, routes } from './routes'
import type { Event, View } from './types'

const moments = four as Moment[]

function moment(n: number): Moment {
  const found = moments[n]
  if (!found) throw new Error(`the fixture has no moment ${n}`)
  return found
}

function has(type: Event['type']) {
  const n = moments.findIndex(
    ({ heard }, n) => n > 0 && (heard.events as Event[]).some((event) => event.type === type),
  )
  if (n < 0) throw new Error(`the fixture has no ${type}`)
  return n
}

describe('pieces move', () => {
  const before = moment(0).frame.view as View

  it('from the own hand, or from the side of another player', () => {
    const card = before.hand?.cards[0]
    if (!card) throw new Error('the hand has cards')
    const played = (seat: number) =>
      routes({ type: 'card_played', seat, card, winning: 0, next: null, lacks: null }, before, before)
    expect(played(0)).toEqual([{ from: at.hand(card), to: at.trick(0) }])
    expect(played(2)).toEqual([{ from: at.seat(2), to: at.trick(2) }])
  })

  it('from the trick to the fields of their colours', () => {
    const n = has('trick_placed')
    const event = (moment(n).heard.events as Event[]).find(({ type }) => type === 'trick_placed')
    const lying = moment(n - 1).frame.view as View
    const after = moment(n).frame.view as View
    if (event?.type !== 'trick_placed') throw new Error('found by its type')
    const moves = routes(event, lying, after)
    expect(moves).toHaveLength(lying.trick.length)
    moves.forEach(({ to }, place) => {
      const [, seat, field] = to.split(':').map(Number)
      const top = after.players[seat ?? -1]?.kingdom.fields[field ?? -1]?.top
      expect(top?.split('_')[0]).toBe(lying.trick[place]?.split('_')[0])
    })
  })

  it('from the supply to the next free spaces', () => {
    const { kingdom } = before.players[1]!
    const event: Event = { type: 'farmers_came', seat: 1, card: 'red_5', farmers: 2, icons: 2, kingdom }
    const some = structuredClone(before)
    if (some.players[1]) some.players[1].farmers = 3
    expect(routes(event, some, some).map(({ to }) => to)).toEqual([at.space(1, 3), at.space(1, 4)])
  })
})
