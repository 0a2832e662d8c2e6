//! The contract every game of Comptoir keeps.
//!
//! A game is a flat value that knows its rules and nothing else: no I/O, no clock, no randomness of its own, no
//! language. Everything around it (tables, bots, records, screens) is written once, against [`Game`].
//!
//! Read in this order: [`Game`], then [`chance`], [`tell`], [`playthrough`] (a game that goes on, with undo and record),
//! [`record`], [`fairness`], and `laws` (what every game must prove).
//!
//! What a state is made of: [`kinds`] of pieces, and [`sets`], [`counts`], a value [`per`] kind and short [`list`]s of them.

pub mod chance;
pub mod counts;
pub mod customs;
pub mod edition;
pub mod facts;
pub mod fairness;
pub mod heuristic;
pub mod info;
pub mod kinds;
#[cfg(feature = "laws")]
pub mod laws;
pub mod list;
pub mod orders;
pub mod per;
pub mod playout;
pub mod playthrough;
pub mod printed;
pub mod reading;
pub mod record;
pub mod remark;
pub mod seat;
pub mod sets;
pub mod standings;
pub mod tell;

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use chance::Chance;
pub use comptoir_attributes::{action, choice, folly, game, options, refusal, told};
pub use comptoir_printed::printed;
pub use counts::Counts;
pub use customs::{First, Memory};
pub use edition::{ByEdition, Edition};
pub use facts::Facts;
pub use heuristic::{Depth, Follies, Heuristic, Tuning};
pub use info::{Info, SetupError};
pub use kinds::Kind;
pub use list::List;
pub use orders::Orders;
pub use per::{Per, Tally};
pub use printed::Printed;
pub use remark::{Remarks, Witnessed};
pub use seat::{Seat, SeatSet, Viewer};
pub use sets::Set;
pub use standings::Standings;
pub use tell::Tell;

/// The most seats a game of the house has.
pub const MAX_SEATS: usize = 5;

/// One game: its state, and the rules that move it.
///
/// `apply` is only ever called with an action that `check` accepts. Everything a viewer may know is in their view:
/// clients, bots and tests of secrecy all rest on that.
pub trait Game: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The choices made when a table is set up; [`Info::options`] names them.
    type Options: Clone + Eq + Debug + Default + Serialize + DeserializeOwned + Send + Sync;
    /// One small decision of one seat.
    type Action: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A fact for log, animation and sound: ids and numbers, never sentences.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + Named;
    /// What one viewer knows. Built from the state; a secret has no field in it.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why an action is not allowed, with the numbers that explain it.
    type Refusal: Clone + Eq + Debug + Serialize + Send + Sync + Named + Refusal;

    /// No game takes more steps than this, whatever is played.
    const LONGEST: usize;

    /// Seats, options, credits: read once from the game's data file.
    fn info() -> &'static Info;

    /// A game ready for its first decision, under the newest edition of the rules.
    fn setup(
        options: &Self::Options,
        seats: u8,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<Self, SetupError> {
        Self::setup_under(Self::info().newest(), options, seats, chance, tell)
    }

    /// A game ready for its first decision, under this edition.
    fn setup_under(
        edition: Edition,
        options: &Self::Options,
        seats: u8,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<Self, SetupError> {
        Self::allow(options, seats)?;
        Ok(Self::begin(&Setup { edition, options: options.clone(), seats }, chance, tell))
    }

    /// Refuses options that the box does not offer with this many seats; a game whose options do not all go together refuses
    /// those as well.
    fn allow(options: &Self::Options, seats: u8) -> Result<(), SetupError> {
        Self::info().allow_options(options, seats)
    }

    /// Sets up what [`Game::allow`] accepts. Whatever an edition plays differently asks the state for its edition.
    fn begin(
        setup: &Setup<Self::Options>,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Self::Event>,
    ) -> Self;

    /// Who must decide now, or how it ended.
    fn to_act(&self) -> ToAct;

    /// Every action `seat` may take now, each once, appended to `out`. Empty if it is not to act.
    ///
    /// Where a choice is a free bundle (a trade offer) the list holds the sensible ones and `check` is the authority;
    /// [`Game::lists_all`] then says so.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `legal` lists everything `check` accepts for `seat` now.
    fn lists_all(&self, _seat: Seat) -> bool {
        true
    }

    /// Whether `action`, one of `legal`, throws chances away: it ends the turn, and something worth doing could still be done in
    /// it. What the game is about (a card played, dice rolled) does not, however final it is. It is told from the list of what
    /// its player may do and from nothing else, so it gives away no more than the list does.
    fn forgoes(_action: &Self::Action, _legal: &[Self::Action]) -> bool {
        false
    }

    /// What `seat` may do although nobody waits for it, appended to `out`: withdraw an offer that others have yet to answer,
    /// say. `check` accepts it and `legal` does not list it. It is how somebody who has waited long enough goes on.
    fn meanwhile(&self, _seat: Seat, _out: &mut Vec<Self::Action>) {}

    /// Whether `seat` may do this now, and if not, why.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out an action that `check` accepts, and tells what happened.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        chance: &mut impl Chance,
        tell: &mut impl Tell<Self::Event>,
    );

    /// Whether this step shows anybody something they could not know before. Such a step cannot be taken back.
    fn reveals(&self, seat: Seat, action: &Self::Action) -> bool;

    /// The table right after an action that is over for its player with it, before what follows by itself: a trick that was
    /// placed, before the round is scored and cards are dealt. For looking ahead; asked of imagined worlds, and only for
    /// actions that [`Game::check`] accepts and that do not reveal anything.
    fn foresee(&self, _seat: Seat, _action: &Self::Action) -> Option<Self> {
        None
    }

    /// What `viewer` knows.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A whole state that the owner of `view` cannot tell from the real one. It takes the view and not the state, so
    /// whoever searches with it cannot cheat, even by mistake.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// How everybody would stand if the game ended now, hidden points included: for those who may see everything, when it is over.
    fn tally(&self) -> Standings;

    /// What anybody could count on the table: points, coins, cards, pieces, seat by seat. Together with what may be done next
    /// it tells two states apart ([`playthrough::StateHash`]), in stored games too: what an edition counts, and in which
    /// order, never changes.
    fn counted(&self) -> Vec<i64>;

    /// The conservation laws of the box: every card, coin and piece is somewhere, once.
    fn audit(&self) -> Result<(), String>;

    /// Whether a limit ended it that no rulebook knows, there so that every game has an end. Nobody who plays sensibly reaches it.
    fn cut_short(&self) -> bool {
        false
    }

    /// Things play ought to come across besides every event and refusal (cards, say); the battery lists those it never
    /// saw.
    fn landmarks() -> Vec<String> {
        Vec::new()
    }

    /// The landmark this event passes, if any.
    fn landmark(_event: &Self::Event) -> Option<String> {
        None
    }
}

/// What a table agrees on before the game begins.
#[derive(Clone, Copy, Debug)]
pub struct Setup<O> {
    /// The edition of the rules.
    pub edition: Edition,
    /// The choices.
    pub options: O,
    /// How many play.
    pub seats: u8,
}

/// Who must decide now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToAct {
    /// These seats, in any order.
    Seats(SeatSet),
    /// Nobody: the game has ended.
    Over(Standings),
}

impl ToAct {
    /// One seat at a time: this one, or nobody any more.
    pub fn one(seat: Option<Seat>, standings: impl FnOnce() -> Standings) -> ToAct {
        match seat {
            Some(seat) => ToAct::Seats(SeatSet::only(seat)),
            None => ToAct::Over(standings()),
        }
    }

    /// The seats that must decide; none when the game is over.
    pub fn seats(&self) -> SeatSet {
        match self {
            ToAct::Seats(seats) => *seats,
            ToAct::Over(_) => SeatSet::EMPTY,
        }
    }
}

/// A refusal names the rule it rests on, so that the page can show it.
pub trait Refusal {
    /// The id of the rule in `rules.fr.md` and `rules.en.md`.
    fn rule(&self) -> &'static str;
}

/// An enum whose variants have names (derive `strum::VariantNames` and `strum::IntoStaticStr`): those they have in JSON,
/// `game_is_over`.
pub trait Named {
    /// The names of all variants.
    fn names() -> Vec<String>;
    /// The name of this value's variant.
    fn name(&self) -> String;
}

impl<T> Named for T
where
    T: strum::VariantNames,
    for<'a> &'a T: Into<&'static str>,
{
    fn names() -> Vec<String> {
        T::VARIANTS.iter().map(|variant| snake_case(variant)).collect()
    }
    fn name(&self) -> String {
        snake_case(self.into())
    }
}

/// A variant's name as `#[serde(rename_all = "snake_case")]` writes it.
fn snake_case(variant: &str) -> String {
    let mut name = String::with_capacity(variant.len() + 4);
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, strum::VariantNames, strum::IntoStaticStr)]
    #[serde(rename_all = "snake_case")]
    enum Told {
        GameIsOver,
        Row2Cleared,
    }

    #[test]
    fn variants_are_named_as_in_json() {
        for told in [Told::GameIsOver, Told::Row2Cleared] {
            assert_eq!(serde_json::to_value(&told).unwrap(), told.name());
        }
        assert_eq!(Told::names(), ["game_is_over", "row2_cleared"]);
    }
}
