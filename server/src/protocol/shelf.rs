//! The games and what there is to read and watch of them.

use comptoir_bots::Level;
use comptoir_engine::Moment;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ts")]
use ts_rs::TS;

use super::{ClockOffer, Registration};

/// `GET /api/tables/{id}/replay?from=0&count=50&seat=1`: a stretch of a finished game. Without a seat, as a spectator.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Replay {
    /// Steps of the whole game.
    pub steps: u32,
    /// The stretch: moment 0 is the set-up, moment n stands after step n.
    pub moments: Vec<Moment>,
}

/// `GET /api/games`: the shelf, and what a page needs to know of this server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Shelf {
    /// What every box says.
    pub games: Vec<comptoir_kernel::Info>,
    /// The computer players to choose from, weakest first.
    pub levels: Vec<Level>,
    /// Who may take a name here.
    pub registration: Registration,
    /// How much time can be chosen for a table.
    pub clocks: ClockOffer,
}

/// `GET /api/games/{id}/rules?language=fr`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct Rules {
    /// Markdown, with a heading or list item for each rule id.
    pub text: String,
}
