//! Landscape cards: five kinds, ten of each. Cards of a kind are all alike, so what matters is how many.

use comptoir_kernel::{Chance, Counts, kinds};
use serde::{Deserialize, Serialize};

use crate::data::data;

/// Kinds of landscape cards.
pub const LANDSCAPES: usize = Landscape::ALL.len();

kinds! {
    /// A kind of landscape card.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Landscape { Port, Mountain, Desert, Forest, Meadow }
}

/// Some landscape cards, written as a list.
pub type Cards = Counts<Landscape, true>;

/// All cards of the box.
pub fn of_the_box() -> Cards {
    Landscape::ALL.into_iter().zip(&data().landscapes).map(|(kind, entry)| Cards::of(kind, entry.cards)).sum()
}

/// How many cards these are: never more than a byte counts, as the box has 50.
#[inline]
pub fn size(cards: Cards) -> u8 {
    cards.total() as u8
}

/// Draws this many unseen, or all there are.
#[must_use]
pub fn draw_many(deck: &mut Cards, count: u8, chance: &mut impl Chance) -> Cards {
    (0..count).map_while(|_| deck.draw(chance)).collect()
}
