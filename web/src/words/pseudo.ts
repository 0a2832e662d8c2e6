// Stretched and accented words, for developers: what is not in a catalogue stands out, and what does not fit shows.

import type { Language } from './messages'

const VOWELS: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }

/** Whether the address asked for them when the page was opened: `?lang=pseudo`. */
export const isPseudo = new URLSearchParams(globalThis.location?.search).get('lang') === 'pseudo'

/** Stretched words are made from English. */
export const spoken = (language: Language): Language => (isPseudo ? 'en' : language)

/** Vowels twice and with an accent, the rest as it was. `words/src/pseudo.rs` does the same. */
export const distorted = (text: string): string =>
  text.replaceAll(/[aeiou]/gi, (vowel) => {
    const accented = VOWELS[vowel.toLowerCase()] ?? ''
    return (vowel === vowel.toLowerCase() ? accented : accented.toUpperCase()) + vowel
  })
