// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Edition, First, Memory, Seat } from '../../protocol'

export type Action = { "place_robber": Hex }
  | { "place_post": City }
  | { "place_neutral": City }
  | { "place_start_route": Path } | "roll"
  | { "play_card": Development }
  | { "discard": Partial<Record<Resource, number>> }
  | { "move_robber": Hex }
  | { "steal": Seat }
  | { "offer": { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>>,
    to: SeatSet } } | "accept" | "decline"
  | { "counter": { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>> } }
  | { "trade_with": Seat } | "withdraw"
  | { "buy_resource": Resource }
  | { "bank_trade": { give: Resource, take: Ware } }
  | { "build_route": Path }
  | { "choose_chain": Payout }
  | { "recruit_merchant": { merchant: number, city: City } }
  | { "move_merchant": { merchant: number, to: Intersection } }
  | { "place_token": Hex }
  | { "move_token": { from: Hex, to: Hex } }
  | { "form_caravan": { caravan: number, path: Path } }
  | { "move_caravan": { caravan: number, to: Path } }
  | { "deliver": City } | "buy_card" | "take_gold" | "done" | "end_turn";

export type Answer = "accept" | "decline"
  | { "counter": { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>> } };

export type City = string;

export type Development = "safe_conduct" | "trade_agreement" | "bribery" | "lancer";

export type Event = { "type": "game_began", seat: Seat }
  | { "type": "robber_placed", seat: Seat, hex: Hex }
  | { "type": "post_placed", seat: Seat, city: City }
  | { "type": "neutral_placed", seat: Seat, city: City }
  | { "type": "start_route_placed", seat: Seat, path: Path }
  | { "type": "start_resources", seat: Seat, resources: Partial<Record<Resource, number>> }
  | { "type": "turn_began", seat: Seat, turn: number }
  | { "type": "rolled", seat: Seat, dice: [number, number] }
  | { "type": "produced", resources: Array<Partial<Record<Resource, number>>>, gold: Array<number>,
    short: Array<Resource> }
  | { "type": "discard_chosen", seat: Seat }
  | { "type": "discarded", seat: Seat, resources: Partial<Record<Resource, number>> }
  | { "type": "robber_moved", seat: Seat, hex: Hex }
  | { "type": "robbed", seat: Seat, victim: Seat }
  | { "type": "card_stolen", seat: Seat, victim: Seat, resource: Resource }
  | { "type": "offered", seat: Seat, give: Partial<Record<Ware, number>>, want: Partial<Record<Ware,
    number>>, to: SeatSet }
  | { "type": "answered", seat: Seat, answer: Answer }
  | { "type": "traded", seat: Seat, with: Seat, gave: Partial<Record<Ware, number>>,
    got: Partial<Record<Ware, number>> }
  | { "type": "offer_withdrawn", seat: Seat }
  | { "type": "resource_bought", seat: Seat, resource: Resource, gold: number }
  | { "type": "bank_traded", seat: Seat, give: Resource, cards: number, take: Ware }
  | { "type": "route_built", seat: Seat, path: Path, free: boolean, paid: Partial<Record<Resource,
    number>> }
  | { "type": "city_connected", cities: Array<City>, gold: Payout }
  | { "type": "merchant_recruited", seat: Seat, merchant: number, city: City,
    paid: Partial<Record<Resource, number>> }
  | { "type": "merchant_moved", seat: Seat, merchant: number, from: Intersection, to: Intersection,
    wheat: number }
  | { "type": "post_founded", seat: Seat, city: City, gold: number }
  | { "type": "token_placed", hex: Hex, number: number }
  | { "type": "token_moved", from: Hex, to: Hex, number: number }
  | { "type": "caravan_formed", seat: Seat, caravan: number, path: Path, paid: Partial<Record<Resource,
    number>> }
  | { "type": "caravan_moved", seat: Seat, caravan: number, from: Path, to: Path, salt: number,
    toll: Seat | null, gold: number }
  | { "type": "delivered", seat: Seat, city: City, left: number }
  | { "type": "card_bought", seat: Seat, shuffled: boolean, paid: Partial<Record<Resource, number>> }
  | { "type": "card_drawn", card: Development }
  | { "type": "card_played", seat: Seat, card: Development, gold: number }
  | { "type": "gold_taken", seat: Seat, gold: number }
  | { "type": "game_over", winner: Seat | null };

export type Hex = string;

export type Intersection = string;

export type Journey = { caravan: number, steps: Array<Path>, salt: number, tolls: SeatSet,
    deliveries: Array<City> };

export type Known = { walks: Array<Walk>, steps: Array<Pace>, journeys: Array<Journey> };

export type Limited = "resources_bought" | "offers" | "cards_bought" | "cards_played";

export type Options = { board: Side, start_cities: StartCities, setup: Start, robber_start: RobberStart,
    first: First, memory: Memory };

export type Pace = { caravan: number, to: Path, salt: number, toll: Seat | null };

export type Path = string;

export type Payout = [number, number, number, number];

export type Phase = "place_robber"
  | { "place_post": Seat }
  | { "place_neutral": Seat }
  | { "place_start_route": Seat } | "roll" | "discard" | "move_robber" | "steal" | "act" | "answer"
  | "trade"
  | { "choose_chain": Path }
  | { "free_route": Path } | "safe_conduct" | "trade_agreement" | "bribery"
  | { "caravan": { caravan: number, steps: number, free: boolean } }
  | { "token": City } | "over";

export type Player = { gold: number, resources: Partial<Record<Resource, number>>, hidden_resources: number,
    cards: Partial<Record<Development, number>>, hidden_cards: number, stock: number,
    goods_left: number, posts: Array<City>, routes: Array<Path>, merchants: [Intersection | null,
    Intersection | null], caravans: [Path | null, Path | null], arrived: [boolean, boolean] };

export type Purchase = "route" | "merchant" | "caravan" | "card";

export type Refusal = { "why": "game_is_over" }
  | { "why": "not_your_turn", waiting_for: SeatSet }
  | { "why": "not_now", phase: Phase }
  | { "why": "not_enough_resources", needs: Partial<Record<Resource, number>>,
    has: Partial<Record<Resource, number>> }
  | { "why": "not_enough", of: Stock, needs: number, has: number }
  | { "why": "turn_limit", of: Limited, limit: number }
  | { "why": "no_starting_city", city: City, purple: boolean }
  | { "why": "no_robber_start", hex: Hex }
  | { "why": "would_connect", path: Path }
  | { "why": "wrong_discard", needs: number, chosen: number }
  | { "why": "robber_stays_there", hex: Hex }
  | { "why": "no_number", hex: Hex }
  | { "why": "cannot_be_robbed", seat: Seat }
  | { "why": "not_a_trade" }
  | { "why": "no_agreement", seat: Seat }
  | { "why": "path_taken", path: Path, owner: Seat }
  | { "why": "path_not_reached", path: Path }
  | { "why": "not_beside_arrow", path: Path, arrow: Path }
  | { "why": "no_such_chain" }
  | { "why": "wrong_piece", piece: number }
  | { "why": "not_your_post", city: City }
  | { "why": "merchant_there", at: Intersection }
  | { "why": "foreign_post", city: City }
  | { "why": "too_far", steps: number | null, most: number }
  | { "why": "no_token_space", hex: Hex }
  | { "why": "tokens_left", resource: Resource, left: number }
  | { "why": "no_token_there", hex: Hex }
  | { "why": "must_place_token" }
  | { "why": "no_place_for_caravan", path: Path }
  | { "why": "route_full", path: Path }
  | { "why": "no_route_there", path: Path }
  | { "why": "no_delivery", city: City }
  | { "why": "no_caravan_beside", city: City }
  | { "why": "not_arrived", city: City }
  | { "why": "card_not_held", card: Development }
  | { "why": "card_just_bought", card: Development }
  | { "why": "card_useless", card: Development }
  | { "why": "nothing_done" };

export type Remark = { "type": "in_front", by: number }
  | { "type": "goods_free", goods: number }
  | { "type": "yields", resource: Resource, chances: number }
  | { "type": "blocks", seat: Seat, posts: number, chances: number }
  | { "type": "at_post", city: City }
  | { "type": "first_route", city: City };

export type Resource = "wood" | "wool" | "wheat" | "ore" | "salt";

export type RobberStart = "given" | "chosen";

export type SeatSet = Seat[];

export type Side = "short" | "expert";

export type Start = "fixed" | "free";

export type StartCities = "purple" | "as_printed";

export type Stock = "gold" | { "pile": Resource } | "routes" | "posts" | "free_goods" | "development_cards";

export type Terms = { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>> };

export type ThisTurn = { rolled: boolean, resources_bought: number, purchases_left: number,
    card_bought: boolean, your_new_card: Development | null, card_played: boolean, offers: number,
    offers_left: number, refused: Terms | null, tolls: [SeatSet, SeatSet] };

export type Token = { hex: Hex, number: number };

export type Trade = { give: Partial<Record<Ware, number>>, want: Partial<Record<Ware, number>>, to: SeatSet,
    answers: [Answer | null, Answer | null, Answer | null, Answer | null] };

export type View = { edition: Edition, options: Options, you: Seat | null, first: Seat, active: Seat,
    turn: number, phase: Phase, this_turn: ThisTurn, robber: Hex, tokens: Array<Token>,
    neutral: Array<City>, goods: Array<City>, players: Array<Player>, bank: Partial<Record<Resource,
    number>>, deck: Partial<Record<Development, number>>, hidden_deck: number,
    discard: Partial<Record<Development, number>>, discarded: SeatSet, to_discard: number,
    your_discard: Partial<Record<Resource, number>> | null, trade: Trade | null, safe_conduct: number,
    arrow: Path | null, waiting: Waiting | null };

export type Waiting = { caravan: number, steps: number };

export type Walk = { merchant: number, to: Intersection, way: Array<Intersection>, wheat: number,
    founds: City | null, gold: number };

export type Ware = "wood" | "wool" | "wheat" | "ore" | "salt" | "gold";
