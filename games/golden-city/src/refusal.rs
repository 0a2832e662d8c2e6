//! Why something cannot be done, with the rule that says so.

use comptoir_kernel::{Seat, refusal};

use crate::Phase;
use crate::cards::{Cards, Landscape};
use crate::ids::Place;

/// Why not.
#[refusal]
pub enum Refusal {
    GameIsOver,
    NotYourTurn {
        waiting_for: Seat,
    },
    /// Something else must be done first.
    NotNow {
        phase: Phase,
    },
    NoSuchGroup {
        group: u8,
        groups: u8,
    },
    /// Expelling `bidder` costs more than you have.
    ExpulsionTooDear {
        bidder: Seat,
        price: u8,
        coins: u8,
    },
    NoPostLeft {
        posts: u8,
    },
    /// Another post stands on this port or site.
    SiteTaken {
        place: Place,
        owner: Seat,
    },
    /// You already have a post in this zone, and no black one to add.
    AlreadyThere {
        place: Place,
    },
    /// No road leads here from one of your posts.
    NotConnected {
        place: Place,
    },
    /// Two posts stand in the zone: it is full.
    ZoneFull {
        place: Place,
    },
    KeyMissing {
        place: Place,
        needs: u8,
        has: u8,
    },
    /// Not exactly the price in cards you hold: `cards` of this landscape, each of which two alike of another may replace.
    WrongPayment {
        landscape: Landscape,
        cards: u8,
        offered: Cards,
        holds: Cards,
    },
    /// The card named is not among those to choose from.
    NotAmongThese {
        phase: Phase,
    },
}

impl comptoir_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver => "G-8.1",
            Refusal::NotYourTurn { waiting_for: _ } => "G-3.1",
            Refusal::NotNow { phase } | Refusal::NotAmongThese { phase } => phase.rule(),
            Refusal::NoSuchGroup { .. } => "G-4.1",
            Refusal::ExpulsionTooDear { .. } => "G-4.2",
            Refusal::NoPostLeft { .. } => "G-5.1",
            Refusal::SiteTaken { .. } => "G-5.2",
            Refusal::AlreadyThere { .. } => "G-5.4",
            Refusal::NotConnected { .. } => "G-5.3",
            Refusal::ZoneFull { .. } => "G-10.2",
            Refusal::KeyMissing { .. } => "G-5.5",
            Refusal::WrongPayment { .. } => "G-5.6",
        }
    }
}

impl Phase {
    /// The rule that says what is to be done.
    fn rule(self) -> &'static str {
        match self {
            Phase::PlaceHand(_) => "G-4.1",
            Phase::Build(_) => "G-5.1",
            Phase::ChooseBonus(_) => "G-6.4",
            Phase::TakeWare(_) => "G-6.5",
            Phase::RemoveWare(_) => "G-6.6",
            Phase::Discard(_) => "G-5.8",
            Phase::Over => "G-8.1",
        }
    }
}
