// Who says the sentences: a language, the catalogues, and the table they are about.

import { FluentBundle, type FluentVariable } from '@fluent/bundle'
import type { Telling } from '../games/module'
import { catalogue } from './catalogues'
import { functions, Json, plain, type Speaking } from './functions'
import type { Families, Messages } from './messages'
import { distorted, isPseudo, spoken } from './pseudo'
import { tagged } from './tagged'

type Variables<G extends keyof Messages, K extends keyof Messages[G]> = [Messages[G][K]] extends [never]
  ? []
  : [Record<Messages[G][K] & string, unknown>]

/** Says sentences in one language to one reader at one table. */
export interface Say<G extends keyof Messages> {
  /** Says a message of the catalogue. */
  <K extends keyof Messages[G]>(id: K, ...variables: Variables<G, K>): string
  /** Says a value by its own tag, an event or the name of a card, with variables it does not bring itself. */
  of(family: Families[G], value: unknown, more?: Record<string, unknown>): string
  /** Says a message of a story of this game that was fetched before (`storyOf`); null if nobody wrote it. */
  story(of: string, id: string): string | null
  /** The title that opens a chapter with this value, if it does. */
  title(family: Families[G], value: unknown): string | null
}

/**
 * Takes a value of a family apart where the catalogue needs more than its id: the card `red_6` is `{ colour, value }`.
 * Undefined where there is nothing to take apart.
 */
export type Parts = (family: string, value: unknown) => unknown

/** A gap in a sentence is shown, and says more than no sentence; tests do not let it pass. */
function trouble(what: string): void {
  if (import.meta.env.MODE === 'test') throw new Error(what)
  console.error(what)
}

function variable(value: unknown): FluentVariable {
  switch (typeof value) {
    case 'number':
      return plain(value)
    case 'string':
      return value
    case 'boolean':
      return String(value)
    default:
      return value === null || value === undefined ? 'none' : new Json(value)
  }
}

export function speaker<G extends keyof Messages>(game: G, telling: Telling, parts?: Parts): Say<G> {
  const order = new Map<string, number>()
  const speaking: Speaking = {
    player: (seat) => telling.name(seat),
    you: telling.you,
    message,
    name,
    position: (id) => order.get(id) ?? -1,
  }
  const bundle = new FluentBundle(spoken(telling.language), {
    functions: functions(speaking),
    useIsolating: false,
    ...(isPseudo ? { transform: distorted } : {}),
  })
  for (const id of new Set(['shell', game])) {
    const resource = catalogue(id, telling.language)
    for (const error of bundle.addResource(resource)) trouble(error.message)
    if (id === game) resource.body.forEach((message, at) => order.set(message.id, at))
  }

  function message(id: string, fields: Record<string, unknown> = {}): string {
    const [own = '', attribute] = id.split('.')
    const found = bundle.getMessage(own)
    const pattern = attribute === undefined ? found?.value : found?.attributes[attribute]
    if (pattern === null || pattern === undefined) {
      trouble(`there is no message ${id}`)
      return ''
    }
    const errors: Error[] = []
    const variables = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, variable(value)]))
    const text = bundle.formatPattern(pattern, variables, errors)
    for (const error of errors) trouble(`${id}: ${error.message}`)
    return text
  }

  /** The message for a value, and the variables it brings. */
  function find(family: string, value: unknown): [id: string, fields: Record<string, unknown>] {
    const { tag, fields } = tagged(parts?.(family, value) ?? value)
    const own = `${family}-${tag}`
    return [tag !== null && bundle.hasMessage(own) ? own : family, fields]
  }

  function name(family: string, value: unknown, form?: string, more?: Record<string, unknown>): string {
    if (family === 'player') {
      if (typeof value !== 'number') throw new TypeError(`${String(value)} is not a seat`)
      return value === telling.you ? message('you') : telling.name(value)
    }
    const [id, fields] = find(family, value)
    return message(form === undefined ? id : `${id}.${form}`, { ...fields, ...more })
  }

  const stories = new Set<string>()
  /** Stories have names that no game uses for anything else. */
  function story(of: string, id: string): string | null {
    if (!stories.has(of)) {
      stories.add(of)
      for (const error of bundle.addResource(catalogue(of, telling.language))) trouble(error.message)
    }
    const [own = '', attribute] = id.split('.')
    const found = bundle.getMessage(own)
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ? message(id) : null
  }

  const say = (id: string, variables?: Record<string, unknown>) => message(id, variables)
  return Object.assign(say, {
    story,
    of: (family: string, value: unknown, more?: Record<string, unknown>) =>
      name(family, value, undefined, more),
    title: (family: string, value: unknown) => {
      const [id, fields] = find(family, value)
      return bundle.getMessage(id)?.attributes['title'] ? message(`${id}.title`, fields) : null
    },
  }) as Say<G>
}

/** The speaker of a game, made once for each telling. */
export function speakers<G extends keyof Messages>(game: G, parts?: Parts): (telling: Telling) => Say<G> {
  const made = new WeakMap<Telling, Say<G>>()
  return (telling) => {
    const say = made.get(telling) ?? speaker(game, telling, parts)
    made.set(telling, say)
    return say
  }
}
