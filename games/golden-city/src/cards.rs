//! Landscape cards: five kinds, ten of each. Cards of a kind are all alike, so what matters is how many.

use comptoir_kernel::Chance;
use serde::{Deserialize, Serialize};

use crate::data::data;

/// Kinds of landscape cards.
pub const LANDSCAPES: usize = 5;

/// A kind of landscape card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Landscape {
    Port,
    Mountain,
    Desert,
    Forest,
    Meadow,
}

impl Landscape {
    /// In the order of the data file.
    pub const ALL: [Landscape; LANDSCAPES] =
        [Landscape::Port, Landscape::Mountain, Landscape::Desert, Landscape::Forest, Landscape::Meadow];

    /// Its place in that order.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Some landscape cards, written as a list. A byte counts each kind, so that all kinds are counted in one step.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Landscape>", into = "Vec<Landscape>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Landscape[]"))]
pub struct Cards(u64);

/// A one in every byte that counts a kind, and the bit no count reaches.
const ONES: u64 = 0x01_0101_0101;
const HIGH: u64 = ONES << 7;

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// All cards of the box.
    pub fn of_the_box() -> Cards {
        let kinds = Landscape::ALL.into_iter().zip(&data().landscapes);
        kinds.fold(Cards::EMPTY, |all, (kind, entry)| all.with(Cards::of_kind(kind, entry.cards)))
    }

    /// So many cards of one kind.
    #[inline]
    pub fn of_kind(landscape: Landscape, count: u8) -> Cards {
        Cards(u64::from(count) << (8 * landscape.index()))
    }

    /// How many there are of this kind.
    #[inline]
    pub fn count(self, landscape: Landscape) -> u8 {
        (self.0 >> (8 * landscape.index())) as u8
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        // The highest of the product's five bytes is the sum of all.
        (self.0.wrapping_mul(ONES) >> (8 * (LANDSCAPES - 1))) as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` are among them.
    #[inline]
    pub fn contains(self, other: Cards) -> bool {
        ((self.0 | HIGH) - other.0) & HIGH == HIGH
    }

    /// Together with `other`.
    #[inline]
    #[must_use]
    pub fn with(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// Those left when as many of `other` are taken away as there are.
    #[inline]
    #[must_use]
    pub fn without(self, other: Cards) -> Cards {
        // The high bit lends to its byte; where it is gone, `other` had more.
        let left = (self.0 | HIGH) - other.0;
        let enough = (left & HIGH) >> 7;
        Cards(left & (enough * 0x7f))
    }

    /// Those of other kinds.
    #[inline]
    #[must_use]
    pub fn without_kind(self, landscape: Landscape) -> Cards {
        Cards(self.0 & !(0xff << (8 * landscape.index())))
    }

    /// Of each kind as many as both have.
    #[must_use]
    pub fn in_common(self, other: Cards) -> Cards {
        self.without(self.without(other))
    }

    /// Of each kind the number of pairs.
    #[inline]
    #[must_use]
    pub fn pairs(self) -> Cards {
        Cards((self.0 >> 1) & (ONES * 0x7f))
    }

    /// Puts a card in.
    #[inline]
    pub fn add(&mut self, landscape: Landscape) {
        *self = self.with(Cards::of_kind(landscape, 1));
    }

    /// Takes a card out, if there is one of this kind.
    #[inline]
    pub fn remove(&mut self, landscape: Landscape) {
        *self = self.without(Cards::of_kind(landscape, 1));
    }

    /// Draws one unseen.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<Landscape> {
        if self.is_empty() {
            return None;
        }
        let mut ticket = chance.below(u32::from(self.len())) as u8;
        let drawn = Landscape::ALL.into_iter().find(|&landscape| {
            let here = ticket < self.count(landscape);
            ticket = ticket.saturating_sub(self.count(landscape));
            here
        })?;
        self.remove(drawn);
        Some(drawn)
    }

    /// Draws so many unseen, or all there are.
    #[must_use]
    pub fn draw_many(&mut self, count: u8, chance: &mut impl Chance) -> Cards {
        (0..count).map_while(|_| self.draw(chance)).collect()
    }

    /// The kinds there are, each once.
    pub fn kinds(self) -> impl Iterator<Item = Landscape> {
        Landscape::ALL.into_iter().filter(move |&landscape| self.count(landscape) > 0)
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(Vec::from(*self)).finish()
    }
}

impl FromIterator<Landscape> for Cards {
    fn from_iter<I: IntoIterator<Item = Landscape>>(landscapes: I) -> Cards {
        let mut cards = Cards::EMPTY;
        landscapes.into_iter().for_each(|landscape| cards.add(landscape));
        cards
    }
}

impl TryFrom<Vec<Landscape>> for Cards {
    type Error = &'static str;
    fn try_from(landscapes: Vec<Landscape>) -> Result<Cards, Self::Error> {
        if landscapes.len() > usize::from(Cards::of_the_box().len()) {
            return Err("more landscape cards than the box has");
        }
        Ok(landscapes.into_iter().collect())
    }
}

impl From<Cards> for Vec<Landscape> {
    fn from(cards: Cards) -> Vec<Landscape> {
        let alike = |landscape| std::iter::repeat_n(landscape, usize::from(cards.count(landscape)));
        Landscape::ALL.into_iter().flat_map(alike).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every hand with up to three cards of three kinds.
    fn hands() -> impl Iterator<Item = [u8; 3]> {
        (0..64).map(|n| [n % 4, n / 4 % 4, n / 16])
    }

    fn cards(counts: [u8; 3]) -> Cards {
        let kinds = [Landscape::Port, Landscape::Mountain, Landscape::Meadow];
        kinds
            .into_iter()
            .zip(counts)
            .fold(Cards::EMPTY, |all, (kind, count)| all.with(Cards::of_kind(kind, count)))
    }

    #[test]
    fn counting_all_kinds_in_one_step_counts_each_kind() {
        for (a, b) in hands().flat_map(|a| hands().map(move |b| (a, b))) {
            let each = |f: fn(u8, u8) -> u8| cards(std::array::from_fn(|at| f(a[at], b[at])));
            assert_eq!(cards(a).with(cards(b)), each(|a, b| a + b));
            assert_eq!(cards(a).without(cards(b)), each(u8::saturating_sub));
            assert_eq!(cards(a).in_common(cards(b)), each(u8::min));
            assert_eq!(cards(a).contains(cards(b)), a.iter().zip(b).all(|(a, b)| *a >= b));
            assert_eq!(cards(a).pairs(), each(|a, _| a / 2));
            assert_eq!(cards(a).len(), a.iter().sum::<u8>());
        }
        assert_eq!(Cards::of_the_box().len(), 50);
    }
}
