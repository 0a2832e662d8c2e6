// How long the rules of each game take in Node, in milliseconds: a whole game of Traders, its check, winding it, and going on with it from
// its middle; then 400 worlds of Legend there. node web/tests/times.mjs

import { readFile } from 'node:fs/promises'
import { asking } from '../src/engine/module.js'

const MODULES = new URL('../../target/engine/wasm32-unknown-unknown/module/examples/', import.meta.url)
const SEED = '07'.repeat(32)
const BOTS = ['trader', 'trader', 'trader']

for (const game of ['ugo', 'golden_city', 'valdora', 'new_england', 'merchants']) {
  const { instance } = await WebAssembly.instantiate(await readFile(new URL(`${game}.wasm`, MODULES)))
  const module = asking(instance)
  const ask = (question) => {
    const reply = JSON.parse(module(JSON.stringify(question)))
    if (reply.trouble) throw new Error(JSON.stringify(reply.trouble))
    return reply.answer
  }
  const timed = (work) => {
    const began = performance.now()
    work()
    return Number((performance.now() - began).toPrecision(2))
  }
  const think = (level, worlds) => {
    const { to_act, version } = ask({ now: { viewer: null } }).frame
    return to_act.length > 0 && ask({ think: { seat: to_act[0], level, seed: version, worlds, at: 0 } })
  }
  const lines = ask({ begin: { options: {}, seats: BOTS.map(() => ''), bots: BOTS, seed: SEED, at: 0 } })
  const text = (to) =>
    lines
      .slice(0, to)
      .map((line) => `${line}\n`)
      .join('')
  const times = {
    game: timed(() => {
      for (let thought = think('trader'); thought; thought = think('trader')) lines.push(...thought.lines)
    }),
    verify: timed(() => ask({ verify: { record: text() } })),
    open: timed(() => ask({ open: { record: text() } })),
    moment: timed(() => ask({ moment: { n: Math.floor(lines.length / 2), viewer: 0 } })),
    resume: timed(() => ask({ resume: { record: text(Math.floor(lines.length / 2)), seed: SEED } })),
    legend: timed(() => think('legend', 400)),
  }
  console.log(game.padEnd(12), `${lines.length - 2} steps`, JSON.stringify(times))
}
