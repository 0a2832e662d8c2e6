// The lessons of a game: scripts beside its rules, each read when it is opened.

import type { Script } from '../protocol'

const files = import.meta.glob<Script>('@games/*/lessons/*.toml', { import: 'default' })

/** A chapter by its name in addresses and in the catalogue. */
export interface Chapter {
  name: string
  script: () => Promise<Script>
}

/** The chapters of a game in their order; none where nobody has written any. What is before the first `-` of a file's name is there for the order alone. */
export const chaptersOf = (game: string): Chapter[] =>
  Object.entries(files)
    .flatMap(([path, script]) => {
      const [, id, name] = /([^/]+)\/lessons\/\d+-([^/]+)\.toml$/.exec(path) ?? []
      return id === game && name !== undefined ? [{ path, name, script }] : []
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ name, script }) => ({ name, script }))
