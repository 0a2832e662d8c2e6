// What every game brings to the page. The shell knows games only through this.

import type { Component } from 'svelte'
import type { Ahead, Frame, Heard, Seat, Table } from '../protocol'
import type { Language } from '../words/messages'
import type { Sound } from '../sound'
import type { Aim, Thing, Things } from './things'

/** Everything a game's words may depend on. */
export interface Telling {
  language: Language
  /** The name shown for a seat; "you" where it is the viewer's own and the sentence allows it. */
  name(seat: Seat): string
  /** The viewer's seat, or null for a spectator. */
  you: Seat | null
}

/** What the shell hands to a game's board. */
export interface BoardProps {
  table: Table
  /** What is seen now. The board narrows `view` and `legal` to its own types. */
  frame: Frame
  /** The steps between the frame shown before and this one, to be animated; empty after a load or a jump. */
  heard: Heard[]
  /** What has happened so far, as far back as it is known here. */
  history: Heard[]
  /** Asks for everything that happened before it; absent where it is whole. */
  recall?: () => void
  telling: Telling
  /** Takes an action: one of `frame.legal`, or one composed by hand. */
  act(action: unknown): void
  /** An action is on its way: until it is answered no other is taken. */
  busy: boolean
  /** Asks the rules why this cannot be done, and shows their answer with a link to the rule. */
  why(action: unknown): void
  /** Asks the rules why nothing of a kind can be done, and shows their answer. */
  whyNone(kind: unknown): void
  /** What the viewer would see and could do after an action that hides nothing; null where the rules do not say. */
  preview(action: unknown): Promise<Ahead<unknown, unknown> | null>
  /** What the rules know about the frame besides: the game's own facts. Null until they have answered, and in replays. */
  facts: unknown
  /** In a replay nothing can be done, and pieces may move faster. */
  replay: boolean
}

/** One line of the log. */
export interface LogLine {
  text: string
  /** The seat it is about, for its colour and symbol. */
  seat?: Seat
  /** A headline opens a chapter of the timeline (a round, say). */
  headline?: boolean
}

/** One figure of a player's panel: a drawing, a number, and what it means. */
export interface PanelItem {
  icon: string
  value: string
  label: string
  /** The label in a word, which stands beside the number. */
  short: string
  /** What it counts. */
  thing: Thing
}

/** A place of the board, by its `data-at`; with where something came from, if it moved there. */
export type Marked = string | { at: string; from: string }

/** The sounds of a game's events, by their type. */
export type Sounds<Event extends { type: string } = { type: string }> = Partial<Record<Event['type'], Sound>>

/** A game on the page. */
export interface GameModule {
  Board: Component<BoardProps>
  /** The rules are asked for the facts of every frame. */
  asks?: true
  /** What you must do now, or whom we wait for and why. */
  prompt(frame: Frame, telling: Telling): string
  /** The line for an event, or null for one that needs none. */
  log(event: unknown, telling: Telling): LogLine | null
  /** What a bot says about a step of its own, in one short line. */
  remark(remark: unknown, telling: Telling): string
  /** What events sound like, if anything. Your turn and the end have sounds of their own. */
  sounds?: Sounds
  /** The name of an action, for keyboard and screen reader: "Play red 6". */
  action(action: unknown, frame: Frame, telling: Telling, facts?: unknown): string
  /** A sentence of a lesson or an example, by its id; null if there is none. Its words were fetched before (`storyOf`). */
  story(of: string, id: string, telling: Telling): string | null
  /** What a standing order of the game's own does. */
  order(order: unknown, telling: Telling): string
  /** Why the rules say no. */
  refusal(refusal: unknown, telling: Telling): string
  /** The places of the board that an event concerns, by their `data-at`, given the view now: they are marked until the viewer has
   * had their turn. */
  marks?(event: unknown, view: unknown): Marked[]
  /** The places of the board that an action is about, by their `data-at`: the coach points at them. */
  places(action: unknown, view: unknown, you: Seat): Marked[]
  /** What a player's panel shows. */
  panel(frame: Frame, seat: Seat, telling: Telling): PanelItem[]
  /** The state of the board in words, a line each, for screen readers. */
  describe(frame: Frame, telling: Telling): string[]
  /** What everything is that boards mark with `data-thing`. */
  things: Things
  /** Draws a thing, as large as `--picture`. */
  Picture: Component<{ thing: Thing; telling: Telling }>
  /** What it is about, for whoever plays it for the first time. */
  aim(telling: Telling): Aim
  /** What players may ask each other for, where the game lets them trade. */
  wares?: { ids: readonly string[]; name(id: string, telling: Telling): string }
  /** The final sheet is worked out from everything that happened, and not from the last frame alone. */
  retells?: true
  /** The final sheet, line by line, shown when the game is over. */
  Final: Component<{ table: Table; frame: Frame; history: Heard[]; telling: Telling }>
}
