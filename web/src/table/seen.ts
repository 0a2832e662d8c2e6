// How far the reader has followed each table in this browser, so that coming back they can be shown what they missed.

const KEY = 'comptoir.seen'
/** Tables that are remembered: the latest. */
const TABLES = 40

function all(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((it) => Array.isArray(it) && typeof it[1] === 'number') : []
  } catch {
    return []
  }
}

/** The last step the reader saw there; null where nobody remembers. */
export const seenAt = (table: string): number | null => all().find(([id]) => id === table)?.[1] ?? null

export function sawUpTo(table: string, version: number): void {
  const others = all().filter(([id]) => id !== table)
  localStorage.setItem(KEY, JSON.stringify([...others, [table, version]].slice(-TABLES)))
}
