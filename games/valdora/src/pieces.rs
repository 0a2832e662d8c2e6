//! The pieces of the box: gems, colours, equipment, orders, cards.

use comptoir_kernel::{Kind, Per, Set, Tally, kinds, named_in_data};
use serde::{Deserialize, Serialize};

use crate::board::SPACES;
use crate::data::data;

/// Kinds of gem.
pub const GEMS: usize = 5;
/// Colours of palaces, artisans and workshops.
pub const COLOURS: usize = 7;
/// Kinds of equipment, those of the special cards included.
pub const EQUIPMENT: usize = 10;
/// Places for equipment before a player.
pub const SLOTS: usize = 9;
/// Kinds of order.
pub const ORDERS: usize = 9;
/// Kinds of special card.
pub const SPECIALS: usize = 18;
/// Duel cards.
pub const DUEL_CARDS: usize = 6;
/// Books.
pub const BOOKS: usize = 4;

/// Stones, by gem.
pub type Gems = Tally<Gem, GEMS>;
/// Artisans, by colour.
pub type Artisans = Tally<Colour, COLOURS>;
/// Orders, by kind.
pub type Orders = Tally<Order, ORDERS>;
/// Special cards, by kind.
pub type Specials = Tally<Special, SPECIALS>;
/// Some of a player's slots.
pub type SlotSet = Set<Slot>;
/// What stands in a player's slots.
pub type Slots = Per<Slot, Option<Carrier>, SLOTS>;

kinds! {
    /// A stone; gold nuggets are stones too.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Gem {
        Ruby,
        Sapphire,
        Amethyst,
        Emerald,
        Gold,
    }
}

kinds! {
    /// The colour of a palace, of its orders, artisans and workshop; clockwise around the disc.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Colour {
        Grey,
        Yellow,
        White,
        Violet,
        Red,
        Blue,
        Green,
    }
}

impl Colour {
    /// All colours clockwise around the disc, from this one on.
    pub fn clockwise(self) -> impl Iterator<Item = Colour> {
        (0..COLOURS).map(move |step| Colour::at((self.index() + step) % COLOURS))
    }
}

kinds! {
    /// A kind of equipment.
    #[derive(Default, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Equipment {
        #[default]
        GoldPan,
        Shovel,
        Pick,
        Hammer,
        Chisel,
        Cart,
        Horse,
        FineCart,
        FineHorse,
        Dipper,
    }
}

impl Equipment {
    /// Where a player puts it; a fine cart stands in the place of the cart.
    pub fn slot(self) -> Slot {
        match self {
            Equipment::GoldPan => Slot::GoldPan,
            Equipment::Shovel => Slot::Shovel,
            Equipment::Pick => Slot::Pick,
            Equipment::Hammer => Slot::Hammer,
            Equipment::Chisel => Slot::Chisel,
            Equipment::Cart | Equipment::FineCart => Slot::Cart,
            Equipment::Horse | Equipment::FineHorse => Slot::Horse,
            Equipment::Dipper => Slot::Dipper,
        }
    }

    /// The special card it is printed on.
    pub fn special_card(self) -> Option<Special> {
        match self {
            Equipment::FineCart => Some(Special::FineCart),
            Equipment::FineHorse => Some(Special::FineHorse),
            Equipment::Dipper => Some(Special::Dipper),
            _ => None,
        }
    }
}

kinds! {
    /// A place for one piece of equipment before a player.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
    #[serde(rename_all = "snake_case")]
    #[allow(missing_docs)]
    pub enum Slot {
        GoldPan,
        Shovel,
        Pick,
        Hammer,
        Chisel,
        Cart,
        Horse,
        Dipper,
        /// The second copy of a kind already owned (V-11.3).
        Spare,
    }
}

/// A piece of equipment and the stone on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Carrier {
    /// What it is.
    pub equipment: Equipment,
    /// What it carries.
    pub gem: Option<Gem>,
}

kinds! {
    /// A special card, by its number.
    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
    #[serde(try_from = "u8", into = "u8")]
    #[allow(missing_docs)]
    pub enum Special {
        SafeConduct,
        Bookmark,
        SpareSet,
        LargeNotebook,
        GoodInn,
        HomeDelivery,
        FineCart,
        FineHorse,
        Dipper,
        ExtraDinghy,
        LoadingBonus,
        Alchemy,
        LastPenny,
        PromisesKept,
        MasterOwner,
        Renown,
        FullChest,
        FineTeam,
    }
}

impl Special {
    /// 1 to 18, as in the rules.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl From<Special> for u8 {
    fn from(card: Special) -> u8 {
        card.number()
    }
}

impl TryFrom<u8> for Special {
    type Error = String;
    fn try_from(number: u8) -> Result<Special, String> {
        Special::ALL
            .into_iter()
            .find(|card| card.number() == number)
            .ok_or_else(|| format!("there is no special card {number}"))
    }
}

named_in_data!(
    /// An order. Those of one kind are alike, whichever book they came from.
    Order: ORDERS, u32, "order", |index| &data().orders[index].id
);

named_in_data!(
    /// A card of the duel.
    DuelCard: DUEL_CARDS, u32, "duel card", |index| &data().duel_cards[index].id
);

named_in_data!(
    /// A book.
    BookId: BOOKS, u32, "book", |index| &data().books[index].id
);

named_in_data!(
    /// A space of the board.
    Space: SPACES, u32, "space", |index| &data().spaces[index].id
);
