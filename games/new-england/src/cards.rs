//! What the box holds: lands, figures, families, development cards, and the items of an offer.

use std::collections::BTreeMap;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::data;

/// The most kinds of cards a deck may have.
pub const KINDS: usize = 24;

/// A kind of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Land {
    Settlement,
    Crops,
    Pasture,
}

impl Land {
    /// In the order of the data file.
    pub const ALL: [Land; 3] = [Land::Settlement, Land::Crops, Land::Pasture];
}

/// A kind of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Figure {
    Pilgrim,
    Barn,
    Ship,
}

impl Figure {
    /// In the order of the data file.
    pub const ALL: [Figure; 3] = [Figure::Pilgrim, Figure::Barn, Figure::Ship];
}

/// A family: the colour somebody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Family {
    Annable,
    Howland,
    Palmer,
    Winslow,
}

/// One value for each land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ByLand<T> {
    pub settlement: T,
    pub crops: T,
    pub pasture: T,
}

impl<T> ByLand<T> {
    /// The value `of` each land.
    pub fn new(mut of: impl FnMut(Land) -> T) -> ByLand<T> {
        ByLand { settlement: of(Land::Settlement), crops: of(Land::Crops), pasture: of(Land::Pasture) }
    }
}

impl<T: Copy> ByLand<T> {
    /// The three values, in the order of the data file.
    #[inline]
    pub fn values(&self) -> [T; 3] {
        [self.settlement, self.crops, self.pasture]
    }
}

impl<T> Index<Land> for ByLand<T> {
    type Output = T;
    #[inline]
    fn index(&self, land: Land) -> &T {
        match land {
            Land::Settlement => &self.settlement,
            Land::Crops => &self.crops,
            Land::Pasture => &self.pasture,
        }
    }
}

impl<T> IndexMut<Land> for ByLand<T> {
    #[inline]
    fn index_mut(&mut self, land: Land) -> &mut T {
        match land {
            Land::Settlement => &mut self.settlement,
            Land::Crops => &mut self.crops,
            Land::Pasture => &mut self.pasture,
        }
    }
}

/// One value for each kind of figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)]
pub struct ByFigure<T> {
    pub pilgrim: T,
    pub barn: T,
    pub ship: T,
}

impl<T> ByFigure<T> {
    /// The value `of` each kind.
    pub fn new(mut of: impl FnMut(Figure) -> T) -> ByFigure<T> {
        ByFigure { pilgrim: of(Figure::Pilgrim), barn: of(Figure::Barn), ship: of(Figure::Ship) }
    }
}

impl<T: Copy> ByFigure<T> {
    /// The three values, in the order of the data file.
    #[inline]
    pub fn values(&self) -> [T; 3] {
        [self.pilgrim, self.barn, self.ship]
    }
}

impl<T> Index<Figure> for ByFigure<T> {
    type Output = T;
    #[inline]
    fn index(&self, figure: Figure) -> &T {
        match figure {
            Figure::Pilgrim => &self.pilgrim,
            Figure::Barn => &self.barn,
            Figure::Ship => &self.ship,
        }
    }
}

impl<T> IndexMut<Figure> for ByFigure<T> {
    #[inline]
    fn index_mut(&mut self, figure: Figure) -> &mut T {
        match figure {
            Figure::Pilgrim => &mut self.pilgrim,
            Figure::Barn => &mut self.barn,
            Figure::Ship => &mut self.ship,
        }
    }
}

/// A kind of development card, by its place in the data file; written as its id there: `crops_i3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// Every kind, in the order of the data file.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..data().cards.len() as u8).map(Card)
    }

    /// Its place in that order.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// What it counts in the end.
    pub fn points(self) -> u8 {
        data().cards[self.index()].points
    }
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&data().cards[self.index()].id)
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Card, String> {
        let wrong = || format!("`{}` is not a development card", text.chars().take(20).collect::<String>());
        data().cards.iter().position(|card| card.id == text).map(|at| Card(at as u8)).ok_or_else(wrong)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Card, D::Error> {
        std::borrow::Cow::<'_, str>::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Cards without an order: how many of each kind. Written as an object: `{"barn": 2}`.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "BTreeMap<Card, u8>", into = "BTreeMap<Card, u8>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<Card, number>"))]
pub struct Cards([u8; KINDS]);

impl Cards {
    /// Every card of the box.
    pub fn of_the_box() -> Cards {
        Card::all().map(|card| (card, data().cards[card.index()].copies)).collect()
    }

    /// How many of this kind.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many in all.
    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Puts one in.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Takes one out, if it is there.
    #[inline]
    pub fn take(&mut self, card: Card) {
        let count = &mut self.0[card.index()];
        *count = count.saturating_sub(1);
    }

    /// The kinds that are there, with their numbers.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::all().map(|card| (card, self.count(card))).filter(|&(_, count)| count > 0)
    }

    /// What these cards count in the end.
    pub fn points(&self) -> u16 {
        self.iter().map(|(card, count)| u16::from(card.points()) * u16::from(count)).sum()
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl FromIterator<(Card, u8)> for Cards {
    fn from_iter<I: IntoIterator<Item = (Card, u8)>>(counts: I) -> Cards {
        let mut cards = Cards::default();
        for (card, count) in counts {
            cards.0[card.index()] = count;
        }
        cards
    }
}

impl From<BTreeMap<Card, u8>> for Cards {
    fn from(counts: BTreeMap<Card, u8>) -> Cards {
        counts.into_iter().collect()
    }
}

impl From<Cards> for BTreeMap<Card, u8> {
    fn from(cards: Cards) -> BTreeMap<Card, u8> {
        cards.iter().collect()
    }
}

/// Something an offer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A land tile.
    Tile(Land),
    /// A development card.
    Card(Card),
}
