// The functions sentences may use. The terminal has the same ones (`words/src/functions.rs`); `words/tests/cases.json` holds both
// to the same answers.

import { FluentNone, FluentNumber, FluentType, type FluentFunction, type FluentValue } from '@fluent/bundle'
import type { Seat } from '../protocol'

/** What functions ask of whoever speaks. */
export interface Speaking {
  /** The name shown for a seat. */
  player(seat: Seat): string
  /** The reader's seat. */
  you: Seat | null
  /** A message, or an attribute: `id.attribute`. */
  message(id: string, fields?: Record<string, unknown>): string
  /** What a value of a family is called. */
  name(family: string, value: unknown, form?: string, more?: Record<string, unknown>): string
  /** Where a message stands in the catalogue. */
  position(id: string): number
}

/** A list or a bag on its way to a function. */
export class Json extends FluentType<unknown> {
  toString(): string {
    return JSON.stringify(this.value)
  }
}

const raw = (value: FluentValue | undefined): unknown => {
  if (value === undefined || value instanceof FluentNone) throw new TypeError('a variable has no value')
  return value instanceof FluentType ? value.valueOf() : value
}

export const plain = (value: number): FluentNumber => new FluentNumber(value, { useGrouping: false })

function number(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError(`${String(value)} is not a number`)
  return value
}

function seat(value: unknown): Seat {
  if (typeof value !== 'number') throw new TypeError(`${String(value)} is not a seat`)
  return value
}

/** How many of each kind: `{ wood: 2 }`, or `['wood', 'wood']`. */
function bag(value: unknown): Map<string, number> {
  if (Array.isArray(value)) {
    const kinds = new Map<string, number>()
    for (const item of value) kinds.set(String(item), (kinds.get(String(item)) ?? 0) + 1)
    return kinds
  }
  if (typeof value !== 'object' || value === null) throw new TypeError(`${String(value)} is not a bag`)
  return new Map(Object.entries(value).map(([kind, count]) => [kind, number(count)]))
}

/** Points with a sign a reader cannot overlook: "−5". */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** French "de" before a name: "d’Ada", "de Bruno". Before an h nobody can know, and "de" is never wrong. */
const de = (name: string) =>
  /^([aeiouàâäéèêëîïôöùûü]|y(?![aeiou]))/i.test(name) ? `d’${name}` : `de ${name}`

const capital = (text: string) => {
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}

/** Every function, by its name in the catalogues. */
export function functions(speaking: Speaking): Record<string, FluentFunction> {
  type Options = Record<string, string | undefined>
  const isReader = (value: unknown) => value === speaking.you
  const countedOf = (family: string, count: unknown, what: unknown) =>
    speaking.name(family, what, 'count', { count })

  /** As the language does: `join` is `and` (the default), `or` or `comma`; `none` names the message for an empty list. */
  function joined(items: readonly string[], { join = 'and', none }: Options): string {
    if (items.length === 0) return none === undefined ? '' : speaking.message(none)
    return items.reduce((left, right, at) =>
      speaking.message(at === items.length - 1 ? `list-${join}` : 'list-comma', { left, right }),
    )
  }

  function family({ of }: Options): string {
    if (of === undefined) throw new TypeError('`of:` is missing')
    return of
  }

  /** What a bag holds, in the catalogue's order. */
  function kinds(of: string, given: unknown): [string, number][] {
    const at = (kind: string) => speaking.position(`${of}-${kind.replaceAll('_', '-')}`)
    return [...bag(given)].filter(([, count]) => count > 0).sort(([a], [b]) => at(a) - at(b))
  }

  const all: Record<string, (given: unknown[], options: Options) => FluentValue> = {
    PLAYER: ([whom]) => speaking.player(seat(whom)),
    WHO: ([whom]) => speaking.name('player', whom),
    YOU: ([whom]) => (isReader(whom) ? 'yes' : 'no'),
    NAME: ([value], options) => speaking.name(family(options), value, options.form),
    COUNT: ([count, ...what], options) =>
      what.length > 0
        ? countedOf(family(options), count, what[0])
        : speaking.message(family(options), { count }),
    COUNTS: ([given], options) => {
      const of = family(options)
      return joined(
        kinds(of, given).map(([kind, count]) => countedOf(of, count, kind)),
        options,
      )
    },
    LIST: ([given], options) => {
      const items = Array.isArray(given)
        ? given
        : kinds(family(options), given).flatMap(([kind, count]) => new Array<string>(count).fill(kind))
      const named = items.map((item, index) => speaking.name(family(options), item, options.form, { index }))
      return joined(
        named.filter((name) => name !== ''),
        options,
      )
    },
    SIZE: ([given]) =>
      plain(
        Array.isArray(given) ? given.length : [...bag(given).values()].reduce((sum, count) => sum + count, 0),
      ),
    AT: ([given, at]) => {
      const found = (given as Record<string, unknown>)[at as string]
      if (typeof found === 'number') return plain(found)
      if (found === undefined || (typeof found === 'object' && found !== null))
        throw new TypeError('nothing to be said stands there')
      return found === null ? 'none' : String(found)
    },
    SUM: (given) => plain(given.map(number).reduce((sum, next) => sum + next, 0)),
    MINUS: ([from, less]) => plain(number(from) - number(less)),
    SIGNED: ([given], { plus }) => {
      const value = number(given)
      return (value > 0 && plus !== undefined ? '+' : '') + signed(value)
    },
    ORDINAL: ([given]) =>
      new FluentNumber(number(given), { type: 'ordinal', useGrouping: false } as Intl.NumberFormatOptions),
    CAPITAL: ([text]) => capital(String(text)),
    DE: ([text]) => de(String(text)),
  }
  return Object.fromEntries(
    Object.entries(all).map(([name, answer]): [string, FluentFunction] => [
      name,
      (positional, named) =>
        answer(
          positional.map(raw),
          Object.fromEntries(Object.entries(named).map(([key, value]) => [key, String(raw(value))])),
        ),
    ]),
  )
}
