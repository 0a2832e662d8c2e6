// What a game brings to its rules pages besides the texts (`games/<id>/guide/`): values and tables from its data file, drawings, and how its
// positions are drawn. Fetched by these pages alone.

import { createContext, type Component } from 'svelte'
import { Engine } from '../engine'
import { settings } from '../settings.svelte'
import { gameModule } from '../games'
import type { GameModule, Telling } from '../games/module'
import type { Thing } from '../games/things'
import type { Frame, Script, Seat } from '../protocol'
import { fetchWords, storyOf } from '../words/catalogues'
import type { Language } from '../words/messages'
import { spoken } from '../words/pseudo'

/** What stands in a table made of the data file: words, a number, or things of the game. */
export type Cell = string | number | { things: readonly Thing[]; count?: number }

export interface SceneProps {
  frame: Frame
  /** What the rules know about it besides, where the game's board asks for that; null for an opening. */
  facts: unknown
  telling: Telling
  /** What of it matters, as a script points at it: `at field:0:2` is what has this `data-at`, `thing coin` what has this `data-thing`. */
  point: readonly string[]
}

export interface FigureProps {
  telling: Telling
  /** What follows the name of the figure: `figure:this`. */
  of: string | null
}

/** A set-up that can be dealt: the options that are not the default, and for how many. */
export interface OpeningOf {
  options: Record<string, string>
  seats: number
}

export interface Guide {
  /** The data file. */
  data: unknown
  /** What is counted in it, by name. */
  values?: Record<string, number>
  /** The rows of tables, by name. */
  tables: Record<string, (telling: Telling) => Cell[][]>
  /** Drawings, by name. */
  figures: Record<string, Component<FigureProps>>
  /** Draws a position. */
  Scene: Component<SceneProps>
  /** Set-ups that the page deals, in the order of their buttons; the first is shown. */
  openings: readonly OpeningOf[]
}

/** A value of a guide: one that is counted, or one of the data file by its path (`rules.hand_size`). */
export function valueOf({ data, values }: Pick<Guide, 'data' | 'values'>, name: string): string | number {
  const counted = values?.[name]
  if (counted !== undefined) return counted
  const found = name
    .split('.')
    .reduce<unknown>((within, key) => (within as Record<string, unknown>)?.[key], data)
  if (typeof found === 'number' || typeof found === 'string') return found
  throw new Error(`the data file has no ${name}`)
}

/** What the text of a page is drawn with. */
export interface Drawing {
  game: string
  guide: Guide
  module: GameModule
  telling: Telling
  /** Sets a game up; gives what the first seat sees. */
  deal(game: Parameters<Engine['begin']>[0]): Promise<Frame>
  /** Plays an example; null where there is none of that name. */
  play(example: string): Promise<Played | null>
}

/** An example as the rules play it: each of its steps, with what is seen then. */
export interface Played {
  you: Seat
  steps: { id: string; frame: Frame; facts: unknown; point: readonly string[] }[]
}

/** What a page draws its texts with; null for a game without a guide. It is let go with the page. */
export async function drawingOf(game: string): Promise<(Drawing & { close(): void }) | null> {
  const [guide, module] = await Promise.all([
    fetchGuide(game),
    gameModule(game),
    fetchWords(storyOf(game, 'examples'), settings.language),
  ])
  if (!guide || !module) return null
  const engine = new Engine(game)
  // The module has one game at a time.
  let last: Promise<unknown> = Promise.resolve()
  function alone<T>(ask: () => Promise<T>): Promise<T> {
    const asked = last.then(ask)
    last = asked.catch(() => undefined)
    return asked
  }
  return {
    game,
    guide,
    module,
    telling: tellingOf(null),
    deal: (begun) =>
      alone(async () => {
        await engine.begin(begun)
        return (await engine.now(0)).frame
      }),
    play: (example) =>
      alone(async () => {
        const script = await scriptOf(game, example)
        if (!script) return null
        let { frame, shown } = await engine.learn(script, { step: 0, done: [] })
        const you = script.start.you ?? 0
        const steps: Played['steps'] = []
        for (const { id, point = [] } of script.step) {
          frame = shown.moments.at(-1)?.frame ?? frame
          const facts = module.asks ? await engine.facts(frame.view, you) : null
          steps.push({ id, frame, facts, point })
          shown = await engine.readOn()
        }
        return { you, steps }
      }),
    close: () => engine.close(),
  }
}

/** The sheet beside a table draws the words alone. */
export const [drawingHere, setDrawing] = createContext<{
  readonly drawn: Drawing | null
  /** The page that has the rules; empty where they are on this one. */
  readonly rules: string
}>()

const guides = import.meta.glob<{ default: Guide }>('../games/*/guide/index.ts')
const texts = import.meta.glob<string>('../../../games/*/guide/*.md', {
  query: '?raw',
  import: 'default',
})

const scripts = import.meta.glob<Script>('@games/*/examples/*.toml', { import: 'default' })

/** The script of an example. What is before the first `-` of its file's name is there for the order alone. */
async function scriptOf(game: string, example: string): Promise<Script | undefined> {
  const [, script] =
    Object.entries(scripts).find(([path]) =>
      new RegExp(`/${game}/examples/\\d+-${example}\\.toml$`).test(path),
    ) ?? []
  return script?.()
}

const fetched = async (path: string): Promise<string> => (await texts[path]?.()) ?? ''

/** The guide of a game; null for a game without one. */
export async function fetchGuide(game: string): Promise<Guide | null> {
  return (await guides[`../games/${game}/guide/index.ts`]?.())?.default ?? null
}

/** A text of a game's guide; empty if there is none. */
export const fetchText = (game: string, text: 'guide' | 'aid', language: Language): Promise<string> =>
  fetched(`../../../games/${game}/guide/${text}.${spoken(language)}.md`)

/** The part of a drawing around these points, no smaller than a window twice `margin` wide and never outside the drawing. */
export function around(
  points: readonly { x: number; y: number }[],
  margin: number,
  { width, height }: { width: number; height: number },
): string {
  const span = (of: 'x' | 'y', most: number) => {
    const all = points.map((point) => point[of])
    const first = Math.max(0, Math.min(...all) - margin)
    const last = Math.min(most, Math.max(...all) + margin)
    return [first, last - first] as const
  }
  const [[x, wide], [y, high]] = [span('x', width), span('y', height)]
  return `${x} ${y} ${wide} ${high}`
}

/** What the places pointed at are called, of those that a pattern finds. */
export const named = (point: readonly string[], pattern: RegExp): string[] =>
  point.flatMap((place) => pattern.exec(place)?.[1] ?? [])

/** Set-ups with no option but the default ones, for each of these numbers of players. */
export const forSeats = (...counts: readonly number[]): OpeningOf[] =>
  counts.map((seats) => ({ seats, options: {} }))

/** Who sits in pictures and examples. */
const NAMES = ['Ada', 'Bruno', 'Clio', 'Diego', 'Edda']

export const tellingOf = (you: number | null): Telling => ({
  language: settings.language,
  you,
  name: (seat) => NAMES[seat] ?? '',
})
