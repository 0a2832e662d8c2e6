//! A value for each of a fixed number of kinds.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance, Kind};

/// A value for each of `N` kinds, written as an object from id to value that leaves out what is zero, empty or none.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(type = "{ [kind in K & PropertyKey]?: V }", bound = "K: ts_rs::TS, V: ts_rs::TS")
)]
pub struct Per<K, V, const N: usize> {
    values: [V; N],
    kinds: PhantomData<K>,
}

/// How many there are of each kind.
pub type Tally<K, const N: usize> = Per<K, u8, N>;

impl<K: Kind, V: Copy, const N: usize> Per<K, V, N> {
    /// The values in the order of the kinds.
    pub fn new(values: [V; N]) -> Per<K, V, N> {
        Per { values, kinds: PhantomData }
    }

    /// Every kind with its value.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (K, V)> {
        self.values.iter().enumerate().map(|(at, &value)| (K::at(at), value))
    }

    /// The values in the order of the kinds.
    #[inline]
    pub fn values(&self) -> &[V; N] {
        &self.values
    }
}

impl<K: Kind, const N: usize> Tally<K, N> {
    /// How many there are altogether.
    pub fn total(&self) -> u8 {
        self.values.iter().sum()
    }

    /// Draws one of them by chance and takes it out; each is as likely as the others.
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<K> {
        let total = self.values.iter().map(|count| u32::from(*count)).sum();
        if total == 0 {
            return None;
        }
        let mut ticket = chance.below(total);
        for (at, count) in self.values.iter_mut().enumerate() {
            if ticket < u32::from(*count) {
                *count -= 1;
                return Some(K::at(at));
            }
            ticket -= u32::from(*count);
        }
        None
    }

    /// The kinds of which there is at least one, with their numbers.
    #[inline]
    pub fn counts(&self) -> impl Iterator<Item = (K, u8)> {
        self.iter().filter(|(_, count)| *count > 0)
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn present(&self) -> impl Iterator<Item = K> {
        self.counts().map(|(kind, _)| kind)
    }
}

impl<K, V: Copy + Default, const N: usize> Default for Per<K, V, N> {
    fn default() -> Per<K, V, N> {
        Per { values: [V::default(); N], kinds: PhantomData }
    }
}

impl<K: Kind, V, const N: usize> Index<K> for Per<K, V, N> {
    type Output = V;
    #[inline]
    fn index(&self, kind: K) -> &V {
        &self.values[kind.index()]
    }
}

impl<K: Kind, V, const N: usize> IndexMut<K> for Per<K, V, N> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut V {
        &mut self.values[kind.index()]
    }
}

impl<K: Kind, const N: usize> FromIterator<K> for Tally<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Tally<K, N> {
        let mut tally = Tally::default();
        kinds.into_iter().for_each(|kind| tally[kind] += 1);
        tally
    }
}

impl<K, V: fmt::Debug, const N: usize> fmt::Debug for Per<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.values).finish()
    }
}

impl<K, V, const N: usize> Serialize for Per<K, V, N>
where
    K: Kind + Serialize,
    V: Copy + Default + PartialEq + Serialize,
{
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = || self.iter().filter(|(_, value)| *value != V::default());
        let mut map = serializer.serialize_map(Some(written().count()))?;
        for (kind, value) in written() {
            map.serialize_entry(&kind, &value)?;
        }
        map.end()
    }
}

impl<'de, K, V, const N: usize> Deserialize<'de> for Per<K, V, N>
where
    K: Kind + Deserialize<'de>,
    V: Copy + Default + Deserialize<'de>,
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Per<K, V, N>, D::Error> {
        let mut per = Per::default();
        for (kind, value) in BTreeMap::<K, V>::deserialize(deserializer)? {
            per[kind] = value;
        }
        Ok(per)
    }
}
