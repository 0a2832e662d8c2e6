// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Seat } from '../../protocol'

export type Action = { "choose_family": Family }
  | { "start_tile": { land: Land, cells: Array<Cell> } }
  | { "announce": Announcement }
  | { "bid": number }
  | { "draw_extra": Source }
  | { "buy": Item }
  | { "play_stored": Card }
  | { "move": Array<Cell> }
  | { "place": Array<Cell> } | "store" | "end_turn";

export type Announcement = number;

export type ByFigure<T> = { pilgrim: T, barn: T, ship: T };

export type ByLand<T> = { settlement: T, crops: T, pasture: T };

export type Card = string;

export type Cell = string;

export type Contact = "corner" | "edge" | "same_land";

export type Event = { "type": "game_began", families: Array<Family>, start_player: Seat }
  | { "type": "family_chosen", seat: Seat, family: Family }
  | { "type": "start_tile_placed", seat: Seat, land: Land, cells: Array<Cell> }
  | { "type": "round_began", round: number, start_player: Seat }
  | { "type": "announced", seat: Seat, tiles: Announcement }
  | { "type": "offer_drawn", offer: Array<Item> }
  | { "type": "marker_taken", seat: Seat, marker: number }
  | { "type": "turn_began", seat: Seat, marker: number }
  | { "type": "extra_drawn", seat: Seat, item: Item }
  | { "type": "bought", seat: Seat, item: Item, price: number }
  | { "type": "tile_placed", seat: Seat, land: Land, cells: Array<Cell> }
  | { "type": "land_used", seat: Seat, card: Card, cells: Array<Cell>, points: number }
  | { "type": "figure_placed", seat: Seat, figure: Figure, cells: Array<Cell> }
  | { "type": "card_stored", seat: Seat, card: Card }
  | { "type": "stored_card_taken", seat: Seat, card: Card }
  | { "type": "figure_moved", seat: Seat, figure: Figure, from: Array<Cell>, to: Array<Cell> }
  | { "type": "turn_ended", seat: Seat, income: number }
  | { "type": "offer_cleared", unsold: Array<Item> }
  | { "type": "offer_not_filled", tiles: number, cards: number }
  | { "type": "game_over", scores: Array<Score> };

export type Families = "lot" | "chosen";

export type Family = "annable" | "howland" | "palmer" | "winslow";

export type Figure = "pilgrim" | "barn" | "ship";

export type Item = { "tile": Land } | { "card": Card };

export type Known = { places: Array<Places>, purses: Array<Purse>, ranking: Array<Seat> };

export type Land = "settlement" | "crops" | "pasture";

export type Offer = (Item | null)[];

export type Options = { start_contact: StartContact, start_layout: StartLayout, families: Families,
    first: First };

export type Phase = { "family": Seat }
  | { "start_tile": Seat }
  | { "offer": Seat }
  | { "bid": Seat }
  | { "turn": Seat }
  | { "place": { seat: Seat, taken: Taken } } | "over";

export type Places = { item: Item, cells: Array<Array<Cell>>, storable: boolean };

export type Player = { family: Family, money: number, marker: number | null, lands: ByLand<Array<Cell>>,
    start_tiles: ByLand<Array<Cell>>, figures: ByFigure<Array<Cell>>, played: Record<Card, number>,
    stored: Record<Card, number> };

export type Purse = { price: number, purchases: number, affordable: number, after: number };

export type Refusal = { "why": "game_is_over" }
  | { "why": "not_your_turn", waiting_for: Seat }
  | { "why": "not_now", phase: Phase }
  | { "why": "family_is_taken", family: Family, owner: Seat }
  | { "why": "start_tile_is_placed", land: Land }
  | { "why": "needs_two_free_cells" }
  | { "why": "start_tiles_touch", contact: Contact }
  | { "why": "marker_not_there", marker: number }
  | { "why": "draw_before_buying" }
  | { "why": "extra_is_drawn", limit: number }
  | { "why": "not_most_ships", own: number, most: number }
  | { "why": "nothing_to_draw", source: Source }
  | { "why": "not_in_offer", item: Item }
  | { "why": "no_purchase_left", limit: number }
  | { "why": "too_expensive", price: number, money: number }
  | { "why": "no_cell_for_tile", land: Land }
  | { "why": "neither_playable_nor_storable", card: Card, barns: number, stored: number }
  | { "why": "not_stored", card: Card }
  | { "why": "not_playable", card: Card }
  | { "why": "no_figure_there", cells: Array<Cell> }
  | { "why": "figure_stays", figure: Figure }
  | { "why": "nowhere_to_go", figure: Figure }
  | { "why": "needs_one_cell" }
  | { "why": "cell_is_taken", cell: Cell }
  | { "why": "no_own_land_beside", land: Land }
  | { "why": "rival_land_beside", land: Land, rival: Seat }
  | { "why": "wrong_shape", card: Card }
  | { "why": "not_your_land", land: Land }
  | { "why": "not_your_tile" }
  | { "why": "tile_is_used", cell: Cell }
  | { "why": "figure_stands_there", cell: Cell }
  | { "why": "splits_start_tile", cells: Array<Cell> }
  | { "why": "not_at_the_sea" }
  | { "why": "stood_there" }
  | { "why": "nothing_to_store" }
  | { "why": "no_empty_barn", barns: number };

export type Remark = { "type": "majority_taken", figure: Figure, points: number }
  | { "type": "majority_broken", seat: Seat, figure: Figure, points: number }
  | { "type": "leads", points: number }
  | { "type": "income", shillings: number }
  | { "type": "makes_room", card: Card, points: number }
  | { "type": "narrowed", seat: Seat, cells: number }
  | { "type": "buys_first", price: number };

export type Score = { cards: number, majorities: ByFigure<number>, points: number };

export type Source = "tile" | "card";

export type StartContact = "rulebook" | "designer";

export type StartLayout = "free" | "preset";

export type Taken = { "bought": Item } | { "stored": Card } | { "figure": Array<Cell> };

export type Trail = { at: Cell, stood: Array<Cell> };

export type View = { edition: Edition, options: Options, round: number, start_player: Seat, phase: Phase,
    players: Array<Player>, scores: Array<Score>, incomes: Array<number>, used: Array<Cell>,
    bag: ByLand<number>, pile: Record<Card, number>, offer: Offer, fillable: number[],
    offers_left: number, purchases: number, purchases_left: number, can_pay: boolean,
    extra_draws: number, trails: Array<Trail> };
