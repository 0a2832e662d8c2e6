//! Flat collections over kinds of pieces: a value for each kind, a set of kinds, a short list.
//!
//! They are plain arrays and bits in the state, and speak in the data file's ids on the wire.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use comptoir_kernel::Chance;
use serde::de::Error as _;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of a fixed number of kinds, numbered from 0 in the order of the data file.
pub trait Kind: Copy + Ord + fmt::Debug {
    /// Its number.
    fn index(self) -> usize;
    /// The kind with this number.
    fn at(index: usize) -> Self;
}

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

    /// The kinds of which there is at least one.
    #[inline]
    pub fn present(&self) -> impl Iterator<Item = K> {
        self.iter().filter(|(_, count)| *count > 0).map(|(kind, _)| kind)
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

/// A set of kinds, written as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "K[]", bound = "K: ts_rs::TS"))]
pub struct KindSet<K> {
    bits: u32,
    kinds: PhantomData<K>,
}

impl<K: Kind> KindSet<K> {
    /// None of them.
    pub const EMPTY: KindSet<K> = KindSet::from_bits(0);

    const fn from_bits(bits: u32) -> KindSet<K> {
        KindSet { bits, kinds: PhantomData }
    }

    /// Just this one.
    #[inline]
    pub fn only(kind: K) -> KindSet<K> {
        KindSet::from_bits(1 << kind.index())
    }

    /// Whether `kind` is in it.
    #[inline]
    pub fn contains(self, kind: K) -> bool {
        self.bits >> kind.index() & 1 == 1
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, kind: K) {
        self.bits |= 1 << kind.index();
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub fn with(self, other: KindSet<K>) -> KindSet<K> {
        KindSet::from_bits(self.bits | other.bits)
    }

    /// What is not in `other`.
    #[inline]
    #[must_use]
    pub fn without(self, other: KindSet<K>) -> KindSet<K> {
        KindSet::from_bits(self.bits & !other.bits)
    }

    /// Whether some are in both.
    #[inline]
    pub fn meets(self, other: KindSet<K>) -> bool {
        self.bits & other.bits != 0
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

    /// In the order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let kind = K::at(rest.trailing_zeros() as usize);
                rest &= rest - 1;
                kind
            })
        })
    }

    /// Every set of `count` of them.
    pub fn choose(self, count: u8) -> impl Iterator<Item = KindSet<K>> {
        // Counting down through the subsets of a bit mask: the next one is `(subset - 1) & mask`.
        let mut next = Some(self.bits);
        std::iter::from_fn(move || {
            let subset = next?;
            next = (subset != 0).then(|| (subset - 1) & self.bits);
            Some(KindSet::from_bits(subset))
        })
        .filter(move |subset| subset.len() == count)
    }
}

impl<K: Kind> Default for KindSet<K> {
    fn default() -> KindSet<K> {
        KindSet::EMPTY
    }
}

impl<K: Kind> FromIterator<K> for KindSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> KindSet<K> {
        let mut set = KindSet::EMPTY;
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl<K: Kind> fmt::Debug for KindSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind + Serialize> Serialize for KindSet<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<K>>().serialize(serializer)
    }
}

impl<'de, K: Kind + Deserialize<'de>> Deserialize<'de> for KindSet<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KindSet<K>, D::Error> {
        Ok(Vec::<K>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// Up to `N` items in an order; of a stack of cards the last is the top.
#[derive(Clone, Copy)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "T[]", bound = "T: ts_rs::TS"))]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T, const N: usize> List<T, N> {
    /// The items in their order.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// The items in their order, to change them.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The last one.
    #[inline]
    pub fn last(&self) -> Option<T> {
        self.as_slice().last().copied()
    }

    /// Adds one at the end. A full list stays as it is; every list here has room for all there is in the box.
    #[inline]
    pub fn push(&mut self, item: T) {
        debug_assert!(usize::from(self.len) < N, "the list is full");
        if let Some(place) = self.items.get_mut(usize::from(self.len)) {
            *place = item;
            self.len += 1;
        }
    }

    /// Takes the last one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last()?;
        self.len -= 1;
        Some(last)
    }

    /// Takes out the one in this place; those after it move up.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self.as_slice()[place];
        self.items.copy_within(place + 1..usize::from(self.len), place);
        self.len -= 1;
        item
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> List<T, N> {
        List { len: 0, items: [T::default(); N] }
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &List<T, N>) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> List<T, N> {
        let mut list = List::default();
        items.into_iter().for_each(|item| list.push(item));
        list
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} items where {N} have room", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}
