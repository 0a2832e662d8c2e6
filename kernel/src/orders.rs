//! Standing orders: what a player has done for them while they do not look.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Seat};

/// A game in which players can leave orders, where that is safe and saves waiting.
///
/// Everything is asked of a world that was imagined from the seat's view, so that an order knows no more than whoever gave it; and
/// whatever is answered follows from that view alone. What is done goes through the same door as a move.
pub trait Orders: Game {
    /// One order; `()` where the game offers none.
    type Order: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// The orders `seat` could give now, appended to `out`; none that is about a decision it has to make at this moment.
    fn orders(&self, _seat: Seat, _out: &mut Vec<Self::Order>) {}

    /// What an order is about, in numbers. An order that was given about something else has been overtaken by events: it ends.
    fn about(&self, _seat: Seat, _order: &Self::Order) -> Vec<i64> {
        Vec::new()
    }

    /// What an order has its seat do now.
    fn follow(&self, _seat: Seat, _order: &Self::Order) -> Follow<Self::Action> {
        Follow::End
    }
}

/// What comes of an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Follow<A> {
    /// Nothing for the time being.
    Wait,
    /// This, which [`Game::check`] accepts.
    Act(A),
    /// It is over, or cannot be followed: its player decides.
    End,
}
