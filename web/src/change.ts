// A step told by what is different, put together again: what `engine/src/change.rs` writes, and says how to read.

import type { Frame, Heard, Moved } from './protocol'

type Fields = Record<string, unknown>

class Misfit extends Error {}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a change makes of a value. What stays the same is the same object. */
export function changed(old: unknown, change: unknown): unknown {
  if (isObject(old) && isObject(change)) {
    const next: Fields = { ...old }
    for (const [name, inner] of Object.entries(change))
      next[name] = Object.hasOwn(old, name) ? changed(old[name], inner) : inner
    return next
  }
  if (isObject(old) && Array.isArray(change)) {
    if (change.length !== 1) throw new Misfit('one thing takes the place of an object')
    return change[0]
  }
  if (Array.isArray(old) && Array.isArray(change)) return edited(old, change)
  return change
}

function edited(old: unknown[], edits: unknown[]): unknown[] {
  const next: unknown[] = []
  let at = 0
  const pass = (many: number): unknown[] => {
    const passed = old.slice(at, at + many)
    if (passed.length !== many) throw new Misfit('a list is too short')
    at += many
    return passed
  }
  for (const edit of edits) {
    if (typeof edit === 'number') {
      const passed = pass(Math.abs(edit))
      if (edit > 0) next.push(...passed)
    } else if (Array.isArray(edit)) {
      next.push(...edit)
    } else {
      const [before] = pass(1)
      if (!isObject(edit)) throw new Misfit('no edit of a list')
      if (isObject(before)) next.push(changed(before, edit))
      else if (Array.isArray(before) && Array.isArray(edit['~'])) next.push(edited(before, edit['~']))
      else throw new Misfit('nothing to change in a list')
    }
  }
  return [...next, ...old.slice(at)]
}

/** An event with what is told by the view. */
function told(value: unknown, view: unknown, name?: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => told(inner, view))
  if (!isObject(value)) return value
  if (!Object.hasOwn(value, '$'))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, told(inner, view, name)]))
  const found = name === undefined ? undefined : named(view, name)[value.$ as number]
  if (!found) throw new Misfit('the view has nothing like it')
  return Object.hasOwn(value, '~') ? changed(found, value['~']) : found
}

/** The objects that are fields of this name somewhere in a value. */
function named(value: unknown, name: string, found: Fields[] = []): Fields[] {
  if (Array.isArray(value)) for (const inner of value) named(inner, name, found)
  else if (isObject(value))
    for (const field of Object.keys(value).sort()) {
      const inner = value[field]
      if (field === name && isObject(inner)) found.push(inner)
      named(inner, name, found)
    }
  return found
}

/** What was heard of a step and what is seen after it, from what was seen before it. */
export function after(before: Frame, at: number, moved: Moved): { heard: Heard; frame: Frame } {
  const { seat, undo = false, rewind = null, after: seconds = 0, events, remark = null, ...changes } = moved
  const fields = Object.entries(changes).filter(([name]) => name !== 'version' && Object.hasOwn(before, name))
  const version = before.version + 1
  const frame = { ...(changed(before, Object.fromEntries(fields)) as Frame), version }
  const heard = told(events, frame.view) as Heard['events']
  return { heard: { n: version, seat, undo, rewind, at: at + seconds, events: heard, remark }, frame }
}
