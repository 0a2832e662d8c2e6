//! Why something is not allowed, with the numbers that explain it and the rule it rests on.

use comptoir_kernel::{Seat, refusal};

use crate::cards::{Card, Family, Figure, Item, Land};
use crate::cells::{Cell, Cells};
use crate::{Contact, Phase, Source};

/// Why not.
#[refusal]
pub enum Refusal {
    /// No offer can be filled any more.
    GameIsOver,
    NotYourTurn {
        waiting_for: Seat,
    },
    /// Something else is to be decided first.
    NotNow {
        phase: Phase,
    },
    /// This start tile lies on the board already.
    FamilyIsTaken {
        family: Family,
        owner: Seat,
    },
    StartTileIsPlaced {
        land: Land,
    },
    /// A start tile needs two free cells side by side.
    NeedsTwoFreeCells,
    /// One of the cells is too near to a start tile.
    StartTilesTouch {
        contact: Contact,
    },
    /// No such marker lies on the board.
    MarkerNotThere {
        marker: u8,
    },
    /// An extra item is drawn before the first purchase.
    DrawBeforeBuying,
    /// The extra item of this turn is drawn.
    ExtraIsDrawn {
        limit: u8,
    },
    /// Only whoever has the most ships draws an extra item.
    NotMostShips {
        own: u8,
        most: u8,
    },
    NothingToDraw {
        source: Source,
    },
    NotInOffer {
        item: Item,
    },
    NoPurchaseLeft {
        limit: u8,
    },
    TooExpensive {
        price: u8,
        money: u16,
    },
    /// There is no cell where this tile could be placed.
    NoCellForTile {
        land: Land,
    },
    /// The card cannot be played now, and no barn is empty.
    NeitherPlayableNorStorable {
        card: Card,
        barns: u8,
        stored: u8,
    },
    NotStored {
        card: Card,
    },
    /// The stored card cannot be played now.
    NotPlayable {
        card: Card,
    },
    NoFigureThere {
        cells: Cells,
    },
    /// This figure stays where it is.
    FigureStays {
        figure: Figure,
    },
    /// There is no tile this figure could go to.
    NowhereToGo {
        figure: Figure,
    },
    /// A land tile covers one cell.
    NeedsOneCell,
    CellIsTaken {
        cell: Cell,
    },
    /// The cell has no edge in common with one's own land of this kind.
    NoOwnLandBeside {
        land: Land,
    },
    /// The cell has an edge in common with somebody else's land of this kind.
    RivalLandBeside {
        land: Land,
        rival: Seat,
    },
    /// The cells are not arranged as on the card.
    WrongShape {
        card: Card,
    },
    /// Only one's own land of this kind can be used.
    NotYourLand {
        land: Land,
    },
    /// Not one whole tile of one's own.
    NotYourTile,
    TileIsUsed {
        cell: Cell,
    },
    FigureStandsThere {
        cell: Cell,
    },
    /// Both cells of a start tile are used, or none.
    SplitsStartTile {
        cells: Cells,
    },
    NotAtTheSea,
    /// The figure stood there since the last draw, purchase or stored card.
    StoodThere,
    /// Only a card just bought can be stored.
    NothingToStore,
    NoEmptyBarn {
        barns: u8,
    },
}

impl comptoir_kernel::Refusal for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::GameIsOver => "N-10.1",
            Refusal::NotYourTurn { .. } | Refusal::NotNow { .. } => "N-1.2",
            Refusal::FamilyIsTaken { .. } => "N-2.1",
            Refusal::StartTileIsPlaced { .. } | Refusal::NeedsTwoFreeCells => "N-2.4",
            Refusal::StartTilesTouch { contact: Contact::SameLand } => "N-2.6",
            Refusal::StartTilesTouch { .. } => "N-2.5",
            Refusal::MarkerNotThere { .. } => "N-4.1",
            Refusal::DrawBeforeBuying | Refusal::ExtraIsDrawn { .. } | Refusal::NotMostShips { .. } => {
                "N-8.9"
            }
            Refusal::NothingToDraw { .. } => "N-8.10",
            Refusal::NotInOffer { .. } => "N-5.4",
            Refusal::NoPurchaseLeft { .. } => "N-5.2",
            Refusal::TooExpensive { .. } => "N-5.3",
            Refusal::NoCellForTile { .. } | Refusal::NeitherPlayableNorStorable { .. } => "N-5.5",
            Refusal::NotStored { .. } | Refusal::NotPlayable { .. } => "N-8.7",
            Refusal::NoFigureThere { .. } | Refusal::FigureStays { .. } | Refusal::NowhereToGo { .. } => {
                "N-8.4"
            }
            Refusal::NeedsOneCell | Refusal::CellIsTaken { .. } | Refusal::NoOwnLandBeside { .. } => "N-6.1",
            Refusal::RivalLandBeside { .. } => "N-6.2",
            Refusal::WrongShape { .. } | Refusal::NotYourLand { .. } => "N-7.1",
            Refusal::SplitsStartTile { .. } => "N-7.3",
            Refusal::NotYourTile | Refusal::TileIsUsed { .. } | Refusal::FigureStandsThere { .. } => "N-8.1",
            Refusal::NotAtTheSea => "N-8.3",
            Refusal::StoodThere => "N-8.5",
            Refusal::NothingToStore | Refusal::NoEmptyBarn { .. } => "N-8.6",
        }
    }
}
