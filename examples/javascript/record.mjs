// Reads a record with the rules themselves, compiled to WebAssembly: checks it, and tells who acted when and who won.
//
//     cargo build --package comptoir-web     # builds the modules
//     node examples/javascript/record.mjs target/engine/wasm32-unknown-unknown/module/examples/ugo.wasm game.jsonl
//
// What else can be asked stands in engine/src/question.rs. Needs Node 20 and nothing else.

import { readFile } from 'node:fs/promises'
import { asking } from '../../web/src/engine/module.js'

const [module, file] = process.argv.slice(2)
if (!file) {
  console.error('node record.mjs GAME.wasm RECORD.jsonl')
  process.exit(2)
}

const { instance } = await WebAssembly.instantiate(await readFile(module))
const speak = asking(instance)

/** The answer to a question; a question without one is an error. */
function ask(question) {
  const { answer, trouble } = JSON.parse(speak(JSON.stringify(question)))
  if (trouble) throw new Error(JSON.stringify(trouble))
  return answer
}

const record = await readFile(file, 'utf8')
const { game, edition, seats } = JSON.parse(record.slice(0, record.indexOf('\n')))
console.log(`${game}, edition ${edition}: ${seats.join(', ')}`)

const { steps, draws, shuffles, finished } = ask({ verify: { record } })
const by = shuffles ? `recomputed from the seed and ${shuffles.people.length} opened numbers` : 'as recorded'
console.log(`${steps} steps and ${draws} draws are right (draws ${by})`)

// Any moment, as any seat saw it: here who had to act, a dozen times on the way, as nobody in particular.
ask({ open: { record } })
const name = (seat) => seats[seat]
for (let n = 0; n < steps; n += Math.ceil(steps / 12)) {
  const { frame } = ask({ moment: { n, viewer: null } })
  console.log(`after ${String(n).padStart(4)}: ${frame.to_act.map(name).join(', ')} to act`)
}
const { frame } = ask({ moment: { n: steps, viewer: null } })
if (finished) {
  const ranking = frame.standings.toSorted((one, other) => one.rank - other.rank)
  for (const { seat, rank, points } of ranking) console.log(`${rank}. ${name(seat)}: ${points}`)
}
