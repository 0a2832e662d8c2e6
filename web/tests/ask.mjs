// Answers questions with a game's module, a line each, after the milliseconds it took: node ask.mjs target/engine/.../ugo.wasm

import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { asking } from '../src/engine/module.js'

const { instance } = await WebAssembly.instantiate(await readFile(process.argv[2]))
const ask = asking(instance)
for await (const question of createInterface({ input: process.stdin })) {
  const began = performance.now()
  const answer = ask(question)
  process.stdout.write(`${performance.now() - began} ${answer}\n`)
}
