//! Everything a game played here leaves to chance, from one number: its shuffles and what its bots draw by lot.

use anyhow::Context;
use comptoir_bots::{Bot, Level};
use comptoir_kernel::Heuristic;
use comptoir_kernel::chance::{Fast, Live};
use comptoir_kernel::fairness::{self, Bytes, Bytes32};
use comptoir_kernel::record::Fairness;

/// The chance of one game. The shuffles follow the scheme of live games, so that `verify` can prove them.
pub struct Lot {
    /// Opened in the record's last line.
    pub seed: Bytes32,
    bot_seeds: Vec<u64>,
}

impl Lot {
    /// The same for the same number.
    pub fn new(number: u64, seats: u8) -> Lot {
        let mut source = Fast::new(number);
        let seed = bytes32(&mut source);
        let bot_seeds = (0..seats).map(|_| source.next_seed()).collect();
        Lot { seed, bot_seeds }
    }

    /// The stream of the game's draws, from its beginning.
    pub fn shuffles(&self) -> Live {
        fairness::stream(&self.seed, &[])
    }

    /// The public half of the fairness scheme, for the record.
    pub fn fairness(&self) -> Fairness {
        Fairness::of_bots(&self.seed, self.bot_seeds.len() as u8)
    }

    /// One bot a seat.
    pub fn bots<G: Heuristic>(&self, levels: &[Level]) -> Vec<Bot<G>> {
        levels.iter().zip(&self.bot_seeds).map(|(level, seed)| Bot::new(*level, *seed)).collect()
    }
}

/// A number nobody chose.
pub fn fresh_number() -> anyhow::Result<u64> {
    getrandom::u64().context("this machine gives no random numbers")
}

fn bytes32(source: &mut Fast) -> Bytes32 {
    let mut bytes = [0; 32];
    for chunk in bytes.chunks_exact_mut(8) {
        chunk.copy_from_slice(&source.next_seed().to_le_bytes());
    }
    Bytes(bytes)
}
