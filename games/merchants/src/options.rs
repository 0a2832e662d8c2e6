//! What is chosen when the table is set up.

use comptoir_kernel::{First, Memory, choice, options};

/// What is chosen when the table is set up.
#[options]
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
#[choice]
pub enum Start {
    /// From the given positions.
    #[default]
    Fixed,
    /// The players place themselves.
    Free,
}

/// Where first posts go in a free placement (M-2.10, M-2.11).
#[choice]
pub enum StartCities {
    /// All of them to purple cities.
    #[default]
    Purple,
    /// Those of the players to brown cities, neutral ones to purple cities.
    AsPrinted,
}

/// Where the robber starts (M-2.6).
#[choice]
pub enum RobberStart {
    /// At the edge of the map.
    #[default]
    Given,
    /// Where the first player puts it.
    Chosen,
}

/// A side of the board (M-2.1).
#[choice]
pub enum Side {
    /// Without the west: the whale side.
    #[default]
    Short,
    /// All of Europe: the ship side.
    Expert,
}
