//! Computer players. A bot gets what its seat sees, what it may do, and a source of chance; it never holds a state, so
//! it cannot cheat. Its choice is the same for the same seed.

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Chance, Heuristic, Seat};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, VariantArray};

/// How well a bot plays, weakest first.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumString,
    VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Level {
    /// Any legal action.
    Random,
    /// The action a sensible player values most.
    Heuristic,
}

/// A computer player.
#[derive(Clone, Debug)]
pub struct Bot {
    level: Level,
    chance: Fast,
    weights: Vec<f32>,
}

impl Bot {
    /// A bot of this level; its choices follow from the seed.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot { level, chance: Fast::new(seed), weights: Vec::new() }
    }

    /// Chooses one of `legal`, by its place in the list; `None` if the list is empty.
    pub fn choose<G: Heuristic>(&mut self, view: &G::View, seat: Seat, legal: &[G::Action]) -> Option<usize> {
        match self.level {
            _ if legal.is_empty() => None,
            _ if legal.len() == 1 => Some(0),
            Level::Random => Some(self.chance.below(legal.len() as u32) as usize),
            Level::Heuristic => {
                self.weights.clear();
                G::weigh(view, seat, legal, &mut self.weights);
                Some(self.heaviest())
            }
        }
    }

    /// The place of the heaviest weight; among equals one drawn by lot.
    fn heaviest(&mut self) -> usize {
        let mut best = 0;
        let mut equals = 1;
        for place in 1..self.weights.len() {
            match self.weights[place].total_cmp(&self.weights[best]) {
                std::cmp::Ordering::Greater => (best, equals) = (place, 1),
                std::cmp::Ordering::Equal => {
                    equals += 1;
                    if self.chance.below(equals) == 0 {
                        best = place;
                    }
                }
                std::cmp::Ordering::Less => {}
            }
        }
        best
    }
}
