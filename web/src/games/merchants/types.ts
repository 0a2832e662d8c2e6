// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type SeatSet = Seat[];

export type Resource = "wood" | "wool" | "wheat" | "ore" | "salt";

export type Ware = "wood" | "wool" | "wheat" | "ore" | "salt" | "gold";

export type Development = "safe_conduct" | "trade_agreement" | "bribery" | "lancer";

export type Hex = string;

export type City = string;

export type Intersection = string;

export type Path = string;

export type Side = "short" | "expert";

export type StartCities = "purple" | "as_printed";

export type Start = "fixed" | "free";

export type RobberStart = "given" | "chosen";

export type Options = { 
/**
 * Which side of the board.
 */
board: Side, 
/**
 * Where first posts go in a free placement.
 */
start_cities: StartCities, 
/**
 * How the game begins.
 */
setup: Start, 
/**
 * Where the robber starts.
 */
robber_start: RobberStart, 
/**
 * Who begins.
 */
first: First, 
/**
 * Whether the table remembers what everybody saw of the hands.
 */
memory: Memory, };

export type Payout = [number, number, number, number];

export type Answer = "accept" | "decline" | { "counter": { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>>, } };

export type Terms = { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>>, };

export type Trade = { 
/**
 * What they would give.
 */
give: Partial<Record<Ware, number>>, 
/**
 * What they would get.
 */
want: Partial<Record<Ware, number>>, 
/**
 * Whom they ask.
 */
to: SeatSet, 
/**
 * The answers so far, by seat.
 */
answers: [Answer | null, Answer | null, Answer | null, Answer | null], };

export type Phase = "place_robber" | { "place_post": Seat } | { "place_neutral": Seat } | { "place_start_route": Seat } | "roll" | "discard" | "move_robber" | "steal" | "act" | "answer" | "trade" | { "choose_chain": Path } | { "free_route": Path } | "safe_conduct" | "trade_agreement" | "bribery" | { "caravan": { caravan: number, steps: number, free: boolean, } } | { "token": City } | "over";

export type Action = { "place_robber": Hex } | { "place_post": City } | { "place_neutral": City } | { "place_start_route": Path } | "roll" | { "play_card": Development } | { "discard": Partial<Record<Resource, number>> } | { "move_robber": Hex } | { "steal": Seat } | { "offer": { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>>, to: SeatSet, } } | "accept" | "decline" | { "counter": { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>>, } } | { "trade_with": Seat } | "withdraw" | { "buy_resource": Resource } | { "bank_trade": { give: Resource, take: Ware, } } | { "build_route": Path } | { "choose_chain": Payout } | { "recruit_merchant": { merchant: number, city: City, } } | { "move_merchant": { merchant: number, to: Intersection, } } | { "place_token": Hex } | { "move_token": { from: Hex, to: Hex, } } | { "form_caravan": { caravan: number, path: Path, } } | { "move_caravan": { caravan: number, to: Path, } } | { "deliver": City } | "buy_card" | "take_gold" | "done" | "end_turn";

export type ThisTurn = { 
/**
 * Whether the dice were rolled.
 */
rolled: boolean, 
/**
 * Resources bought with gold.
 */
resources_bought: number, 
/**
 * Whether a development card was bought.
 */
card_bought: boolean, 
/**
 * Which one, if the viewer bought it.
 */
your_new_card: Development | null, 
/**
 * Whether a development card was played.
 */
card_played: boolean, 
/**
 * Offers made.
 */
offers: number, 
/**
 * The last offer that nobody wanted.
 */
refused: Terms | null, 
/**
 * To whom each caravan has paid its toll.
 */
tolls: [SeatSet, SeatSet], };

export type Token = { 
/**
 * Where it lies.
 */
hex: Hex, 
/**
 * Its number.
 */
number: number, };

export type Player = { 
/**
 * Gold.
 */
gold: number, 
/**
 * The resource cards the viewer knows them to have: all of them, if they are the viewer's own.
 */
resources: Partial<Record<Resource, number>>, 
/**
 * How many more they have.
 */
hidden_resources: number, 
/**
 * The development cards the viewer knows them to have: all of them, if they are the viewer's own.
 */
cards: Partial<Record<Development, number>>, 
/**
 * How many more they have.
 */
hidden_cards: number, 
/**
 * Posts not yet founded; each covers a good.
 */
stock: number, 
/**
 * Goods not yet delivered.
 */
goods_left: number, 
/**
 * Posts on the board.
 */
posts: Array<City>, 
/**
 * Routes on the board.
 */
routes: Array<Path>, 
/**
 * Where their merchants stand; `null` is in the supply.
 */
merchants: [Intersection | null, Intersection | null], 
/**
 * Where their caravans stand; `null` is in the supply.
 */
caravans: [Path | null, Path | null], 
/**
 * Which caravans have come to where they are by moving.
 */
arrived: [boolean, boolean], };

export type Waiting = { 
/**
 * Which of the two.
 */
caravan: number, 
/**
 * Steps paid for and not yet made.
 */
steps: number, };

export type View = { 
/**
 * The edition of the rules it is played under.
 */
edition: Edition, 
/**
 * What was chosen when the table was set up.
 */
options: Options, 
/**
 * The viewer's seat, if the viewer has one.
 */
you: Seat | null, 
/**
 * Who has the first turn.
 */
first: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, 
/**
 * Turns begun, from 1; 0 while the pieces are placed.
 */
turn: number, 
/**
 * What the table waits for.
 */
phase: Phase, 
/**
 * What the active player did this turn, as far as it is limited.
 */
this_turn: ThisTurn, 
/**
 * The hex the robber is on.
 */
robber: Hex, 
/**
 * The number tokens that lie face up.
 */
tokens: Array<Token>, 
/**
 * The neutral posts.
 */
neutral: Array<City>, 
/**
 * Posts with a good.
 */
goods: Array<City>, 
/**
 * Everybody's side of the table, by seat.
 */
players: Array<Player>, 
/**
 * The open piles of resource cards.
 */
bank: Partial<Record<Resource, number>>, 
/**
 * Cards the viewer knows to be in the deck.
 */
deck: Partial<Record<Development, number>>, 
/**
 * How many more there are.
 */
hidden_deck: number, 
/**
 * The development cards played.
 */
discard: Partial<Record<Development, number>>, 
/**
 * Who has chosen their discards; what they are is shown when all have.
 */
discarded: SeatSet, 
/**
 * What the viewer has chosen to discard.
 */
your_discard: Partial<Record<Resource, number>> | null, 
/**
 * The offer on the table.
 */
trade: Trade | null, 
/**
 * Free routes a safe conduct still gives.
 */
safe_conduct: number, 
/**
 * A double arrow just built on, whose free route is still to come.
 */
arrow: Path | null, 
/**
 * A caravan that waits on its way until a card is played out.
 */
waiting: Waiting | null, };

export type Event = { "type": "game_began", seat: Seat, } | { "type": "robber_placed", seat: Seat, hex: Hex, } | { "type": "post_placed", seat: Seat, city: City, } | { "type": "neutral_placed", seat: Seat, city: City, } | { "type": "start_route_placed", seat: Seat, path: Path, } | { "type": "start_resources", seat: Seat, resources: Partial<Record<Resource, number>>, } | { "type": "turn_began", seat: Seat, turn: number, } | { "type": "rolled", seat: Seat, dice: [number, number], } | { "type": "produced", resources: Array<Partial<Record<Resource, number>>>, gold: Array<number>, short: Array<Resource>, } | { "type": "discard_chosen", seat: Seat, } | { "type": "discarded", seat: Seat, resources: Partial<Record<Resource, number>>, } | { "type": "robber_moved", seat: Seat, hex: Hex, } | { "type": "robbed", seat: Seat, victim: Seat, } | { "type": "card_stolen", seat: Seat, victim: Seat, resource: Resource, } | { "type": "offered", seat: Seat, give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>>, to: SeatSet, } | { "type": "answered", seat: Seat, answer: Answer, } | { "type": "traded", seat: Seat, with: Seat, gave: Partial<Record<Ware, number>>, got: Partial<Record<Ware, number>>, } | { "type": "offer_withdrawn", seat: Seat, } | { "type": "resource_bought", seat: Seat, resource: Resource, gold: number, } | { "type": "bank_traded", seat: Seat, give: Resource, cards: number, take: Ware, } | { "type": "route_built", seat: Seat, path: Path, free: boolean, } | { "type": "city_connected", cities: Array<City>, gold: Payout, } | { "type": "merchant_recruited", seat: Seat, merchant: number, city: City, } | { "type": "merchant_moved", seat: Seat, merchant: number, from: Intersection, to: Intersection, wheat: number, } | { "type": "post_founded", seat: Seat, city: City, gold: number, } | { "type": "token_placed", hex: Hex, number: number, } | { "type": "token_moved", from: Hex, to: Hex, number: number, } | { "type": "caravan_formed", seat: Seat, caravan: number, path: Path, } | { "type": "caravan_moved", seat: Seat, caravan: number, from: Path, to: Path, salt: number, toll: Seat | null, } | { "type": "delivered", seat: Seat, city: City, left: number, } | { "type": "card_bought", seat: Seat, shuffled: boolean, } | { "type": "card_drawn", card: Development, } | { "type": "card_played", seat: Seat, card: Development, } | { "type": "gold_taken", seat: Seat, gold: number, } | { "type": "game_over", winner: Seat | null, };

export type Remark = { "type": "in_front", by: number, } | { "type": "goods_free", goods: number, } | { "type": "yields", resource: Resource, chances: number, } | { "type": "blocks", seat: Seat, posts: number, chances: number, } | { "type": "at_post", city: City, } | { "type": "first_route", city: City, };

export type Stock = "gold" | { "pile": Resource } | "routes" | "posts" | "free_goods" | "development_cards";

export type Limited = "resources_bought" | "offers" | "cards_bought" | "cards_played";

export type Refusal = { "why": "game_is_over" } | { "why": "not_your_turn", waiting_for: SeatSet, } | { "why": "not_now", phase: Phase, } | { "why": "not_enough_resources", needs: Partial<Record<Resource, number>>, has: Partial<Record<Resource, number>>, } | { "why": "not_enough", of: Stock, needs: number, has: number, } | { "why": "turn_limit", of: Limited, limit: number, } | { "why": "no_starting_city", city: City, purple: boolean, } | { "why": "no_robber_start", hex: Hex, } | { "why": "would_connect", path: Path, } | { "why": "wrong_discard", needs: number, chosen: number, } | { "why": "robber_stays_there", hex: Hex, } | { "why": "no_number", hex: Hex, } | { "why": "cannot_be_robbed", seat: Seat, } | { "why": "not_a_trade" } | { "why": "no_agreement", seat: Seat, } | { "why": "path_taken", path: Path, owner: Seat, } | { "why": "path_not_reached", path: Path, } | { "why": "not_beside_arrow", path: Path, arrow: Path, } | { "why": "no_such_chain" } | { "why": "wrong_piece", piece: number, } | { "why": "not_your_post", city: City, } | { "why": "merchant_there", at: Intersection, } | { "why": "foreign_post", city: City, } | { "why": "too_far", steps: number | null, most: number, } | { "why": "no_token_space", hex: Hex, } | { "why": "tokens_left", resource: Resource, left: number, } | { "why": "no_token_there", hex: Hex, } | { "why": "must_place_token" } | { "why": "no_place_for_caravan", path: Path, } | { "why": "route_full", path: Path, } | { "why": "no_route_there", path: Path, } | { "why": "no_delivery", city: City, } | { "why": "no_caravan_beside", city: City, } | { "why": "not_arrived", city: City, } | { "why": "card_not_held", card: Development, } | { "why": "card_just_bought", card: Development, } | { "why": "card_useless", card: Development, } | { "why": "nothing_done" };
