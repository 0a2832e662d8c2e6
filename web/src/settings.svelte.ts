// What a reader has chosen, kept in this browser.

import type { Language } from './words/messages'
import type { Pace } from './protocol'
import { languages } from './words/catalogues'

/** What can be heard, in groups that each have a volume of their own. */
export const voices = ['turn', 'others', 'own', 'talk', 'end'] as const
export type Voice = (typeof voices)[number]

export interface Settings {
  language: Language
  sound: boolean
  /** 0 to 1. */
  volume: number
  /** The share of it that each group has, 0 to 1. */
  mixer: Record<Voice, number>
  /** Whether what others say is shown. */
  talk: boolean
  motion: 'system' | 'full' | 'reduced'
  theme: 'system' | 'light' | 'dark'
  /** Games whose aim the reader has seen, and needs no more. */
  known: string[]
  /** How fast things are shown, and how fast bots play where they play against the reader alone. */
  pace: Pace
  /** Whether a decision that everybody knows to be none is taken for the reader. */
  forced: boolean
  /** Whether the reader is asked before a step that throws chances away for good. */
  ask: boolean
  /** Whether what was missed is shown when the reader comes back. */
  recap: boolean
  colours: 'standard' | 'contrast' | 'symbols'
}

const KEY = 'comptoir.settings'

/** The first language of the browser that the house speaks. */
export function languageOf(preferred: readonly string[]): Language {
  return preferred.map((tag) => languages.find((language) => isOf(tag, language))).find(Boolean) ?? 'en'
}

const isOf = (tag: string, language: Language) => tag.toLowerCase().split('-')[0] === language

const share = (value: unknown, otherwise: number): number =>
  typeof value === 'number' ? Math.min(1, Math.max(0, value)) : otherwise

/** A mixer as it was stored; groups it does not know are as loud as they can be. */
function mixed(kept: unknown): Record<Voice, number> {
  const known = (kept && typeof kept === 'object' ? kept : {}) as Partial<Record<Voice, unknown>>
  return Object.fromEntries(voices.map((voice) => [voice, share(known[voice], 1)])) as Record<Voice, number>
}

/** The stored settings; what is missing or unknown becomes the default. */
export function read(stored: string | null, preferred: readonly string[]): Settings {
  let kept: Partial<Settings> = {}
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}')
    if (parsed && typeof parsed === 'object') kept = parsed
  } catch {
    // Somebody edited the storage by hand: the defaults do.
  }
  const one = <T>(value: unknown, allowed: readonly T[]): T =>
    allowed.find((choice) => choice === value) ?? allowed[0]!
  return {
    language: one<Language>(kept.language, [languageOf(preferred), ...languages]),
    sound: kept.sound !== false,
    talk: kept.talk !== false,
    volume: share(kept.volume, 0.6),
    mixer: mixed(kept.mixer),
    motion: one(kept.motion, ['system', 'full', 'reduced'] as const),
    known: Array.isArray(kept.known)
      ? kept.known.filter((game) => typeof game === 'string').slice(0, 100)
      : [],
    theme: one(kept.theme, ['system', 'light', 'dark'] as const),
    pace: one(kept.pace, ['normal', 'calm', 'quick', 'at_once'] as const),
    forced: kept.forced !== false,
    ask: kept.ask !== false,
    recap: kept.recap !== false,
    colours: one(kept.colours, ['standard', 'contrast', 'symbols'] as const),
  }
}

export const settings: Settings = $state(read(localStorage.getItem(KEY), navigator.languages))

/** Keeps what is chosen, and lets the style sheet know. Runs as long as the page. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings))
    })
    $effect(() => {
      const { documentElement } = document
      documentElement.lang = settings.language
      documentElement.dataset.motion = settings.motion
      documentElement.dataset.theme = settings.theme
      documentElement.dataset.colours = settings.colours
    })
  })
}

/** The language with the reader's region, by whose customs dates and times are written: `en-GB`. */
export const region = (): string =>
  navigator.languages.find((tag) => isOf(tag, settings.language)) ?? settings.language

/** Whether pieces should jump instead of moving. */
export function reducedMotion(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced'
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
