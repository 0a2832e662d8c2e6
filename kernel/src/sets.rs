//! Sets of kinds, one bit each. Written as a list.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitOrAssign, Shl, Shr, Sub, SubAssign};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance, Kind};

/// The bits of a set.
pub trait Bits: Copy + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    /// None is set.
    const NONE: Self;

    /// Just this one.
    fn only(index: usize) -> Self;
    /// The first `count` of them.
    fn first(count: usize) -> Self;
    /// Sets this one. To join with it alone would be the same, but five times as dear where there are several words.
    fn set(&mut self, index: usize);
    /// Lets it go.
    fn clear(&mut self, index: usize);
    /// Those in either.
    #[must_use]
    fn or(self, other: Self) -> Self;
    /// Those in both.
    #[must_use]
    fn and(self, other: Self) -> Self;
    /// Those not in `other`.
    #[must_use]
    fn and_not(self, other: Self) -> Self;
    /// Whether this one is set.
    fn has(self, index: usize) -> bool;
    /// How many are set.
    fn count(self) -> u8;
    /// Which are set, from the lowest.
    fn each(self) -> impl Iterator<Item = usize> + Clone;
}

macro_rules! bits {
    ($($int:ty),*) => {$(
        impl Bits for $int {
            const NONE: $int = 0;

            #[inline]
            fn only(index: usize) -> $int {
                1 << index
            }
            #[inline]
            fn first(count: usize) -> $int {
                <$int>::MAX >> (<$int>::BITS as usize - count)
            }
            #[inline]
            fn set(&mut self, index: usize) {
                *self |= 1 << index;
            }
            #[inline]
            fn clear(&mut self, index: usize) {
                *self &= !(1 << index);
            }
            #[inline]
            fn or(self, other: $int) -> $int {
                self | other
            }
            #[inline]
            fn and(self, other: $int) -> $int {
                self & other
            }
            #[inline]
            fn and_not(self, other: $int) -> $int {
                self & !other
            }
            #[inline]
            fn has(self, index: usize) -> bool {
                self >> index & 1 == 1
            }
            #[inline]
            fn count(self) -> u8 {
                self.count_ones() as u8
            }
            #[inline]
            fn each(mut self) -> impl Iterator<Item = usize> + Clone {
                std::iter::from_fn(move || {
                    (self != 0).then(|| {
                        let lowest = self.trailing_zeros() as usize;
                        self &= self - 1;
                        lowest
                    })
                })
            }
        }
    )*};
}

bits!(u32, u64, u128);

/// For more than fit in one number.
impl<const WORDS: usize> Bits for [u64; WORDS] {
    const NONE: [u64; WORDS] = [0; WORDS];

    #[inline]
    fn only(index: usize) -> [u64; WORDS] {
        let mut words = [0; WORDS];
        words[index / 64] = 1 << (index % 64);
        words
    }
    fn first(count: usize) -> [u64; WORDS] {
        std::array::from_fn(|word| match count.saturating_sub(word * 64) {
            0 => 0,
            rest => u64::MAX >> (64 - rest.min(64)),
        })
    }
    #[inline]
    fn set(&mut self, index: usize) {
        self[index / 64] |= 1 << (index % 64);
    }
    #[inline]
    fn clear(&mut self, index: usize) {
        self[index / 64] &= !(1 << (index % 64));
    }
    #[inline]
    fn or(mut self, other: [u64; WORDS]) -> [u64; WORDS] {
        self.iter_mut().zip(other).for_each(|(word, more)| *word |= more);
        self
    }
    #[inline]
    fn and(mut self, other: [u64; WORDS]) -> [u64; WORDS] {
        self.iter_mut().zip(other).for_each(|(word, kept)| *word &= kept);
        self
    }
    #[inline]
    fn and_not(mut self, other: [u64; WORDS]) -> [u64; WORDS] {
        self.iter_mut().zip(other).for_each(|(word, gone)| *word &= !gone);
        self
    }
    #[inline]
    fn has(self, index: usize) -> bool {
        self[index / 64] >> (index % 64) & 1 == 1
    }
    #[inline]
    fn count(self) -> u8 {
        self.iter().map(|word| word.count_ones() as u8).sum()
    }
    #[inline]
    fn each(mut self) -> impl Iterator<Item = usize> + Clone {
        let mut word = 0;
        std::iter::from_fn(move || {
            while word < WORDS {
                if self[word] != 0 {
                    let bit = self[word].trailing_zeros() as usize;
                    self[word] &= self[word] - 1;
                    return Some(word * 64 + bit);
                }
                word += 1;
            }
            None
        })
    }
}

/// Some of a kind, each at most once. Written as a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<K: Kind>(K::Bits);

impl<K: Kind> Set<K> {
    /// None of them.
    pub const EMPTY: Set<K> = Set(K::Bits::NONE);

    /// All of them.
    #[inline]
    pub fn all() -> Set<K> {
        Set(K::Bits::first(K::COUNT))
    }

    /// The set of these bits.
    #[inline]
    pub const fn from_bits(bits: K::Bits) -> Set<K> {
        Set(bits)
    }

    /// A bit for each.
    #[inline]
    pub const fn bits(self) -> K::Bits {
        self.0
    }

    /// Just this one.
    #[inline]
    pub fn only(one: K) -> Set<K> {
        Set(K::Bits::only(one.index()))
    }

    /// Whether `one` is in it.
    #[inline]
    pub fn contains(self, one: K) -> bool {
        self.0.has(one.index())
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, one: K) {
        self.0.set(one.index());
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, one: K) {
        self.0.clear(one.index());
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Set::EMPTY
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count()
    }

    /// Whether there are two or more.
    #[inline]
    pub fn has_several(self) -> bool {
        self.iter().nth(1).is_some()
    }

    /// Whether some are in both.
    #[inline]
    pub fn meets(self, other: Set<K>) -> bool {
        !(self & other).is_empty()
    }

    /// Whether all of `other` are in it.
    #[inline]
    pub fn covers(self, other: Set<K>) -> bool {
        (other - self).is_empty()
    }

    /// The first of them.
    #[inline]
    pub fn first(self) -> Option<K> {
        self.iter().next()
    }

    /// In their order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> + Clone {
        self.0.each().map(K::at)
    }

    /// One of them by chance.
    pub fn draw(self, chance: &mut impl Chance) -> Option<K> {
        if self.is_empty() {
            return None;
        }
        let place = chance.below(u32::from(self.len()));
        self.iter().nth(place as usize)
    }
}

/// Makes an operator of what can be done with bits.
macro_rules! operator {
    ($(#[$doc:meta])* $Operator:ident, $method:ident, $bits:ident) => {
        $(#[$doc])*
        impl<K: Kind> $Operator for Set<K> {
            type Output = Set<K>;
            #[inline]
            fn $method(self, other: Set<K>) -> Set<K> {
                Set(self.0.$bits(other.0))
            }
        }
    };
}

operator!(
    /// What is in either.
    BitOr, bitor, or
);

impl<K: Kind> BitOrAssign for Set<K> {
    #[inline]
    fn bitor_assign(&mut self, other: Set<K>) {
        *self = *self | other;
    }
}

operator!(
    /// What is in both.
    BitAnd, bitand, and
);

operator!(
    /// What is not in `other`.
    Sub, sub, and_not
);

impl<K: Kind> SubAssign for Set<K> {
    #[inline]
    fn sub_assign(&mut self, other: Set<K>) {
        *self = *self - other;
    }
}

/// Each of them this many numbers further.
impl<K: Kind<Bits: Shl<u8, Output = K::Bits>>> Shl<u8> for Set<K> {
    type Output = Set<K>;
    #[inline]
    fn shl(self, by: u8) -> Set<K> {
        Set(self.0 << by)
    }
}

/// Each of them this many numbers back.
impl<K: Kind<Bits: Shr<u8, Output = K::Bits>>> Shr<u8> for Set<K> {
    type Output = Set<K>;
    #[inline]
    fn shr(self, by: u8) -> Set<K> {
        Set(self.0 >> by)
    }
}

impl<K: Kind> Default for Set<K> {
    fn default() -> Set<K> {
        Set::EMPTY
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = K>>(items: I) -> Set<K> {
        let mut set = Set::EMPTY;
        items.into_iter().for_each(|one| set.insert(one));
        set
    }
}

impl<K: Kind> fmt::Debug for Set<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<K: Kind + Serialize> Serialize for Set<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, K: Kind + Deserialize<'de>> Deserialize<'de> for Set<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<K>, D::Error> {
        Ok(Vec::<K>::deserialize(deserializer)?.into_iter().collect())
    }
}

// A type named `Set` would hide the one JavaScript has.
crate::list::list_on_the_page!(Set<K>, of K, [K: Kind + ts_rs::TS]);
