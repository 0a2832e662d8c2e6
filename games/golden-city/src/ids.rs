//! Places and cards: small numbers in the engine, the data file's ids in JSON.

use std::marker::PhantomData;

use comptoir_kernel::Chance;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::data;

/// One of a fixed number of things the data file lists.
pub trait Id: Copy + Eq + 'static {
    /// How many there are, at most 64.
    const COUNT: usize;

    /// The one at this place of the data file's list.
    fn at(index: usize) -> Self;

    /// Its place in that list.
    fn index(self) -> usize;
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $count:literal, $list:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $name(u8);

        impl Id for $name {
            const COUNT: usize = $count;

            #[inline]
            fn at(index: usize) -> $name {
                debug_assert!(index < Self::COUNT);
                $name(index as u8)
            }

            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&data().$list[self.index()].id)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<$name, String> {
                let found = data().$list.iter().position(|known| known.id == text);
                found.map($name::at).ok_or_else(|| {
                    format!("`{}` is not a {}", text.chars().take(20).collect::<String>(), $what)
                })
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                std::borrow::Cow::<'_, str>::deserialize(deserializer)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    };
}

id!(
    /// A port, a rural site or a zone of the city.
    Place, 58, places, "place"
);
id!(
    /// A ware card.
    WareCard, 8, ware_cards, "ware card"
);
id!(
    /// A bonus card.
    BonusCard, 8, bonus_cards, "bonus card"
);
id!(
    /// A score card.
    ScoreCard, 16, score_cards, "score card"
);

/// A set of them, written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(
    from = "Vec<T>",
    into = "Vec<T>",
    bound(serialize = "T: Id + Serialize", deserialize = "T: Id + Deserialize<'de>")
)]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

/// A list on the page as well: a type named `Set` there would hide the one JavaScript has.
#[cfg(feature = "ts")]
impl<T: ts_rs::TS> ts_rs::TS for Set<T> {
    type WithoutGenerics = <Vec<T> as ts_rs::TS>::WithoutGenerics;
    type OptionInnerType = Self;

    fn name(config: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Vec<T> as ts_rs::TS>::inline(config)
    }
}

impl<T: Id> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Id> Set<T> {
    /// None of them.
    pub const EMPTY: Set<T> = Set { bits: 0, of: PhantomData };

    /// All of them.
    pub const ALL: Set<T> = Set { bits: u64::MAX >> (64 - T::COUNT), of: PhantomData };

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn with(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub fn within(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// What is not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Just this one.
    #[inline]
    pub fn only(one: T) -> Set<T> {
        Set { bits: 1 << one.index(), of: PhantomData }
    }

    /// Whether `one` is in it.
    #[inline]
    pub fn contains(self, one: T) -> bool {
        self.bits >> one.index() & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, one: T) {
        self.bits |= 1 << one.index();
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, one: T) {
        self.bits &= !(1 << one.index());
    }

    /// In the order of the data file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let one = T::at(rest.trailing_zeros() as usize);
                rest &= rest - 1;
                one
            })
        })
    }

    /// One of them by chance.
    pub fn choose(self, chance: &mut impl Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let place = chance.below(u32::from(self.len()));
        self.iter().nth(place as usize)
    }
}

impl<T: Id + std::fmt::Debug> std::fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T> {
        let mut set = Set::EMPTY;
        items.into_iter().for_each(|one| set.insert(one));
        set
    }
}

impl<T: Id> From<Vec<T>> for Set<T> {
    fn from(items: Vec<T>) -> Set<T> {
        items.into_iter().collect()
    }
}

impl<T: Id> From<Set<T>> for Vec<T> {
    fn from(set: Set<T>) -> Vec<T> {
        set.iter().collect()
    }
}
