// What The Golden City says beyond its own values: prompt, actions and panels.

import type { Frame, Seat } from '../../protocol'
import type { PanelItem, Telling } from '../module'
import type { Thing } from '../things'
import { data, price } from './data'
import { icons } from './icons'
import { total } from './scoring'
import type { Action, View } from './types'
import { words } from './words'

export const prompt = (frame: Frame, telling: Telling): string =>
  asked(frame.view as View, frame.legal.length, telling)

/** What is to be decided; `choices`: how many the reader has. */
export function asked(view: View, choices: number, telling: Telling): string {
  return words(telling).of('prompt', view.phase, {
    taken: view.groups.some(({ bidder }) => bidder !== null),
    price: view.reckoned.expulsion_price,
    // Ending the turn is always possible.
    payable: choices > 1,
    built: view.built,
    limit: data.limits.ware_cards,
    over: view.reckoned.to_discard,
  })
}

export function action(taken: unknown, frame: Frame, telling: Telling): string {
  return words(telling).of('action', taken, context(taken as Action, frame.view as View))
}

/** What the name of an action tells about the table. */
function context(action: Action, view: View): Record<string, unknown> {
  if (typeof action === 'string') return {}
  if ('place_hand' in action) {
    const { cards, coins, bidder } = view.groups[action.place_hand] ?? { cards: [], coins: 0, bidder: null }
    return { cards, coins, bidder, price: view.reckoned.expulsion_price }
  }
  if ('build' in action) {
    const { place } = action.build
    return { keys: price(place).keys, black: view.reckoned.black.includes(place) }
  }
  return {}
}

type PanelName = 'points' | 'letters' | 'coins' | 'posts' | 'black' | 'keys' | 'wares' | 'bonus' | 'hand'

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const view = frame.view as View
  const player = view.players[seat]
  if (!player) return []
  const item = (icon: string, value: number, name: PanelName, thing: Thing): PanelItem => ({
    icon,
    value: `${value}`,
    label: say(`panel-${name}`),
    short: say(`panel-${name}.short`),
    thing,
  })
  return [
    ...(view.reckoned.drought ? [item(icons.laurels, player.victory_points, 'points', 'victory')] : []),
    item(icons.letter, total(player.letters), 'letters', 'letter'),
    item(icons.coins, player.coins, 'coins', 'coin'),
    item(icons.house, player.posts_left, 'posts', 'post'),
    ...(view.black_posts === 'yes' ? [item(icons.black, player.black_left, 'black', 'black')] : []),
    item(icons.key, player.keys, 'keys', 'key'),
    item(icons.ware, player.ware_cards.length, 'wares', 'wares'),
    item(icons.bonus, bonusCount(view, seat), 'bonus', 'bonuses'),
    item(icons.card, player.hand_size, 'hand', 'cards'),
  ]
}

/** Bonus cards a player holds face down. */
export const bonusCount = (view: View, seat: Seat): number =>
  view.bonus_taken.filter((taken) => taken.seat === seat).length
