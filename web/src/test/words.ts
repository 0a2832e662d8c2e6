// Tests speak every language at once.

import type { Language } from '../words/messages'
import { fetchWords } from '../words/catalogues'

const catalogues = Object.keys(
  import.meta.glob([
    '../../../words/*.ftl',
    '../../../games/*/words/*.ftl',
    '../../../games/*/*/words/*.ftl',
  ]),
)

await Promise.all(
  catalogues.map((path) => {
    const [, game = 'shell', language] = /(?:games\/(.+)\/)?words\/(\w+)\.ftl$/.exec(path) ?? []
    return fetchWords(game, language as Language)
  }),
)
