//! The Golden City, by Michael Schacht: bidding for landscapes and building posts from the coast towards the city, for two to
//! four players. Two play the Great Drought.
//!
//! The game on one page: its state, what a player may do, and how the rules hang together; [`event`] and [`refusal`] list what
//! is told and why something is refused. Each chapter of the rules has its file: [`setup`] (G-2), [`round`] (G-3),
//! [`auction`] (G-4), [`build`] (G-5), [`reward`] (G-6), [`scoring`] (G-7) and [`end`] (G-8). The Great Drought (G-9) and its
//! black posts (G-10) change a line here and there; those lines stand where the rule they change stands.
//!
//! No pile has a stored order: a card is drawn by chance from those that may come, at the moment it is drawn. So there is no
//! order that could leak. Secret are hands, as far as nobody saw the cards come, and bonus cards.

pub mod auction;
pub mod audit;
pub mod board;
pub mod build;
pub mod cards;
pub mod data;
pub mod end;
pub mod event;
pub mod heuristic;
pub mod ids;
pub mod never;
mod orders;
pub mod reckoned;
pub mod refusal;
pub mod remark;
pub mod reward;
pub mod round;
pub mod scoring;
pub mod setup;
pub mod view;

use comptoir_kernel::{
    Chance, Edition, Facts, First, Game, Kind, Memory, Seat, SeatSet, Set, Tell, ToAct, action, choice, game,
    options,
};
use serde::{Deserialize, Serialize};

use cards::{Cards, Landscape, size};
pub use event::Event;
use ids::{BonusCard, Place, ScoreCard, WareCard};
pub use orders::Order;
pub use refusal::Refusal;
pub use remark::Remark;
pub use scoring::{BonusLine, Letters, RoundLine};
pub use view::View;

/// The most players, and the most groups of landscape cards.
pub const SEATS: usize = 4;
/// Ware cards displayed.
pub const DISPLAY: usize = 3;

/// What is chosen when the table is set up.
#[options]
pub struct Options {
    /// Whether each of two players has black posts (G-10).
    pub black_posts: BlackPosts,
    /// Who is the first player (G-2.6).
    pub first: First,
    /// Whether cards taken in the open stay in sight (G-3.5).
    pub memory: Memory,
}

/// Whether there are black posts.
#[choice]
#[allow(missing_docs)]
pub enum BlackPosts {
    #[default]
    No,
    Yes,
}

/// The state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoldenCity {
    /// The edition of the rules it is played under.
    edition: Edition,
    seats: u8,
    black_posts: BlackPosts,
    memory: Memory,
    /// From 1.
    round: u8,
    phase: Phase,
    /// Who begins: the auction, and building.
    first_player: Seat,
    /// Posts placed so far by the player whose building turn it is.
    built: u8,
    /// The one turned up this round.
    score_card: ScoreCard,
    /// Those still to come.
    score_deck: Set<ScoreCard>,
    deck: Cards,
    discard: Cards,
    /// One a seat.
    groups: [Group; SEATS],
    /// Hands expelled in this auction.
    expulsions: u8,
    /// Coins nobody has.
    reserve: u8,
    key_supply: u8,
    keys_spent: u8,
    ware_display: [Option<WareCard>; DISPLAY],
    ware_pile: Set<WareCard>,
    /// Ware cards out of the game.
    wares_removed: Set<WareCard>,
    /// Who took which bonus card, in order, and has not shown it yet. Everybody who takes one sees what is left.
    bonus_takes: [Option<BonusTake>; BonusCard::COUNT],
    /// Players who cannot build any more, though they have posts (G-8.3).
    blocked: SeatSet,
    players: [Holdings; SEATS],
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Holdings {
    /// Landscape cards.
    hand: Cards,
    /// Those of the hand that everybody saw come; none where the table keeps no account of it.
    known: Cards,
    /// What this player drew unseen since the deck was last shuffled, where the table keeps an account of it. Together with
    /// the deck it is what everybody knows that the deck could hold.
    drawn: Cards,
    coins: u8,
    keys: u8,
    /// Where the posts in the own colour stand.
    posts: Set<Place>,
    /// Where black posts stand.
    black: Set<Place>,
    ware_cards: Set<WareCard>,
    /// Bonus cards shown and paid; they are out of the game.
    bonus_shown: Set<BonusCard>,
    letters: Letters,
    victory_points: u8,
}

/// A group of landscape cards on offer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Group {
    /// What lies there.
    pub cards: Cards,
    /// Coins that go with them (G-9.3).
    pub coins: u8,
    /// Whose bidding hand lies on it.
    pub bidder: Option<Seat>,
}

/// A bonus card and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct BonusTake {
    seat: Seat,
    card: BonusCard,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat places its bidding hand.
    PlaceHand(Seat),
    /// This seat builds, or ends its turn.
    Build(Seat),
    /// This seat looks at the bonus pile and keeps a card.
    ChooseBonus(Seat),
    /// This seat takes a ware card.
    TakeWare(Seat),
    /// This seat has too many ware cards and removes one.
    RemoveWare(Seat),
    /// This seat has too many landscape cards and discards one.
    Discard(Seat),
    /// Nobody: the game has ended.
    Over,
}

impl Phase {
    /// Who must act.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Phase::PlaceHand(seat)
            | Phase::Build(seat)
            | Phase::ChooseBonus(seat)
            | Phase::TakeWare(seat)
            | Phase::RemoveWare(seat)
            | Phase::Discard(seat) => Some(seat),
            Phase::Over => None,
        }
    }
}

/// What a player may do.
#[action]
pub enum Action {
    /// Place the bidding hand on the group with this number, from 0 (G-4).
    PlaceHand(u8),
    /// Build a post (G-5). A second post in a zone is a black one (G-10).
    Build {
        /// Where.
        place: Place,
        /// The landscape cards it is paid with; a key goes with them where one is needed.
        payment: Cards,
    },
    /// Build no more this turn (G-5.1).
    EndTurn,
    /// Keep this bonus card (G-6.4).
    ChooseBonus(BonusCard),
    /// Take this ware card from the display (G-6.5).
    TakeWare(WareCard),
    /// Take the ware card on top of the pile (G-6.5).
    DrawWare,
    /// Remove this ware card from the game (G-6.6).
    RemoveWare(WareCard),
    /// Discard a landscape card (G-5.8).
    Discard(Landscape),
}

#[game]
impl Game for GoldenCity {
    /// Sixteen rounds. The 35 coins of the box pay for seven expulsions at most (1 + 2 + … + 7 = 28), so an auction has at
    /// most eleven bids. A turn has at most two builds, each followed by taking and removing a ware card, and at most
    /// three discards, for a hand of five grows by three cards at most and every build costs as many as it brings.
    const LONGEST: usize = ScoreCard::COUNT * (SEATS + 7 + SEATS * (2 * 3 + 3));

    fn to_act(&self) -> ToAct {
        ToAct::one(self.phase.seat(), || self.standings())
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.phase.seat() != Some(seat) {
            return;
        }
        match self.phase {
            Phase::PlaceHand(_) => {
                out.extend(
                    (0..self.seats).filter(|&group| self.can_bid(seat, group).is_ok()).map(Action::PlaceHand),
                );
            }
            Phase::Build(_) => {
                self.builds(seat, out);
                out.push(Action::EndTurn);
            }
            Phase::ChooseBonus(_) => out.extend(self.bonus_pile().iter().map(Action::ChooseBonus)),
            Phase::TakeWare(_) => {
                out.extend(self.ware_display.iter().flatten().copied().map(Action::TakeWare));
                out.extend((!self.ware_pile.is_empty()).then_some(Action::DrawWare));
            }
            Phase::RemoveWare(_) => {
                out.extend(self.of(seat).ware_cards.iter().map(Action::RemoveWare));
            }
            Phase::Discard(_) => out.extend(self.of(seat).hand.kinds().map(Action::Discard)),
            Phase::Over => {}
        }
    }

    fn forgoes(action: &Action, legal: &[Action]) -> bool {
        *action == Action::EndTurn && legal.iter().any(|other| matches!(other, Action::Build { .. }))
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match self.phase.seat() {
            None => return Err(Refusal::GameIsOver),
            Some(active) if active != seat => return Err(Refusal::NotYourTurn { waiting_for: active }),
            Some(_) => {}
        }
        let phase = self.phase;
        let among = |offered: bool| if offered { Ok(()) } else { Err(Refusal::NotAmongThese { phase }) };
        match (phase, *action) {
            (Phase::PlaceHand(_), Action::PlaceHand(group)) => self.can_bid(seat, group).map(|_| ()),
            (Phase::Build(_), Action::Build { place, payment }) => self.can_build(seat, place, payment),
            (Phase::Build(_), Action::EndTurn) => Ok(()),
            (Phase::ChooseBonus(_), Action::ChooseBonus(card)) => among(self.bonus_pile().contains(card)),
            (Phase::TakeWare(_), Action::TakeWare(card)) => among(self.ware_display.contains(&Some(card))),
            (Phase::TakeWare(_), Action::DrawWare) => among(!self.ware_pile.is_empty()),
            (Phase::RemoveWare(_), Action::RemoveWare(card)) => {
                among(self.of(seat).ware_cards.contains(card))
            }
            (Phase::Discard(_), Action::Discard(card)) => among(self.of(seat).hand.count(card) > 0),
            _ => Err(Refusal::NotNow { phase }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, chance: &mut impl Chance, tell: &mut impl Tell<Event>) {
        match *action {
            Action::PlaceHand(group) => self.bid(seat, group, chance, tell),
            Action::Build { place, payment } => self.build(seat, place, payment, chance, tell),
            Action::EndTurn => self.end_turn(seat, chance, tell),
            Action::ChooseBonus(card) => self.choose_bonus(seat, card, chance, tell),
            Action::TakeWare(card) => self.take_ware(seat, card, chance, tell),
            Action::DrawWare => self.draw_ware(seat, chance, tell),
            Action::RemoveWare(card) => self.remove_ware(seat, card, chance, tell),
            Action::Discard(card) => self.discard(seat, card, chance, tell),
        }
    }

    /// Cards leaving the hand show what was in it, unless everybody knew; a bonus reward shows the pile, and nobody else can
    /// tell which of its cards were there to choose.
    fn reveals(&self, seat: Seat, action: &Action) -> bool {
        let known = self.of(seat).known;
        match *action {
            Action::Build { place, payment } => {
                !known.covers(payment) || self.reward_at(seat, place) == Some(board::Reward::Bonus)
            }
            Action::Discard(card) => known.count(card) == 0,
            Action::ChooseBonus(_) => true,
            Action::PlaceHand(_)
            | Action::EndTurn
            | Action::TakeWare(_)
            | Action::DrawWare
            | Action::RemoveWare(_) => false,
        }
    }

    fn counted(&self) -> Vec<i64> {
        let mut counted =
            vec![self.round, self.reserve, self.key_supply, size(self.deck), size(self.discard)];
        for seat in Seat::all(self.seats) {
            let player = self.of(seat);
            counted.extend([
                player.coins,
                player.keys,
                player.victory_points,
                player.posts.len(),
                player.black.len(),
            ]);
            counted.extend([player.ware_cards.len(), player.bonus_shown.len()]);
            counted.extend(Landscape::ALL.map(|landscape| player.hand.count(landscape)));
        }
        counted.into_iter().map(i64::from).collect()
    }

    fn audit(&self) -> Result<(), String> {
        self.everything_is_somewhere()
    }

    fn landmarks() -> Vec<String> {
        let places = Place::all().map(|place| place.to_string());
        let wares = WareCard::all().map(|card| card.to_string());
        let bonuses = BonusCard::all().map(|card| card.to_string());
        let scores = ScoreCard::all().map(|card| card.to_string());
        places.chain(wares).chain(bonuses).chain(scores).collect()
    }

    fn landmark(event: &Event) -> Option<String> {
        match event {
            Event::PostBuilt { place, .. } => Some(place.to_string()),
            Event::WareTaken { card, .. } => Some(card.to_string()),
            Event::BonusKept { card } => Some(card.to_string()),
            Event::RoundScored { score_card, .. } => Some(score_card.to_string()),
            _ => None,
        }
    }
}

/// Views and previews say everything.
impl Facts for GoldenCity {
    type Facts = ();
    type Kind = ();
    fn facts(&self, _seat: Seat) {}
}

impl GoldenCity {
    /// Two players play the Great Drought (G-9).
    #[inline]
    fn drought(&self) -> bool {
        self.seats == 2
    }

    #[inline]
    fn of(&self, seat: Seat) -> &Holdings {
        &self.players[seat.index()]
    }

    #[inline]
    fn of_mut(&mut self, seat: Seat) -> &mut Holdings {
        &mut self.players[seat.index()]
    }

    /// Everybody's holdings, in seat order.
    fn everybody(&self) -> &[Holdings] {
        &self.players[..usize::from(self.seats)]
    }
}
