// How far the reader got with each lesson, kept in this browser.

import type { Reached } from '../protocol'

export interface Progress extends Reached {
  /** Whether it was read to its end, this time or before. */
  over: boolean
}

const KEY = 'comptoir.lessons'
const START: Progress = { step: 0, done: [], over: false }

type Kept = Record<string, Progress>

function isProgress(value: unknown): value is Progress {
  const { step, done, over } = (value ?? {}) as Record<string, unknown>
  return Number.isInteger(step) && Array.isArray(done) && typeof over === 'boolean'
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const entries = Object.entries(kept && typeof kept === 'object' ? kept : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, Progress] => isProgress(entry[1])))
  } catch {
    // Somebody edited the storage by hand: everything begins anew.
    return {}
  }
}

const nameOf = (game: string, chapter: string) => `${game}/${chapter}`

export const progressOf = (game: string, chapter: string): Progress => read()[nameOf(game, chapter)] ?? START

export function keepProgress(game: string, chapter: string, progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [nameOf(game, chapter)]: progress }))
}

/** Whether any lesson was begun in this browser. */
export const begunAny = (): boolean => Object.keys(read()).length > 0
