// How the lobby names things.

import { settings } from '../settings.svelte'

/** A language by its code, in the reader's own. */
export function languageNamed(code: string): string {
  return new Intl.DisplayNames([settings.language], { type: 'language' }).of(code) ?? code
}
