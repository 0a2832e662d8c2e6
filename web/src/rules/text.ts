// What rules and guides are written in: Markdown, of which pages draw the few elements they need.
//
// A line of nothing but pictures, `![Caption](name "U-3.3 U-3.4")`, shows figures, with the rules they are about. A picture within a sentence
// is a thing of the game: `![](card:red_6)`. `{hand_size}` is a value of the game's data file, and `| @ranks |` in a table stands for rows made of it;
// `| @zones | Outer |` begins each of them with a cell of its own.

import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'

export type { MarkedToken, Token, Tokens }

export interface Heading {
  id: string
  text: string
  depth: number
}

/** A figure that a text shows. */
export interface FigureOf {
  /** What is drawn: `opening`, `example:a`. */
  name: string
  caption: string
  /** The ids of the rules it is about. */
  rules: string[]
}

/** A rule id at the beginning of a text: "U-3.2", "**U-3.2**". */
const RULE = /^(?:\*\*)?([A-Z]{1,2}-\d+(?:\.\d+)*)\b/
/** The ids of rules that a text mentions. */
const MENTIONED = /\b([A-Z]{1,2}-\d+\.\d+)\b/

/** A quote that begins so says where the house had to rule by itself. */
export const HOUSE = '⌂ '

export const tokensOf = (markdown: string): MarkedToken[] => lexer(markdown) as MarkedToken[]

export function ruleId(text: string): string | null {
  return RULE.exec(text.trim())?.[1] ?? null
}

export const anchor = (text: string) =>
  ruleId(text) ??
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The anchor of a figure. */
export const figureAnchor = (name: string) => `figure-${name.replaceAll(/[^\w-]+/g, '-')}`

/** The headings below the title, for a table of contents. */
export function headings(markdown: string): Heading[] {
  return lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] > 1)
    .map(({ text, depth }) => ({ id: anchor(text), text: text.replaceAll('**', ''), depth }))
}

const isSpace = (token: MarkedToken) =>
  token.type === 'br' || (token.type === 'text' && token.text.trim() === '')

/** The figures of a paragraph that has nothing else; null for any other. A thing of the game is a picture, and no figure. */
export function figuresOf({ tokens }: Tokens.Paragraph): FigureOf[] | null {
  const within = (tokens as MarkedToken[]).filter((token) => !isSpace(token))
  const shown = within.flatMap((token) => (token.type === 'image' && token.text !== '' ? [token] : []))
  if (shown.length === 0 || shown.length < within.length) return null
  return shown.map(({ href, text, title }) => ({
    name: href,
    caption: text,
    rules: title?.split(' ').filter((id) => id !== '') ?? [],
  }))
}

/** Every figure of a text. */
export const allFigures = (markdown: string): FigureOf[] =>
  tokensOf(markdown).flatMap((token) => (token.type === 'paragraph' ? (figuresOf(token) ?? []) : []))

/** A text, with the ids of rules in it set apart: they are at the odd places. */
export const mentions = (text: string): string[] => text.split(MENTIONED)

/** Puts values where a text names them in braces. */
export function filled(markdown: string, value: (name: string) => string | number): string {
  return markdown.replaceAll(/\{([a-z_][\w.]*)\}/g, (_, name: string) => String(value(name)))
}

/** The rows that a line of a table stands for, if it does: `| @ranks |`. */
export const rowsNamed = (row: Tokens.TableCell[]): string | null =>
  /^@(\w+)$/.exec(row[0]?.text ?? '')?.[1] ?? null

/** The rules that stand on a page below a guide: their headings are a step deeper, and this is their title. */
export const below = (rules: string, title: string): string =>
  rules.replace(/^# .*$/m, () => `# ${title}`).replaceAll(/^(#+ )/gm, '#$1')

/** Where each rule is shown: the figures of a guide that are about it. */
export function exampleLinks(guide: string): Record<string, { href: string; example: boolean }[]> {
  const links: Record<string, { href: string; example: boolean }[]> = {}
  for (const { name, rules } of allFigures(guide))
    for (const rule of rules)
      (links[rule] ??= []).push({ href: `#${figureAnchor(name)}`, example: name.startsWith('example:') })
  return links
}
