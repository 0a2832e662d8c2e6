//! What is told.

use comptoir_kernel::{Seat, told};

use crate::cards::{Card, Family, Figure, Item, Land};
use crate::cells::Cells;
use crate::offer::Announcement;
use crate::scoring::Score;

/// What is told.
#[told]
pub enum Event {
    /// No families are named where they are chosen next.
    GameBegan {
        families: Vec<Family>,
        start_player: Seat,
    },
    /// Whoever had this family for the time being gets the other's.
    FamilyChosen {
        seat: Seat,
        family: Family,
    },
    StartTilePlaced {
        seat: Seat,
        land: Land,
        cells: Cells,
    },
    RoundBegan {
        round: u8,
        start_player: Seat,
    },
    Announced {
        seat: Seat,
        tiles: Announcement,
    },
    OfferDrawn {
        offer: Vec<Item>,
    },
    MarkerTaken {
        seat: Seat,
        marker: u8,
    },
    TurnBegan {
        seat: Seat,
        marker: u8,
    },
    ExtraDrawn {
        seat: Seat,
        item: Item,
    },
    Bought {
        seat: Seat,
        item: Item,
        price: u8,
    },
    TilePlaced {
        seat: Seat,
        land: Land,
        cells: Cells,
    },
    /// A land card was played: these cells are used now.
    LandUsed {
        seat: Seat,
        card: Card,
        cells: Cells,
        points: u8,
    },
    FigurePlaced {
        seat: Seat,
        figure: Figure,
        cells: Cells,
    },
    CardStored {
        seat: Seat,
        card: Card,
    },
    StoredCardTaken {
        seat: Seat,
        card: Card,
    },
    FigureMoved {
        seat: Seat,
        figure: Figure,
        from: Cells,
        to: Cells,
    },
    TurnEnded {
        seat: Seat,
        income: u16,
    },
    /// What nobody bought leaves the game.
    OfferCleared {
        unsold: Vec<Item>,
    },
    /// Too little is left for the number announced, or for any.
    OfferNotFilled {
        tiles: u8,
        cards: u8,
    },
    GameOver {
        scores: Vec<Score>,
    },
}
