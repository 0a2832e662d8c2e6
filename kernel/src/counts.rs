//! How many there are of each of a few kinds: hands, piles, costs and trades.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Chance, Kind};

/// How many of each of up to eight kinds, each count below 128. Written as an object of the kinds there are, or, if
/// `LISTED`, as a list that names each as often as it is there.
///
/// One byte a kind in one word, the highest bit of each byte always clear: whole hands are added, compared and cut down
/// in a few instructions, which is most of what a simulated game does. For more kinds there is [`Tally`](crate::Tally).
pub struct Counts<K, const LISTED: bool = false>(u64, PhantomData<K>);

const HIGH: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest count that is read: one can always be added.
const MOST: u8 = 100;

impl<K, const LISTED: bool> Counts<K, LISTED> {
    /// Nothing.
    pub const NONE: Counts<K, LISTED> = Counts::from_word(0);
    /// One of everything a word has room for.
    const ONE_OF_EACH: Counts<K, LISTED> = Counts::from_word(ONES);

    /// The counts in this word: a byte for each kind, the first kind in the lowest.
    #[inline]
    pub const fn from_word(word: u64) -> Counts<K, LISTED> {
        Counts(word, PhantomData)
    }

    /// A byte for each kind, the first kind in the lowest.
    #[inline]
    pub const fn word(self) -> u64 {
        self.0
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// How many in all.
    #[inline]
    pub const fn total(self) -> u16 {
        let pairs = (self.0 & 0x00ff_00ff_00ff_00ff) + (self.0 >> 8 & 0x00ff_00ff_00ff_00ff);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
    }

    /// A one in each byte in which there are at least as many as in `other`.
    #[inline]
    const fn at_least(self, other: Counts<K, LISTED>) -> u64 {
        (((self.0 | HIGH) - other.0) & HIGH) >> 7
    }

    /// Whether there are at least as many of every kind as in `other`.
    #[inline]
    pub const fn covers(self, other: Counts<K, LISTED>) -> bool {
        self.at_least(other) == ONES
    }

    /// Of each kind the lower count.
    #[inline]
    #[must_use]
    pub const fn min(self, other: Counts<K, LISTED>) -> Counts<K, LISTED> {
        let others = self.at_least(other) * 0xff;
        Counts::from_word(other.0 & others | self.0 & !others)
    }

    /// Of each kind what is more than in `other`.
    #[inline]
    #[must_use]
    pub const fn beyond(self, other: Counts<K, LISTED>) -> Counts<K, LISTED> {
        // The high bit lends to its byte; where it is gone, `other` had more.
        let left = (self.0 | HIGH) - other.0;
        Counts::from_word(left & (((left & HIGH) >> 7) * 0x7f))
    }

    /// One less of every kind there is.
    #[inline]
    #[must_use]
    pub const fn less_one_of_each(self) -> Counts<K, LISTED> {
        self.beyond(Counts::ONE_OF_EACH)
    }

    /// The same without the kinds in which `other` has any.
    #[inline]
    #[must_use]
    pub const fn without_kinds(self, other: Counts<K, LISTED>) -> Counts<K, LISTED> {
        Counts::from_word(self.0 & !(other.min(Counts::ONE_OF_EACH).0 * 0xff))
    }

    /// Of each kind half as many, rounded down.
    #[inline]
    #[must_use]
    pub const fn halves(self) -> Counts<K, LISTED> {
        Counts::from_word(self.0 >> 1 & (ONES * 0x7f))
    }

    /// This many times as many; every count must stay below 128.
    #[inline]
    #[must_use]
    pub fn times(self, times: u8) -> Counts<K, LISTED> {
        Counts::from_word(self.0 * u64::from(times))
    }
}

impl<K: Kind, const LISTED: bool> Counts<K, LISTED> {
    /// This many of one kind; at most 100.
    #[inline]
    pub fn of(kind: K, count: u8) -> Counts<K, LISTED> {
        const { assert!(K::COUNT <= 8, "a word has room for eight kinds") };
        Counts::from_word(u64::from(count.min(MOST)) << (8 * kind.index()))
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, kind: K) -> u8 {
        (self.0 >> (8 * kind.index())) as u8
    }

    /// Those of other kinds.
    #[inline]
    #[must_use]
    pub fn without_kind(self, kind: K) -> Counts<K, LISTED> {
        Counts::from_word(self.0 & !(0xff << (8 * kind.index())))
    }

    /// The kinds there are, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> + Clone {
        K::all().filter(move |&kind| self.count(kind) > 0)
    }

    /// Each of them when all lie in a row, kind by kind.
    pub fn each(self) -> impl Iterator<Item = K> {
        K::all().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// The kind in this place of that row; `None` past the last.
    #[inline]
    pub fn nth(self, mut place: u16) -> Option<K> {
        self.kinds().find(|&kind| {
            let count = u16::from(self.count(kind));
            let here = place < count;
            place = place.saturating_sub(count);
            here
        })
    }

    /// Draws one by chance and takes it out; each is as likely as the others.
    #[inline]
    pub fn draw(&mut self, chance: &mut impl Chance) -> Option<K> {
        if self.is_none() {
            return None;
        }
        let drawn = self.nth(chance.below(u32::from(self.total())) as u16)?;
        *self -= Counts::of(drawn, 1);
        Some(drawn)
    }

    /// Adds to those there are, unless there would be more of a kind than is read.
    fn read(&mut self, kind: K, count: u8) -> Result<(), &'static str> {
        if count > MOST - self.count(kind) {
            return Err("more of a kind than any game has");
        }
        *self += Counts::of(kind, count);
        Ok(())
    }
}

impl<K, const LISTED: bool> Clone for Counts<K, LISTED> {
    #[inline]
    fn clone(&self) -> Counts<K, LISTED> {
        *self
    }
}

impl<K, const LISTED: bool> Copy for Counts<K, LISTED> {}

impl<K, const LISTED: bool> PartialEq for Counts<K, LISTED> {
    #[inline]
    fn eq(&self, other: &Counts<K, LISTED>) -> bool {
        self.0 == other.0
    }
}

impl<K, const LISTED: bool> Eq for Counts<K, LISTED> {}

impl<K, const LISTED: bool> Hash for Counts<K, LISTED> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K, const LISTED: bool> Default for Counts<K, LISTED> {
    fn default() -> Counts<K, LISTED> {
        Counts::NONE
    }
}

impl<K, const LISTED: bool> Add for Counts<K, LISTED> {
    type Output = Counts<K, LISTED>;
    #[inline]
    fn add(self, other: Counts<K, LISTED>) -> Counts<K, LISTED> {
        Counts::from_word(self.0 + other.0)
    }
}

/// Takes away what is there: `self` covers `other`.
impl<K, const LISTED: bool> Sub for Counts<K, LISTED> {
    type Output = Counts<K, LISTED>;
    #[inline]
    fn sub(self, other: Counts<K, LISTED>) -> Counts<K, LISTED> {
        debug_assert!(self.covers(other), "more taken away than is there");
        Counts::from_word(self.0.wrapping_sub(other.0))
    }
}

impl<K, const LISTED: bool> AddAssign for Counts<K, LISTED> {
    #[inline]
    fn add_assign(&mut self, other: Counts<K, LISTED>) {
        *self = *self + other;
    }
}

impl<K, const LISTED: bool> SubAssign for Counts<K, LISTED> {
    #[inline]
    fn sub_assign(&mut self, other: Counts<K, LISTED>) {
        *self = *self - other;
    }
}

impl<K, const LISTED: bool> std::iter::Sum for Counts<K, LISTED> {
    fn sum<I: Iterator<Item = Counts<K, LISTED>>>(counts: I) -> Counts<K, LISTED> {
        counts.fold(Counts::NONE, Add::add)
    }
}

impl<K: Kind, const LISTED: bool> FromIterator<K> for Counts<K, LISTED> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Counts<K, LISTED> {
        kinds.into_iter().map(|kind| Counts::of(kind, 1)).sum()
    }
}

impl<K: Kind, const LISTED: bool> fmt::Debug for Counts<K, LISTED> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.count(kind)))).finish()
    }
}

impl<K: Kind + Serialize, const LISTED: bool> Serialize for Counts<K, LISTED> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if LISTED {
            serializer.collect_seq(self.each())
        } else {
            serializer.collect_map(self.kinds().map(|kind| (kind, self.count(kind))))
        }
    }
}

impl<'de, K: Kind + Deserialize<'de>, const LISTED: bool> Deserialize<'de> for Counts<K, LISTED> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counts<K, LISTED>, D::Error> {
        if LISTED {
            deserializer.deserialize_seq(Reader(PhantomData))
        } else {
            deserializer.deserialize_map(Reader(PhantomData))
        }
    }
}

struct Reader<K, const LISTED: bool>(PhantomData<K>);

impl<'de, K: Kind + Deserialize<'de>, const LISTED: bool> Visitor<'de> for Reader<K, LISTED> {
    type Value = Counts<K, LISTED>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if LISTED { "a list of kinds" } else { "an object of counts by kind" })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Counts<K, LISTED>, A::Error> {
        let mut counts = Counts::NONE;
        while let Some(kind) = list.next_element::<K>()? {
            counts.read(kind, 1).map_err(A::Error::custom)?;
        }
        Ok(counts)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Counts<K, LISTED>, A::Error> {
        let mut counts = Counts::NONE;
        while let Some((kind, count)) = map.next_entry::<K, u8>()? {
            if counts.count(kind) > 0 {
                return Err(A::Error::custom("a kind is counted twice"));
            }
            counts.read(kind, count).map_err(A::Error::custom)?;
        }
        Ok(counts)
    }
}

#[cfg(feature = "ts")]
impl<K: Kind + ts_rs::TS, const LISTED: bool> ts_rs::TS for Counts<K, LISTED> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        let kind = K::name(config);
        if LISTED { format!("Array<{kind}>") } else { format!("Partial<Record<{kind}, number>>") }
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<K>();
        K::visit_generics(visitor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::kinds! {
        #[derive(Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Crop { Wheat, Rye, Oats, Barley, Maize, Millet, Rice, Sorghum }
    }

    type Stores = Counts<Crop>;

    /// Counts of the first kind, one in the middle and the last.
    fn stores(counts: [u8; 3]) -> Stores {
        [Crop::Wheat, Crop::Barley, Crop::Sorghum]
            .into_iter()
            .zip(counts)
            .map(|(k, n)| Counts::of(k, n))
            .sum()
    }

    #[test]
    fn counting_all_kinds_in_one_step_counts_each_kind() {
        let some = || (0..125).map(|n| [n % 5, n / 5 % 5, n / 25]).chain([[100, 0, 100]]);
        for (a, b) in some().flat_map(|a| some().map(move |b| (a, b))) {
            let each = |f: fn(u8, u8) -> u8| stores(std::array::from_fn(|at| f(a[at], b[at])));
            let (x, y) = (stores(a), stores(b));
            assert_eq!(x.beyond(y), each(u8::saturating_sub));
            assert_eq!(x.min(y), each(u8::min));
            assert_eq!(x.covers(y), a.iter().zip(b).all(|(a, b)| *a >= b));
            assert_eq!(x.halves(), each(|a, _| a / 2));
            assert_eq!(x.less_one_of_each(), each(|a, _| a.saturating_sub(1)));
            assert_eq!(x.without_kinds(y), each(|a, b| if b > 0 { 0 } else { a }));
            assert_eq!(x.total(), a.iter().map(|&count| u16::from(count)).sum::<u16>());
            if x.covers(y) {
                assert_eq!(x - y + y, x);
            }
        }
        assert_eq!(stores([1, 0, 1]).times(3), stores([3, 0, 3]));
    }

    #[test]
    fn they_lie_in_a_row_kind_by_kind() {
        let row = [Crop::Wheat, Crop::Wheat, Crop::Barley, Crop::Sorghum];
        assert_eq!((0..5).map_while(|place| stores([2, 1, 1]).nth(place)).collect::<Vec<Crop>>(), row);
        assert_eq!(stores([2, 1, 1]).each().collect::<Vec<Crop>>(), row);
    }

    #[test]
    fn they_are_written_as_an_object_or_as_a_list() {
        let (object, list) = (r#"{"wheat":2,"sorghum":1}"#, r#"["wheat","wheat","sorghum"]"#);
        assert_eq!(serde_json::to_string(&stores([2, 0, 1])).expect("a word"), object);
        let listed = Counts::<Crop, true>::from_word(stores([2, 0, 1]).word());
        assert_eq!(serde_json::to_string(&listed).expect("a word"), list);
        assert_eq!(serde_json::from_str::<Stores>(object).expect("an object"), stores([2, 0, 1]));
        assert_eq!(serde_json::from_str::<Counts<Crop, true>>(list).expect("a list"), listed);
    }

    #[test]
    fn nonsense_is_not_read() {
        for text in [r#"{"gold":2}"#, r#"{"wheat":128}"#, r#"{"wheat":-1}"#, r#"{"wheat":1,"wheat":1}"#, "[]"]
        {
            assert!(serde_json::from_str::<Stores>(text).is_err(), "{text}");
        }
        let crowd = format!("[{}]", vec![r#""wheat""#; 101].join(","));
        assert!(serde_json::from_str::<Counts<Crop, true>>(&crowd).is_err());
    }
}
