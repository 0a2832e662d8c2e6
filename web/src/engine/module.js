// A game's rules as a WebAssembly module: JSON in and out of its memory, as engine/module/src/lib.rs says. Plain JavaScript, so
// that Node runs it as it stands here.

/**
 * @typedef {object} Exports
 * @property {WebAssembly.Memory} memory
 * @property {(length: number) => number} room makes room for a question of so many bytes
 * @property {() => number} ask answers it; gives the length of the answer
 * @property {() => number} answer where the answer stands
 */

/**
 * Asks a loaded module.
 *
 * @param {WebAssembly.Instance} instance
 * @returns {(question: string) => string}
 */
export function asking(instance) {
  const { memory, room, ask, answer } = /** @type {Exports} */ (/** @type {unknown} */ (instance.exports))
  return (question) => {
    const bytes = new TextEncoder().encode(question)
    // Making room, and answering, may let the memory grow, which gives it a new buffer: it is looked up afterwards.
    const place = room(bytes.length)
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes)
    const length = ask()
    return new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length))
  }
}
