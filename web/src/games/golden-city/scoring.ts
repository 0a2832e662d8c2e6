// Letters, bonus cards and special scorings as the view tells them.

import type { Seat } from '../../protocol'
import { wareCard, type Ware } from './data'
import type { BonusCard, Letters, Player, View } from './types'

export const total = ({ zones, wares, areas, bonus }: Letters): number => zones + wares + areas + bonus

/** Whether one of a player's cards shows the ware. */
export const showsWare = (player: Player, ware: Ware): boolean =>
  player.ware_cards.some((card) => wareCard(card).wares.includes(ware))

/** What a bonus card would bring the viewer now. */
export const worthOf = (view: View, card: BonusCard): number =>
  view.reckoned.bonus.find((line) => line.card === card)?.letters ?? 0

/** The bonus cards a viewer knows a seat to hold: the viewer's own. */
export const bonusCardsOf = (view: View, seat: Seat): BonusCard[] =>
  view.bonus_taken.flatMap((taken) => (taken.seat === seat && taken.one_of.length === 1 ? taken.one_of : []))

/** Whether the first player has the marker: the Great Drought leaves it in the box. */
export const hasMarker = (view: View): boolean => !view.reckoned.drought
