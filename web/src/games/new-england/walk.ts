// The view after an event: how the board gets from one frame to the next, a fact at a time. Pieces go where the event says; what
// they count, what may be bought for them and what comes next is left as it was: the next frame says it.

import type { Seat } from '../../protocol'
import { inOrder } from './cells'
import { cardOf } from './data'
import { changed, sameItem } from './table'
import type { Cells } from './cells'
import type { Event, Item, Player, Taken, View } from './types'

export function walk(view: View, event: Event): View {
  switch (event.type) {
    case 'game_began':
      return view
    case 'family_chosen': {
      const before = view.players[event.seat]!.family
      const given = of(
        {
          ...view,
          players: view.players.map((player) =>
            player.family === event.family ? { ...player, family: before } : player,
          ),
        },
        event.seat,
        (player) => ({ ...player, family: event.family }),
      )
      // Those before this seat in their order have chosen.
      return { ...given, phase: { family: event.seat + 1 } }
    }
    case 'start_tile_placed':
      return of(view, event.seat, (player) => ({
        ...player,
        lands: { ...player.lands, [event.land]: event.cells },
        start_tiles: { ...player.start_tiles, [event.land]: event.cells },
      }))
    case 'round_began':
      return { ...view, round: event.round, start_player: event.start_player }
    case 'announced':
      return view
    case 'offer_drawn':
      return event.offer.reduce(drawn, view)
    case 'marker_taken':
      return of(view, event.seat, (player) => ({ ...player, marker: event.marker }))
    case 'turn_began':
      return { ...view, phase: { turn: event.seat } }
    case 'extra_drawn':
      return { ...drawn(view, event.item), extra_draws: view.extra_draws + 1, trails: [] }
    case 'bought': {
      const space = view.offer.findIndex((item) => sameItem(item, event.item))
      const paid = of(view, event.seat, (player) => ({ ...player, money: player.money - event.price }))
      return {
        ...taking(paid, event.seat, { bought: event.item }),
        offer: view.offer.with(space, null),
        purchases: view.purchases + 1,
        trails: [],
      }
    }
    case 'tile_placed':
      return settled(view, event.seat, (player) => ({
        ...player,
        lands: { ...player.lands, [event.land]: inOrder([...player.lands[event.land], ...event.cells]) },
      }))
    case 'land_used':
      return {
        ...settled(view, event.seat, (player) => ({
          ...player,
          played: changed(player.played, event.card, 1),
        })),
        used: inOrder([...view.used, ...event.cells]),
      }
    case 'figure_placed':
      return settled(view, event.seat, (player) => ({
        ...player,
        figures: {
          ...player.figures,
          [event.figure]: inOrder([...player.figures[event.figure], ...event.cells.slice(0, 1)]),
        },
        played: changed(player.played, cardOf(event.figure), 1),
      }))
    case 'card_stored':
      return settled(view, event.seat, (player) => ({
        ...player,
        stored: changed(player.stored, event.card, 1),
      }))
    case 'stored_card_taken':
      return {
        ...taking(
          of(view, event.seat, (player) => ({ ...player, stored: changed(player.stored, event.card, -1) })),
          event.seat,
          { stored: event.card },
        ),
        trails: [],
      }
    case 'figure_moved':
      return {
        ...settled(view, event.seat, (player) => ({
          ...player,
          figures: {
            ...player.figures,
            [event.figure]: inOrder([
              ...player.figures[event.figure].filter((cell) => cell !== event.from[0]),
              ...event.to.slice(0, 1),
            ]),
          },
        })),
        trails: followed(view.trails, event.from, event.to),
      }
    case 'turn_ended':
      return {
        ...of(view, event.seat, (player) => ({
          ...player,
          money: player.money + event.income,
          marker: null,
        })),
        purchases: 0,
        extra_draws: 0,
        trails: [],
      }
    case 'offer_cleared':
      return { ...view, offer: [] }
    case 'offer_not_filled':
      return view
    case 'game_over':
      return { ...view, phase: 'over' }
  }
}

function of(view: View, seat: Seat, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((player, at) => (at === seat ? change(player) : player)) }
}

/** What was taken up has its place: the turn goes on. */
function settled(view: View, seat: Seat, change: (player: Player) => Player): View {
  const { players } = of(view, seat, change)
  return { ...view, players, phase: { turn: seat } }
}

function taking(view: View, seat: Seat, taken: Taken): View {
  return { ...view, phase: { place: { seat, taken } } }
}

/** An item comes out of the bag or the pile into the next space of the offer. */
function drawn(view: View, item: Item): View {
  const offer = [...view.offer, item]
  if ('card' in item) return { ...view, offer, pile: changed(view.pile, item.card, -1) }
  return { ...view, offer, bag: { ...view.bag, [item.tile]: view.bag[item.tile] - 1 } }
}

function followed(trails: View['trails'], from: Cells, to: Cells): View['trails'] {
  const [start, end] = [from[0], to[0]]
  if (!start || !end) return trails
  const step = (stood: Cells) => ({ at: end, stood: inOrder([...stood, start, end]) })
  if (!trails.some((trail) => trail.at === start)) return [...trails, step([])]
  return trails.map((trail) => (trail.at === start ? step(trail.stood) : trail))
}
