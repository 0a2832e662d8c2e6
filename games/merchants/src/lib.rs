//! Merchants of Europe, by Klaus Teuber: trading posts, routes and caravans for three or four players.
//!
//! The whole game on one page: its state, what a player may do, and how the rules hang together. What is told is in
//! [`event`], why something is not allowed in [`refusal`]. Each chapter of the rules has its file: [`setup`],
//! [`production`], [`robber`], [`trade`], [`routes`], [`merchants`], [`caravans`], [`cards`], [`ending`].

pub mod audit;
pub mod board;
pub mod caravans;
pub mod cards;
pub mod data;
pub mod ending;
pub mod event;
pub mod heuristic;
pub mod known;
pub mod merchants;
pub mod never;
pub mod places;
pub mod production;
pub mod refusal;
pub mod remark;
pub mod robber;
pub mod routes;
mod runs;
pub mod setup;
pub mod tally;
pub mod trade;
pub mod view;

use comptoir_kernel::{
    Chance, Edition, First, Game, Info, Language, Memory, Seat, SeatSet, SetupError, Tell, ToAct, Viewer,
};
use serde::{Deserialize, Serialize};

use board::{Board, board};
use data::data;
pub use event::Event;
use known::{Doubt, HOLDERS};
use places::{City, CitySet, Hex, Intersection, Path, PathSet};
pub use refusal::Refusal;
pub use remark::Remark;
pub use routes::Payout;
use tally::{Bundle, Cards, Development, Kind, RESOURCES, Resource, Resources, Ware};
pub use trade::{Answer, Terms, Trade};
pub use view::View;

/// The most players.
pub const SEATS: usize = 4;
/// Colours of pieces. The seats have them in order; at a table of three the last one is neutral.
pub const COLOURS: usize = 4;

/// What is chosen when the table is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which side of the board.
    pub board: Side,
    /// Where first posts go in a free placement.
    pub start_cities: StartCities,
    /// How the game begins.
    pub setup: Start,
    /// Where the robber starts.
    pub robber_start: RobberStart,
    /// Who begins.
    pub first: First,
    /// Whether the table remembers what everybody saw of the hands.
    pub memory: Memory,
}

/// How the game begins (M-2.8, M-2.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// From the given positions.
    #[default]
    Fixed,
    /// The players place themselves.
    Free,
}

/// Where first posts go in a free placement (M-2.10, M-2.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StartCities {
    /// All of them to purple cities.
    #[default]
    Purple,
    /// Those of the players to brown cities, neutral ones to purple cities.
    AsPrinted,
}

/// Where the robber starts (M-2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RobberStart {
    /// At the edge of the map.
    #[default]
    Given,
    /// Where the first player puts it.
    Chosen,
}

/// A side of the board (M-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Without the west: the whale side.
    #[default]
    Short,
    /// All of Europe: the ship side.
    Expert,
}

/// The state of a game. Everything by colour or seat is in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_field_names)] // game and pieces are both called merchants
pub struct Merchants {
    /// The edition of the rules it is played under.
    edition: Edition,
    options: Options,
    seats: u8,
    /// Who has the first turn.
    first: Seat,
    /// Whose turn it is.
    active: Seat,
    /// Turns begun, from 1; 0 while the pieces are placed.
    turn: u16,
    phase: Phase,
    /// What the active player did this turn, as far as it is limited.
    this_turn: Turn,

    robber: Hex,
    /// Where the three tokens of each colour lie; `None` is face down in the sea.
    tokens: [[Option<Hex>; 3]; RESOURCES],
    posts: [CitySet; COLOURS],
    /// Posts with a good.
    goods: CitySet,
    routes: [PathSet; COLOURS],
    merchants: [[Option<Intersection>; 2]; SEATS],
    caravans: [[Option<Path>; 2]; SEATS],
    /// Which caravans have come to where they are by moving.
    arrived: [[bool; 2]; SEATS],

    /// Posts not yet founded; each covers a good.
    stock: [u8; SEATS],
    /// Goods not yet delivered.
    goods_left: [u8; SEATS],
    gold: [u16; SEATS],
    /// What the bank has paid out in gold, less what came back.
    gold_in_play: u32,
    hands: [Resources; SEATS],
    /// The open piles of resource cards.
    bank: Resources,
    hand_doubt: Doubt<Resource>,
    /// The development cards in the hands and, last, in the deck. Their order in the deck is drawn when it matters.
    cards: [Cards; HOLDERS],
    discard: Cards,
    card_doubt: Doubt<Development>,

    /// What each player has chosen to discard; hidden until all have.
    discards: [Option<Resources>; SEATS],
    trade: Option<Trade>,
    /// Free routes a safe conduct still gives.
    safe_conduct: u8,
    /// A double arrow just built on, whose free route is still to come.
    arrow: Option<Path>,
    /// A caravan that waits on its way until a card is played out.
    waiting: Option<Waiting>,

    /// Every path with a route. Computed from `routes`, like the next two.
    net: PathSet,
    /// The paths that touch a post or route of each seat, built on or not.
    reach: [PathSet; SEATS],
    /// The cities from which another can be reached over routes.
    connected: CitySet,
}

/// What the active player did this turn, as far as it is limited.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Turn {
    rolled: bool,
    /// Resources bought with gold.
    resources_bought: u8,
    card_bought: Option<Development>,
    card_played: bool,
    offers: u8,
    /// The last offer that nobody wanted.
    refused: Option<Terms>,
    /// To whom each caravan has paid its toll.
    tolls: [SeatSet; 2],
}

/// A caravan of the active player that waits on its way until a card is played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// Which of the two.
    pub caravan: u8,
    /// Steps paid for and not yet made.
    pub steps: u8,
}

/// What the table waits for; the active player unless a seat is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields are named after the rulebook
pub enum Phase {
    /// The robber is to be put on the board.
    PlaceRobber,
    /// This seat places one of its three first posts.
    PlacePost(Seat),
    /// This seat places a neutral post.
    PlaceNeutral(Seat),
    /// This seat places its first route.
    PlaceStartRoute(Seat),
    /// The dice are to be rolled; a card may be played before.
    Roll,
    /// Everybody with too many cards discards.
    Discard,
    /// The robber is to be moved.
    MoveRobber,
    /// Somebody can be robbed.
    Steal,
    /// Any action.
    Act,
    /// The opponents answer an offer.
    Answer,
    /// The active player chooses among the answers.
    Trade,
    /// Several shortest chains connect the city; one of them counts.
    ChooseChain(Path),
    /// A free route beside this double arrow.
    FreeRoute(Path),
    /// A free route from a safe conduct.
    SafeConduct,
    /// A merchant moves free of charge, or gold is taken.
    TradeAgreement,
    /// A caravan is to move free of charge.
    Bribery,
    /// This caravan is on its way.
    Caravan { caravan: u8, steps: u8, free: bool },
    /// A number token comes beside the post just founded in this city.
    Token(City),
    /// Nobody: somebody has won, or the last round is over.
    Over,
}

/// What a player may do. His two merchants, and his two caravans, are 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // the fields are named after the rulebook
pub enum Action {
    /// Put the robber on its first hex (M-2.6).
    PlaceRobber(Hex),
    /// Place one of the three first posts (M-2.10).
    PlacePost(City),
    /// Place a neutral post (M-2.11).
    PlaceNeutral(City),
    /// Place the first route, with a caravan (M-2.12).
    PlaceStartRoute(Path),
    /// Roll the dice (M-3.2).
    Roll,
    /// Play a development card (M-10.2).
    PlayCard(Development),
    /// Return half of the hand to the bank (M-5.1).
    Discard(Resources),
    /// Move the robber (M-5.2).
    MoveRobber(Hex),
    /// Rob this player (M-5.3).
    Steal(Seat),
    /// Offer a trade to these players (M-6.1).
    Offer { give: Bundle, want: Bundle, to: SeatSet },
    /// Take the offer as it is (M-6.2).
    Accept,
    /// Turn it down (M-6.2).
    Decline,
    /// Propose another trade to the active player (M-6.2).
    Counter { give: Bundle, want: Bundle },
    /// Trade with this player as he accepted or proposed (M-6.3).
    TradeWith(Seat),
    /// Trade with nobody (M-6.3).
    Withdraw,
    /// Buy a resource with gold (M-6.4).
    BuyResource(Resource),
    /// Give equal cards to the bank for another card or for gold (M-6.5).
    BankTrade { give: Resource, take: Ware },
    /// Build a route (M-7.1).
    BuildRoute(Path),
    /// Choose the chain that counts, by the gold it brings each seat (M-7.5).
    ChooseChain(Payout),
    /// Place a merchant on an own post (M-8.1).
    RecruitMerchant { merchant: u8, city: City },
    /// Move a merchant (M-8.2); in an empty city it founds a post (M-8.5).
    MoveMerchant { merchant: u8, to: Intersection },
    /// Lay a face-down token on this hex (M-8.7).
    PlaceToken(Hex),
    /// Move a token between hexes of its colour (M-8.8).
    MoveToken { from: Hex, to: Hex },
    /// Place a caravan on an own route at an own post (M-9.1).
    FormCaravan { caravan: u8, path: Path },
    /// Move a caravan one route on (M-9.2).
    MoveCaravan { caravan: u8, to: Path },
    /// Deliver a good (M-9.6).
    Deliver(City),
    /// Buy a development card (M-10.1).
    BuyCard,
    /// Take the gold of a trade agreement (M-10.4).
    TakeGold,
    /// Do without the rest of what may be done now.
    Done,
    /// End the turn (M-3.4).
    EndTurn,
}

impl Game for Merchants {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    /// Placing takes at most 17 steps. The rounds are limited, and so is a turn: whatever costs cards uses up the 95 there are
    /// and the two that gold buys; each card brings at most four steps (a route, its chain, a free route, its chain). Besides
    /// that there are ten deliveries, ten offers of five steps, one card of at most eight steps, the roll, four discards, two
    /// moves of the robber and the end.
    const LONGEST: usize = 17 + 100 * SEATS * (97 * 4 + 10 + 50 + 8 + 1 + 4 + 4 + 1);

    fn info() -> &'static Info {
        data::info()
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::En => include_str!("../rules.en.md"),
            Language::Fr => include_str!("../rules.fr.md"),
        }
    }

    fn setup_under(
        edition: Edition,
        options: &Options,
        seats: u8,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Event>,
    ) -> Result<Merchants, SetupError> {
        Merchants::set_up(edition, *options, seats, chance, tell)
    }

    fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::Over => ToAct::Over(self.standings()),
            _ => ToAct::Seats(self.acting()),
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.acting().contains(seat) {
            return;
        }
        match self.phase {
            Phase::PlaceRobber => out.extend(self.robber_starts().iter().map(Action::PlaceRobber)),
            Phase::PlacePost(_) => out.extend(self.starting_cities().iter().map(Action::PlacePost)),
            Phase::PlaceNeutral(_) => out.extend(self.starting_cities().iter().map(Action::PlaceNeutral)),
            Phase::PlaceStartRoute(_) => self.start_routes(seat, out),
            Phase::Roll => {
                out.push(Action::Roll);
                self.playable_cards(seat, out);
            }
            Phase::Discard => self.sensible_discards(seat, out),
            Phase::MoveRobber => out.extend(self.robber_hexes().iter().map(Action::MoveRobber)),
            Phase::Steal => {
                out.extend(self.victims().iter().map(Action::Steal));
                out.push(Action::Done);
            }
            Phase::Act => {
                out.push(Action::EndTurn);
                self.deliveries(seat, out);
                self.playable_cards(seat, out);
                self.bank_trades(seat, out);
                self.sensible_offers(seat, out);
                self.payable_routes(seat, out);
                self.payable_merchants(seat, out);
                self.payable_caravans(seat, out);
                self.merchant_moves(seat, out);
                self.caravan_moves(seat, out);
                self.buyable_card(seat, out);
            }
            Phase::Answer => self.sensible_answers(seat, out),
            Phase::Trade => self.trade_choices(seat, out),
            Phase::ChooseChain(path) => {
                out.extend(self.payouts(path).as_slice().iter().copied().map(Action::ChooseChain));
            }
            Phase::FreeRoute(arrow) => {
                out.extend(self.free_paths(arrow).iter().map(Action::BuildRoute));
                out.push(Action::Done);
            }
            Phase::SafeConduct => {
                out.extend(self.open_paths(seat).iter().map(Action::BuildRoute));
                if self.can_be_done(seat).is_ok() {
                    out.push(Action::Done);
                }
            }
            Phase::TradeAgreement => {
                out.push(Action::TakeGold);
                self.merchant_moves(seat, out);
            }
            Phase::Bribery => self.caravan_moves(seat, out),
            Phase::Caravan { .. } => {
                self.deliveries(seat, out);
                self.caravan_moves(seat, out);
                self.playable_cards(seat, out);
                if self.can_be_done(seat).is_ok() {
                    out.push(Action::Done);
                }
            }
            Phase::Token(city) => {
                self.token_choices(city, out);
                if self.can_be_done(seat).is_ok() {
                    out.push(Action::Done);
                }
            }
            Phase::Over => {}
        }
    }

    /// Offers, answers and discards are free bundles.
    fn lists_all(&self, _seat: Seat) -> bool {
        !matches!(self.phase, Phase::Act | Phase::Answer | Phase::Discard)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::GameIsOver);
        }
        // Whoever made an offer need not wait for the answers.
        let offering = self.phase == Phase::Answer && seat == self.active;
        if !offering && !self.acting().contains(seat) {
            return Err(Refusal::NotYourTurn { waiting_for: self.acting() });
        }
        match (self.phase, *action) {
            (Phase::Answer, Action::Withdraw) if offering => Ok(()),
            (Phase::Answer, Action::TradeWith(other)) if offering => self.can_trade_with(seat, other),
            (phase, _) if offering => Err(Refusal::NotNow { phase }),
            (Phase::PlaceRobber, Action::PlaceRobber(hex)) => self.can_place_robber(hex),
            (Phase::PlacePost(_), Action::PlacePost(city))
            | (Phase::PlaceNeutral(_), Action::PlaceNeutral(city)) => self.can_start_in(city),
            (Phase::PlaceStartRoute(_), Action::PlaceStartRoute(path)) => self.can_start_on(seat, path),
            (Phase::Roll, Action::Roll)
            | (Phase::Answer, Action::Decline)
            | (Phase::Trade, Action::Withdraw)
            | (Phase::TradeAgreement, Action::TakeGold)
            | (Phase::Act, Action::EndTurn) => Ok(()),
            (Phase::Roll | Phase::Act | Phase::Caravan { .. }, Action::PlayCard(card)) => {
                self.can_play(seat, card)
            }
            (Phase::Discard, Action::Discard(cards)) => self.can_discard(seat, cards),
            (Phase::MoveRobber, Action::MoveRobber(hex)) => self.can_move_robber(hex),
            (Phase::Steal, Action::Steal(victim)) => self.can_steal(victim),
            (Phase::Act, Action::Offer { give, want, to }) => self.can_offer(seat, give, want, to),
            (Phase::Answer, Action::Accept) => self.can_accept(seat),
            (Phase::Answer, Action::Counter { give, want }) => self.can_counter(seat, give, want),
            (Phase::Trade, Action::TradeWith(other)) => self.can_trade_with(seat, other),
            (Phase::Act, Action::BuyResource(resource)) => self.can_buy_resource(seat, resource),
            (Phase::Act, Action::BankTrade { give, take }) => self.can_bank_trade(seat, give, take),
            (Phase::Act | Phase::FreeRoute(_) | Phase::SafeConduct, Action::BuildRoute(path)) => {
                self.can_build_route(seat, path)
            }
            (Phase::ChooseChain(path), Action::ChooseChain(payout)) => self.can_choose_chain(path, payout),
            (Phase::Act, Action::RecruitMerchant { merchant, city }) => {
                self.can_recruit(seat, merchant, city)
            }
            (Phase::Act | Phase::TradeAgreement, Action::MoveMerchant { merchant, to }) => {
                self.can_move_merchant(seat, merchant, to)
            }
            (Phase::Token(city), Action::PlaceToken(hex)) => self.can_place_token(city, hex),
            (Phase::Token(city), Action::MoveToken { from, to }) => self.can_move_token(city, from, to),
            (Phase::Act, Action::FormCaravan { caravan, path }) => self.can_form_caravan(seat, caravan, path),
            (Phase::Act | Phase::Bribery | Phase::Caravan { .. }, Action::MoveCaravan { caravan, to }) => {
                self.can_move_caravan(seat, caravan, to)
            }
            (Phase::Act | Phase::Caravan { .. }, Action::Deliver(city)) => self.can_deliver(seat, city),
            (Phase::Act, Action::BuyCard) => self.can_buy_card(seat),
            (
                Phase::Steal
                | Phase::FreeRoute(_)
                | Phase::SafeConduct
                | Phase::Caravan { .. }
                | Phase::Token(_),
                Action::Done,
            ) => self.can_be_done(seat),
            (phase, _) => Err(Refusal::NotNow { phase }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        match *action {
            Action::PlaceRobber(hex) => self.place_robber(hex, tell),
            Action::PlacePost(city) => self.place_post(seat, city, tell),
            Action::PlaceNeutral(city) => self.place_neutral(seat, city, tell),
            Action::PlaceStartRoute(path) => self.place_start_route(seat, path, tell),
            Action::Roll => self.roll(chance, tell),
            Action::PlayCard(card) => self.play_card(seat, card, tell),
            Action::Discard(cards) => self.discard(seat, cards, tell),
            Action::MoveRobber(hex) => self.move_robber(hex, tell),
            Action::Steal(victim) => self.steal(victim, chance, tell),
            Action::Offer { give, want, to } => self.offer(seat, give, want, to, tell),
            Action::Accept => self.answer(seat, Answer::Accept, tell),
            Action::Decline => self.answer(seat, Answer::Decline, tell),
            Action::Counter { give, want } => self.answer(seat, Answer::Counter { give, want }, tell),
            Action::TradeWith(other) => self.trade_with(seat, other, tell),
            Action::Withdraw => self.withdraw(seat, tell),
            Action::BuyResource(resource) => self.buy_resource(seat, resource, tell),
            Action::BankTrade { give, take } => self.bank_trade(seat, give, take, tell),
            Action::BuildRoute(path) => self.build_route(seat, path, tell),
            Action::ChooseChain(payout) => self.choose_chain(payout, tell),
            Action::RecruitMerchant { merchant, city } => self.recruit(seat, merchant, city, tell),
            Action::MoveMerchant { merchant, to } => self.move_merchant(seat, merchant, to, chance, tell),
            Action::PlaceToken(hex) => self.place_token(hex, chance, tell),
            Action::MoveToken { from, to } => self.move_token(from, to, tell),
            Action::FormCaravan { caravan, path } => self.form_caravan(seat, caravan, path, tell),
            Action::MoveCaravan { caravan, to } => self.move_caravan(seat, caravan, to, tell),
            Action::Deliver(city) => self.deliver(seat, city, tell),
            Action::BuyCard => self.buy_card(seat, chance, tell),
            Action::TakeGold => self.take_gold(seat, tell),
            Action::Done => self.done(),
            Action::EndTurn => self.end_turn(tell),
        }
    }

    /// Cards played, offered or discarded show what was in the hand; so does paying with cards that somebody could not name.
    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        match *action {
            Action::PlayCard(_)
            | Action::Discard(_)
            | Action::Offer { .. }
            | Action::Accept
            | Action::Decline
            | Action::Counter { .. } => true,
            Action::TradeWith(other) => {
                self.agreed(other).is_some_and(|(give, _)| !self.all_can_name(seat, give.resources()))
            }
            // Whether a caravan may cross a full route depends on all the salt in the hand.
            Action::MoveCaravan { to, .. } if self.is_full(to) => true,
            _ => !self.all_can_name(seat, self.price(seat, action)),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Merchants {
        view.imagine(chance)
    }

    fn counted(&self) -> Vec<i64> {
        let mut counted = vec![i64::from(self.turn), i64::from(self.discard.total()), self.net.len() as i64];
        for seat in Seat::all(self.seats).map(Seat::index) {
            counted.extend([i64::from(self.gold[seat]), i64::from(self.goods_left[seat])]);
            counted.extend([i64::from(self.stock[seat]), i64::from(self.cards[seat].total())]);
            counted.extend([self.posts[seat].len(), self.routes[seat].len()].map(|n| n as i64));
            counted.extend(Resource::ALL.iter().map(|&kind| i64::from(self.hands[seat].count(kind))));
        }
        counted
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_all()
    }

    /// Every development card played.
    fn landmarks() -> Vec<String> {
        Development::ALL.iter().map(|&card| <&str>::from(card).to_owned()).collect()
    }

    fn landmark(event: &Event) -> Option<String> {
        match event {
            Event::CardPlayed { card, .. } => Some(<&str>::from(*card).to_owned()),
            _ => None,
        }
    }
}

impl Merchants {
    #[inline]
    fn board(&self) -> &'static Board {
        board(self.options.board)
    }

    /// Who must decide; nobody when the game is over.
    fn acting(&self) -> SeatSet {
        match self.phase {
            Phase::PlacePost(seat) | Phase::PlaceNeutral(seat) | Phase::PlaceStartRoute(seat) => {
                SeatSet::only(seat)
            }
            Phase::Discard => Seat::all(self.seats).filter(|&seat| self.must_discard(seat)).collect(),
            Phase::Answer => self.unanswered(),
            Phase::Over => SeatSet::EMPTY,
            _ => SeatSet::only(self.active),
        }
    }

    /// What an action costs in resource cards.
    fn price(&self, seat: Seat, action: &Action) -> Resources {
        let costs = &data().costs;
        match *action {
            Action::BankTrade { give, .. } => Resources::of(give, data().limits.bank_rate),
            Action::BuildRoute(_) if self.phase == Phase::Act => costs.route,
            Action::RecruitMerchant { .. } => costs.merchant,
            Action::MoveMerchant { merchant, to } => self.merchant_price(seat, merchant, to),
            Action::FormCaravan { .. } => costs.caravan,
            Action::MoveCaravan { .. } => self.caravan_price(),
            Action::BuyCard => costs.development,
            _ => Resources::NONE,
        }
    }

    /// After a step with consequences: what is still owed to the active player, else back to where his turn stands.
    fn resume(&mut self) {
        if let Some(arrow) = self.arrow.take()
            && self.routes_in_supply(self.active) > 0
            && !self.free_paths(arrow).is_empty()
        {
            self.phase = Phase::FreeRoute(arrow);
            return;
        }
        if self.safe_conduct > 0 && self.can_extend(self.active) {
            self.phase = Phase::SafeConduct;
            return;
        }
        self.safe_conduct = 0;
        if let Some(Waiting { caravan, steps }) = self.waiting.take() {
            return self.go_on(self.active, caravan, steps, false);
        }
        self.phase = if self.this_turn.rolled { Phase::Act } else { Phase::Roll };
    }

    /// Whether the active player may do without the rest of what he is at.
    fn can_be_done(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::SafeConduct if self.safe_conduct == data().effects.safe_conduct_routes => {
                Err(Refusal::NothingDone)
            }
            Phase::Caravan { caravan, .. } => self.can_halt(seat, caravan),
            Phase::Token(city) => self.can_decline_token(city),
            _ => Ok(()),
        }
    }

    fn done(&mut self) {
        if self.phase == Phase::SafeConduct {
            self.safe_conduct = 0;
        }
        self.resume();
    }

    /// The next player's turn begins, unless the last round is over (M-3.4, M-11.3).
    fn end_turn(&mut self, tell: &mut impl Tell<Event>) {
        if self.turn >= data().limits.rounds * u16::from(self.seats) {
            return self.end(None, tell);
        }
        self.active = self.active.next(self.seats);
        self.begin_turn(tell);
    }

    fn begin_turn(&mut self, tell: &mut impl Tell<Event>) {
        self.turn += 1;
        self.this_turn = Turn::default();
        self.phase = Phase::Roll;
        tell.all(|| Event::TurnBegan { seat: self.active, turn: self.turn });
    }

    /// Pays resource cards to the bank, in the open.
    fn pay(&mut self, seat: Seat, cards: Resources) {
        self.hands[seat.index()] -= cards;
        self.bank += cards;
        self.hand_doubt.shown(seat.index(), self.hands[seat.index()]);
    }

    /// Takes resource cards from the bank, in the open.
    fn take(&mut self, seat: Seat, cards: Resources) {
        self.bank -= cards;
        self.hands[seat.index()] += cards;
    }

    /// Takes gold from the bank.
    fn receive_gold(&mut self, seat: Seat, gold: u16) {
        self.gold[seat.index()] += gold;
        self.gold_in_play += u32::from(gold);
    }

    /// Pays gold to the bank.
    fn pay_gold(&mut self, seat: Seat, gold: u16) {
        self.gold[seat.index()] -= gold;
        self.gold_in_play -= u32::from(gold);
    }

    /// The resource cards `viewer` cannot name in the hand of `seat`. Where the table does not remember for him these are all
    /// but those that lie on offer.
    fn unnamed(&self, viewer: Viewer, seat: Seat) -> Resources {
        match self.options.memory {
            Memory::Open => self.hand_doubt.of(viewer, seat.index()),
            Memory::AtTheTable if viewer == Viewer::Seat(seat) => Resources::NONE,
            Memory::AtTheTable => self.hands[seat.index()].beyond(self.on_offer(seat)),
        }
    }

    /// The same for the development cards of a seat, or the deck.
    fn unnamed_cards(&self, viewer: Viewer, holder: usize) -> Cards {
        match self.options.memory {
            Memory::Open => self.card_doubt.of(viewer, holder),
            Memory::AtTheTable if viewer.seat().map(Seat::index) == Some(holder) => Cards::NONE,
            Memory::AtTheTable => self.cards[holder],
        }
    }

    /// Whether everybody knows that these cards are in the hand.
    fn all_can_name(&self, seat: Seat, cards: Resources) -> bool {
        let hand = self.hands[seat.index()];
        Viewer::all(self.seats).all(|viewer| hand.beyond(self.unnamed(viewer, seat)).covers(cards))
    }

    /// Whether the hand covers the cost.
    fn can_pay(&self, seat: Seat, needs: Resources) -> Result<(), Refusal> {
        let has = self.hands[seat.index()];
        if has.covers(needs) { Ok(()) } else { Err(Refusal::NotEnoughResources { needs, has }) }
    }

    fn can_pay_gold(&self, seat: Seat, needs: u16) -> Result<(), Refusal> {
        let has = self.gold[seat.index()];
        refusal::enough(refusal::Stock::Gold, needs, has)
    }
}
