// What holds for the remarks of every game.

import { expect, it } from 'vitest'
import type { Telling } from '../games/module'

export const telling = (language: Telling['language'], you: number | null): Telling => ({
  language,
  you,
  name: (seat) => ['Ana', 'Bruno', 'Clio', 'Diego'][seat] ?? '?',
})

/** Tests one remark of each kind in both languages, as others and as the player in seat 1 read it. */
export function everyRemarkIsASentence<R>(
  remarks: Record<string, R>,
  remark: (made: R, telling: Telling) => string,
): void {
  it.each([
    ['en', 1],
    ['en', null],
    ['fr', 1],
    ['fr', null],
  ] as const)('every remark is a whole sentence in %s to seat %s', (language, you) => {
    for (const made of Object.values(remarks)) {
      const text = remark(made, telling(language, you))
      expect(text).toMatch(/^[\p{Lu}\d−].*\.$/u)
      expect(text).not.toMatch(/undefined|null|NaN|\[object|_|'| {2}/)
      if (language === 'fr') expect(text).not.toMatch(/[^\u00a0\u202f][:;!?]/)
      if (you === 1) expect(text).not.toContain(telling(language, you).name(1))
    }
  })
}
