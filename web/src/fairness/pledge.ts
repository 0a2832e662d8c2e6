// Pledging a number and opening it (kernel/src/fairness.rs), computed a second time.

import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Opening } from '../protocol'

/** What this page keeps to itself until all pledges are fixed; both in hexadecimal digits. */
export interface Secret {
  number: string
  key: string
}

/** What is fixed before anybody opens a number. */
export interface Terms {
  commitment: string
  game: string
  edition: number
  options: Record<string, string>
  /** One for each seat in their order; null for a bot. */
  pledges: (string | null)[]
}

/** SHA-256 of the number followed by the public key. */
const hashOf = (number: string, key: string): string =>
  bytesToHex(sha256(concatBytes(hexToBytes(number), hexToBytes(key))))

const publicKey = ({ key }: Secret): string => bytesToHex(ed25519.getPublicKey(hexToBytes(key)))

/** What is published when sitting down. */
export const pledgeOf = (secret: Secret): string => hashOf(secret.number, publicKey(secret))

/** What people sign. */
export function digestOf({ commitment, game, edition, options, pledges }: Terms): string {
  const chosen = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1))
  const lines = [
    'comptoir terms',
    commitment,
    game,
    String(edition),
    ...chosen.map(([option, choice]) => `${option}=${choice}`),
    ...pledges.map((pledge) => pledge ?? 'bot'),
  ]
  return bytesToHex(sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join(''))))
}

/** Opens the number for the terms of this digest. */
export function open(secret: Secret, digest: string): Opening {
  const signature = bytesToHex(ed25519.sign(hexToBytes(digest), hexToBytes(secret.key)))
  return { number: secret.number, key: publicKey(secret), signature }
}
