// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Level, Seat } from '../protocol'

export type Inside = { 
/**
 * The state hash after the set-up and after each step.
 */
hashes: Array<string>, 
/**
 * Each step as it stands in the record.
 */
steps: unknown[], };

export type Past = { "table": string } | { "record": string };

export type SetUp = { 
/**
 * The game.
 */
past: Past, 
/**
 * How many of its steps have been taken.
 */
at: number, 
/**
 * Where you sit; bots have the other seats.
 */
seat: Seat, 
/**
 * How well they play.
 */
bots: Level, };
