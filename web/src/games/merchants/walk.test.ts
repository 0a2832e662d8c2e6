import { describe, expect, it } from 'vitest'
import { aHeard } from '../../test/table'
import { deliveryRun, FIRST_STRETCH, position, RUN } from './fixtures'
import { statistics } from './stats'
import { handSize } from './table'
import type { Event, View } from './types'
import { walk } from './walk'

const after = (view: View, ...events: Event[]) => events.reduce(walk, view)

describe('the view after an event', () => {
  it('pays for the delivery run', () => {
    const view = after(
      deliveryRun(),
      { ...FIRST_STRETCH, toll: null, gold: 0 },
      { type: 'delivered', seat: 0, city: 'paris', left: 3 },
      {
        type: 'caravan_moved',
        seat: 0,
        caravan: 0,
        from: RUN.Z_PARIS,
        to: RUN.BRUSSELS_COLOGNE,
        salt: 0,
        toll: 1,
        gold: 1,
      },
    )
    expect(view.players[0]).toMatchObject({ resources: {}, gold: 0, goods_left: 3 })
    expect(view.players[0]?.caravans[0]).toBe(RUN.BRUSSELS_COLOGNE)
    expect(view.players[1]?.gold).toBe(4)
    expect(view.goods).toEqual(['paris'])
    expect(view.bank.salt).toBe(20)
  })

  it('takes unknown cards from what is hidden', () => {
    const view = after(position([{}, { hidden_resources: 3, resources: { ore: 1 } }]), {
      type: 'route_built',
      seat: 1,
      path: RUN.BERN_Z,
      free: false,
      paid: { wood: 1, ore: 1 },
    })
    expect(view.players[1]).toMatchObject({ hidden_resources: 2, resources: {}, routes: [RUN.BERN_Z] })
  })

  it('turns a merchant into a post', () => {
    const at = '10:0:W'
    const view = after(position([{ merchants: [at, null] }]), {
      type: 'post_founded',
      seat: 0,
      city: 'belgrade',
      gold: 2,
    })
    expect(view.players[0]).toMatchObject({ merchants: [null, null], posts: ['belgrade'], stock: 3, gold: 5 })
  })

  it('moves what is traded both ways', () => {
    const view = after(position([{ resources: { wood: 2 } }, { hidden_resources: 2 }]), {
      type: 'traded',
      seat: 0,
      with: 1,
      gave: { wood: 1, gold: 1 },
      got: { salt: 1 },
    })
    expect(view.players[0]).toMatchObject({ resources: { wood: 1, salt: 1 }, gold: 2 })
    expect(view.players[1]).toMatchObject({ resources: { wood: 1 }, gold: 4, hidden_resources: 1 })
    expect(handSize(view.players[1]!)).toBe(2)
  })

  it('hides what others get at a table that does not remember', () => {
    const open = position([{}, { hidden_resources: 2 }])
    const view = after(
      { ...open, options: { ...open.options, memory: 'at_the_table' } },
      {
        type: 'produced',
        resources: [{ wool: 1 }, { ore: 2 }],
        gold: [0, 0],
        short: [],
      },
    )
    expect(view.players[0]).toMatchObject({ resources: { wool: 1 }, hidden_resources: 0 })
    expect(view.players[1]).toMatchObject({ resources: {}, hidden_resources: 4 })
  })

  it('counts a card drawn once for its owner', () => {
    const view = after(
      position([{ resources: { wool: 1, salt: 1 } }]),
      { type: 'card_bought', seat: 0, shuffled: false, paid: { wool: 1, salt: 1 } },
      { type: 'card_drawn', card: 'lancer' },
    )
    expect(view.players[0]).toMatchObject({ cards: { lancer: 1 }, hidden_cards: 0, resources: {} })
  })
})

describe('the statistics', () => {
  const step = (n: number, events: Event[], undo = false) => aHeard(n, { events, undo })

  it('count throws, production and gold, without what was taken back', () => {
    const history = [
      step(0, [{ type: 'rolled', seat: 0, dice: [3, 2] }]),
      step(1, [{ type: 'produced', resources: [{ wool: 1 }, {}], gold: [0, 1], short: [] }]),
      step(2, [{ type: 'city_connected', cities: ['paris'], gold: [2, 1, 0, 0] }]),
      step(3, [], true),
      step(4, [{ type: 'rolled', seat: 1, dice: [1, 4] }]),
    ]
    const stats = statistics(history, 2)
    expect(stats.throws.find(({ sum }) => sum === 5)?.times).toBe(2)
    expect(stats.production).toEqual([{ wool: 1 }, {}])
    expect(stats.compensation).toEqual([0, 1])
    expect(stats.connections).toEqual([0, 0])
  })
})
