// Declares the messages of every catalogue with the variables each takes, so that a sentence that does not exist does not compile.
// Runs before `npm run check` and `npm run dev`; what it writes is not committed.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, Visitor } from '@fluent/syntax'

const root = new URL('../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')

/** What a message mentions: its variables, and other messages, whose variables it then takes as well. */
class Mentions extends Visitor {
  variables = new Set()
  messages = new Set()
  visitVariableReference({ id }) {
    this.variables.add(id.name)
  }
  visitMessageReference({ id, attribute }) {
    this.messages.add(attribute ? `${id.name}.${attribute.name}` : id.name)
  }
}

/** What each message and attribute of a catalogue mentions. */
function mentions(path) {
  const all = new Map()
  for (const entry of parse(read(path), {}).body) {
    if (entry.type === 'Junk') throw new Error(`${path}: ${entry.annotations[0]?.message}\n${entry.content}`)
    if (entry.type !== 'Message') continue
    const parts = entry.attributes.map(({ id, value }) => [`${entry.id.name}.${id.name}`, value])
    if (entry.value) parts.unshift([entry.id.name, entry.value])
    for (const [id, pattern] of parts) {
      const found = new Mentions()
      found.visit(pattern)
      all.set(id, found)
    }
  }
  return all
}

function taken(id, all, seen = new Set()) {
  const found = all.get(id)
  if (!found || seen.has(id)) return []
  seen.add(id)
  return [...found.variables, ...[...found.messages].flatMap((other) => taken(other, all, seen))]
}

/** `card-label` begins with the families `card` and `card-label`. */
const families = (ids) =>
  new Set(
    ids.flatMap((id) =>
      id
        .split('.')[0]
        .split('-')
        .map((_, at, parts) => parts.slice(0, at + 1).join('-')),
    ),
  )

const union = (names) => [...names].map((name) => `'${name}'`).join(' | ') || 'never'

const shared = mentions('words/en.ftl')
const games = readdirSync(new URL('games', root)).filter((id) =>
  existsSync(new URL(`games/${id}/words/en.ftl`, root)),
)
const catalogues = [
  ['shell', shared],
  ...games.map((id) => [id, new Map([...shared, ...mentions(`games/${id}/words/en.ftl`)])]),
]

const languages = readdirSync(new URL('words', root))
  .filter((name) => name.endsWith('.ftl'))
  .map((name) => name.slice(0, -'.ftl'.length))

let text = '// Generated from the catalogues by scripts/words.js. Do not edit.\n\n'
text += `/** The languages there are catalogues in. */\nexport type Language = ${union(languages.sort())}\n\n`
text +=
  '/** The messages of each catalogue with the names of their variables; a game has those of the shell as well. */\n'
text += 'export interface Messages {\n'
for (const [id, all] of catalogues) {
  text += `  '${id}': {\n`
  for (const message of all.keys()) text += `    '${message}': ${union(new Set(taken(message, all)))}\n`
  text += '  }\n'
}
text += '}\n\n/** What ids of messages begin with. */\nexport interface Families {\n'
for (const [id, all] of catalogues) text += `  '${id}': ${union(families([...all.keys()]))}\n`
text += '}\n'
writeFileSync(fileURLToPath(new URL('web/src/words/messages.ts', root)), text)
