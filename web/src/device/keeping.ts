// Games of this device that are kept at the server, so that they can go on elsewhere.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { api } from '../api'
import { Engine } from '../engine'
import type { Kept, Level, Table } from '../protocol'
import { movedOn, tableOf } from './begin'
import { addressOf, load } from './host'
import { type Line, recordOf, store } from './store'

/** Keeps a game of this device at the server, as it is now. */
export async function keepAtServer({ id }: Table): Promise<Kept> {
  const stored = await load(id)
  return api.keep({ record: recordOf(stored), seed: stored.seed })
}

/** What the server keeps of a game of this device: all of it, an earlier state, or nothing. */
export async function keptOf(table: Table, kept: readonly Kept[]): Promise<'whole' | 'earlier' | 'nothing'> {
  const same = kept.find(({ commitment }) => commitment === table.commitment)
  if (!same) return 'nothing'
  const hash = bytesToHex(sha256(utf8ToBytes(recordOf(await load(table.id)))))
  return hash === same.hash ? 'whole' : 'earlier'
}

/** Those that are not on this device. */
export const elsewhere = (kept: readonly Kept[], here: readonly Table[]): Kept[] =>
  kept.filter(({ commitment }) => !here.some((table) => table.commitment === commitment))

/** Takes a game that is kept at the server onto this device; gives its address here. */
export async function fetchBack(
  { commitment }: Kept,
  keeper = store,
  rules: (game: string) => Pick<Engine, 'resume' | 'now' | 'close'> = (game) => new Engine(game),
): Promise<string> {
  const { kept, record, seed } = await api.kept(commitment)
  const engine = rules(kept.game)
  try {
    await engine.resume(record, seed)
    const { frame } = await engine.now(null)
    const texts = record.split('\n').filter((line) => line !== '')
    const you = kept.bots.findIndex((bot) => bot === null)
    const header = { ...JSON.parse(texts[0]!), bots: kept.bots as (Level | null)[] }
    const dealt = tableOf(kept.game, header, you, kept.at, frame.to_act)
    const table = movedOn(dealt, frame.to_act, frame.standings)
    await keeper.keep({ table, seed }, 0, 0, texts.map(asLine))
    return addressOf(table.id)
  } finally {
    engine.close()
  }
}

/** Whether its owner decided a step: not the header, nor what a bot did, nor the line that closes a record. */
function asLine(text: string): Line {
  const line = JSON.parse(text) as { n?: number; by?: string }
  return { text, mine: line.n !== undefined && line.by === undefined }
}
