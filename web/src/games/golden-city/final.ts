// What the final sheet needs from the history: the letters of each part of a game. Three and four players play one part,
// which ends with the game; the Great Drought has up to three, each ended by a special scoring, or by a blocked player.

import type { Heard, Seat } from '../../protocol'
import { standing } from '../../table/log'
import type { BonusLine, Event, Letters } from './types'

export interface Part {
  /** The round it ended with. */
  round: number
  /** Letters of each seat, by where they came from. */
  lines: Letters[]
  /** The bonus cards each seat showed. */
  bonus: BonusLine[][]
  /** Each seat's letters in all. */
  letters: number[]
  /** Victory points, and who got them; with three and four players there are none. */
  points: number
  winner: Seat | null
}

export function parts(history: readonly Heard[]): Part[] {
  const ended: Part[] = []
  let round = 0
  let lines: Letters[] = []
  let bonus: BonusLine[][] = []
  const line = (seat: Seat): Letters => (lines[seat] ??= { zones: 0, wares: 0, areas: 0, bonus: 0 })
  const end = (letters: number[], points: number, winner: Seat | null) => {
    letters.forEach((_, seat) => line(seat))
    ended.push({ round, lines, bonus, letters, points, winner })
    lines = []
    bonus = []
  }
  for (const event of events(history)) {
    if (event.type === 'round_began') round = event.round
    else if (event.type === 'zone_entered') line(event.seat).zones += event.letters
    else if (event.type === 'round_scored')
      event.lines.forEach(({ wares, areas }, seat) => {
        line(seat).wares += wares
        line(seat).areas += areas
      })
    else if (event.type === 'bonus_cards_shown') {
      bonus[event.seat] = event.lines
      line(event.seat).bonus = event.lines.reduce((sum, { letters }) => sum + letters, 0)
    } else if (event.type === 'special_scored') end(event.letters, event.victory_points, event.winner)
    else if (event.type === 'game_over' && ended.at(-1)?.round !== round) end(event.letters, 0, null)
  }
  return ended
}

/** What happened, without the steps that were taken back. */
function events(history: readonly Heard[]): Event[] {
  return standing(history).flatMap((step) => step.events as Event[])
}
