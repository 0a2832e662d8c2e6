// What New England has to say: prompt, log, actions, panels, and the board in words.

import coins from 'icon:two-coins'
import laurels from 'icon:laurel-crown'
import profit from 'icon:receive-money'
import type { Frame, Seat } from '../../protocol'
import type { LogLine, PanelItem, Telling } from '../module'
import { cardData, data, familyData, FIGURES, LANDS, OFFER_SIZE } from './data'
import { acting, cardsLeft, figureOn, fills, income, listed, tilesLeft, tileWith, turnOrder } from './table'
import { takenItem } from './targets'
import type { Action, Cells, Event, Item, Player, View } from './types'
import { cardName, itemName, itemNames, landName, words } from './words'

export function prompt(frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  const { phase } = view
  const seat = acting(phase)
  if (phase === 'over' || seat === null) return say.over
  const yours = seat === telling.you
  const name = telling.name(seat)
  if ('family' in phase) return yours ? say.youChooseFamily : say.choosesFamily(name)
  if ('start_tile' in phase) return yours ? say.youPlaceStartTile : say.placesStartTile(name)
  if ('offer' in phase) return yours ? say.youAnnounce : say.announces(name)
  if ('bid' in phase) return yours ? say.youBid : say.bids(name)
  const item = takenItem(view, phase)
  if (item)
    return yours
      ? placing(view, item, frame.legal as Action[], telling)
      : say.places(name, itemName(item, telling))
  const player = view.players[seat]
  const price = player?.marker ?? 0
  if (!yours) return say.turnOf(name, price)
  const can = (kind: 'buy' | 'play_stored') =>
    (frame.legal as Action[]).some((action) => typeof action === 'object' && kind in action)
  const left = data.offer.purchases - view.purchases
  if (can('buy')) return say.youBuy(left, price)
  const gain = player ? income(player) : 0
  const why =
    left === 0
      ? say.boughtAll(data.offer.purchases)
      : player && player.money < price
        ? say.tooPoor
        : say.nothingFits
  return `${why} ${can('play_stored') ? say.orPlayStored(gain) : say.onlyEnd(gain)}`
}

function placing(view: View, item: Item, legal: readonly Action[], telling: Telling): string {
  const say = words(telling)
  if ('tile' in item) return say.youPlaceTile(item.tile)
  const { figure, points } = cardData(item.card)
  if (legal.every((action) => action === 'store')) return say.youStore(cardName(item.card, telling))
  if (!figure) return say.youUseLand(cardName(item.card, telling), points)
  const moves = view.phase !== 'over' && 'place' in view.phase && 'figure' in view.phase.place.taken
  return moves ? say.youMove(figure) : say.youSetUp(figure)
}

export function log(told: unknown, telling: Telling): LogLine | null {
  const say = words(telling)
  const event = told as Event
  const cells = (list: Cells) => say.cells(list)
  switch (event.type) {
    case 'game_began': {
      const families = event.families.map((family, seat) =>
        say.plays(telling.name(seat), familyData(family).name),
      )
      return families.length > 0 ? { text: say.gameBegan(say.list(families)) } : null
    }
    case 'family_chosen': {
      const { name: family } = familyData(event.family)
      return about(event.seat, telling, say.youChoseFamily(family), (name) => say.choseFamily(name, family))
    }
    case 'start_tile_placed':
      return about(event.seat, telling, say.youPlacedStartTile(event.land, cells(event.cells)), (name) =>
        say.placedStartTile(name, event.land, cells(event.cells)),
      )
    case 'round_began':
      return { text: say.roundBegan(event.round), headline: true }
    case 'announced':
      return about(event.seat, telling, say.youAnnounced(event.tiles), (name) =>
        say.announced(name, event.tiles),
      )
    case 'offer_drawn':
      return { text: say.offerDrawn(itemNames(event.offer, telling)) }
    case 'marker_taken':
      return about(event.seat, telling, say.youTookMarker(event.marker), (name) =>
        say.tookMarker(name, event.marker),
      )
    case 'turn_began':
      return null
    case 'extra_drawn': {
      const item = itemName(event.item, telling)
      return about(event.seat, telling, say.youDrewExtra(item), (name) => say.drewExtra(name, item))
    }
    case 'bought': {
      const item = itemName(event.item, telling)
      return about(event.seat, telling, say.youBought(item, event.price), (name) =>
        say.bought(name, item, event.price),
      )
    }
    case 'tile_placed':
      return about(event.seat, telling, say.youPlacedTile(event.land, cells(event.cells)), (name) =>
        say.placedTile(name, event.land, cells(event.cells)),
      )
    case 'land_used': {
      const card = cardName(event.card, telling)
      return about(event.seat, telling, say.youUsedLand(card, cells(event.cells), event.points), (name) =>
        say.usedLand(name, card, cells(event.cells), event.points),
      )
    }
    case 'figure_placed':
      return about(event.seat, telling, say.youSetUpOn(event.figure, cells(event.cells)), (name) =>
        say.setUp(name, event.figure, cells(event.cells)),
      )
    case 'card_stored': {
      const card = cardName(event.card, telling)
      return about(event.seat, telling, say.youStored(card), (name) => say.stored(name, card))
    }
    case 'stored_card_taken': {
      const card = cardName(event.card, telling)
      return about(event.seat, telling, say.youTookStored(card), (name) => say.tookStored(name, card))
    }
    case 'figure_moved': {
      const [from, to] = [cells(event.from), cells(event.to)]
      return about(event.seat, telling, say.youMoved(event.figure, from, to), (name) =>
        say.moved(name, event.figure, from, to),
      )
    }
    case 'turn_ended':
      return about(event.seat, telling, say.youEarned(event.income), (name) => say.earned(name, event.income))
    case 'offer_cleared':
      return event.unsold.length > 0 ? { text: say.unsold(itemNames(event.unsold, telling)) } : null
    case 'offer_not_filled':
      return { text: say.notFilled(event.tiles, event.cards) }
    case 'game_over':
      return { text: say.gameOver, headline: true }
  }
}

function about(seat: Seat, telling: Telling, own: string, other: (name: string) => string): LogLine {
  return { text: seat === telling.you ? own : other(telling.name(seat)), seat }
}

export function action(taken: unknown, frame: Frame, telling: Telling): string {
  const say = words(telling)
  const view = frame.view as View
  const chosen = taken as Action
  const player = view.players[acting(view.phase) ?? 0]
  if (chosen === 'store') return say.doStore
  if (chosen === 'end_turn') return say.doEndTurn(player ? income(player) : 0)
  if ('choose_family' in chosen) return say.doChooseFamily(familyData(chosen.choose_family).name)
  if ('start_tile' in chosen) {
    return say.doStartTile(chosen.start_tile.land, say.cells(chosen.start_tile.cells))
  }
  if ('announce' in chosen) {
    const announcement = say.doAnnounce(chosen.announce, OFFER_SIZE - chosen.announce)
    return fills(view, chosen.announce) ? announcement : say.doEndGame(announcement)
  }
  if ('bid' in chosen) return say.doBid(chosen.bid)
  if ('draw_extra' in chosen) return say.doDraw[chosen.draw_extra]
  if ('buy' in chosen) return say.doBuy(itemName(chosen.buy, telling))
  if ('play_stored' in chosen) return say.doPlayStored(cardName(chosen.play_stored, telling))
  if ('move' in chosen) {
    const figure = player && figureOn(player, chosen.move)
    return say.doMove(figure ?? 'pilgrim', say.cells(chosen.move))
  }
  const cells = say.cells(chosen.place)
  const item = takenItem(view, view.phase)
  if (item && 'tile' in item) return say.doPlaceTile(item.tile, cells)
  const figure = item && cardData(item.card).figure
  return figure ? say.doSetUp(figure, cells) : say.doUseLand(cells)
}

export function panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[] {
  const say = words(telling)
  const view = frame.view as View
  const player = view.players[seat]
  const score = view.scores[seat]
  if (!player || !score) return []
  return [
    { icon: laurels, value: `${score.points}`, label: say.pointsNow },
    { icon: coins, value: `${player.money}`, label: say.money },
    { icon: profit, value: `+${income(player)}`, label: say.income },
  ]
}

export function describe(frame: Frame, telling: Telling): string[] {
  const say = words(telling)
  const view = frame.view as View
  const name = (seat: Seat) => (seat === telling.you ? say.you : telling.name(seat))
  const offer = view.offer.filter((item) => item !== null)
  const markers = turnOrder(view).map((seat) => say.saysMarker(name(seat), view.players[seat]?.marker ?? 0))
  return [
    view.round === 0 ? say.saysStart : say.saysRound(view.round, name(view.start_player)),
    offer.length > 0 ? say.offerDrawn(itemNames(offer, telling)) : say.offerEmpty,
    ...(markers.length > 0 ? [say.saysMarkers(markers.join(', '))] : []),
    ...view.players.flatMap((player, seat) => playerInWords(view, player, seat, telling)),
    say.bag(tilesLeft(view)),
    say.pile(cardsLeft(view)),
  ]
}

function playerInWords(view: View, player: Player, seat: Seat, telling: Telling): string[] {
  const say = words(telling)
  const name = telling.name(seat)
  const lands = LANDS.flatMap((land) => {
    const cells = (used: boolean) =>
      player.lands[land].filter((cell) => view.used.includes(cell) === used).join(', ')
    return player.lands[land].length > 0
      ? [say.saysLand(landName(land, telling), cells(false), cells(true))]
      : []
  })
  const figures = FIGURES.flatMap((figure) =>
    player.figures[figure].map((cell) => say.saysFigure(figure, say.cells(tileWith(player, cell)))),
  )
  const stored = listed(player.stored).map((card) => cardName(card, telling))
  const score = say.points(view.scores[seat]?.points ?? 0)
  const family = familyData(player.family).name
  return [
    say.saysPlayer(name, family, say.shillings(player.money), income(player), score),
    ...(lands.length > 0 ? [say.saysLands(name, lands.join(', '))] : []),
    ...(figures.length > 0 ? [say.saysFigures(name, figures.join(', '))] : []),
    ...(stored.length > 0 ? [say.saysStored(name, stored.join(', '))] : []),
  ]
}
