// Looking up entries of a data file.

/** Finds the entries by their id; one that is not there is a mistake in the program. */
export function finder<T extends { id: string }>(entries: readonly T[]): (id: string) => T {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (id) => {
    const entry = byId.get(id)
    if (!entry) throw new Error(`the data file has no ${id}`)
    return entry
  }
}
