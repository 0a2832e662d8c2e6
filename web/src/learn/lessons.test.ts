// Every lesson on its real board, step by step: what is pointed at is there, and so is what the coach would point at, and every sentence can be said in every language.

import { existsSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asking } from '../engine/module.js'
import type { BoardProps, GameModule } from '../games/module'
import Players from '../table/Players.svelte'
import type { Frame, Opened, Script, Shown, Table, Tried } from '../protocol'
import { NoObserver } from '../test/board'
import { telling } from '../test/played'
import { aSeat, aTable } from '../test/table'
import { languages, storyOf } from '../words/catalogues'
import { chaptersOf } from './chapters'
import { pointedAt } from './pointed'

const games = import.meta.glob<GameModule>('../games/*/index.ts', { eager: true, import: 'default' })
const ids = Object.keys(games).map((path) => path.split('/').at(-2)!)
const gameOf = (id: string) => games[`../games/${id}/index.ts`]!

/** Where build.rs has them built, from the page's folder. */
const folder = '../target/engine/wasm32-unknown-unknown/module/examples'

/** The rules of a game as the page has them. */
async function rulesOf(id: string): Promise<(question: unknown) => unknown> {
  const file = `${process.env.COMPTOIR_ENGINE ?? folder}/${id}.wasm`
  if (!existsSync(file)) throw new Error(`${file} is built by build.rs: run cargo build -p comptoir-web`)
  const { instance } = await WebAssembly.instantiate(readFileSync(file))
  const ask = asking(instance)
  return (question) => {
    const reply = JSON.parse(ask(JSON.stringify(question))) as { answer?: unknown; trouble?: unknown }
    expect(reply.trouble, JSON.stringify(question)).toBeUndefined()
    return reply.answer
  }
}

/** What is seen at each step of a script. */
function framesOf(ask: (question: unknown) => unknown, script: Script): Frame[] {
  const opened = ask({ learn: { script, reached: { step: 0, done: [] } } }) as Opened
  let frame = opened.shown.moments.at(-1)?.frame ?? opened.frame
  return script.step.map(({ right }) => {
    const here = frame
    const shown =
      right === undefined || right.length === 0
        ? (ask('read_on') as Shown)
        : (ask({ try: { action: right[0] } }) as Extract<Tried, { right: Shown }>).right
    frame = shown.moments.at(-1)?.frame ?? frame
    return here
  })
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('ResizeObserver', NoObserver)
})
afterEach(cleanup)

describe.each(ids.filter((id) => chaptersOf(id).length > 0))('the lessons of %s', (id) => {
  it.each(chaptersOf(id))('point at what is on the board: $name', async ({ script: read }) => {
    const ask = await rulesOf(id)
    const module = gameOf(id)
    const missing: string[] = []
    const script = await read()
    const you = script.start.you ?? 0
    const seats = Array.from({ length: script.start.seats }, (_, seat) =>
      aSeat(seat, { owner: 'bot', name: telling.name(seat) }),
    )
    const table: Table = aTable({ game: id, seats, you, status: 'playing' })
    for (const [at, frame] of framesOf(ask, script).entries()) {
      const { id: step, point = [], right = [] } = script.step[at]!
      const wanted = right.slice(0, 1).flatMap((action) => module.places(action, frame.view, you))
      const meant = wanted.map((place) => `at ${typeof place === 'string' ? place : place.at}`)
      if (point.length + meant.length === 0) continue
      const facts = module.asks ? ask({ facts: { view: frame.view, seat: you } }) : null
      const props: BoardProps = {
        table,
        frame,
        heard: [],
        history: [],
        telling: { ...telling, you },
        act: () => {},
        busy: false,
        why: () => {},
        whyNone: () => {},
        preview: async () => null,
        facts,
        replay: false,
      }
      render(module.Board, props)
      render(Players, { table, frame, module, telling: props.telling })
      for (const where of [...point, ...meant])
        if (pointedAt(document.body, where).length === 0) missing.push(`${step}: ${where}`)
      cleanup()
    }
    expect(missing).toEqual([])
  })

  it.each(languages)('can be told in %s', async (language) => {
    const tell = (of: string) => gameOf(id).story(storyOf(id, 'lessons'), of, { ...telling, language })
    for (const { name, script: read } of chaptersOf(id)) {
      const chapter = `lesson-${name}`
      const said = [tell(chapter), tell(`${chapter}.about`)]
      for (const { id: step, right } of (await read()).step) {
        said.push(tell(`${chapter}-${step}`))
        if (right?.length) said.push(tell(`${chapter}-${step}.do`), tell(`${chapter}-${step}.wrong`) ?? 'x')
      }
      for (const text of said) {
        expect(text, chapter).toMatch(/\S/)
        expect(text, chapter).not.toMatch(/undefined|NaN|\[object|null|'| {2}|\{/)
        // This is how a game is called, not a cry.
        if (language === 'fr') expect(text?.replaceAll('UGO!', 'UGO')).not.toMatch(/[^\u00a0\u202f][!?:;]/)
      }
    }
  })
})
