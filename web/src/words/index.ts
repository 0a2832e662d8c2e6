// What the page says, in the reader's language. `w()` reads the setting, so components follow when it changes.

import type { Names } from '../protocol'
import { settings } from '../settings.svelte'
import { en, type Words } from './en'
import { fr } from './fr'

const dictionaries = { en, fr }

/** The words of the reader's language. */
export const w = (): Words => dictionaries[settings.language]

/** The reader's one of a name in every language. */
export const named = (names: Names): string => names[settings.language]

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function joined(names: string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${w().table.and} ${names.at(-1)}`
}
