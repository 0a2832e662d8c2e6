// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type Cards = Array<Landscape>;

export type Landscape = "port" | "mountain" | "desert" | "forest" | "meadow";

export type Place = string;

export type WareCard = string;

export type BonusCard = string;

export type ScoreCard = string;

export type BlackPosts = "no" | "yes";

export type Options = { 
/**
 * Whether each of two players has black posts (G-10).
 */
black_posts: BlackPosts, 
/**
 * Who is the first player (G-2.6).
 */
first: First, 
/**
 * Whether cards taken in the open stay in sight (G-3.5).
 */
memory: Memory, };

export type Phase = { "place_hand": Seat } | { "build": Seat } | { "choose_bonus": Seat } | { "take_ware": Seat } | { "remove_ware": Seat } | { "discard": Seat } | "over";

export type Action = { "place_hand": number } | { "build": { 
/**
 * Where.
 */
place: Place, 
/**
 * The landscape cards it is paid with; a key goes with them where one is needed.
 */
payment: Array<Landscape>, } } | "end_turn" | { "choose_bonus": BonusCard } | { "take_ware": WareCard } | "draw_ware" | { "remove_ware": WareCard } | { "discard": Landscape };

export type Group = { 
/**
 * What lies there.
 */
cards: Array<Landscape>, 
/**
 * Coins that go with them (G-9.3).
 */
coins: number, 
/**
 * Whose bidding hand lies on it.
 */
bidder: Seat | null, };

export type Letters = { 
/**
 * Being first or second in a zone.
 */
zones: number, 
/**
 * Wares scored.
 */
wares: number, 
/**
 * Rivers and quarters scored.
 */
areas: number, 
/**
 * Bonus cards.
 */
bonus: number, };

export type RoundLine = { 
/**
 * Letters for the ware.
 */
wares: number, 
/**
 * Letters for the river or quarter.
 */
areas: number, };

export type BonusLine = { 
/**
 * The card.
 */
card: BonusCard, 
/**
 * How many of what it counts its owner has.
 */
count: number, 
/**
 * Letters for it.
 */
letters: number, };

export type Hand = { 
/**
 * Its owner.
 */
seat: Seat, 
/**
 * Its cards.
 */
cards: Array<Landscape>, 
/**
 * What its owner drew unseen since the deck was shuffled, whether still in hand or not.
 */
drawn: Array<Landscape>, };

export type Deck = { 
/**
 * How many cards it has.
 */
size: number, 
/**
 * They are among these: what it had when it was last shuffled, without what the viewer saw drawn from it; as at the table,
 * whatever the viewer does not see now.
 */
among: Array<Landscape>, };

export type BonusTaken = { 
/**
 * Who took it.
 */
seat: Seat, 
/**
 * For all the viewer knows it is one of these.
 */
one_of: Array<BonusCard>, };

export type Player = { 
/**
 * Cards in the hand.
 */
hand_size: number, 
/**
 * Those of them that everybody saw come; as at the table, none.
 */
known: Array<Landscape>, 
/**
 * How many cards the player drew unseen since the deck was shuffled.
 */
drawn: number, 
/**
 * Coins.
 */
coins: number, 
/**
 * Key cards.
 */
keys: number, 
/**
 * Where posts in the player's colour stand.
 */
posts: Array<Place>, 
/**
 * How many are left.
 */
posts_left: number, 
/**
 * Where the player's black posts stand.
 */
black: Array<Place>, 
/**
 * How many are left.
 */
black_left: number, 
/**
 * Ware cards.
 */
ware_cards: Array<WareCard>, 
/**
 * Bonus cards shown and paid, and out of the game.
 */
bonus_shown: Array<BonusCard>, 
/**
 * Letters, by where they came from.
 */
letters: Letters, 
/**
 * Victory points of the Great Drought.
 */
victory_points: number, 
/**
 * Whether the player cannot build any more, though there are posts left.
 */
blocked: boolean, };

export type View = { 
/**
 * The edition of the rules it is played under.
 */
edition: Edition, 
/**
 * Whether each of two players has black posts.
 */
black_posts: BlackPosts, 
/**
 * Whether it keeps in sight what everybody once saw.
 */
memory: Memory, 
/**
 * From 1.
 */
round: number, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * Who begins: the auction, and building.
 */
first_player: Seat, 
/**
 * Posts placed so far by the player whose building turn it is.
 */
built: number, 
/**
 * The one turned up this round.
 */
score_card: ScoreCard, 
/**
 * Those still to come, in no order.
 */
score_deck: Array<ScoreCard>, 
/**
 * The viewer's own hand, if the viewer has a seat.
 */
hand: Hand | null, 
/**
 * The deck of landscape cards.
 */
deck: Deck, 
/**
 * Landscape cards paid and discarded.
 */
discard: Array<Landscape>, 
/**
 * The groups on offer, one a player.
 */
groups: Array<Group>, 
/**
 * Hands expelled in this auction; the next expulsion costs a coin more.
 */
expulsions: number, 
/**
 * Coins nobody has.
 */
reserve: number, 
/**
 * Key cards nobody has.
 */
key_supply: number, 
/**
 * Key cards out of the game.
 */
keys_spent: number, 
/**
 * The ware cards to choose from.
 */
ware_display: [WareCard | null, WareCard | null, WareCard | null], 
/**
 * Ware cards in the pile.
 */
ware_pile: number, 
/**
 * Ware cards out of the game.
 */
wares_removed: Array<WareCard>, 
/**
 * Bonus cards in the pile.
 */
bonus_pile: number, 
/**
 * Who took a bonus card and has not shown it yet, in order.
 */
bonus_taken: Array<BonusTaken>, 
/**
 * Everybody's side of the table, by seat.
 */
players: Array<Player>, };

export type Event = { "type": "hand_dealt", cards: Array<Landscape>, } | { "type": "round_began", round: number, first_player: Seat, score_card: ScoreCard, } | { "type": "groups_laid_out", groups: Array<Group>, } | { "type": "deck_shuffled", cards: number, } | { "type": "hand_placed", seat: Seat, group: number, price: number, expelled: Seat | null, } | { "type": "group_taken", seat: Seat, group: number, cards: Array<Landscape>, coins: number, } | { "type": "post_built", seat: Seat, place: Place, payment: Array<Landscape>, keys: number, black: boolean, } | { "type": "coins_taken", seat: Seat, coins: number, } | { "type": "card_drawn", seat: Seat, } | { "type": "card_seen", card: Landscape, } | { "type": "key_taken", seat: Seat, } | { "type": "bonus_taken", seat: Seat, } | { "type": "bonus_kept", card: BonusCard, } | { "type": "ware_taken", seat: Seat, card: WareCard, from_pile: boolean, turned: WareCard | null, } | { "type": "ware_removed", seat: Seat, card: WareCard, } | { "type": "zone_entered", seat: Seat, place: Place, rank: number, letters: number, } | { "type": "card_discarded", seat: Seat, card: Landscape, } | { "type": "turn_ended", seat: Seat, built: number, } | { "type": "player_blocked", seat: Seat, } | { "type": "round_scored", round: number, score_card: ScoreCard, lines: Array<RoundLine>, } | { "type": "bonus_cards_shown", seat: Seat, lines: Array<BonusLine>, } | { "type": "special_scored", letters: Array<number>, winner: Seat | null, victory_points: number, } | { "type": "game_over", letters: Array<number>, victory_points: Array<number>, };

export type Remark = { "type": "round_letters", letters: number, } | { "type": "rival_letters", seat: Seat, letters: number, } | { "type": "shut_out", seat: Seat, place: Place, } | { "type": "city_in_reach", zones: number, } | { "type": "new_wares", new: number, wares: number, } | { "type": "pays_for", places: number, } | { "type": "leads", letters: number, };

export type Refusal = { "why": "game_is_over" } | { "why": "not_your_turn", waiting_for: Seat, } | { "why": "not_now", phase: Phase, } | { "why": "no_such_group", group: number, groups: number, } | { "why": "expulsion_too_dear", bidder: Seat, price: number, coins: number, } | { "why": "no_post_left", posts: number, } | { "why": "site_taken", place: Place, owner: Seat, } | { "why": "already_there", place: Place, } | { "why": "not_connected", place: Place, } | { "why": "zone_full", place: Place, } | { "why": "key_missing", place: Place, needs: number, has: number, } | { "why": "wrong_payment", landscape: Landscape, cards: number, offered: Array<Landscape>, holds: Array<Landscape>, } | { "why": "not_among_these", phase: Phase, };
