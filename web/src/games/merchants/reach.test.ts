import { describe, expect, it } from 'vitest'
import { cityData } from './data'
import { deliveryRun, position, RUN, runLegal } from './fixtures'
import { journeys, wheatFor } from './reach'
import { attempt, placeAt, targetsOf } from './targets'
import { atlasOf, cityPoint, hexPoint, middle } from './atlas'

describe('a caravan', () => {
  it('makes the delivery run of the rulebook for a salt and a toll', () => {
    const journey = journeys(deliveryRun(), 0, 0).get(RUN.BRUSSELS_COLOGNE)
    expect(journey).toEqual({
      steps: [RUN.Z_PARIS, RUN.PARIS_BRUSSELS, RUN.BRUSSELS_COLOGNE],
      salt: 1,
      tolls: [1],
      deliveries: ['paris', 'brussels', 'cologne'],
    })
  })

  it('does not get where it cannot pay', () => {
    expect(journeys(deliveryRun({ gold: 0 }), 0, 0).has(RUN.BRUSSELS_COLOGNE)).toBe(false)
    expect(journeys(deliveryRun({ resources: {} }), 0, 0).size).toBe(0)
  })

  it('pays a toll once a turn, and none with bribery', () => {
    const run = deliveryRun({ gold: 0 })
    const paid = { ...run, this_turn: { ...run.this_turn, tolls: [[1], []] as [number[], number[]] } }
    expect(journeys(paid, 0, 0).get(RUN.BRUSSELS_COLOGNE)?.tolls).toEqual([])
    const bribery = { ...deliveryRun({ gold: 0, resources: {} }), phase: 'bribery' as const }
    expect(journeys(bribery, 0, 0).get(RUN.BRUSSELS_COLOGNE)).toMatchObject({ salt: 0, tolls: [] })
  })

  it('crosses a full route but does not stop there', () => {
    const run = deliveryRun()
    const full = {
      ...run,
      players: run.players.map((player, seat) =>
        seat === 2 ? { ...player, caravans: [RUN.Z_PARIS, RUN.Z_PARIS] as [string, string] } : player,
      ),
    }
    expect(journeys(full, 0, 0).has(RUN.Z_PARIS)).toBe(false)
    expect(journeys(full, 0, 0).has(RUN.PARIS_BRUSSELS)).toBe(true)
  })

  it('goes on with the steps it has paid for', () => {
    const run = deliveryRun({ resources: {} })
    const under = { ...run, phase: { caravan: { caravan: 0, steps: 2, free: false } } }
    expect([...journeys(under, 0, 0).keys()].toSorted()).toEqual([RUN.Z_PARIS, RUN.PARIS_BRUSSELS].toSorted())
    expect(journeys(under, 0, 1).size).toBe(0)
  })
})

describe('a merchant', () => {
  it('pays a wheat for three crossings or part of them', () => {
    const view = position()
    const wheat = (from: string, to: string) => wheatFor(view, cityData(from).at, cityData(to).at)
    expect(wheat('prague', 'wroclaw')).toBe(1)
    expect(wheat('prague', 'kaliningrad')).toBe(2)
    expect(
      wheatFor({ ...view, phase: 'trade_agreement' }, cityData('prague').at, cityData('kaliningrad').at),
    ).toBe(0)
  })
})

describe('targets', () => {
  it('let a piece be taken up before they show where it can go', () => {
    const before = targetsOf(deliveryRun(), 0, runLegal, null)
    expect(before.map(({ id }) => id)).toEqual(['caravan 0'])
    const after = targetsOf(deliveryRun(), 0, runLegal, { caravan: 0 })
    expect(after.find(({ id }) => id === `path ${RUN.BRUSSELS_COLOGNE}`)?.journey?.salt).toBe(1)
  })

  it('need no piece to be taken up where only one can move', () => {
    const view = { ...deliveryRun(), phase: 'bribery' as const }
    expect(targetsOf(view, 0, runLegal.slice(1), null).every(({ journey }) => journey)).toBe(true)
  })

  it('ask which piece is meant where both could be put', () => {
    const legal = [0, 1].map((merchant) => ({ recruit_merchant: { merchant, city: 'bern' } }))
    expect(targetsOf(position(), 0, legal, 'merchant')).toMatchObject([{ id: 'city bern', actions: legal }])
    expect(targetsOf(position(), 0, legal, null)).toEqual([])
  })

  it('ask for the hex before the token that comes there', () => {
    const view = position([], { phase: { token: 'belgrade' } })
    const move = (from: string, to: string) => ({ move_token: { from, to } })
    const legal = [{ place_token: '10:0' }, move('7:1', '9:1'), move('5:2', '9:1')]
    const first = targetsOf(view, 0, legal, null)
    expect(first.map(({ id }) => id)).toEqual(['hex 10:0', 'hex 9:1'])
    expect(targetsOf(view, 0, legal, { token: '9:1' }).map(({ id }) => id)).toEqual(['hex 7:1', 'hex 5:2'])
    expect(targetsOf(view, 0, legal.slice(1), null).map(({ id }) => id)).toEqual(['hex 7:1', 'hex 5:2'])
  })
})

describe('a click beside every target', () => {
  it('finds what lies there', () => {
    const atlas = atlasOf('short')
    expect(placeAt(atlas, cityPoint('paris'))).toEqual({ city: 'paris' })
    expect(placeAt(atlas, middle(RUN.Z_PARIS))).toEqual({ path: RUN.Z_PARIS })
    expect(placeAt(atlas, hexPoint('7:0'))).toEqual({ hex: '7:0' })
    expect(placeAt(atlas, { x: 0, y: 0 })).toBeNull()
  })

  it('asks for what would be done there, so that the rules can say why not', () => {
    const view = deliveryRun()
    expect(attempt(view, 0, { path: '5:1:E/6:1:W' }, null)).toEqual({ build_route: '5:1:E/6:1:W' })
    expect(attempt(view, 0, { city: 'cologne' }, null)).toEqual({ deliver: 'cologne' })
    expect(attempt(view, 0, { city: 'bern' }, 'merchant')).toEqual({
      recruit_merchant: { merchant: 0, city: 'bern' },
    })
    expect(attempt({ ...view, phase: 'move_robber' }, 0, { hex: '6:0' }, null)).toEqual({
      move_robber: '6:0',
    })
    expect(attempt(view, 0, { hex: '6:0' }, null)).toBeNull()
  })
})
