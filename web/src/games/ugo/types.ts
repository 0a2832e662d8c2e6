// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type Colour = "yellow" | "black" | "red" | "blue" | "green";

export type Card = `${Colour}_${number}`;

export type Variant = "standard" | "duel_12_farmers";

export type Options = { 
/**
 * Which rules.
 */
variant: Variant, 
/**
 * Who leads the first trick (U-2.3).
 */
first: First, 
/**
 * Whether covered cards, and who could not follow, stay in sight (U-4.5).
 */
memory: Memory, };

export type Phase = { "play_card": Seat } | { "place_trick": Seat } | "over";

export type Action = { "play": Card } | { "place": { 
/**
 * The colours new to the kingdom, in the order in which they take the next free fields.
 */
order: Array<Colour>, 
/**
 * For each colour with several cards in the trick, the one that comes to lie on top.
 */
top: Array<Card>, } };

export type FieldLine = { 
/**
 * The card on top.
 */
top: Card | null, 
/**
 * Farmers on the field, the printed ones included.
 */
farmers: number, 
/**
 * Farmers it needs.
 */
needed: number, 
/**
 * What it counts.
 */
points: number, };

export type Sheet = { 
/**
 * From the left.
 */
fields: [FieldLine, FieldLine, FieldLine, FieldLine, FieldLine], 
/**
 * Their sum.
 */
points: number, };

export type Hand = { 
/**
 * Its owner.
 */
seat: Seat, 
/**
 * Its cards.
 */
cards: Array<Card>, };

export type Player = { 
/**
 * Cards in the hand.
 */
hand_size: number, 
/**
 * Farmers won this round.
 */
farmers: number, 
/**
 * The cards in the kingdom, the covered ones too as far as the viewer may look at them.
 */
cards: Array<Card>, 
/**
 * How many more each field covers, from the left.
 */
hidden: [number, number, number, number, number], 
/**
 * The kingdom field by field, as it would score now.
 */
kingdom: Sheet, 
/**
 * Colours this player has shown not to hold; as at the table, in this trick.
 */
voids: Array<Colour>, 
/**
 * Points of the rounds already scored.
 */
rounds: Array<number>, 
/**
 * Their sum.
 */
total: number, };

export type View = { 
/**
 * The edition of the rules it is played under.
 */
edition: Edition, 
/**
 * Which rules.
 */
variant: Variant, 
/**
 * Whether it keeps in sight what everybody once saw.
 */
memory: Memory, 
/**
 * 1 to 4.
 */
round: number, 
/**
 * 1 to 10.
 */
trick_number: number, 
/**
 * Who dealt this round.
 */
dealer: Seat, 
/**
 * Who leads the trick.
 */
leader: Seat, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * The viewer's own hand, if the viewer has a seat.
 */
hand: Hand | null, 
/**
 * The trick in playing order, from the leader.
 */
trick: Array<Card>, 
/**
 * Everybody's side of the table, by seat.
 */
players: Array<Player>, 
/**
 * Farmers nobody has yet.
 */
supply: number, 
/**
 * Cards set aside unseen.
 */
aside: number, };

export type Event = { "type": "round_began", round: number, dealer: Seat, leader: Seat, } | { "type": "hand_dealt", hand: Array<Card>, } | { "type": "card_played", seat: Seat, card: Card, } | { "type": "trick_won", seat: Seat, card: Card, } | { "type": "trick_placed", seat: Seat, opened: Array<Colour>, tops: Array<Card>, } | { "type": "farmers_came", seat: Seat, card: Card, farmers: number, icons: number, } | { "type": "round_scored", round: number, sheets: Array<Sheet>, } | { "type": "game_over", totals: Array<number>, };

export type Remark = { "type": "field_fed", field: number, points: number, } | { "type": "kingdom_grew", by: number, points: number, } | { "type": "spoilt", seat: Seat, points: number, } | { "type": "farmers_anyway", farmers: number, empty: number, } | { "type": "trick_snatched", from: Seat, };

export type Refusal = { "why": "game_is_over" } | { "why": "not_your_turn", waiting_for: Seat, } | { "why": "not_in_hand", card: Card, } | { "why": "must_follow", led: Colour, holds: number, } | { "why": "trick_to_place" } | { "why": "no_trick_to_place" } | { "why": "wrong_new_colours", new: Array<Colour>, } | { "why": "wrong_top", colour: Colour, };
