// How lessons are told before there is a table.

import type { Telling } from '../games/module'
import { settings } from '../settings.svelte'

const made = new Map<string, Telling>()

/** One for each language: speakers are made once for each telling. */
export function tellingOf(): Telling {
  const { language } = settings
  const telling = made.get(language) ?? { language, you: 0, name: (seat: number) => `#${seat + 1}` }
  made.set(language, telling)
  return telling
}
