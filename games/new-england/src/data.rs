//! The data file, read once.

use comptoir_kernel::{Info, Printed, printed};
use serde::Deserialize;

use crate::cards::{Family, Figure, KINDS, Land};

static PRINTED: Printed<Data> =
    Printed::new(printed!("data/new_england.toml"), include_str!("../CHANGES.md"));

/// The numbers of the box.
#[derive(Debug, Deserialize)]
pub struct Data {
    /// The board.
    pub board: BoardData,
    /// The lands, in the order of [`Land::ALL`].
    #[serde(rename = "land")]
    pub lands: [LandData; 3],
    /// The families' ids.
    #[serde(rename = "family")]
    pub families: [FamilyData; 4],
    /// The kinds of development cards.
    #[serde(rename = "card")]
    pub cards: [CardData; KINDS],
    /// The figures, in the order of [`Figure::ALL`].
    #[serde(rename = "figure")]
    pub figures: [FigureData; 3],
    /// Shillings.
    pub money: Money,
    /// Bid markers.
    pub bids: Bids,
    /// The offer.
    pub offer: OfferData,
    /// The ready-made layout.
    pub preset: Vec<PresetTile>,
}

/// The board as printed.
#[derive(Debug, Deserialize)]
pub struct BoardData {
    /// Rows from the north with a ring around them: `L` is a cell, `S` sea, `F` forest.
    pub frame: Vec<String>,
}

/// A land.
#[derive(Debug, Deserialize)]
pub struct LandData {
    /// Which.
    pub id: Land,
    /// Land tiles in the bag.
    pub tiles: u8,
}

/// A family.
#[derive(Debug, Deserialize)]
pub struct FamilyData {
    /// Which.
    pub id: Family,
}

/// A kind of development card.
#[derive(Debug, Deserialize)]
pub struct CardData {
    /// Its id in JSON.
    pub id: String,
    /// The figure it shows, unless it shows a land.
    pub figure: Option<Figure>,
    /// The land it shows, unless it shows a figure.
    pub land: Option<Land>,
    /// The cells of that land: row and column.
    #[serde(default)]
    pub cells: Vec<[i8; 2]>,
    /// What it counts in the end.
    pub points: u8,
    /// How often it is in the box.
    pub copies: u8,
}

/// A kind of figure.
#[derive(Debug, Deserialize)]
pub struct FigureData {
    /// Which.
    pub id: Figure,
    /// How many are in the box.
    pub count: u8,
    /// Whether it may be moved.
    pub movable: bool,
    /// Whether it must stand at the sea.
    pub needs_sea: bool,
    /// What having the most of them counts.
    pub majority_points: u8,
}

/// Shillings.
#[derive(Debug, Deserialize)]
pub struct Money {
    /// At the start.
    pub start: u16,
    /// At the end of a turn.
    pub income: u16,
    /// For each pilgrim on top of that.
    pub income_per_pilgrim: u16,
}

/// Bid markers.
#[derive(Debug, Deserialize)]
pub struct Bids {
    /// Their values, each once.
    pub markers: Vec<u8>,
}

/// The offer's spaces, and what may be taken from it.
#[derive(Debug, Deserialize)]
pub struct OfferData {
    /// Spaces for land tiles.
    pub tile_only: u8,
    /// Spaces for either.
    pub either: u8,
    /// Spaces for cards.
    pub card_only: u8,
    /// Purchases a turn, at most.
    pub purchases: u8,
    /// Extra draws a turn, at most.
    pub extra_draws: u8,
}

impl OfferData {
    /// Items in a full offer.
    pub fn size(&self) -> u8 {
        self.tile_only + self.either + self.card_only
    }

    /// How many tiles may be announced.
    pub fn tiles(&self) -> std::ops::RangeInclusive<u8> {
        self.tile_only..=self.tile_only + self.either
    }
}

/// A start tile of the ready-made layout.
#[derive(Debug, Deserialize)]
pub struct PresetTile {
    /// Whose.
    pub family: Family,
    /// Of which land.
    pub land: Land,
    /// On which cells.
    pub cells: [String; 2],
}

/// The numbers of the box.
pub fn data() -> &'static Data {
    PRINTED.data()
}

/// What the box says.
pub fn info() -> &'static Info {
    PRINTED.info()
}
