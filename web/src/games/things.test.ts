// What holds for the things of every game: all of them are explained, in every language, by rules that exist.

import { describe, expect, it } from 'vitest'
import type { Language } from '../words/messages'
import { languages } from '../words/catalogues'
import { telling, type Step } from '../test/played'
import type { GameModule } from './module'

const games = import.meta.glob<GameModule>('./*/index.ts', { eager: true, import: 'default' })
const rules = import.meta.glob<string>('@games/*/rules.*.md', {
  eager: true,
  import: 'default',
  query: '?raw',
})
const fixtures = import.meta.glob<Step[]>('./*/*.fixture.json', { eager: true, import: 'default' })

const all = Object.entries(games).map(([path, game]) => ({ id: path.split('/')[1]!, game }))
const framesOf = (id: string) =>
  Object.entries(fixtures)
    .filter(([path]) => path.startsWith(`./${id}/`))
    .flatMap(([, steps]) => steps.flatMap(({ frame }) => frame ?? []))

const rulesIn = (id: string, language: Language): string => {
  const [, text] = Object.entries(rules).find(([path]) => path.endsWith(`/${id}/rules.${language}.md`)) ?? []
  if (text === undefined) throw new Error(`${id} has no rules in ${language}`)
  return text
}

describe.each(all)('the things of $id', ({ id, game }) => {
  it.each(languages)('are explained in %s', (language) => {
    const reader = { ...telling, language }
    const text = rulesIn(id, language)
    const names = new Set<string>()
    for (const thing of game.things.all) {
      const explanation = game.things.explain(thing, reader)
      expect(explanation, thing).not.toBeNull()
      const { name, lines, rule } = explanation!
      expect(lines.length, thing).toBeGreaterThan(0)
      for (const said of [name, ...lines]) {
        expect(said, thing).toMatch(/\S/)
        expect(said, thing).not.toMatch(/undefined|NaN|\[object|null|'| {2}|\{/)
        if (language === 'fr') expect(said).not.toMatch(/[^\u00a0\u202f][!?:;]/)
      }
      expect(text, `${thing}: ${rule}`).toContain(`**${rule}**`)
      names.add(name)
    }
    const { aim, scores, first } = game.aim(reader)
    for (const said of [aim, scores, first]) expect(said).toMatch(/\S/)
  })

  it('say what they are worth in games that were played', () => {
    const frames = framesOf(id).filter((_, at, { length }) => at % Math.ceil(length / 5) === 0)
    for (const frame of frames)
      for (const you of [0, null])
        for (const thing of game.things.all)
          for (const line of game.things.explain(thing, { ...telling, you }, frame)!.lines)
            expect(line, thing).toMatch(/\S/)
  })

  it('are those that panels count, each with a word beside its number', () => {
    for (const frame of framesOf(id).slice(0, 3))
      for (const { thing, short, label } of game.panel(frame, 0, telling)) {
        expect(game.things.explain(thing, telling), `${label}: ${thing}`).not.toBeNull()
        expect(short.length, short).toBeLessThanOrEqual(10)
      }
  })

  it('stand in the list of symbols, one of each sort', () => {
    const { all, legend } = game.things
    expect(legend.every((thing) => all.includes(thing))).toBe(true)
    expect(new Set(legend).size).toBe(legend.length)
  })
})

it('what a game does not have is not explained', () => {
  for (const { game } of all) expect(game.things.explain('nothing:1', telling)).toBeNull()
})
