import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync('src/style/tokens.css', 'utf8')

type Theme = 'light' | 'dark'
type Colours = Map<string, string>

/** The colours that a rule of the style sheet sets, by day or by candlelight. */
function setBy(selector: string, theme: Theme): Colours {
  const rule = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  const found = rule.matchAll(/(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)
  return new Map([...found].map(([, name, light, dark]) => [name!, theme === 'light' ? light! : dark!]))
}

function palette(theme: Theme, colours: 'standard' | 'contrast'): Colours {
  const usual = setBy(':root', theme)
  return colours === 'standard'
    ? usual
    : new Map([...usual, ...setBy(":root[data-colours='contrast']", theme)])
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

const grounds = ['--paper', '--paper-deep', '--sheet', '--sheet-high']
const read = ['--ink', '--ink-soft', '--accent', '--accent-deep', '--good', '--bad']
/** What is written on what, and the least contrast it needs: 4.5 where it is read, 3 where it is seen. */
const pairs: [string, string, number][] = [
  ...grounds.flatMap((ground) => read.map((ink) => [ink, ground, 4.5] as [string, string, number])),
  ...grounds.map((ground) => ['--focus', ground, 3] as [string, string, number]),
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-deep', 4.5],
  ['--sheet-high', '--ink', 4.5],
  ['--ink', '--marked', 4.5],
  ['--sea-ink', '--sea', 4.5],
  ...[0, 1, 2, 3, 4].map((seat) => [`--on-seat-${seat}`, `--seat-${seat}`, 4.5] as [string, string, number]),
]

const palettes = (['light', 'dark'] as const).flatMap((theme) =>
  (['standard', 'contrast'] as const).map((colours) => [theme, colours] as const),
)

test.each(palettes)('everything can be read: %s, %s', (theme, colours) => {
  const all = palette(theme, colours)
  const weak = pairs
    .map(([ink, ground, least]) => ({ ink, ground, least, is: contrast(all.get(ink)!, all.get(ground)!) }))
    .filter(({ is, least }) => !(is >= least))
  expect(weak.map(({ ink, ground, is }) => `${ink} on ${ground}: ${is.toFixed(2)}`)).toEqual([])
})

test('every colour has its counterpart in the dark', () => {
  expect(css.match(/--[\w-]+: #[0-9a-f]{3,8};/g)).toBeNull()
})

test('what waits to be chosen comes to rest', () => {
  // A page in which something moves is painted anew for every frame, for hours at a table that is played over days.
  const boards = import.meta.glob<string>('../games/*/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const restless = Object.entries(boards).filter(([, source]) => /\binfinite\b/.test(source))
  // Dice tumble until they have come down.
  expect(restless.map(([path]) => path)).toEqual(['../games/merchants/Dice.svelte'])
})
