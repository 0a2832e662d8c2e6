// What New England says beyond its own values: prompt, actions, panels, and the board in words.

import coins from 'icon:two-coins'
import laurels from 'icon:laurel-crown'
import profit from 'icon:receive-money'
import type { Frame, Seat } from '../../protocol'
import type { PanelItem, Telling } from '../module'
import { cardData, data, FIGURES, LANDS } from './data'
import { acting, cardsLeft, count, familyOf, figureOn, tilesLeft, tileWith, turnOrder } from './table'
import { takenItem } from './targets'
import type { Action, Item, Phase, Player, View } from './types'
import { words } from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  const { phase } = view
  const seat = acting(phase)
  const item = takenItem(view, phase)
  if (item) return say.of('placing', placing(phase, item, frame.legal as Action[]), { seat })
  const player = seat === null ? undefined : view.players[seat]
  const can = (kind: 'buy' | 'play_stored') =>
    (frame.legal as Action[]).some((action) => typeof action === 'object' && kind in action)
  const price = player?.marker ?? 0
  return say.of('prompt', phase, {
    price,
    buys: can('buy'),
    plays: can('play_stored'),
    left: view.purchases_left,
    limit: data.offer.purchases,
    poor: !view.can_pay,
    income: seat === null ? 0 : view.incomes[seat],
  })
}

/** What is to be done with the item taken. */
function placing(phase: Phase, item: Item, legal: readonly Action[]) {
  if ('tile' in item) return item
  const { figure, points } = cardData(item.card)
  if (legal.length > 0 && legal.every((action) => action === 'store')) return { store: item.card }
  if (!figure) return { land: { card: item.card, points } }
  const moves = phase !== 'over' && 'place' in phase && 'figure' in phase.place.taken
  return moves ? { move: figure } : { figure }
}

export function action(taken: unknown, frame: Frame, telling: Telling): string {
  const view = frame.view as View
  const chosen = taken as Action
  const seat = acting(view.phase) ?? 0
  const player = view.players[seat]
  const item = takenItem(view, view.phase)
  const placed = typeof chosen === 'object' && 'place' in chosen && item
  const moved = typeof chosen === 'object' && 'move' in chosen && player && figureOn(player, chosen.move)
  return words(telling).of('action', chosen, {
    ends: typeof chosen === 'object' && 'announce' in chosen && !view.fillable.includes(chosen.announce),
    tile: placed && 'tile' in placed ? placed.tile : null,
    figure: placed && 'card' in placed ? cardData(placed.card).figure : moved || null,
    income: view.incomes[seat],
  })
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const view = frame.view as View
  const player = view.players[seat]
  const score = view.scores[seat]
  if (!player || !score) return []
  return [
    {
      icon: laurels,
      value: `${score.points}`,
      label: say('panel-points'),
      short: say('panel-points.short'),
      thing: 'points',
    },
    {
      icon: coins,
      value: `${player.money}`,
      label: say('panel-money'),
      short: say('panel-money.short'),
      thing: 'shilling',
    },
    {
      icon: profit,
      value: `+${view.incomes[seat]}`,
      label: say('panel-income'),
      short: say('panel-income.short'),
      thing: 'income',
    },
  ]
}

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const offer = view.offer.filter((item) => item !== null)
  const taken = turnOrder(view).map((seat) => ({ seat, marker: view.players[seat]?.marker }))
  return [
    view.round === 0
      ? say('says-beginning', { seat: view.start_player })
      : say('says-round', { round: view.round, seat: view.start_player }),
    offer.length > 0 ? say('event-offer-drawn', { offer }) : say('says-no-offer'),
    ...(taken.length > 0 ? [say('says-markers', { taken })] : []),
    ...view.players.flatMap((player, seat) => playerInWords(view, player, seat, telling)),
    say('bag', { count: tilesLeft(view) }),
    say('pile', { count: cardsLeft(view) }),
  ]
}

function playerInWords(view: View, player: Player, seat: Seat, telling: Telling): string[] {
  const say = words(telling)
  const lands = LANDS.filter((land) => player.lands[land].length > 0).map((land) => ({
    land,
    unused: player.lands[land].filter((cell) => !view.used.includes(cell)),
    used: player.lands[land].filter((cell) => view.used.includes(cell)),
  }))
  const figures = FIGURES.flatMap((figure) =>
    player.figures[figure].map((cell) => ({ figure, cells: tileWith(player, cell) })),
  )
  const { money, stored } = player
  return [
    say('says-player', {
      seat,
      family: familyOf(view, seat),
      money,
      income: view.incomes[seat],
      points: view.scores[seat]?.points ?? 0,
    }),
    ...(lands.length > 0 ? [say('says-lands', { seat, lands })] : []),
    ...(figures.length > 0 ? [say('says-figures', { seat, figures })] : []),
    ...(count(stored) > 0 ? [say('says-stored', { seat, stored })] : []),
  ]
}
