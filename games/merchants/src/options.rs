//! What is chosen when the table is set up.

use comptoir_kernel::{First, Memory};
use serde::{Deserialize, Serialize};

/// What is chosen when the table is set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Which side of the board.
    pub board: Side,
    /// Where first posts go in a free placement.
    pub start_cities: StartCities,
    /// How the game begins.
    pub setup: Start,
    /// Where the robber starts.
    pub robber_start: RobberStart,
    /// Who begins.
    pub first: First,
    /// Whether the table remembers what everybody saw of the hands.
    pub memory: Memory,
}

/// How the game begins (M-2.8, M-2.9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// From the given positions.
    #[default]
    Fixed,
    /// The players place themselves.
    Free,
}

/// Where first posts go in a free placement (M-2.10, M-2.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum StartCities {
    /// All of them to purple cities.
    #[default]
    Purple,
    /// Those of the players to brown cities, neutral ones to purple cities.
    AsPrinted,
}

/// Where the robber starts (M-2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RobberStart {
    /// At the edge of the map.
    #[default]
    Given,
    /// Where the first player puts it.
    Chosen,
}

/// A side of the board (M-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Without the west: the whale side.
    #[default]
    Short,
    /// All of Europe: the ship side.
    Expert,
}
