// What Valdora brings to its rules pages.

import { forSeats, type Guide } from '../../../rules/guide'
import { data } from '../data'
import { words } from '../words'
import Scene from './Scene.svelte'

const { book, colour, constants, duel_card, equipment, gem, order, space, special_card } = data
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const decks = (deck: 'equipment' | 'order') => book.filter((one) => one.deck === deck)
const stonesOf = (id: string) => gem.find((one) => one.id === id)!.count
const copies = (cards: readonly { copies: number }[]) => sum(cards.map((card) => card.copies))
const goods = (needs: readonly string[]) => ({
  things: needs.map((good) => (good === 'silver' ? 'silver' : `gem:${good}`)),
})

const guide: Guide = {
  data,
  values: {
    stones: sum(gem.map(({ count }) => count)),
    rubies: stonesOf('ruby'),
    sapphires: stonesOf('sapphire'),
    amethysts: stonesOf('amethyst'),
    emeralds: stonesOf('emerald'),
    nuggets: stonesOf('gold'),
    catalogue: sum(decks('equipment').map(({ cards }) => cards)),
    catalogue_each: decks('equipment')[0]!.cards,
    orders: sum(decks('order').map(({ cards }) => cards)),
    orders_each: decks('order')[0]!.cards,
    artisans: sum(colour.map(({ artisans }) => artisans)),
    duel_cards: duel_card.length,
    specials: copies(special_card),
    specials_dark: copies(special_card.filter(({ back }) => back === 'dark')),
  },
  tables: {
    start_silver: () => constants.start_silver.map((silver, nth) => [nth + 1, silver]),
    equipment: (telling) =>
      equipment
        .filter((one) => one.special === undefined)
        .map((one) => [
          { things: [`equipment:${one.id}`] },
          words(telling).of('equipment', one.id),
          goods(one.carries),
          one.load_cost === 0 ? '–' : { things: ['silver'], count: one.load_cost },
          one.copies === 0 ? '–' : one.copies,
        ]),
    orders: (telling) =>
      order.map(({ id, needs, vp, copies }) => [
        { things: [`order:${id}`] },
        words(telling).of('card', id),
        goods(needs),
        vp,
        copies,
        copies * decks('order').length,
      ]),
    ports: (telling) =>
      space.filter(({ boats }) => boats).map(({ id, boats }) => [words(telling).of('space', id), boats ?? 0]),
    colours: (telling) =>
      colour.map((one) => [
        { things: [`workshop:${one.id}`] },
        words(telling).of('space', one.palace),
        one.goods === 'three_stones'
          ? { things: ['gem:ruby', 'gem:sapphire', 'gem:emerald'] }
          : goods([one.goods]),
        one.artisans,
        one.artisans_3p,
        one.workshop_needs,
        one.workshop_points,
      ]),
    duel: () =>
      duel_card.map(({ artisans, workshops, choose }, nth) => [
        nth + 1,
        artisans.length > 0 ? { things: artisans.map((one) => `artisan:${one}`) } : '–',
        workshops.length > 0 ? { things: workshops.map((one) => `workshop:${one}`) } : '–',
        choose ? '?' : '–',
      ]),
    specials: (telling) =>
      special_card.map(({ number, copies, cost }) => [
        words(telling).of('special', number),
        copies,
        cost,
        words(telling)('special-text', { card: number }),
        `V-11.${number}`,
      ]),
  },
  figures: {},
  Scene,
  openings: [...forSeats(4, 5, 3, 2), { seats: 4, options: { special_cards: 'yes' } }],
}

export default guide
