// What holds for the sentences of every game: the games that were really played (`*.fixture.json`) are told without a gap.

import { describe, expect, it } from 'vitest'
import type { Language } from '../words/messages'
import { telling } from '../test/played'
import type { Step } from '../test/played'
import type { GameModule, Telling } from './module'

const games = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' })
const fixtures = import.meta.glob<Step[]>('./*/*.fixture.json', { eager: true, import: 'default' })

const played = Object.entries(fixtures).map(([path, steps]) => {
  const game = games[path.replace(/[^/]*$/, 'index.ts')]
  if (!game) throw new Error(`${path} belongs to no game`)
  return { path, game, steps }
})

/** Everything that is said in a game, but for the names of actions. */
const said = ({ game, steps }: { game: GameModule; steps: Step[] }, telling: Telling): string[] =>
  steps.flatMap(({ heard, frame }) => [
    ...heard.events.flatMap((event) => game.log(event, telling)?.text ?? []),
    ...(frame ? [game.prompt(frame, telling), ...game.describe(frame, telling)] : []),
    ...(frame ? game.panel(frame, 0, telling).map(({ value, label }) => `${value} ${label}`) : []),
  ])

const names = (game: GameModule, { frame }: Step, telling: Telling): string[] =>
  (frame?.legal ?? []).map((action) => game.action(action, frame!, telling))

describe.each(played)('$path', ({ game, steps }) => {
  it.each([
    ['en', 0],
    ['en', null],
    ['fr', 0],
    ['fr', null],
  ] as [Language, number | null][])('is told in %s to seat %s', (language, you) => {
    const reader = { ...telling, language, you }
    for (const text of [
      ...said({ game, steps }, reader),
      ...steps.flatMap((step) => names(game, step, reader)),
    ]) {
      expect(text).toMatch(/\S/)
      expect(text).not.toMatch(/undefined|NaN|\[object|null|'| {2}/)
      // French marks stay with the word before them.
      if (language === 'fr') expect(text).not.toMatch(/[^\u00a0\u202f][!?:;]/)
    }
  })

  it('gives two actions of a frame two names', () => {
    for (const step of steps) {
      const all = names(game, step, telling)
      expect(new Set(all).size, all.join('\n')).toBe(all.length)
    }
  })
})
