import { describe, expect, it } from 'vitest'
import { deliveryRun, position, RUN, runFacts, runLegal } from './fixtures'
import { attempt, placeAt, targetsOf } from './targets'
import { atlasOf, cityPoint, hexPoint, middle } from './atlas'

describe('targets', () => {
  it('let a piece be taken up before they show where it can go', () => {
    const before = targetsOf(deliveryRun(), 0, runLegal, null, runFacts)
    expect(before.map(({ id }) => id)).toEqual(['caravan 0'])
    const after = targetsOf(deliveryRun(), 0, runLegal, { caravan: 0 }, runFacts)
    expect(after.find(({ id }) => id === `path ${RUN.BRUSSELS_COLOGNE}`)?.journey?.salt).toBe(1)
  })

  it('are the next steps of a caravan until the rules have told its journeys', () => {
    const next = targetsOf(deliveryRun(), 0, runLegal, { caravan: 0 }, null)
    expect(next).toMatchObject([{ id: `path ${RUN.Z_PARIS}`, actions: [runLegal[1]] }])
  })

  it('tell the price of a merchant’s way once the rules have told it', () => {
    const view = position([{ merchants: ['6:1:W', null] }])
    const legal = [{ move_merchant: { merchant: 0, to: '5:3:E' } }]
    const walk = { merchant: 0, to: '5:3:E', way: ['6:1:W', '5:3:E'], wheat: 1, founds: 'genoa', gold: 1 }
    const facts = { walks: [walk], steps: [], journeys: [] }
    expect(targetsOf(view, 0, legal, { merchant: 0 }, facts)).toMatchObject([{ wheat: 1, way: walk.way }])
    expect(targetsOf(view, 0, legal, { merchant: 0 }, null)[0]).not.toHaveProperty('wheat')
  })

  it('need no piece to be taken up where only one can move', () => {
    const view = { ...deliveryRun(), phase: 'bribery' as const }
    expect(targetsOf(view, 0, runLegal.slice(1), null, runFacts).every(({ journey }) => journey)).toBe(true)
  })

  it('ask which piece is meant where both could be put', () => {
    const legal = [0, 1].map((merchant) => ({ recruit_merchant: { merchant, city: 'bern' } }))
    expect(targetsOf(position(), 0, legal, 'merchant', null)).toMatchObject([
      { id: 'city bern', actions: legal },
    ])
    expect(targetsOf(position(), 0, legal, null, null)).toEqual([])
  })

  it('ask for the hex before the token that comes there', () => {
    const view = position([], { phase: { token: 'belgrade' } })
    const move = (from: string, to: string) => ({ move_token: { from, to } })
    const legal = [{ place_token: '10:0' }, move('7:1', '9:1'), move('5:2', '9:1')]
    const first = targetsOf(view, 0, legal, null, null)
    expect(first.map(({ id }) => id)).toEqual(['hex 10:0', 'hex 9:1'])
    expect(targetsOf(view, 0, legal, { token: '9:1' }, null).map(({ id }) => id)).toEqual([
      'hex 7:1',
      'hex 5:2',
    ])
    expect(targetsOf(view, 0, legal.slice(1), null, null).map(({ id }) => id)).toEqual(['hex 7:1', 'hex 5:2'])
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
