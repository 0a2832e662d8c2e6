//! What the table waits for.

use comptoir_kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::places::{City, Path};

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
