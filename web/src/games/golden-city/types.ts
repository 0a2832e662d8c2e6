// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type Action = { "place_hand": number }
  | { "build": { place: Place, payment: Array<Landscape> } } | "end_turn"
  | { "choose_bonus": BonusCard }
  | { "take_ware": WareCard } | "draw_ware"
  | { "remove_ware": WareCard }
  | { "discard": Landscape };

export type BlackPosts = "no" | "yes";

export type BonusCard = string;

export type BonusLine = { card: BonusCard, count: number, letters: number };

export type BonusTaken = { seat: Seat, one_of: Array<BonusCard> };

export type Deck = { size: number, among: Array<Landscape> };

export type Event = { "type": "hand_dealt", cards: Array<Landscape> }
  | { "type": "round_began", round: number, first_player: Seat, score_card: ScoreCard }
  | { "type": "groups_laid_out", groups: Array<Group> }
  | { "type": "deck_shuffled", cards: number }
  | { "type": "hand_placed", seat: Seat, group: number, price: number, expelled: Seat | null }
  | { "type": "group_taken", seat: Seat, group: number, cards: Array<Landscape>, coins: number,
    leads: boolean }
  | { "type": "post_built", seat: Seat, place: Place, payment: Array<Landscape>, keys: number,
    black: boolean }
  | { "type": "coins_taken", seat: Seat, coins: number }
  | { "type": "card_drawn", seat: Seat }
  | { "type": "card_seen", card: Landscape }
  | { "type": "key_taken", seat: Seat }
  | { "type": "bonus_taken", seat: Seat }
  | { "type": "bonus_kept", card: BonusCard }
  | { "type": "ware_taken", seat: Seat, card: WareCard, from_pile: boolean, turned: WareCard | null }
  | { "type": "ware_removed", seat: Seat, card: WareCard }
  | { "type": "zone_entered", seat: Seat, place: Place, rank: number, letters: number }
  | { "type": "card_discarded", seat: Seat, card: Landscape }
  | { "type": "turn_ended", seat: Seat, built: number }
  | { "type": "player_blocked", seat: Seat }
  | { "type": "round_scored", round: number, score_card: ScoreCard, lines: Array<RoundLine> }
  | { "type": "bonus_cards_shown", seat: Seat, lines: Array<BonusLine> }
  | { "type": "special_scored", letters: Array<number>, winner: Seat | null, victory_points: number }
  | { "type": "game_over", letters: Array<number>, victory_points: Array<number> };

export type Group = { cards: Array<Landscape>, coins: number, bidder: Seat | null };

export type Hand = { seat: Seat, cards: Array<Landscape>, drawn: Array<Landscape> };

export type Landscape = "port" | "mountain" | "desert" | "forest" | "meadow";

export type Letters = { zones: number, wares: number, areas: number, bonus: number };

export type Options = { black_posts: BlackPosts, first: First, memory: Memory };

export type Phase = { "place_hand": Seat }
  | { "build": Seat }
  | { "choose_bonus": Seat }
  | { "take_ware": Seat }
  | { "remove_ware": Seat }
  | { "discard": Seat } | "over";

export type Place = string;

export type Player = { hand_size: number, known: Array<Landscape>, drawn: number, coins: number, keys: number,
    posts: Array<Place>, posts_left: number, black: Array<Place>, black_left: number,
    ware_cards: Array<WareCard>, bonus_shown: Array<BonusCard>, letters: Letters,
    victory_points: number, blocked: boolean };

export type Reckoned = { drought: boolean, rounds: number, lines: Array<RoundLine>, scored: Array<Place>,
    expulsion_price: number, to_discard: number, black: Array<Place>, bonus: Array<BonusLine>,
    city_posts: Array<number>, specials: Array<Special>, dry: Array<Place> };

export type Refusal = { "why": "game_is_over" }
  | { "why": "not_your_turn", waiting_for: Seat }
  | { "why": "not_now", phase: Phase }
  | { "why": "no_such_group", group: number, groups: number }
  | { "why": "expulsion_too_dear", bidder: Seat, price: number, coins: number }
  | { "why": "no_post_left", posts: number }
  | { "why": "site_taken", place: Place, owner: Seat }
  | { "why": "already_there", place: Place }
  | { "why": "not_connected", place: Place }
  | { "why": "zone_full", place: Place }
  | { "why": "key_missing", place: Place, needs: number, has: number }
  | { "why": "wrong_payment", landscape: Landscape, cards: number, offered: Array<Landscape>,
    holds: Array<Landscape> }
  | { "why": "not_among_these", phase: Phase };

export type Remark = { "type": "round_letters", letters: number }
  | { "type": "rival_letters", seat: Seat, letters: number }
  | { "type": "shut_out", seat: Seat, place: Place }
  | { "type": "city_in_reach", zones: number }
  | { "type": "new_wares", new: number, wares: number }
  | { "type": "pays_for", places: number }
  | { "type": "leads", letters: number };

export type RoundLine = { wares: number, areas: number };

export type ScoreCard = string;

export type Special = { round: number, points: number, scored: boolean, winner: Seat | null };

export type View = { edition: Edition, black_posts: BlackPosts, memory: Memory, round: number, phase: Phase,
    first_player: Seat, built: number, score_card: ScoreCard, score_deck: Array<ScoreCard>,
    hand: Hand | null, deck: Deck, discard: Array<Landscape>, groups: Array<Group>, expulsions: number,
    reserve: number, key_supply: number, keys_spent: number, ware_display: [WareCard | null,
    WareCard | null, WareCard | null], ware_pile: number, wares_removed: Array<WareCard>,
    bonus_pile: number, bonus_taken: Array<BonusTaken>, players: Array<Player>, reckoned: Reckoned };

export type WareCard = string;
