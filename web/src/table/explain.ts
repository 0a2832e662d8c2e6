// What is explained, and where the explanation stands.

import type { GameModule, Telling } from '../games/module'
import type { Frame } from '../protocol'

/** What things are explained at: a game, as it is seen. */
export interface Seen {
  game: string
  module: GameModule
  frame: Frame
  telling: Telling
}

export interface Size {
  width: number
  height: number
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const APART = 8

/** Above the thing, or below where there is no room, and always inside the window. */
export function placeBeside(thing: Box, note: Size, room: Size): { left: number; top: number } {
  const middle = (thing.left + thing.right) / 2
  const left = Math.min(room.width - note.width - APART, Math.max(APART, middle - note.width / 2))
  const above = thing.top - note.height - APART
  const below = Math.min(thing.bottom + APART, room.height - note.height - APART)
  return { left: Math.max(APART, left), top: above >= APART ? above : Math.max(APART, below) }
}
