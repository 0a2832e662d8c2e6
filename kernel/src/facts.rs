//! What the rules know about a table besides what may be done now: prices, reach, places.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Game, Seat};

/// A game that tells its players more than what they may do, so that nobody who draws it reckons by its rules a second time.
pub trait Facts: Game {
    /// What is told; `()` where views and previews say everything.
    type Facts: Serialize;

    /// What `seat` may know. Asked of a world that was imagined from the seat's view, so it can tell no secret; whatever it
    /// says follows from that view alone, and is the same in every world imagined from it.
    fn facts(&self, seat: Seat) -> Self::Facts;

    /// The kinds of action that players ask about as a whole; `()` where they ask about one action at a time.
    type Kind: DeserializeOwned;

    /// Why `seat` may do nothing of this kind now, wherever and with whatever; `None` if there is something.
    fn why_none(&self, _seat: Seat, _kind: Self::Kind) -> Option<Self::Refusal> {
        None
    }
}
