// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type Per<K, V> = { [kind in K & PropertyKey]?: V };

export type Gem = "ruby" | "sapphire" | "amethyst" | "emerald" | "gold";

export type Colour = "grey" | "yellow" | "white" | "violet" | "red" | "blue" | "green";

export type Equipment = "gold_pan" | "shovel" | "pick" | "hammer" | "chisel" | "cart" | "horse" | "fine_cart" | "fine_horse" | "dipper";

export type Slot = "gold_pan" | "shovel" | "pick" | "hammer" | "chisel" | "cart" | "horse" | "dipper" | "spare";

export type Special = number;

export type Order = string;

export type DuelCard = string;

export type BookId = string;

export type Space = string;

export type Carrier = { 
/**
 * What it is.
 */
equipment: Equipment, 
/**
 * What it carries.
 */
gem: Gem | null, };

export type Side = "left" | "right";

export type Card = Equipment | Order;

export type Book<C> = { 
/**
 * The left stack; its top comes last.
 */
left: Array<C>, 
/**
 * The cards of the right stack that were seen; its top comes last. The unseen ones lie below.
 */
right: Array<C>, 
/**
 * The cards nobody has seen yet.
 */
unseen: Per<C, number>, 
/**
 * In a view with the memory of the table: how many cards lie under the top of the left side, whatever they are.
 */
covered_left: number, 
/**
 * The same on the right.
 */
covered_right: number, };

export type Source = "space" | "field";

export type Duel = "two_players" | "no";

export type YesNo = "no" | "yes";

export type Options = { 
/**
 * When the duel cards are in play (V-9).
 */
duel: Duel, 
/**
 * Whether the special cards are in play (V-10).
 */
special_cards: YesNo, 
/**
 * Who begins.
 */
first: First, 
/**
 * Whether cards that are covered again stay known.
 */
memory: Memory, };

export type Phase = "move" | "act" | "discard" | "remove_artisan" | "over";

export type TurnAction = "buy" | "load" | "deliver" | "refill" | "provisions";

export type Turn = { 
/**
 * Whether the pawn has moved.
 */
moved: boolean, 
/**
 * Which action was begun.
 */
action: TurnAction | null, 
/**
 * Whether that action was broken off for provisions (V-11.5).
 */
closed: boolean, 
/**
 * Whether an order was given back, so that another must be bought before anything else (V-4.9).
 */
must_buy: boolean, 
/**
 * Pages turned.
 */
pages: number, 
/**
 * Stones loaded.
 */
loads: number, 
/**
 * Those of them that came from the field by boat.
 */
boats: number, 
/**
 * Orders delivered.
 */
delivered: number, 
/**
 * Special cards used that work once a turn.
 */
used: Array<Special>, 
/**
 * Special cards played this turn: they cannot be used yet.
 */
fresh: Per<Special, number>, 
/**
 * Artisans still to discard for the card being played.
 */
to_discard: number, 
/**
 * Colours discarded for it.
 */
discarded: Array<Colour>, };

export type Workshop = "free" | { "of": Seat } | "removed";

export type Player = { 
/**
 * Where the pawn stands.
 */
position: Space, 
/**
 * Whether the adventurer has provisions.
 */
provisions: boolean, 
/**
 * Coins.
 */
silver: number, 
/**
 * Equipment and the stones on it.
 */
slots: Per<Slot, Carrier | null>, 
/**
 * Orders not delivered yet.
 */
orders: Array<Order>, 
/**
 * How many orders were delivered; which ones is not shown.
 */
delivered: number, 
/**
 * Artisans.
 */
artisans: Per<Colour, number>, 
/**
 * Bonus tokens.
 */
bonus: number, 
/**
 * Special cards played.
 */
played: Per<Special, number>, };

export type Tabletop = { 
/**
 * The edition of the rules it is played under.
 */
edition: Edition, 
/**
 * Whether the duel cards are in play (V-9).
 */
duel: boolean, 
/**
 * Whether the special cards are in play (V-10).
 */
special_cards: boolean, 
/**
 * Whether cards that are covered again stay known (V-1.4).
 */
memory: Memory, 
/**
 * Who began.
 */
first_player: Seat, 
/**
 * From 1.
 */
round: number, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * What happened in this turn so far.
 */
turn: Turn, 
/**
 * Whether the last round has begun (V-8.1).
 */
ending: boolean, 
/**
 * What lies before each player, by seat.
 */
players: Array<Player>, 
/**
 * Stones on the spaces.
 */
stones: Per<Space, Per<Gem, number>>, 
/**
 * Stones the players have spent.
 */
field: Per<Gem, number>, 
/**
 * Silver nobody has.
 */
bank: number, 
/**
 * The books of equipment.
 */
catalogues: [Book<Equipment>, Book<Equipment>], 
/**
 * The books of orders.
 */
order_books: [Book<Order>, Book<Order>], 
/**
 * Artisans around the disc.
 */
disc: Per<Colour, number>, 
/**
 * Artisans that left the game.
 */
removed: Per<Colour, number>, 
/**
 * The workshop tokens.
 */
workshops: Per<Colour, Workshop>, 
/**
 * Bonus tokens nobody has.
 */
bonus_left: number, 
/**
 * The duel cards still in the row, from the left.
 */
duel_row: Array<DuelCard>, };

export type Secret = { 
/**
 * The orders delivered, under the adventurer card.
 */
delivered: Per<Order, number>, 
/**
 * The special cards in hand.
 */
hand: Per<Special, number>, };

export type Sheet = { 
/**
 * Delivered orders.
 */
orders: number, 
/**
 * Different colours of artisans.
 */
artisans: number, 
/**
 * Workshops.
 */
workshops: number, 
/**
 * Bonus tokens.
 */
bonus: number, 
/**
 * Stones on the equipment.
 */
stones: number, 
/**
 * Dark special cards, card 17 excepted: it counts with the stones.
 */
special: number, 
/**
 * Their sum.
 */
points: number, };

export type Own = { 
/**
 * Whose they are.
 */
seat: Seat, 
/**
 * Orders and special cards.
 */
secret: Secret, 
/**
 * What they would count if the game ended now.
 */
sheet: Sheet, };

export type Final = { 
/**
 * The orders delivered.
 */
delivered: Per<Order, number>, 
/**
 * What everything counts.
 */
sheet: Sheet, };

export type View = { 
/**
 * What everybody sees.
 */
tabletop: Tabletop, 
/**
 * What they alone know, if they have a seat.
 */
own: Own | null, 
/**
 * The end, when all show what they delivered; by seat.
 */
results: Array<Final> | null, };

export type Action = { "move": Space } | { "turn": Side } | { "buy_equipment": { 
/**
 * Where it lies.
 */
side: Side, 
/**
 * The nugget's slot.
 */
pay: Slot, } } | { "give_back": { 
/**
 * Which of one's open orders.
 */
order: Order, 
/**
 * The side of the book it goes on top of.
 */
side: Side, } } | { "buy_order": Side } | { "load": { 
/**
 * Which stone.
 */
gem: Gem, 
/**
 * Where to.
 */
slot: Slot, 
/**
 * Where from.
 */
from: Source, } } | { "swap": { 
/**
 * The new stone.
 */
gem: Gem, 
/**
 * Whose stone goes to the field.
 */
slot: Slot, 
/**
 * Where the new one comes from.
 */
from: Source, } } | { "fetch_stone": Gem } | { "deliver": { 
/**
 * Which order.
 */
order: Order, 
/**
 * The slots whose stones are paid.
 */
slots: Array<Slot>, } } | "refill" | "provisions" | "inn_provisions" | { "play_special": { 
/**
 * Which.
 */
card: Special, 
/**
 * The cart or horse that card 7 or 8 replaces.
 */
slot: Slot | null, } } | { "discard": Colour } | { "remove_artisan": Colour } | "end_turn";

export type Event = { "type": "game_began", first_player: Seat, last_player: Seat, } | { "type": "specials_dealt", hand: Per<Special, number>, } | { "type": "duel_row_laid", row: Array<DuelCard>, } | { "type": "turn_began", seat: Seat, round: number, } | { "type": "moved", seat: Seat, from: Space, to: Space, provisions: boolean, } | { "type": "met", seat: Seat, other: Seat, paid: number, received: number, } | { "type": "page_turned", seat: Seat, book: BookId, side: Side, card: Card, silver: number, } | { "type": "card_shown", book: BookId, side: Side, card: Card, } | { "type": "equipment_bought", seat: Seat, book: BookId, side: Side, equipment: Equipment, slot: Slot, pay: Slot, } | { "type": "order_given_back", seat: Seat, book: BookId, side: Side, order: Order, } | { "type": "order_bought", seat: Seat, book: BookId, side: Side, order: Order, silver: number, } | { "type": "stone_unloaded", seat: Seat, gem: Gem, slot: Slot, } | { "type": "stone_loaded", seat: Seat, gem: Gem, slot: Slot, from: Source, space: Space, silver: number, } | { "type": "stone_fetched", seat: Seat, gem: Gem, space: Space, silver: number, } | { "type": "order_delivered", seat: Seat, order: Order, slots: Array<Slot>, silver: number, replaced: Gem | null, } | { "type": "bonus_taken", seat: Seat, } | { "type": "artisan_recruited", seat: Seat, colour: Colour, } | { "type": "workshop_opened", seat: Seat, colour: Colour, } | { "type": "purse_filled", seat: Seat, silver: number, } | { "type": "provisions_taken", seat: Seat, silver: number, } | { "type": "special_played", seat: Seat, card: Special, slot: Slot | null, } | { "type": "artisan_discarded", seat: Seat, colour: Colour, } | { "type": "silver_received", seat: Seat, card: Special, silver: number, } | { "type": "duel_card_applied", card: DuelCard, } | { "type": "artisan_removed", colour: Colour, } | { "type": "workshop_removed", colour: Colour, } | { "type": "end_triggered", last_player: Seat, } | { "type": "game_over", sheets: Array<Sheet>, };

export type Remark = { "type": "worth", points: number, } | { "type": "completes", order: Order, points: number, } | { "type": "stones_aboard", points: number, } | { "type": "denied", seat: Seat, points: number, } | { "type": "stones_missing", stones: number, points: number, } | { "type": "carries", stones: number, };

export type Expense = "encounter" | "page" | "order" | "fourth_order" | "load" | "delivery" | "inn" | "fetch" | "alchemy";

export type Refusal = { "why": "game_is_over" } | { "why": "not_your_turn", waiting_for: Seat, } | { "why": "move_first" } | { "why": "already_moved" } | { "why": "same_space", space: Space, } | { "why": "needs_provisions", space: Space, } | { "why": "out_of_reach", space: Space, } | { "why": "not_here", space: Space, action: TurnAction, } | { "why": "one_action", done: TurnAction, } | { "why": "not_enough_silver", what: Expense, needs: number, has: number, } | { "why": "side_empty" } | { "why": "already_owned", equipment: Equipment, } | { "why": "no_nugget_there", slot: Slot, } | { "why": "too_many_orders", limit: number, } | { "why": "no_need_to_give_back", open: number, limit: number, } | { "why": "buy_order_first" } | { "why": "order_not_open", order: Order, } | { "why": "cannot_carry", slot: Slot, equipment: Equipment | null, gem: Gem, } | { "why": "slot_full", slot: Slot, gem: Gem, } | { "why": "nothing_to_unload", slot: Slot, } | { "why": "same_gem", gem: Gem, } | { "why": "no_such_stone", gem: Gem, from: Source, } | { "why": "no_boat_left", boats: number, } | { "why": "wrong_palace", order: Order, colour: Colour, } | { "why": "wrong_stones", needs: Per<Gem, number>, chosen: Per<Gem, number>, } | { "why": "purse_full" } | { "why": "already_provisioned" } | { "why": "not_in_hand", card: Special, } | { "why": "too_few_colours", needs: number, has: number, } | { "why": "nothing_to_replace", card: Special, } | { "why": "discard_first", left: number, } | { "why": "nothing_to_discard", colour: Colour, } | { "why": "not_in_play", card: Special, } | { "why": "once_per_turn", card: Special, } | { "why": "remove_artisan_first" } | { "why": "nothing_to_remove", colour: Colour, };
