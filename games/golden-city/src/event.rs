//! What is told: facts for log, animation and sound.

use comptoir_kernel::{Seat, told};

use crate::Group;
use crate::cards::{Cards, Landscape};
use crate::ids::{BonusCard, Place, ScoreCard, WareCard};
use crate::scoring::{BonusLine, RoundLine};

/// What is told.
#[told]
pub enum Event {
    /// Your first hand; told to its owner alone.
    HandDealt {
        cards: Cards,
    },
    RoundBegan {
        round: u8,
        first_player: Seat,
        score_card: ScoreCard,
    },
    GroupsLaidOut {
        groups: Vec<Group>,
    },
    /// The discard pile became the deck.
    DeckShuffled {
        cards: u8,
    },
    HandPlaced {
        seat: Seat,
        group: u8,
        price: u8,
        expelled: Option<Seat>,
    },
    GroupTaken {
        seat: Seat,
        group: u8,
        cards: Cards,
        coins: u8,
        /// Whether its player builds first for it.
        leads: bool,
    },
    PostBuilt {
        seat: Seat,
        place: Place,
        payment: Cards,
        keys: u8,
        black: bool,
    },
    CoinsTaken {
        seat: Seat,
        coins: u8,
    },
    CardDrawn {
        seat: Seat,
    },
    /// What you drew; told to its owner alone.
    CardSeen {
        card: Landscape,
    },
    KeyTaken {
        seat: Seat,
    },
    BonusTaken {
        seat: Seat,
    },
    /// Which bonus card you kept; told to its owner alone.
    BonusKept {
        card: BonusCard,
    },
    /// `turned` takes its place in the display.
    WareTaken {
        seat: Seat,
        card: WareCard,
        from_pile: bool,
        turned: Option<WareCard>,
    },
    WareRemoved {
        seat: Seat,
        card: WareCard,
    },
    /// For being the first (rank 1) or second player in a zone.
    ZoneEntered {
        seat: Seat,
        place: Place,
        rank: u8,
        letters: u16,
    },
    CardDiscarded {
        seat: Seat,
        card: Landscape,
    },
    TurnEnded {
        seat: Seat,
        built: u8,
    },
    PlayerBlocked {
        seat: Seat,
    },
    RoundScored {
        round: u8,
        score_card: ScoreCard,
        lines: Vec<RoundLine>,
    },
    BonusCardsShown {
        seat: Seat,
        lines: Vec<BonusLine>,
    },
    /// Each player's letters, and who gets victory points for them.
    SpecialScored {
        letters: Vec<u16>,
        winner: Option<Seat>,
        victory_points: u8,
    },
    GameOver {
        letters: Vec<u16>,
        victory_points: Vec<u8>,
    },
}
