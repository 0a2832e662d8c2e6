// The line of the log for an event.

import type { Seat } from '../../protocol'
import type { LogLine, Telling } from '../module'
import { total } from './tally'
import type { Event } from './types'
import { payoutName } from './sentences'
import {
  bundleName,
  cardName,
  cityName,
  cityNames,
  crossName,
  hexName,
  pathName,
  who,
  whoever,
  words,
} from './words'
import type { Who } from './words/en'

export function log(told: unknown, telling: Telling): LogLine | null {
  const say = words(telling)
  const event = told as Event
  const by = (seat: Seat, text: (who: Who) => string): LogLine => ({ text: text(who(seat, telling)), seat })
  const bundle = (of: object) => bundleName(of, telling)
  switch (event.type) {
    case 'game_began':
      return by(event.first, say.began)
    case 'robber_placed':
      return by(event.seat, (one) => say.placedRobber(one, hexName(event.hex, telling)))
    case 'post_placed':
      return by(event.seat, (one) => say.placedPost(one, cityName(event.city, telling)))
    case 'neutral_placed':
      return by(event.seat, (one) => say.placedNeutral(one, cityName(event.city, telling)))
    case 'start_route_placed':
      return by(event.seat, (one) => say.placedRoute(one, pathName(event.path, telling)))
    case 'start_resources':
      return by(event.seat, (one) => say.startResources(one, bundle(event.resources)))
    case 'turn_began':
      return { text: say.turnOf(event.turn, telling.name(event.seat)), headline: true }
    case 'rolled': {
      const [one, other] = event.dice
      return by(event.seat, (by) => say.rolled(by, one + other, one, other))
    }
    case 'produced':
      return production(event, telling)
    case 'discard_chosen':
    case 'card_drawn':
      return event.type === 'card_drawn' ? { text: say.drew(cardName(event.card, telling)) } : null
    case 'discarded':
      return by(event.seat, (one) => say.discarded(one, bundle(event.resources)))
    case 'robber_moved':
      return by(event.seat, (one) => say.robberMoved(one, hexName(event.hex, telling)))
    case 'robbed':
      return by(event.thief, (one) => say.robbed(one, whoever(event.victim, telling)))
    case 'card_stolen':
      return { text: say.stole(bundle({ [event.resource]: 1 })), seat: event.thief }
    case 'offered':
      return by(event.seat, (one) => say.offered(one, bundle(event.give), bundle(event.want)))
    case 'answered': {
      const { answer } = event
      if (typeof answer === 'string') return by(event.seat, answer === 'accept' ? say.accepted : say.declined)
      const { give, want } = answer.counter
      return by(event.seat, (one) => say.countered(one, bundle(give), bundle(want)))
    }
    case 'traded':
      return by(event.seat, (one) =>
        say.traded(one, whoever(event.with, telling), bundle(event.gave), bundle(event.got)),
      )
    case 'offer_withdrawn':
      return by(event.seat, say.withdrew)
    case 'resource_bought':
      return by(event.seat, (one) => say.bought(one, bundle({ [event.resource]: 1 }), event.gold))
    case 'bank_traded':
      return by(event.seat, (one) =>
        say.bankTraded(one, bundle({ [event.give]: event.cards }), bundle({ [event.take]: 1 })),
      )
    case 'route_built':
      return by(event.seat, (one) => say.built(one, pathName(event.path, telling), event.free))
    case 'city_connected':
      return { text: say.connected(cityNames(event.cities, telling), payoutName(event.gold, telling)) }
    case 'merchant_recruited':
      return by(event.seat, (one) => say.recruited(one, cityName(event.city, telling)))
    case 'merchant_moved':
      return by(event.seat, (one) => say.movedMerchant(one, crossName(event.to, telling), event.wheat))
    case 'post_founded':
      return by(event.seat, (one) => say.founded(one, cityName(event.city, telling), event.gold))
    case 'token_placed':
      return { text: say.tokenPlaced(hexName(event.hex, telling), event.number) }
    case 'token_moved':
      return { text: say.tokenMoved(hexName(event.from, telling), hexName(event.to, telling), event.number) }
    case 'caravan_formed':
      return by(event.seat, (one) => say.formed(one, pathName(event.path, telling)))
    case 'caravan_moved': {
      const toll = event.toll === null ? null : whoever(event.toll, telling)
      return by(event.seat, (one) => say.movedCaravan(one, pathName(event.to, telling), event.salt, toll))
    }
    case 'delivered':
      return by(event.seat, (one) => say.deliveredTo(one, cityName(event.city, telling), event.left))
    case 'card_bought':
      return by(event.seat, (one) =>
        [say.boughtCard(one), event.shuffled ? say.shuffled : ''].join(' ').trim(),
      )
    case 'card_played':
      return by(event.seat, (one) => say.played(one, cardName(event.card, telling)))
    case 'gold_taken':
      return by(event.seat, (one) => say.tookGold(one, event.gold))
    case 'game_over':
      return {
        text: event.winner === null ? say.endedByRounds : say.won(who(event.winner, telling)),
        headline: true,
      }
  }
}

function production(event: Event & { type: 'produced' }, telling: Telling): LogLine {
  const say = words(telling)
  const parts = event.resources.flatMap((resources, seat) => {
    const gold = event.gold[seat] ?? 0
    const all = gold > 0 ? { ...resources, gold } : resources
    return total(all) > 0 ? [say.gets(whoever(seat, telling), bundleName(all, telling))] : []
  })
  const short = event.short.map((resource) => say.shortOf(say.wares[resource]))
  const got = parts.length > 0 ? say.produced(parts.join(', ')) : say.producedNothing
  return { text: [got, ...short].join(' ') }
}
