//! Why not: every refusal with the numbers that explain it, and the rule it rests on.

use comptoir_kernel::{Kind, Seat, refusal};
use serde::Serialize;

use crate::TurnAction;
use crate::load::Source;
use crate::pieces::{Colour, Equipment, Gem, Gems, Order, SPECIALS, Slot, Space, Special};

/// Why not.
#[refusal]
#[rustfmt::skip] // a line for each refusal
pub enum Refusal {
    GameIsOver,
    NotYourTurn { waiting_for: Seat },
    MoveFirst,
    AlreadyMoved,
    /// A journey must end on another space than it began.
    SameSpace { space: Space },
    /// A city lies in between; with provisions it could be crossed.
    NeedsProvisions { space: Space },
    /// More than one city lies in between.
    OutOfReach { space: Space },
    /// Nothing of the kind can be done on this space.
    NotHere { space: Space, action: TurnAction },
    /// The turn's one action is another one, or was broken off.
    OneAction { done: TurnAction },
    NotEnoughSilver { what: Expense, needs: u8, has: u8 },
    /// No card lies on this side of the book.
    SideEmpty,
    AlreadyOwned { equipment: Equipment },
    /// Equipment is paid with a nugget, and there is none in this slot.
    NoNuggetThere { slot: Slot },
    /// This many open orders are the limit: one must be given back first.
    TooManyOrders { limit: u8 },
    /// An order is given back only where the limit demands it.
    NoNeedToGiveBack { open: u8, limit: u8 },
    /// Whoever gave an order back buys another before anything else.
    BuyOrderFirst,
    OrderNotOpen { order: Order },
    /// There is no equipment in this slot, or none that carries this stone.
    CannotCarry { slot: Slot, equipment: Option<Equipment>, gem: Gem },
    SlotFull { slot: Slot, gem: Gem },
    /// Only a loaded cart or horse can be unloaded.
    NothingToUnload { slot: Slot },
    SameGem { gem: Gem },
    NoSuchStone { gem: Gem, from: Source },
    NoBoatLeft { boats: u8 },
    WrongPalace { order: Order, colour: Colour },
    /// The stones in the chosen slots are not those the order asks for.
    WrongStones { needs: Gems, chosen: Gems },
    PurseFull,
    AlreadyProvisioned,
    NotInHand { card: Special },
    /// A special card costs artisans of this many different colours.
    TooFewColours { needs: u8, has: u8 },
    /// The card replaces a cart or a horse, and none stands in the chosen slot.
    NothingToReplace { card: Special },
    DiscardFirst { left: u8 },
    /// No card wants an artisan now, or none of this colour: each must be of another one.
    NothingToDiscard { colour: Colour },
    /// The card must have been played in an earlier turn.
    NotInPlay { card: Special },
    OncePerTurn { card: Special },
    RemoveArtisanFirst,
    /// No duel card asks for a choice now, or no artisan of this colour is left.
    NothingToRemove { colour: Colour },
}

/// What silver is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Expense {
    Encounter,
    Page,
    Order,
    FourthOrder,
    Load,
    Delivery,
    Inn,
    Fetch,
    Alchemy,
}

impl comptoir_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver => "V-8.3",
            Refusal::NotYourTurn { .. } => "V-3.1",
            Refusal::MoveFirst | Refusal::AlreadyMoved => "V-3.2",
            Refusal::OutOfReach { .. } => "V-3.3",
            Refusal::NeedsProvisions { .. } => "V-3.4",
            Refusal::SameSpace { .. } => "V-3.5",
            Refusal::NotHere { .. } | Refusal::OneAction { .. } => "V-4.1",
            Refusal::NotEnoughSilver { what, .. } => what.rule(),
            Refusal::SideEmpty => "V-4.3",
            Refusal::NoNuggetThere { .. } => "V-4.6",
            Refusal::AlreadyOwned { .. } => "V-4.7",
            Refusal::TooManyOrders { .. } | Refusal::NoNeedToGiveBack { .. } | Refusal::BuyOrderFirst => {
                "V-4.9"
            }
            Refusal::CannotCarry { .. } | Refusal::SlotFull { .. } => "V-5.2",
            Refusal::NoSuchStone { .. } => "V-5.1",
            Refusal::NoBoatLeft { .. } => "V-5.4",
            Refusal::NothingToUnload { .. } | Refusal::SameGem { .. } => "V-5.5",
            Refusal::WrongPalace { .. } | Refusal::OrderNotOpen { .. } => "V-6.1",
            Refusal::WrongStones { .. } => "V-6.2",
            Refusal::PurseFull => "V-7.1",
            Refusal::AlreadyProvisioned => "V-7.2",
            Refusal::RemoveArtisanFirst | Refusal::NothingToRemove { .. } => "V-9.4",
            Refusal::NotInHand { .. } => "V-10.2",
            Refusal::TooFewColours { .. }
            | Refusal::DiscardFirst { .. }
            | Refusal::NothingToDiscard { .. } => "V-10.3",
            Refusal::NotInPlay { .. } => "V-10.4",
            Refusal::OncePerTurn { .. } => "V-10.5",
            Refusal::NothingToReplace { card } => card.rule(),
        }
    }
}

impl Expense {
    fn rule(self) -> &'static str {
        match self {
            Expense::Encounter => "V-3.7",
            Expense::Page => "V-4.4",
            Expense::Order => "V-4.8",
            Expense::Load => "V-5.3",
            Expense::Delivery => "V-6.2",
            Expense::FourthOrder => Special::LargeNotebook.rule(),
            Expense::Inn => Special::GoodInn.rule(),
            Expense::Fetch => Special::HomeDelivery.rule(),
            Expense::Alchemy => Special::Alchemy.rule(),
        }
    }
}

impl Special {
    /// The rule of the card: its number in the eleventh chapter.
    pub fn rule(self) -> &'static str {
        const RULES: [&str; SPECIALS] = [
            "V-11.1", "V-11.2", "V-11.3", "V-11.4", "V-11.5", "V-11.6", "V-11.7", "V-11.8", "V-11.9",
            "V-11.10", "V-11.11", "V-11.12", "V-11.13", "V-11.14", "V-11.15", "V-11.16", "V-11.17",
            "V-11.18",
        ];
        RULES[self.index()]
    }
}
