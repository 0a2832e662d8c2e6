// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type Action = { "play": Card } | { "place": { order: Array<Colour>, top: Array<Card> } };

export type Card = `${Colour}_${number}`;

export type Colour = "yellow" | "black" | "red" | "blue" | "green";

export type Event = { "type": "round_began", round: number, dealer: Seat, leader: Seat, hand_size: number,
    aside: number, supply: number, kingdom: Sheet }
  | { "type": "hand_dealt", hand: Array<Card> }
  | { "type": "card_played", seat: Seat, card: Card, winning: Seat, next: Seat | null,
    lacks: Colour | null }
  | { "type": "trick_won", seat: Seat, card: Card }
  | { "type": "trick_placed", seat: Seat, opened: Array<Colour>, tops: Array<Card>, kingdom: Sheet,
    trick_number: number }
  | { "type": "farmers_came", seat: Seat, card: Card, farmers: number, icons: number, kingdom: Sheet }
  | { "type": "round_scored", round: number, sheets: Array<Sheet> }
  | { "type": "game_over", totals: Array<number> };

export type FieldLine = { top: Card | null, farmers: number, needed: number, points: number };

export type Hand = { seat: Seat, cards: Array<Card> };

export type Options = { variant: Variant, first: First, memory: Memory };

export type Phase = { "play_card": Seat } | { "place_trick": Seat } | "over";

export type Player = { hand_size: number, farmers: number, cards: Array<Card>, hidden: [number, number,
    number, number, number], kingdom: Sheet, voids: Array<Colour>, rounds: Array<number>,
    total: number };

export type Refusal = { "why": "game_is_over" }
  | { "why": "not_your_turn", waiting_for: Seat }
  | { "why": "not_in_hand", card: Card }
  | { "why": "must_follow", led: Colour, holds: number }
  | { "why": "trick_to_place" }
  | { "why": "no_trick_to_place" }
  | { "why": "wrong_new_colours", new: Array<Colour> }
  | { "why": "wrong_top", colour: Colour };

export type Remark = { "type": "field_fed", field: number, points: number }
  | { "type": "kingdom_grew", by: number, points: number }
  | { "type": "spoilt", seat: Seat, points: number }
  | { "type": "farmers_anyway", farmers: number, empty: number }
  | { "type": "trick_snatched", from: Seat };

export type Sheet = { fields: [FieldLine, FieldLine, FieldLine, FieldLine, FieldLine], points: number };

export type Variant = "standard" | "duel_12_farmers";

export type View = { edition: Edition, variant: Variant, memory: Memory, round: number, trick_number: number,
    dealer: Seat, leader: Seat, phase: Phase, hand: Hand | null, trick: Array<Card>,
    winning: Seat | null, players: Array<Player>, supply: number, aside: number };
