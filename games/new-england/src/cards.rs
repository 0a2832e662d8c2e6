//! What the box holds: lands, figures, families, development cards, and the items of an offer.

use std::ops::{Index, IndexMut};

use comptoir_kernel::{Kind, Tally, kinds, named_in_data};
use serde::{Deserialize, Serialize};

use crate::data::data;

/// Kinds of development cards.
pub const KINDS: usize = 12;

kinds! {
    /// A kind of land.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Land { Settlement, Crops, Pasture }

    /// A kind of figure.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Figure { Pilgrim, Barn, Ship }

    /// A family: the colour somebody plays.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Family { Annable, Howland, Palmer, Winslow }
}

/// One value for each of a kind, each in a field of its own: unlike [`comptoir_kernel::Per`] all are written, zero or not.
macro_rules! one_for_each {
    ($(#[$doc:meta])* $Name:ident, $Kind:ident { $($field:ident: $Variant:ident),* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[allow(missing_docs)]
        pub struct $Name<T> { $(pub $field: T),* }

        impl<T> $Name<T> {
            /// The value `of` each.
            pub fn new(mut of: impl FnMut($Kind) -> T) -> $Name<T> {
                $Name { $($field: of($Kind::$Variant)),* }
            }
        }

        impl<T: Copy> $Name<T> {
            /// The values, in the order of the data file.
            #[inline]
            pub fn values(&self) -> [T; $Kind::COUNT] {
                [$(self.$field),*]
            }
        }

        impl<T> Index<$Kind> for $Name<T> {
            type Output = T;
            #[inline]
            fn index(&self, kind: $Kind) -> &T {
                match kind { $($Kind::$Variant => &self.$field),* }
            }
        }

        impl<T> IndexMut<$Kind> for $Name<T> {
            #[inline]
            fn index_mut(&mut self, kind: $Kind) -> &mut T {
                match kind { $($Kind::$Variant => &mut self.$field),* }
            }
        }
    };
}

one_for_each! {
    /// One value for each land.
    ByLand, Land { settlement: Settlement, crops: Crops, pasture: Pasture }
}
one_for_each! {
    /// One value for each kind of figure.
    ByFigure, Figure { pilgrim: Pilgrim, barn: Barn, ship: Ship }
}

named_in_data!(
    /// A kind of development card, by its place in the data file; written as its id there: `crops_i3`.
    Card: KINDS, u32, "development card", |index| &data().cards[index].id
);

impl Card {
    /// What it counts in the end.
    pub fn points(self) -> u8 {
        data().cards[self.index()].points
    }
}

/// Cards without an order: how many of each kind. Written as an object: `{"barn": 2}`.
pub type Cards = Tally<Card, KINDS>;

/// Every card of the box.
pub fn of_the_box() -> Cards {
    Cards::new(data().cards.each_ref().map(|card| card.copies))
}

/// What these cards count in the end.
pub fn points(cards: &Cards) -> u16 {
    cards.counts().map(|(card, count)| u16::from(card.points()) * u16::from(count)).sum()
}

/// Something an offer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A land tile.
    Tile(Land),
    /// A development card.
    Card(Card),
}
