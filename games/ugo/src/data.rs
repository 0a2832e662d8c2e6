//! The data file, read once.

use comptoir_kernel::{Info, Printed, printed};
use serde::Deserialize;

use crate::Variant;
use crate::cards::{COLOURS, VALUES};

static PRINTED: Printed<Data> = Printed::new(printed!("data/ugo.toml"), include_str!("../CHANGES.md"));

/// The numbers of the box.
#[derive(Debug, Deserialize)]
pub struct Data {
    /// Rounds, hand size, penalty.
    pub rules: Rules,
    /// The kingdom's fields from the left.
    #[serde(rename = "field")]
    pub fields: [Field; COLOURS],
    /// Farmer icons, by value.
    #[serde(rename = "rank")]
    pub ranks: [Rank; VALUES as usize],
    #[serde(rename = "variant")]
    variants: Vec<Supply>,
}

/// The numbers of a game.
#[derive(Debug, Deserialize)]
pub struct Rules {
    /// Rounds in a game.
    pub rounds: u8,
    /// Cards dealt to each player, and so tricks in a round.
    pub hand_size: u8,
    /// Points lost for each farmer missing on a field with cards.
    pub penalty_per_missing_farmer: i16,
}

/// A field of the kingdom.
#[derive(Debug, Deserialize)]
pub struct Field {
    /// Farmer spaces.
    pub needed: u8,
    /// Those filled from the start.
    pub preprinted: u8,
    /// Points when fully farmed and without cards.
    pub points_if_empty: i16,
}

/// The farmer icons of a value.
#[derive(Debug, Deserialize)]
pub struct Rank {
    /// When the card wins the trick.
    pub win: u8,
    /// When it loses to a card of its own colour.
    pub lose_same: u8,
    /// When it loses to a card of another colour.
    pub lose_diff: u8,
}

#[derive(Debug, Deserialize)]
struct Supply {
    id: Variant,
    farmer_supply: u8,
}

impl Data {
    /// Farmers in the supply at the start of a round.
    pub fn farmer_supply(&self, variant: Variant) -> u8 {
        self.variants.iter().find(|supply| supply.id == variant).map_or(0, |supply| supply.farmer_supply)
    }

    /// Open farmer spaces in a kingdom.
    pub fn spaces(&self) -> u8 {
        self.fields.iter().map(|field| field.needed - field.preprinted).sum()
    }
}

/// The numbers of the box.
pub fn data() -> &'static Data {
    PRINTED.data()
}

/// What the box says.
pub fn info() -> &'static Info {
    PRINTED.info()
}
