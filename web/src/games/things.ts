// What things at a table are: everything a board marks with `data-thing` has a name, what it does, and the rule that says so. Names and effects
// are in the game's catalogue (`thing-…` with `.about`), numbers come from its data file, and what a thing is worth now from the view.

import type { Frame } from '../protocol'
import type { Messages } from '../words/messages'
import type { Say } from '../words/speaker'
import type { Telling } from './module'

/** A thing as boards mark it: its kind, and which one where there are several: `coin`, `order:red_2`. */
export type Thing = string

export interface Explanation {
  name: string
  /** What it does, what it costs, what it is worth now. */
  lines: string[]
  /** The id of the rule that says so. */
  rule: string
}

interface Kind {
  rule: string | ((id: string) => string)
  /** Which ones there are; without, there is only the thing itself. */
  ids?: readonly string[]
  /** Those that stand for all in the list of symbols. */
  listed?: readonly string[]
  /** What the sentences about it need. */
  fields?(id: string): Record<string, unknown>
  /** What it is worth at this moment; `facts` are what the rules have told about it, if they have. */
  now?(id: string, frame: Frame, telling: Telling, facts: unknown): string[]
}

export interface Things {
  /** Every thing that boards may mark. */
  all: readonly Thing[]
  /** The list of symbols: a thing of each sort. */
  legend: readonly Thing[]
  /** What a thing is; null for what this game has not. */
  explain(thing: Thing, telling: Telling, frame?: Frame | null, facts?: unknown): Explanation | null
}

export const thing = (kind: string, id?: string | number): Thing =>
  id === undefined ? kind : `${kind}:${id}`

export function thingParts(thing: Thing): { kind: string; id: string } {
  const [kind = '', ...rest] = thing.split(':')
  return { kind, id: rest.join(':') }
}

export function things(
  words: (telling: Telling) => Say<keyof Messages>,
  kinds: Readonly<Record<string, Kind>>,
): Things {
  const each = (of: (kind: Kind) => readonly string[] | undefined): Thing[] =>
    Object.entries(kinds).flatMap(([name, kind]) => of(kind)?.map((id) => thing(name, id)) ?? [name])
  return {
    all: each(({ ids }) => ids),
    legend: each(({ ids, listed }) => listed ?? ids),
    explain(thing, telling, frame, facts) {
      const { kind: name, id } = thingParts(thing)
      const kind = kinds[name]
      if (!kind) return null
      // The gate sees to it that every kind has its two messages.
      const say = words(telling) as unknown as (message: string, fields: Record<string, unknown>) => string
      const fields = { it: id, ...kind.fields?.(id) }
      const now = frame ? (kind.now?.(id, frame, telling, facts ?? null) ?? []) : []
      return {
        name: say(`thing-${name}`, fields),
        lines: [say(`thing-${name}.about`, fields), ...now].filter((line) => line !== ''),
        rule: typeof kind.rule === 'string' ? kind.rule : kind.rule(id),
      }
    },
  }
}

/** What a game is about, for whoever plays it for the first time. */
export interface Aim {
  aim: string
  scores: string
  /** What a good first move looks like. */
  first: string
}

export const aims =
  (words: (telling: Telling) => Say<keyof Messages>, fields: () => Record<string, unknown> = () => ({})) =>
  (telling: Telling): Aim => {
    const say = words(telling) as unknown as (message: string, fields: Record<string, unknown>) => string
    const known = fields()
    return { aim: say('aim', known), scores: say('aim-scores', known), first: say('aim-first', known) }
  }
