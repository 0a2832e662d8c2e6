// How a title is set on its box, in any language.

/** A longer title goes in two lines. */
const ONE_LINE = 16
/** The largest letters, of one line and of two. */
const LARGEST = { one: 58, two: 40 }
/** The width a line may take; a letter is about this wide for its size. */
const WIDTH = 264
const LETTER = 0.6

/** The title in one line, or in two, broken where both are most alike. */
export function titleLines(title: string): string[] {
  const words = title.split(' ')
  if (title.length <= ONE_LINE || words.length < 2) return [title]
  const broken = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return broken.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

/** Letters as large as the longest line lets them be. */
export function titleSize(lines: string[]): number {
  const longest = Math.max(...lines.map((line) => line.length))
  return Math.round(Math.min(lines.length > 1 ? LARGEST.two : LARGEST.one, WIDTH / (longest * LETTER)))
}
