// Whom the reader has sat with.

import type { Person, Table } from '../protocol'

/** Everybody else who sits at these tables, those of the first tables first. */
export function met(tables: Table[], reader: string): Person[] {
  const people = new Map<string, Person>()
  for (const { guest, name } of tables.flatMap(({ seats }) => seats)) {
    if (guest !== null && name !== null && guest !== reader && !people.has(guest)) {
      people.set(guest, { guest, name })
    }
  }
  return [...people.values()]
}
