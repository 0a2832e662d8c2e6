//! Why something is not allowed.

use comptoir_kernel::{Seat, SeatSet, refusal};
use serde::Serialize;

use crate::Phase;
use crate::places::{City, Hex, Intersection, Path};
use crate::wares::{Development, Resource, Resources};

/// Why not.
#[refusal]
pub enum Refusal {
    /// Somebody has won, or the last round is over.
    GameIsOver,
    NotYourTurn {
        waiting_for: SeatSet,
    },
    /// The table waits for something else.
    NotNow {
        phase: Phase,
    },
    NotEnoughResources {
        needs: Resources,
        has: Resources,
    },
    /// Of anything but the cards in the hand.
    NotEnough {
        of: Stock,
        needs: u16,
        has: u16,
    },
    /// This may be done so often in a turn.
    TurnLimit {
        of: Limited,
        limit: u8,
    },
    /// First posts go to empty cities, purple or brown.
    NoStartingCity {
        city: City,
        purple: bool,
    },
    /// The robber starts on a hex without a number.
    NoRobberStart {
        hex: Hex,
    },
    /// The first routes leave every city isolated.
    WouldConnect {
        path: Path,
    },
    /// This many cards must be discarded.
    WrongDiscard {
        needs: u16,
        chosen: u16,
    },
    RobberStaysThere {
        hex: Hex,
    },
    NoNumber {
        hex: Hex,
    },
    CannotBeRobbed {
        seat: Seat,
    },
    /// In a trade both sides give something, no kind goes both ways, and it is with others than oneself.
    NotATrade,
    /// This player has agreed to nothing that could be carried out.
    NoAgreement {
        seat: Seat,
    },
    PathTaken {
        path: Path,
        owner: Seat,
    },
    /// A route begins at an own post or own route.
    PathNotReached {
        path: Path,
    },
    /// The free route lies beside the double arrow.
    NotBesideArrow {
        path: Path,
        arrow: Path,
    },
    NoSuchChain,
    /// A piece of the supply is placed before one on the board, and only one on the board moves.
    WrongPiece {
        piece: u8,
    },
    /// Merchants are recruited on own posts.
    NotYourPost {
        city: City,
    },
    MerchantThere {
        at: Intersection,
    },
    ForeignPost {
        city: City,
    },
    /// Further than the card allows, or no way leads there on this board.
    TooFar {
        steps: Option<u8>,
        most: u8,
    },
    NoTokenSpace {
        hex: Hex,
    },
    /// Face-down tokens of this colour come first, and once they are gone one on the board moves.
    TokensLeft {
        resource: Resource,
        left: u8,
    },
    NoTokenThere {
        hex: Hex,
    },
    MustPlaceToken,
    /// Caravans are formed on own routes at own posts.
    NoPlaceForCaravan {
        path: Path,
    },
    RouteFull {
        path: Path,
    },
    /// A caravan moves to a route that begins where its own ends.
    NoRouteThere {
        path: Path,
    },
    /// The post must be somebody else's and have no good yet.
    NoDelivery {
        city: City,
    },
    NoCaravanBeside {
        city: City,
    },
    /// A caravan delivers where it has come by moving, not where it was formed.
    NotArrived {
        city: City,
    },
    CardNotHeld {
        card: Development,
    },
    CardJustBought {
        card: Development,
    },
    /// Nothing of what the card allows is possible now.
    CardUseless {
        card: Development,
    },
    /// A card once played must be used.
    NothingDone,
}

/// What there may be too little of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Stock {
    Gold,
    /// The bank's pile of a resource.
    Pile(Resource),
    Routes,
    /// Posts to found.
    Posts,
    /// Goods that no post covers.
    FreeGoods,
    /// Development cards, in the deck or on the discard pile.
    DevelopmentCards,
}

/// What is limited in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Limited {
    ResourcesBought,
    Offers,
    CardsBought,
    CardsPlayed,
}

/// Refuses what there is too little of.
pub(crate) fn enough(of: Stock, needs: u16, has: u16) -> Result<(), Refusal> {
    if has >= needs { Ok(()) } else { Err(Refusal::NotEnough { of, needs, has }) }
}

/// Refuses what has been done as often as a turn allows.
pub(crate) fn within(of: Limited, done: u8, limit: u8) -> Result<(), Refusal> {
    if done < limit { Ok(()) } else { Err(Refusal::TurnLimit { of, limit }) }
}

impl comptoir_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver => "M-11.1",
            Refusal::NotYourTurn { .. } | Refusal::NotNow { .. } => "M-3.1",
            Refusal::NotEnoughResources { .. } => "M-3.3",
            Refusal::NotEnough { of, .. } => match of {
                Stock::Gold => "M-3.3",
                Stock::Pile(_) => "M-6.6",
                Stock::Routes => "M-7.2",
                Stock::Posts => "M-8.4",
                Stock::FreeGoods => "M-9.7",
                Stock::DevelopmentCards => "M-10.1",
            },
            Refusal::TurnLimit { of, .. } => match of {
                Limited::ResourcesBought => "M-6.4",
                Limited::Offers => "M-6.1",
                Limited::CardsBought => "M-10.1",
                Limited::CardsPlayed => "M-10.2",
            },
            Refusal::NoStartingCity { .. } => "M-2.10",
            Refusal::NoRobberStart { .. } => "M-2.6",
            Refusal::WouldConnect { .. } => "M-2.12",
            Refusal::WrongDiscard { .. } => "M-5.1",
            Refusal::RobberStaysThere { .. } | Refusal::NoNumber { .. } => "M-5.2",
            Refusal::CannotBeRobbed { .. } => "M-5.3",
            Refusal::NotATrade => "M-6.1",
            Refusal::NoAgreement { .. } => "M-6.3",
            Refusal::PathTaken { .. } | Refusal::PathNotReached { .. } => "M-7.1",
            Refusal::NotBesideArrow { .. } => "M-7.6",
            Refusal::NoSuchChain => "M-7.5",
            Refusal::WrongPiece { .. } => "M-3.5",
            Refusal::NotYourPost { .. } => "M-8.1",
            Refusal::MerchantThere { .. } | Refusal::ForeignPost { .. } => "M-8.3",
            Refusal::TooFar { .. } => "M-8.2",
            Refusal::NoTokenSpace { .. } | Refusal::MustPlaceToken => "M-8.7",
            Refusal::TokensLeft { .. } | Refusal::NoTokenThere { .. } => "M-8.8",
            Refusal::NoPlaceForCaravan { .. } => "M-9.1",
            Refusal::RouteFull { .. } => "M-9.4",
            Refusal::NoRouteThere { .. } => "M-9.2",
            Refusal::NoDelivery { .. } | Refusal::NoCaravanBeside { .. } | Refusal::NotArrived { .. } => {
                "M-9.6"
            }
            Refusal::CardNotHeld { .. } | Refusal::CardJustBought { .. } => "M-10.2",
            Refusal::CardUseless { .. } | Refusal::NothingDone => "M-10.3",
        }
    }
}
