// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type Action = { "move": Space }
  | { "turn": Side }
  | { "buy_equipment": { side: Side, pay: Slot } }
  | { "give_back": { order: Order, side: Side } }
  | { "buy_order": Side }
  | { "load": { gem: Gem, slot: Slot, from: Source } }
  | { "swap": { gem: Gem, slot: Slot, from: Source } }
  | { "fetch_stone": Gem }
  | { "deliver": { order: Order, slots: Array<Slot> } } | "refill" | "provisions" | "inn_provisions"
  | { "play_special": { card: Special, slot: Slot | null } }
  | { "discard": Colour }
  | { "remove_artisan": Colour } | "end_turn";

export type Backs = { light: number, dark: number };

export type Book<C> = { left: Array<C>, right: Array<C>, unseen: Per<C, number>, covered_left: number,
    covered_right: number };

export type BookId = string;

export type Card = Equipment | Order;

export type Carrier = { equipment: Equipment, gem: Gem | null };

export type Colour = "grey" | "yellow" | "white" | "violet" | "red" | "blue" | "green";

export type Duel = "two_players" | "no";

export type DuelCard = string;

export type Equipment = "gold_pan" | "shovel" | "pick" | "hammer" | "chisel" | "cart" | "horse" | "fine_cart"
  | "fine_horse" | "dipper";

export type Event = { "type": "game_began", first_player: Seat, last_player: Seat }
  | { "type": "specials_dealt", hand: Per<Special, number> }
  | { "type": "duel_row_laid", row: Array<DuelCard> }
  | { "type": "turn_began", seat: Seat, round: number }
  | { "type": "moved", seat: Seat, from: Space, to: Space, provisions: boolean, way: Array<Space> }
  | { "type": "met", seat: Seat, other: Seat, paid: number, received: number }
  | { "type": "page_turned", seat: Seat, book: BookId, side: Side, card: Card, silver: number }
  | { "type": "card_shown", book: BookId, side: Side, card: Card }
  | { "type": "equipment_bought", seat: Seat, book: BookId, side: Side, equipment: Equipment,
    slot: Slot, pay: Slot }
  | { "type": "order_given_back", seat: Seat, book: BookId, side: Side, order: Order }
  | { "type": "order_bought", seat: Seat, book: BookId, side: Side, order: Order, silver: number }
  | { "type": "stone_unloaded", seat: Seat, gem: Gem, slot: Slot }
  | { "type": "stone_loaded", seat: Seat, gem: Gem, slot: Slot, from: Source, space: Space,
    silver: number }
  | { "type": "stone_fetched", seat: Seat, gem: Gem, space: Space, silver: number }
  | { "type": "order_delivered", seat: Seat, order: Order, slots: Array<Slot>, silver: number,
    replaced: Gem | null }
  | { "type": "bonus_taken", seat: Seat }
  | { "type": "artisan_recruited", seat: Seat, colour: Colour }
  | { "type": "workshop_opened", seat: Seat, colour: Colour }
  | { "type": "purse_filled", seat: Seat, silver: number }
  | { "type": "provisions_taken", seat: Seat, silver: number }
  | { "type": "special_played", seat: Seat, card: Special, slot: Slot | null, fitted: Fitted | null }
  | { "type": "artisan_discarded", seat: Seat, colour: Colour }
  | { "type": "silver_received", seat: Seat, card: Special, silver: number }
  | { "type": "duel_card_applied", card: DuelCard }
  | { "type": "artisan_removed", colour: Colour }
  | { "type": "workshop_removed", colour: Colour }
  | { "type": "end_triggered", last_player: Seat }
  | { "type": "game_over", sheets: Array<Sheet> };

export type Expense = "encounter" | "page" | "order" | "fourth_order" | "load" | "delivery" | "inn" | "fetch"
  | "alchemy";

export type Final = { delivered: Per<Order, number>, sheet: Sheet };

export type Fitted = { slot: Slot, equipment: Equipment };

export type Gem = "ruby" | "sapphire" | "amethyst" | "emerald" | "gold";

export type Known = { prices: Array<Price>, page: number, order: number | null, boats: number,
    orders: Array<Open>, mine: number, artisans: Per<Colour, number> };

export type Open = { order: Order, gems: Per<Gem, number>, silver: number, palace: Space | null };

export type Options = { duel: Duel, special_cards: YesNo, first: First, memory: Memory };

export type Order = string;

export type Own = { seat: Seat, secret: Secret, sheet: Sheet };

export type Per<K, V> = { [kind in K & PropertyKey]?: V };

export type Phase = "move" | "act" | "discard" | "remove_artisan" | "over";

export type Player = { position: Space, provisions: boolean, silver: number, slots: Per<Slot, Carrier | null>,
    orders: Array<Order>, delivered: number, artisans: Per<Colour, number>, bonus: number,
    played: Per<Special, number> };

export type Price = { silver: number, provisions: boolean };

export type Refusal = { "why": "game_is_over" }
  | { "why": "not_your_turn", waiting_for: Seat }
  | { "why": "move_first" }
  | { "why": "already_moved" }
  | { "why": "same_space", space: Space }
  | { "why": "needs_provisions", space: Space }
  | { "why": "out_of_reach", space: Space }
  | { "why": "not_here", space: Space, action: TurnAction }
  | { "why": "one_action", done: TurnAction }
  | { "why": "not_enough_silver", what: Expense, needs: number, has: number }
  | { "why": "side_empty" }
  | { "why": "already_owned", equipment: Equipment }
  | { "why": "no_nugget_there", slot: Slot }
  | { "why": "too_many_orders", limit: number }
  | { "why": "no_need_to_give_back", open: number, limit: number }
  | { "why": "buy_order_first" }
  | { "why": "order_not_open", order: Order }
  | { "why": "cannot_carry", slot: Slot, equipment: Equipment | null, gem: Gem }
  | { "why": "slot_full", slot: Slot, gem: Gem }
  | { "why": "nothing_to_unload", slot: Slot }
  | { "why": "same_gem", gem: Gem }
  | { "why": "no_such_stone", gem: Gem, from: Source }
  | { "why": "no_boat_left", boats: number }
  | { "why": "wrong_palace", order: Order, colour: Colour }
  | { "why": "wrong_stones", needs: Per<Gem, number>, chosen: Per<Gem, number> }
  | { "why": "purse_full" }
  | { "why": "already_provisioned" }
  | { "why": "not_in_hand", card: Special }
  | { "why": "too_few_colours", needs: number, has: number }
  | { "why": "nothing_to_replace", card: Special }
  | { "why": "discard_first", left: number }
  | { "why": "nothing_to_discard", colour: Colour }
  | { "why": "not_in_play", card: Special }
  | { "why": "once_per_turn", card: Special }
  | { "why": "remove_artisan_first" }
  | { "why": "nothing_to_remove", colour: Colour };

export type Remark = { "type": "worth", points: number }
  | { "type": "completes", order: Order, points: number }
  | { "type": "stones_aboard", points: number }
  | { "type": "denied", seat: Seat, points: number }
  | { "type": "stones_missing", stones: number, points: number }
  | { "type": "carries", stones: number };

export type Secret = { delivered: Per<Order, number>, hand: Per<Special, number> };

export type Sheet = { orders: number, artisans: number, workshops: number, bonus: number, stones: number,
    special: number, points: number };

export type Side = "left" | "right";

export type Slot = "gold_pan" | "shovel" | "pick" | "hammer" | "chisel" | "cart" | "horse" | "dipper"
  | "spare";

export type Source = "space" | "field";

export type Space = string;

export type Special = number;

export type Tabletop = { edition: Edition, duel: boolean, special_cards: boolean, memory: Memory,
    first_player: Seat, round: number, active: Seat, phase: Phase, turn: Turn, ending: boolean,
    players: Array<Player>, stones: Per<Space, Per<Gem, number>>, field: Per<Gem, number>,
    bank: number, catalogues: [Book<Equipment>, Book<Equipment>], order_books: [Book<Order>,
    Book<Order>], disc: Per<Colour, number>, removed: Per<Colour, number>, workshops: Per<Colour,
    Workshop>, bonus_left: number, duel_row: Array<DuelCard> };

export type Turn = { moved: boolean, action: TurnAction | null, closed: boolean, must_buy: boolean,
    pages: number, loads: number, boats: number, delivered: number, used: Array<Special>,
    fresh: Per<Special, number>, to_discard: number, discarded: Array<Colour> };

export type TurnAction = "buy" | "load" | "deliver" | "refill" | "provisions";

export type View = { tabletop: Tabletop, own: Own | null, last_player: Seat, colours_to_end: number,
    backs: Array<Backs>, results: Array<Final> | null };

export type Workshop = "free" | { "of": Seat } | "removed";

export type YesNo = "no" | "yes";
