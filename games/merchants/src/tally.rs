//! How many of each kind: hands, piles, costs and trades.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{Add, AddAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumString, IntoStaticStr};

/// Something that is counted. Its index is below 8.
pub trait Kind: Copy + Eq + Hash + Debug + FromStr + Into<&'static str> + Send + Sync + 'static {
    /// Every kind, in the order of the data file.
    const ALL: &'static [Self];
    /// Its place in that order.
    fn index(self) -> usize;
}

macro_rules! kind {
    ($(#[$doc:meta])* $Name:ident { $($Variant:ident),* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum $Name { $($Variant),* }

        impl Kind for $Name {
            const ALL: &'static [$Name] = &[$($Name::$Variant),*];
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}

kind! {
    /// What the five terrains produce.
    Resource { Wood, Wool, Wheat, Ore, Salt }
}
kind! {
    /// What can change hands in a trade: the resources, in the same order, and gold.
    Ware { Wood, Wool, Wheat, Ore, Salt, Gold }
}
kind! {
    /// The development cards (M-10).
    Development { SafeConduct, TradeAgreement, Bribery, Lancer }
}

/// How many resources there are.
pub const RESOURCES: usize = Resource::ALL.len();

/// Resource cards.
pub type Resources = Tally<Resource>;
/// Development cards.
pub type Cards = Tally<Development>;
/// One side of a trade.
pub type Bundle = Tally<Ware>;

/// How many of each kind, each count below 128. Written as an object of the kinds there are.
///
/// One byte a kind in one word, the highest bit of each byte always clear: whole hands are added, compared and cut down
/// in a few instructions, which is most of what a simulated game does.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tally<K>(u64, PhantomData<K>);

const HIGH: u64 = 0x8080_8080_8080_8080;
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest count that is read: one can always be added.
const MOST: u8 = 100;

impl<K: Copy> Tally<K> {
    /// Nothing.
    pub const NONE: Tally<K> = Tally(0, PhantomData);
    /// One of everything a word has room for.
    const ONE_OF_EACH: Tally<K> = Tally(ONES, PhantomData);

    #[inline]
    const fn new(word: u64) -> Tally<K> {
        Tally(word, PhantomData)
    }

    /// Whether there is nothing.
    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// How many in all.
    #[inline]
    pub fn total(self) -> u16 {
        let pairs = (self.0 & 0x00ff_00ff_00ff_00ff) + (self.0 >> 8 & 0x00ff_00ff_00ff_00ff);
        (pairs.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u16
    }

    /// All bits of the bytes in which there are at least as many as in `other`.
    #[inline]
    const fn at_least(self, other: Tally<K>) -> u64 {
        (((self.0 | HIGH) - other.0) & HIGH) >> 7
    }

    /// Whether there are at least as many of every kind as in `other`.
    #[inline]
    pub const fn covers(self, other: Tally<K>) -> bool {
        self.at_least(other) == ONES
    }

    /// Of each kind the lower count.
    #[inline]
    #[must_use]
    pub const fn min(self, other: Tally<K>) -> Tally<K> {
        let others = self.at_least(other) * 0xff;
        Tally::new(other.0 & others | self.0 & !others)
    }

    /// Of each kind what is more than in `other`.
    #[inline]
    #[must_use]
    pub const fn beyond(self, other: Tally<K>) -> Tally<K> {
        Tally::new(self.0 - self.min(other).0)
    }

    /// One less of every kind there is.
    #[inline]
    #[must_use]
    pub const fn less_one_of_each(self) -> Tally<K> {
        self.beyond(Tally::ONE_OF_EACH)
    }
}

impl<K: Kind> Tally<K> {
    /// So many of one kind; at most 100.
    #[inline]
    pub fn of(kind: K, count: u8) -> Tally<K> {
        Tally::new(u64::from(count.min(MOST)) << (8 * kind.index()))
    }

    /// How many of this kind.
    #[inline]
    pub fn count(self, kind: K) -> u8 {
        (self.0 >> (8 * kind.index())) as u8
    }

    /// The kinds there are.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = K> + Clone {
        K::ALL.iter().copied().filter(move |&kind| self.count(kind) > 0)
    }

    /// The kind of the card in this place when all lie in a row, kind by kind; `None` past the last.
    pub fn nth(self, mut place: u16) -> Option<K> {
        self.kinds().find(|&kind| {
            let count = u16::from(self.count(kind));
            let here = place < count;
            place = place.saturating_sub(count);
            here
        })
    }

    /// The same without the kinds in which `other` has any.
    #[inline]
    #[must_use]
    pub fn without_kinds(self, other: Tally<K>) -> Tally<K> {
        Tally::new(self.0 & !(other.min(Tally::ONE_OF_EACH).0 * 0xff))
    }

    /// So many times this; every count must stay below 128.
    #[inline]
    #[must_use]
    pub fn times(self, times: u8) -> Tally<K> {
        Tally::new(self.0 * u64::from(times))
    }
}

/// The bytes of the resources within a word.
const RESOURCE_BYTES: u64 = (1 << (8 * RESOURCES)) - 1;

impl Bundle {
    /// The resource cards of it.
    #[inline]
    pub fn resources(self) -> Resources {
        Tally::new(self.0 & RESOURCE_BYTES)
    }

    /// The gold of it.
    #[inline]
    pub fn gold(self) -> u8 {
        self.count(Ware::Gold)
    }
}

impl From<Resource> for Ware {
    #[inline]
    fn from(resource: Resource) -> Ware {
        Ware::ALL[resource.index()]
    }
}

impl Ware {
    /// The resource it is, unless it is gold.
    pub fn resource(self) -> Option<Resource> {
        Resource::ALL.get(self.index()).copied()
    }
}

impl<K: Copy> Default for Tally<K> {
    fn default() -> Tally<K> {
        Tally::NONE
    }
}

impl<K: Copy> Add for Tally<K> {
    type Output = Tally<K>;
    #[inline]
    fn add(self, other: Tally<K>) -> Tally<K> {
        Tally::new(self.0 + other.0)
    }
}

/// Takes away what is there: `self` covers `other`.
impl<K: Copy> Sub for Tally<K> {
    type Output = Tally<K>;
    #[inline]
    fn sub(self, other: Tally<K>) -> Tally<K> {
        debug_assert!(self.covers(other), "more taken away than is there");
        Tally::new(self.0.wrapping_sub(other.0))
    }
}

impl<K: Copy> AddAssign for Tally<K> {
    #[inline]
    fn add_assign(&mut self, other: Tally<K>) {
        *self = *self + other;
    }
}

impl<K: Copy> SubAssign for Tally<K> {
    #[inline]
    fn sub_assign(&mut self, other: Tally<K>) {
        *self = *self - other;
    }
}

impl<K: Kind> std::iter::Sum for Tally<K> {
    fn sum<I: Iterator<Item = Tally<K>>>(tallies: I) -> Tally<K> {
        tallies.fold(Tally::NONE, Add::add)
    }
}

impl<K: Kind> Debug for Tally<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds().map(|kind| (kind, self.count(kind)))).finish()
    }
}

impl<K: Kind> Serialize for Tally<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(
            self.kinds().map(|kind| (kind.into(), self.count(kind))).collect::<Vec<(&str, u8)>>(),
        )
    }
}

impl<'de, K: Kind> Deserialize<'de> for Tally<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tally<K>, D::Error> {
        struct Counts<K>(PhantomData<K>);
        impl<'de, K: Kind> Visitor<'de> for Counts<K> {
            type Value = Tally<K>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of counts by kind")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Tally<K>, A::Error> {
                let mut tally = Tally::NONE;
                while let Some((name, count)) = map.next_entry::<std::borrow::Cow<'de, str>, u8>()? {
                    let kind: K =
                        name.parse().map_err(|_| A::Error::custom("not a kind that is counted here"))?;
                    if count > MOST || tally.count(kind) > 0 {
                        return Err(A::Error::custom("each kind is counted once, up to 100"));
                    }
                    tally += Tally::of(kind, count);
                }
                Ok(tally)
            }
        }
        deserializer.deserialize_map(Counts(PhantomData))
    }
}

#[cfg(feature = "ts")]
impl<K: Kind + ts_rs::TS> ts_rs::TS for Tally<K> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(config: &ts_rs::Config) -> String {
        format!("Partial<Record<{}, number>>", K::name(config))
    }
    fn inline(config: &ts_rs::Config) -> String {
        Self::name(config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(wood: u8, ore: u8, salt: u8) -> Resources {
        Tally::of(Resource::Wood, wood) + Tally::of(Resource::Ore, ore) + Tally::of(Resource::Salt, salt)
    }

    #[test]
    fn every_kind_is_compared_by_itself() {
        assert!(hand(2, 1, 0).covers(hand(2, 0, 0)));
        assert!(!hand(2, 1, 0).covers(hand(0, 0, 1)));
        assert!(!hand(1, 19, 0).covers(hand(2, 0, 0)));
        assert_eq!(hand(5, 0, 1).min(hand(3, 2, 1)), hand(3, 0, 1));
        assert_eq!(hand(5, 0, 1).beyond(hand(3, 2, 1)), hand(2, 0, 0));
        assert_eq!(hand(5, 0, 1).less_one_of_each(), hand(4, 0, 0));
        assert_eq!(hand(5, 2, 1).without_kinds(hand(0, 9, 0)), hand(5, 0, 1));
        assert_eq!(hand(19, 19, 19).total(), 57);
        assert_eq!(hand(1, 0, 1).times(3), hand(3, 0, 3));
    }

    #[test]
    fn cards_lie_in_a_row_kind_by_kind() {
        let row: Vec<Resource> = (0..5).filter_map(|place| hand(2, 1, 1).nth(place)).collect();
        assert_eq!(row, [Resource::Wood, Resource::Wood, Resource::Ore, Resource::Salt]);
    }

    #[test]
    fn a_bundle_is_cards_and_gold() {
        let bundle = Bundle::of(Ware::Gold, 3) + Bundle::of(Ware::Salt, 1);
        assert_eq!((bundle.resources(), bundle.gold()), (hand(0, 0, 1), 3));
        assert_eq!((Ware::Salt.resource(), Ware::Gold.resource()), (Some(Resource::Salt), None));
    }

    #[test]
    fn nonsense_is_not_read() {
        let read = |text: &str| serde_json::from_str::<Resources>(text);
        assert_eq!(read(r#"{"wood":2,"salt":1}"#).expect("a hand"), hand(2, 0, 1));
        assert!(read(r#"{"gold":2}"#).is_err(), "gold is no resource");
        assert!(read(r#"{"wood":128}"#).is_err());
        assert!(read(r#"{"wood":1,"wood":1}"#).is_err());
    }
}
