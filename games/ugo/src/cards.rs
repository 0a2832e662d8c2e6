//! The 45 territory cards: five colours, values 0 to 8, one of each.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumString, IntoStaticStr};

/// Values a colour has: 0 to 8.
pub const VALUES: u8 = 9;
/// Colours in the box, and fields in a kingdom.
pub const COLOURS: usize = 5;
/// Cards in the box.
pub const CARDS: u8 = VALUES * COLOURS as u8;

/// The colour of a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumString, IntoStaticStr)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)]
pub enum Colour {
    Yellow,
    Black,
    Red,
    Blue,
    Green,
}

impl Colour {
    /// In the order of the data file.
    pub const ALL: [Colour; COLOURS] =
        [Colour::Yellow, Colour::Black, Colour::Red, Colour::Blue, Colour::Green];

    /// Its place in that order.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A territory card, written `red_6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "`${Colour}_${number}`"))]
pub struct Card(u8);

impl Card {
    /// The card of this colour and value (0 to 8).
    pub fn new(colour: Colour, value: u8) -> Card {
        debug_assert!(value < VALUES);
        Card(colour as u8 * VALUES + value)
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 / VALUES)]
    }

    /// Its value, 0 to 8.
    pub fn value(self) -> u8 {
        self.0 % VALUES
    }

    /// The whole box, in the order of the data file.
    pub const BOX: [Card; CARDS as usize] = {
        let mut cards = [Card(0); CARDS as usize];
        let mut at = 0;
        while at < CARDS {
            cards[at as usize] = Card(at);
            at += 1;
        }
        cards
    };
}

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}_{}", <&str>::from(self.colour()), self.value())
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
        let wrong = || format!("`{}` is not a territory card", text.chars().take(20).collect::<String>());
        let (colour, value) = text.rsplit_once('_').ok_or_else(wrong)?;
        let colour: Colour = colour.parse().map_err(|_| wrong())?;
        match value.as_bytes() {
            [digit @ b'0'..=b'8'] => Ok(Card::new(colour, digit - b'0')),
            _ => Err(wrong()),
        }
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

/// A set of cards, written as a list.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Card[]"))]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);

    /// The whole box.
    pub const BOX: CardSet = CardSet((1 << CARDS) - 1);

    /// Whether `card` is in it.
    #[inline]
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Puts a card in.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Its cards of one colour.
    #[inline]
    #[must_use]
    pub fn of(self, colour: Colour) -> CardSet {
        CardSet(self.0 & (((1 << VALUES) - 1) << (colour as u8 * VALUES)))
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two or more.
    #[inline]
    pub fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// What is in either.
    #[must_use]
    pub fn with(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// What is not in `other`.
    #[must_use]
    pub fn without(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// Whether no card is in both.
    pub fn is_disjoint(self, other: CardSet) -> bool {
        self.0 & other.0 == 0
    }

    /// The one with the highest value; of one colour only where it matters.
    pub fn highest(self) -> Option<Card> {
        self.iter().max_by_key(|card| card.value())
    }

    /// In the order of the data file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let card = Card(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                card
            })
        })
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl From<Vec<Card>> for CardSet {
    fn from(cards: Vec<Card>) -> CardSet {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<Card> {
    fn from(set: CardSet) -> Vec<Card> {
        set.iter().collect()
    }
}

/// Up to five colours in an order: the fields of a kingdom from the left, or the order in which new ones are opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Colour>", into = "Vec<Colour>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Colour[]"))]
pub struct Colours {
    len: u8,
    list: [Colour; COLOURS],
}

impl Default for Colours {
    fn default() -> Colours {
        Colours { len: 0, list: [Colour::Yellow; COLOURS] }
    }
}

impl Colours {
    /// How many there are.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Adds one at the end. A list that already has five stays as it is.
    pub fn push(&mut self, colour: Colour) {
        if let Some(place) = self.list.get_mut(usize::from(self.len)) {
            *place = colour;
            self.len += 1;
        }
    }

    /// In their order.
    pub fn as_slice(&self) -> &[Colour] {
        &self.list[..usize::from(self.len)]
    }

    /// Where `colour` stands.
    pub fn position(&self, colour: Colour) -> Option<usize> {
        self.as_slice().iter().position(|&other| other == colour)
    }

    /// Whether `colour` is one of them.
    pub fn contains(&self, colour: Colour) -> bool {
        self.position(colour).is_some()
    }

    /// Swaps two places.
    pub fn swap(&mut self, a: usize, b: usize) {
        let len = usize::from(self.len);
        self.list[..len].swap(a, b);
    }
}

impl std::fmt::Debug for Colours {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        let mut list = Colours::default();
        colours.into_iter().for_each(|colour| list.push(colour));
        list
    }
}

impl TryFrom<Vec<Colour>> for Colours {
    type Error = &'static str;
    fn try_from(colours: Vec<Colour>) -> Result<Colours, Self::Error> {
        if colours.len() > COLOURS {
            return Err("more colours than the box has");
        }
        Ok(colours.into_iter().collect())
    }
}

impl From<Colours> for Vec<Colour> {
    fn from(colours: Colours) -> Vec<Colour> {
        colours.as_slice().to_vec()
    }
}
