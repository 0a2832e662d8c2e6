//! A book: two stacks of cards between which pages are turned (V-4.3).
//!
//! Only the right stack ever holds cards nobody has seen, and only at its bottom. Their order is not decided before they are
//! seen: the next one is drawn from all of them when it comes to light. So a book has no secret that could leak, and what lies
//! in it, where it was turned or put back before everybody's eyes, is known, unless the table plays with its own memory.

use comptoir_kernel::{Chance, Kind, List, Memory, Tally};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::pieces::{EQUIPMENT, Equipment, ORDERS, Order};

/// A side of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Side {
    Left,
    Right,
}

impl Side {
    /// Both sides.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    /// The other side.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// A card of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(untagged)]
#[allow(missing_docs)]
pub enum Card {
    Equipment(Equipment),
    Order(Order),
}

impl From<Equipment> for Card {
    fn from(equipment: Equipment) -> Card {
        Card::Equipment(equipment)
    }
}

impl From<Order> for Card {
    fn from(order: Order) -> Card {
        Card::Order(order)
    }
}

/// A book of at most `CARDS` cards of `KINDS` kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Book<C, const CARDS: usize, const KINDS: usize> {
    /// The left stack; its top comes last.
    #[serde(bound = "C: Kind + Default + Serialize + DeserializeOwned")]
    pub left: List<C, CARDS>,
    /// The cards of the right stack that were seen; its top comes last. The unseen ones lie below.
    #[serde(bound = "")]
    pub right: List<C, CARDS>,
    /// The cards nobody has seen yet.
    #[serde(bound = "")]
    pub unseen: Tally<C, KINDS>,
    /// In a view with the memory of the table: how many cards lie under the top of the left side, whatever they are.
    pub covered_left: u8,
    /// The same on the right.
    pub covered_right: u8,
}

/// A catalogue. Equipment never comes back.
pub type Catalogue = Book<Equipment, 18, EQUIPMENT>;
/// A book of orders. Orders may be given back to the other book: one could hold them all.
pub type OrderBook = Book<Order, 54, ORDERS>;

impl<C: Kind + Default, const CARDS: usize, const KINDS: usize> Default for Book<C, CARDS, KINDS> {
    fn default() -> Book<C, CARDS, KINDS> {
        let (left, right) = (List::default(), List::default());
        Book { left, right, unseen: Tally::default(), covered_left: 0, covered_right: 0 }
    }
}

impl<C: Kind + Default, const CARDS: usize, const KINDS: usize> Book<C, CARDS, KINDS> {
    /// A whole deck on the right side, its first card seen (V-2.5).
    pub(crate) fn new(deck: Tally<C, KINDS>, chance: &mut impl Chance) -> Book<C, CARDS, KINDS> {
        let mut book = Book { unseen: deck, ..Book::default() };
        book.come_to_light(chance);
        book
    }

    /// The book with the memory of the table: the two visible cards, and how many lie under them.
    pub(crate) fn at_the_table(&self) -> Book<C, CARDS, KINDS> {
        Book {
            left: self.left.last().into_iter().collect(),
            right: self.right.last().into_iter().collect(),
            unseen: Tally::default(),
            covered_left: self.pages(Side::Left).saturating_sub(1),
            covered_right: self.pages(Side::Right).saturating_sub(1),
        }
    }

    /// A book that looks the same with the memory of the table, its covered cards drawn from these: which of the right ones
    /// were seen does not matter.
    pub(crate) fn imagine(
        &self,
        unknown: &mut Tally<C, KINDS>,
        chance: &mut impl Chance,
    ) -> Book<C, CARDS, KINDS> {
        let mut book = Book::default();
        for _ in 0..self.covered_left {
            unknown.draw(chance).into_iter().for_each(|card| book.left.push(card));
        }
        for _ in 0..self.covered_right {
            unknown.draw(chance).into_iter().for_each(|card| book.unseen[card] += 1);
        }
        self.left.last().into_iter().for_each(|card| book.left.push(card));
        self.right.last().into_iter().for_each(|card| book.right.push(card));
        book
    }

    /// Whether the card under the top of a side is not known.
    pub(crate) fn hides_next(&self, side: Side) -> bool {
        match side {
            Side::Left => self.left.len() == 1 && self.covered_left > 0,
            Side::Right => self.right.len() == 1 && self.unseen.total() + self.covered_right > 0,
        }
    }

    /// How many cards lie on a side.
    pub fn pages(&self, side: Side) -> u8 {
        match side {
            Side::Left => self.left.len() + self.covered_left,
            Side::Right => self.right.len() + self.unseen.total() + self.covered_right,
        }
    }

    fn side(&mut self, side: Side) -> &mut List<C, CARDS> {
        match side {
            Side::Left => &mut self.left,
            Side::Right => &mut self.right,
        }
    }

    /// The visible card of a side.
    #[inline]
    pub fn top(&self, side: Side) -> Option<C> {
        match side {
            Side::Left => self.left.last(),
            Side::Right => self.right.last(),
        }
    }

    /// Whether no card is left (V-4.10). While there are unseen cards, one on the right is visible.
    #[inline]
    pub fn is_exhausted(&self) -> bool {
        self.left.is_empty() && self.right.is_empty()
    }

    /// Puts a card on top of a side.
    pub(crate) fn put(&mut self, side: Side, card: C) {
        self.side(side).push(card);
    }

    /// Takes the top of a side. What lay below may have to come to light.
    pub(crate) fn take(&mut self, side: Side) -> Option<C> {
        self.side(side).pop()
    }

    /// The card that is news once the top of a side was taken: one nobody had seen, or with the memory of the table whatever
    /// lies on top now.
    pub(crate) fn uncover(&mut self, side: Side, memory: Memory, chance: &mut impl Chance) -> Option<C> {
        let drawn = self.come_to_light(chance);
        match memory {
            Memory::Open => drawn,
            Memory::AtTheTable => self.top(side),
        }
    }

    /// When the right side shows no card but has unseen ones, the next of them is drawn and shown.
    pub(crate) fn come_to_light(&mut self, chance: &mut impl Chance) -> Option<C> {
        if !self.right.is_empty() {
            return None;
        }
        let card = self.unseen.draw(chance)?;
        self.right.push(card);
        Some(card)
    }
}
