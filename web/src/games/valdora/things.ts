// What the things of Valdora are.

import { aims, things } from '../things'
import { colourData, COLOURS, data, equipmentData, GEMS, orderData, specialData, spaceData } from './data'
import { spaceNote } from './describe'
import { pricesOf } from './prices'
import type { Colour, Equipment, Known, Order, Space, Special, View } from './types'
import { words } from './words'

const spaceRules = { city: 'V-7.2', palace: 'V-6.1', mine: 'V-7.1', port: 'V-5.4', road: 'V-5.1' }
const { constants } = data

export const known = things(words, {
  gem: { rule: 'V-5.2', ids: GEMS, fields: (gem) => ({ gem, points: constants.stone_points }) },
  silver: { rule: 'V-3.8', fields: () => ({ cap: constants.silver_cap }) },
  order: {
    rule: 'V-6.2',
    ids: data.order.map(({ id }) => id),
    listed: COLOURS.flatMap((colour) => data.order.find((order) => order.colour === colour)?.id ?? []),
    fields: (order) => {
      const { colour, vp } = orderData(order as Order)
      return { order, points: vp, palace: colourData(colour).palace, cost: constants.order_cost_silver }
    },
    now: (order, _frame, telling, facts) => {
      const missing = pricesOf([], facts as Known | null).missing(order as Order)
      return missing ? [words(telling)('thing-order.now', { missing })] : []
    },
  },
  equipment: {
    rule: 'V-5.2',
    ids: data.equipment.map(({ id }) => id),
    fields: (equipment) => {
      const { carries, load_cost, can_swap } = equipmentData(equipment as Equipment)
      const only = carries.length > 1 ? null : (carries[0] ?? null)
      return { equipment, only, cost: load_cost, swap: can_swap }
    },
  },
  artisan: {
    rule: 'V-6.5',
    ids: COLOURS,
    fields: (colour) => ({ colour, points: constants.artisan_colour_points }),
  },
  workshop: {
    rule: 'V-6.6',
    ids: COLOURS,
    fields: (colour) => {
      const { workshop_needs, workshop_points } = colourData(colour as Colour)
      return { colour, needs: workshop_needs, points: workshop_points }
    },
  },
  artisans: { rule: 'V-6.5', fields: () => ({ points: constants.artisan_colour_points }) },
  workshops: { rule: 'V-6.6' },
  bonus: { rule: 'V-6.4', fields: () => ({ points: constants.bonus_points }) },
  provisions: { rule: 'V-3.4' },
  delivered: { rule: 'V-6.3' },
  points: { rule: 'V-8.4' },
  book: {
    rule: 'V-4.4',
    fields: () => ({ free: constants.pages_free, silver: constants.page_cost_silver }),
  },
  last: { rule: 'V-2.8' },
  field: { rule: 'V-5.4' },
  end: { rule: 'V-8.1' },
  space: {
    rule: (space) => spaceRules[spaceData(space as Space).kind],
    ids: data.space.map(({ id }) => id),
    listed: (['city', 'palace', 'mine', 'port', 'road'] as const).flatMap(
      (kind) => data.space.find((space) => space.kind === kind)?.id ?? [],
    ),
    fields: (space) => {
      const { kind, colour = null, boats = 0 } = spaceData(space as Space)
      return { space, kind, colour, boats, cap: constants.silver_cap }
    },
    now: (space, frame, telling, facts) => {
      const prices = pricesOf([], facts as Known | null)
      return spaceNote(
        (frame.view as View).tabletop,
        space as Space,
        telling.you,
        prices,
        telling,
      ).lines.slice()
    },
  },
  special: {
    rule: (card) => `V-11.${card}`,
    ids: data.special_card.map(({ number }) => `${number}`),
    fields: (card) => ({ card: Number(card), cost: specialData(Number(card) as Special).cost }),
  },
  duel: { rule: 'V-9.2' },
})

export const aim = aims(words, () => ({
  artisans: constants.artisan_colour_points,
  workshop: Math.max(...data.colour.map(({ workshop_points }) => workshop_points)),
  bonus: constants.bonus_points,
}))
