//! The 45 territory cards: five colours, values 0 to 8, one of each.

use comptoir_kernel::kinds::unknown;
use comptoir_kernel::{List, Set, kinds, numbered, written_as_text};
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

/// Values a colour has: 0 to 8.
pub const VALUES: u8 = 9;
/// Colours in the box, and fields in a kingdom.
pub const COLOURS: usize = 5;
/// Cards in the box.
pub const CARDS: u8 = VALUES * COLOURS as u8;

kinds! {
    /// The colour of a territory.
    #[derive(Default, Serialize, Deserialize, EnumString, IntoStaticStr)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[strum(serialize_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Colour {
        #[default]
        Yellow,
        Black,
        Red,
        Blue,
        Green,
    }
}

impl Colour {
    /// Its cards.
    #[inline]
    pub fn cards(self) -> CardSet {
        CardSet::from_bits(((1 << VALUES) - 1) << (self as u8 * VALUES))
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

numbered!(Card: CARDS as usize, u64);

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}_{}", <&str>::from(self.colour()), self.value())
    }
}

impl std::str::FromStr for Card {
    type Err = String;
    fn from_str(text: &str) -> Result<Card, String> {
        let wrong = || unknown(text, "territory card");
        let (colour, value) = text.rsplit_once('_').ok_or_else(wrong)?;
        let colour: Colour = colour.parse().map_err(|_| wrong())?;
        match value.as_bytes() {
            [digit @ b'0'..=b'8'] => Ok(Card::new(colour, digit - b'0')),
            _ => Err(wrong()),
        }
    }
}

written_as_text!(Card);

/// A set of cards.
pub type CardSet = Set<Card>;

/// Colours in an order: the fields of a kingdom from the left, or the order in which new ones are opened.
pub type Colours = List<Colour, COLOURS>;

/// The one with the highest value; of one colour only where it matters.
pub fn highest(cards: CardSet) -> Option<Card> {
    cards.iter().max_by_key(|card| card.value())
}
