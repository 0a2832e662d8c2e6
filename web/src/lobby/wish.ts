// Which of the open tables a reader wants to see.

/** Which tables the reader looks for; an empty word is any. */
export interface Wish {
  game: string
  seats: string
  language: string
  timing: '' | 'none' | 'live' | 'days'
  /** Choices by option id. */
  options: Record<string, string>
}

export const anything = (): Wish => ({ game: '', seats: '', language: '', timing: '', options: {} })

/** The wish as it stands in an address. */
export function queryOf({ game, seats, language, timing, options }: Wish): string {
  const query = new URLSearchParams()
  if (game) query.set('game', game)
  if (seats) query.set('seats', seats)
  if (language) query.set('language', language)
  if (timing) query.set('timing', timing)
  const chosen = Object.entries(options).filter(([, choice]) => choice)
  if (game && chosen.length > 0) query.set('options', chosen.map((pair) => pair.join('.')).join(','))
  const text = query.toString()
  return text && `?${text}`
}
