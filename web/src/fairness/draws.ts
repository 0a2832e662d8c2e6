// The kernel's chance, computed a second time (kernel/src/chance.rs, kernel/src/fairness.rs).
//
// Pure JavaScript rather than WebCrypto: a table on a home network is often served without TLS, where browsers have
// no `crypto.subtle`.

import { chacha20orig } from '@noble/ciphers/chacha.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of the seed. */
export const commitment = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)))

/** SHA-256 of the seed followed by every seat's number, in seat order. */
export const drawKey = (seed: string, numbers: string[]): string =>
  bytesToHex(sha256(concatBytes(...[seed, ...numbers].map(hexToBytes))))

const BLOCK = 64
const BLOCKS = 64

/** The words of the ChaCha20 stream of a key: zero nonce, 64-bit counter from 0, little-endian. */
function words(key: string): () => number {
  const bytes = hexToBytes(key)
  const nonce = new Uint8Array(8)
  let counter = 0
  let at = 0
  let stream = new DataView(new ArrayBuffer(0))
  return () => {
    if (at === stream.byteLength) {
      const chunk = chacha20orig(bytes, nonce, new Uint8Array(BLOCK * BLOCKS), undefined, counter)
      stream = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      counter += BLOCKS
      at = 0
    }
    at += 4
    return stream.getUint32(at - 4, true)
  }
}

/** The draws of a key: `below(n)` gives a number from 0 to n - 1 and draws a word again where it would favour some. */
export function draws(key: string): (below: number) => number {
  const word = words(key)
  return (below) => {
    const n = BigInt(below)
    const unfair = 2n ** 32n % n
    for (;;) {
      const product = BigInt(word()) * n
      if ((product & 0xffff_ffffn) >= unfair) return Number(product >> 32n)
    }
  }
}
