// The guides of every game, in every language: nothing in them is missing.

import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameModule } from '../games/module'
import { NoObserver } from '../test/board'
import { languages } from '../words/catalogues'
import type { Language } from '../words/messages'
import { type Drawing, type Guide, tellingOf, valueOf } from './guide'
import Text from './Text.svelte'
import { allFigures, filled } from './text'

const modules = import.meta.glob<GameModule>('../games/*/index.ts', { eager: true, import: 'default' })
const guides = import.meta.glob<Guide>('../games/*/guide/index.ts', { eager: true, import: 'default' })
const texts = import.meta.glob<string>('../../../games/*/guide/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const games = Object.keys(guides).map((path) => path.split('/')[2]!)
const textOf = (game: string, text: string, language: Language) => {
  const found = texts[`../../../games/${game}/guide/${text}.${language}.md`]
  if (found === undefined) throw new Error(`${game} has no ${text} in ${language}`)
  return found
}

/** The rules are not asked here: positions are drawn in the browser's tests. */
const drawingOf = (game: string, language: Language): Drawing => ({
  game,
  guide: guides[`../games/${game}/guide/index.ts`]!,
  module: modules[`../games/${game}/index.ts`]!,
  telling: { ...tellingOf(null), language },
  deal: () => new Promise(() => undefined),
  play: () => new Promise(() => undefined),
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('ResizeObserver', NoObserver)
})
afterEach(cleanup)

it('every game on the page has a guide', () => {
  expect(games).toEqual(Object.keys(modules).map((path) => path.split('/')[2]))
})

describe.each(games.flatMap((game) => languages.map((language) => [game, language] as const)))(
  '%s in %s',
  (game, language) => {
    it.each(['guide', 'aid'])('has all that its %s names', (text) => {
      const drawn = drawingOf(game, language)
      const markdown = filled(textOf(game, text, language), (name) => valueOf(drawn.guide, name))
      for (const { name, caption } of allFigures(markdown)) {
        const [kind = ''] = name.split(':')
        expect(['opening', 'example', ...Object.keys(drawn.guide.figures)]).toContain(kind)
        expect(caption).toMatch(/\S/)
      }
      const things = [...markdown.matchAll(/!\[\]\(([^)]+)\)/g)].map(([, thing]) => thing!)
      for (const thing of things)
        expect(drawn.module.things.explain(thing, drawn.telling), thing).not.toBeNull()
      const { container } = render(Text, { texts: [markdown], drawn })
      expect(container.querySelectorAll('h1')).toHaveLength(1)
      for (const table of container.querySelectorAll('table')) {
        const [head, ...rows] = table.querySelectorAll('tr')
        expect(rows.length, head?.textContent ?? '').toBeGreaterThan(0)
        for (const row of rows) expect(row.cells.length, row.textContent).toBe(head?.cells.length)
      }
      expect(container.textContent).not.toMatch(/undefined|NaN|\[object|[{}@]/)
    })
  },
)

it('a value that the data file has not is missed', () => {
  expect(() => valueOf({ data: { a: { b: 1 } } }, 'a.c')).toThrow('a.c')
  expect(valueOf({ data: { a: { b: 1 } }, values: { c: 2 } }, 'a.b')).toBe(1)
})
