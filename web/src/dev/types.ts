// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Level, Seat } from '../protocol'

export type Inside = { hashes: Array<string>, steps: unknown[] };

export type Past = { "table": string } | { "record": string };

export type SetUp = { past: Past, at: number, seat: Seat, bots: Level };
