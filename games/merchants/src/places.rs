//! Places on the map and sets of them. JSON names them as the data file does.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::atlas;

/// Land hexes on the map.
pub const HEXES: usize = 57;
/// Cities on the map.
pub const CITIES: usize = 50;
/// Intersections on the map.
pub const INTERSECTIONS: usize = 141;
/// Paths on the map.
pub const PATHS: usize = 186;

/// A place on the map. There are fewer than 256 of each sort.
pub trait Place: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + Send + Sync + 'static {
    /// The place with this index.
    fn new(index: usize) -> Self;
    /// Its index.
    fn index(self) -> usize;
    /// What places of this sort are called.
    fn names() -> &'static Names;
}

/// What the places of one sort are called, by index.
#[derive(Debug)]
pub struct Names {
    list: Vec<String>,
    index: HashMap<String, usize>,
}

impl Names {
    pub(crate) fn new(list: Vec<String>) -> Names {
        let index = list.iter().cloned().zip(0..).collect();
        Names { list, index }
    }
}

macro_rules! place {
    ($(#[$doc:meta])* $Name:ident, $names:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
        pub struct $Name(u8);

        impl Place for $Name {
            #[inline]
            fn new(index: usize) -> $Name {
                $Name(index as u8)
            }
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0)
            }
            fn names() -> &'static Names {
                &atlas().$names
            }
        }

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&$Name::names().list[self.index()])
            }
        }

        impl fmt::Debug for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $Name {
            type Err = &'static str;
            fn from_str(name: &str) -> Result<$Name, &'static str> {
                $Name::names().index.get(name).copied().map($Name::new).ok_or(concat!("there is no such ", $what))
            }
        }

        impl Serialize for $Name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $Name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Name, D::Error> {
                let name = std::borrow::Cow::<'_, str>::deserialize(deserializer)?;
                name.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

place! {
    /// A land hex, `q:r`.
    Hex, hex_names, "land hex"
}
place! {
    /// A city, by its id.
    City, city_names, "city"
}
place! {
    /// An intersection, `q:r:E` or `q:r:W`.
    Intersection, intersection_names, "intersection"
}
place! {
    /// A path between two intersections, `q:r:E/q:r:W`.
    Path, path_names, "path"
}

impl City {
    /// Where it lies: the first intersections are the cities, in the same order.
    #[inline]
    pub fn at(self) -> Intersection {
        Intersection(self.0)
    }
}

/// Land hexes.
pub type HexSet = Set<Hex, 1>;
/// Cities.
pub type CitySet = Set<City, 1>;
/// Intersections.
pub type IntersectionSet = Set<Intersection, 3>;
/// Paths.
pub type PathSet = Set<Path, 3>;

/// A set of places, one bit each. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<P, const WORDS: usize>([u64; WORDS], PhantomData<P>);

impl<P, const WORDS: usize> Set<P, WORDS> {
    /// No place.
    pub const EMPTY: Set<P, WORDS> = Set([0; WORDS], PhantomData);

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }
}

impl<P: Place, const WORDS: usize> Set<P, WORDS> {
    /// Whether `place` is one of them.
    #[inline]
    pub fn contains(self, place: P) -> bool {
        self.0[place.index() / 64] >> (place.index() % 64) & 1 == 1
    }

    /// Adds a place.
    #[inline]
    pub fn insert(&mut self, place: P) {
        self.0[place.index() / 64] |= 1 << (place.index() % 64);
    }

    /// Takes a place away.
    #[inline]
    pub fn remove(&mut self, place: P) {
        self.0[place.index() / 64] &= !(1 << (place.index() % 64));
    }

    /// The set of one place.
    #[inline]
    pub fn only(place: P) -> Set<P, WORDS> {
        let mut set = Set::EMPTY;
        set.insert(place);
        set
    }

    /// In the order of the map.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = P> + Clone {
        let mut rest = self.0;
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS {
                if rest[word] != 0 {
                    let bit = rest[word].trailing_zeros() as usize;
                    rest[word] &= rest[word] - 1;
                    return Some(P::new(word * 64 + bit));
                }
                word += 1;
            }
            None
        })
    }
}

impl CitySet {
    /// Where these cities lie.
    #[inline]
    pub fn at(self) -> IntersectionSet {
        Set([self.0[0], 0, 0], PhantomData)
    }
}

impl<P, const WORDS: usize> BitOr for Set<P, WORDS> {
    type Output = Set<P, WORDS>;
    #[inline]
    fn bitor(mut self, other: Set<P, WORDS>) -> Set<P, WORDS> {
        self |= other;
        self
    }
}

impl<P, const WORDS: usize> BitOrAssign for Set<P, WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<P, WORDS>) {
        for (word, more) in self.0.iter_mut().zip(other.0) {
            *word |= more;
        }
    }
}

impl<P, const WORDS: usize> BitAnd for Set<P, WORDS> {
    type Output = Set<P, WORDS>;
    #[inline]
    fn bitand(mut self, other: Set<P, WORDS>) -> Set<P, WORDS> {
        for (word, kept) in self.0.iter_mut().zip(other.0) {
            *word &= kept;
        }
        self
    }
}

impl<P, const WORDS: usize> Sub for Set<P, WORDS> {
    type Output = Set<P, WORDS>;
    #[inline]
    fn sub(mut self, other: Set<P, WORDS>) -> Set<P, WORDS> {
        for (word, gone) in self.0.iter_mut().zip(other.0) {
            *word &= !gone;
        }
        self
    }
}

impl<P, const WORDS: usize> Default for Set<P, WORDS> {
    fn default() -> Set<P, WORDS> {
        Set::EMPTY
    }
}

impl<P: Place, const WORDS: usize> FromIterator<P> for Set<P, WORDS> {
    fn from_iter<I: IntoIterator<Item = P>>(places: I) -> Set<P, WORDS> {
        let mut set = Set::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl<P: Place, const WORDS: usize> fmt::Debug for Set<P, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<P: Place + Serialize, const WORDS: usize> Serialize for Set<P, WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<P>>().serialize(serializer)
    }
}

impl<'de, P: Place + Deserialize<'de>, const WORDS: usize> Deserialize<'de> for Set<P, WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<P, WORDS>, D::Error> {
        Ok(Vec::<P>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(feature = "ts")]
impl<P: Place + ts_rs::TS, const WORDS: usize> ts_rs::TS for Set<P, WORDS> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        format!("Array<{}>", P::name(config))
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}
