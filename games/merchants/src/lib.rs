//! Merchants of Europe, by Klaus Teuber: trading posts, routes and caravans for three or four players.
//!
//! The whole game on one page: its state, and how the rules hang together. What can be chosen is in [`options`], what the table
//! waits for in [`phase`], what a player may do in [`action`], what is told in [`event`], why something is not allowed in [`refusal`]. Each chapter of the rules has its file: [`setup`],
//! [`production`], [`robber`], [`trade`], [`routes`], [`founding`], [`caravans`], [`cards`], [`ending`].

pub mod action;
mod atlas;
pub mod audit;
pub mod board;
pub mod caravans;
pub mod cards;
pub mod data;
pub mod ending;
pub mod event;
pub mod facts;
pub mod founding;
pub mod heuristic;
pub mod known;
pub mod never;
pub mod options;
mod orders;
mod payment;
pub mod phase;
pub mod places;
pub mod production;
pub mod refusal;
pub mod remark;
pub mod robber;
pub mod routes;
mod runs;
pub mod setup;
pub mod trade;
mod turn;
pub mod view;
pub mod wares;

use comptoir_kernel::{Chance, Edition, Game, Seat, SeatSet, Tell, ToAct, game};
use serde::{Deserialize, Serialize};

pub use action::Action;
use board::{Board, board};
pub use event::Event;
use known::{Doubt, HOLDERS};
pub use options::{Options, RobberStart, Side, Start, StartCities};
pub use orders::Order;
pub use phase::{Phase, Waiting};
use places::{CitySet, Hex, Intersection, Path, PathSet};
pub use refusal::Refusal;
pub use remark::Remark;
pub use routes::Payout;
pub use trade::{Answer, Terms, Trade};
pub use view::View;
use wares::{Cards, Development, RESOURCES, Resource, Resources, resources};

/// The most players.
pub const SEATS: usize = 4;
/// Colours of pieces. The seats have them in order; at a table of three the last one is neutral.
pub const COLOURS: usize = 4;

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

#[game]
impl Game for Merchants {
    /// Placing takes at most 17 steps. The rounds are limited, and so is a turn: whatever costs cards uses up the 95 there are
    /// and the two that gold buys; each card brings at most four steps (a route, its chain, a free route, its chain). Besides
    /// that there are ten deliveries, ten offers of five steps, one card of at most eight steps, the roll, four discards, two
    /// moves of the robber and the end.
    const LONGEST: usize = 17 + 100 * SEATS * (97 * 4 + 10 + 50 + 8 + 1 + 4 + 4 + 1);

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

    /// A trade is a means, and a piece can be moved as long as there is gold: what counts is what could be bought or delivered.
    fn forgoes(action: &Action, legal: &[Action]) -> bool {
        let worth_doing = |other: &Action| {
            matches!(
                other,
                Action::BuildRoute(_)
                    | Action::RecruitMerchant { .. }
                    | Action::FormCaravan { .. }
                    | Action::Deliver(_)
                    | Action::BuyCard
            )
        };
        *action == Action::EndTurn && legal.iter().any(worth_doing)
    }

    /// Offers, answers and discards are free bundles.
    fn lists_all(&self, _seat: Seat) -> bool {
        !matches!(self.phase, Phase::Act | Phase::Answer | Phase::Discard)
    }

    /// Whoever made an offer need not wait for the answers (M-6.3).
    fn meanwhile(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase == Phase::Answer && seat == self.active {
            self.trade_choices(seat, out);
        }
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
                self.agreed(other).is_some_and(|(give, _)| !self.all_can_name(seat, resources(give)))
            }
            // Whether a caravan may cross a full route depends on all the salt in the hand.
            Action::MoveCaravan { to, .. } if self.is_full(to) => true,
            _ => !self.all_can_name(seat, self.price(seat, action)),
        }
    }

    fn counted(&self) -> Vec<i64> {
        let mut counted = vec![i64::from(self.turn), i64::from(self.discard.total()), self.net.len() as i64];
        for seat in Seat::all(self.seats).map(Seat::index) {
            counted.extend([i64::from(self.gold[seat]), i64::from(self.goods_left[seat])]);
            counted.extend([i64::from(self.stock[seat]), i64::from(self.cards[seat].total())]);
            counted.extend([self.posts[seat].len(), self.routes[seat].len()].map(|n| n as i64));
            counted.extend(Resource::ALL.into_iter().map(|kind| i64::from(self.hands[seat].count(kind))));
        }
        counted
    }

    fn audit(&self) -> Result<(), String> {
        self.audit_all()
    }

    /// After the last round (M-11.3).
    fn cut_short(&self) -> bool {
        self.phase == Phase::Over && Seat::all(self.seats).all(|seat| self.goods_left[seat.index()] > 0)
    }

    /// Every development card played.
    fn landmarks() -> Vec<String> {
        Development::ALL.into_iter().map(|card| <&str>::from(card).to_owned()).collect()
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
}
