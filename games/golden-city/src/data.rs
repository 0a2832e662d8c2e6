//! The data file, read once.

use comptoir_kernel::{Info, Printed, printed};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use crate::cards::{LANDSCAPES, Landscape};

static PRINTED: Printed<Data> =
    Printed::new(printed!("data/golden_city.toml"), include_str!("../CHANGES.md"));

/// The numbers and lists of the box.
#[derive(Debug, Deserialize)]
pub struct Data {
    /// What everybody starts with.
    pub setup: Setup,
    /// Hand limit, ware limit, builds in a turn.
    pub limits: Limits,
    /// The game for two.
    pub great_drought: GreatDrought,
    /// Its extra variant.
    pub black_posts: BlackPosts,
    /// Letters of a round's scoring.
    pub scoring: Scoring,
    /// Prices of places.
    pub cost: Cost,
    /// Coins and key cards in the box.
    pub supply: Supply,
    /// Kinds of landscape cards.
    #[serde(rename = "landscape")]
    pub landscapes: [LandscapeCards; LANDSCAPES],
    /// The four rivers.
    #[serde(rename = "river")]
    pub rivers: Vec<Named>,
    #[serde(rename = "ware")]
    pub(crate) wares: Vec<Named>,
    /// What is printed on ware cards.
    #[serde(rename = "ware_card")]
    pub ware_cards: Vec<WareCardEntry>,
    /// What is printed on bonus cards.
    #[serde(rename = "bonus_card")]
    pub bonus_cards: Vec<BonusCardEntry>,
    /// What is printed on score cards.
    #[serde(rename = "score_card")]
    pub score_cards: Vec<ScoreCardEntry>,
    /// Ports, rural sites and zones.
    #[serde(rename = "place")]
    pub places: Vec<PlaceEntry>,
    #[serde(rename = "road")]
    pub(crate) roads: Vec<RoadEntry>,
}

/// What everybody starts with.
#[derive(Debug, Deserialize)]
pub struct Setup {
    /// Coins.
    pub coins: u8,
    /// Port cards, dealt openly.
    pub port_cards: u8,
    /// Cards drawn from the deck.
    pub drawn_cards: u8,
    /// Posts of each player.
    pub posts: BySeats<u8>,
    /// Sizes of the landscape groups of a round.
    pub groups: BySeats<Vec<u8>>,
}

/// Something that depends on the number of players.
#[derive(Debug, Deserialize)]
pub struct BySeats<T> {
    p2: T,
    p3: T,
    p4: T,
}

impl<T> BySeats<T> {
    /// With this many players.
    pub fn with(&self, seats: u8) -> &T {
        match seats {
            2 => &self.p2,
            3 => &self.p3,
            _ => &self.p4,
        }
    }
}

/// What a turn and a hand are limited to.
#[derive(Debug, Deserialize)]
pub struct Limits {
    /// Landscape cards in hand at the end of one's building turn.
    pub landscape_cards: u8,
    /// Ware cards before a player.
    pub ware_cards: u8,
    /// Posts placed in a turn.
    pub builds_per_turn: u8,
}

/// The game for two.
#[derive(Debug, Deserialize)]
pub struct GreatDrought {
    /// The group that carries coins.
    pub group_with_coin: usize,
    /// How many.
    pub group_coins: u8,
    pub(crate) score_card_backs: Vec<u8>,
    /// Rounds from one special scoring to the next.
    pub rounds_between_special_scorings: u8,
    /// Victory points of each special scoring.
    pub victory_points: Vec<u8>,
    /// Whoever has this many has won.
    pub victory_points_to_win: u8,
    pub(crate) no_reward_landscape: Landscape,
    pub(crate) no_reward_kinds: Vec<Kind>,
}

/// The extra variant of the game for two.
#[derive(Debug, Deserialize)]
pub struct BlackPosts {
    /// Black posts of each player.
    pub posts: u8,
}

/// Letters of a round's scoring.
#[derive(Debug, Deserialize)]
pub struct Scoring {
    /// For owning the ware.
    pub ware_presence: u16,
    /// More for its only owner.
    pub ware_monopoly: u16,
    /// For a post in the area.
    pub area_presence: u16,
    /// More for whoever alone has most posts there.
    pub area_majority: u16,
}

/// Prices of places.
#[derive(Debug, Deserialize)]
pub struct Cost {
    pub(crate) port: Price,
    pub(crate) rural: Price,
    pub(crate) outer: Price,
    pub(crate) inner: Price,
}

/// The price of a place.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Price {
    /// Landscape cards.
    pub cards: u8,
    /// Key cards.
    pub keys: u8,
}

/// Coins and key cards in the box.
#[derive(Debug, Deserialize)]
pub struct Supply {
    /// Coins.
    pub coins: u8,
    /// Key cards.
    pub key_cards: u8,
}

/// A kind of landscape cards.
#[derive(Debug, Deserialize)]
pub struct LandscapeCards {
    /// How many the box has.
    pub cards: u8,
}

/// A river or a ware.
#[derive(Debug, Deserialize)]
pub struct Named {
    /// Its id.
    pub id: String,
}

/// A ware card.
#[derive(Debug, Deserialize)]
pub struct WareCardEntry {
    pub(crate) id: String,
    /// The two wares on it.
    pub wares: Vec<String>,
}

/// A bonus card.
#[derive(Debug, Deserialize)]
pub struct BonusCardEntry {
    pub(crate) id: String,
    /// What it counts.
    pub kind: BonusKind,
    /// For the landscape kind.
    pub landscape: String,
    /// Letters for each.
    pub letters_each: u16,
}

/// What a bonus card counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the rulebook's own list
pub enum BonusKind {
    WareCards,
    Coins,
    City,
    River,
    Landscape,
}

/// A score card.
#[derive(Debug, Deserialize)]
pub struct ScoreCardEntry {
    pub(crate) id: String,
    pub(crate) back: u8,
    /// The ware it names.
    pub ware: String,
    /// Whether it names a river or a quarter.
    pub area_kind: AreaKind,
    /// A river, or the landscape of a quarter.
    pub area: String,
}

/// What a score card looks at besides a ware.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum AreaKind {
    /// The sites of a river.
    River,
    /// The zones of a quarter.
    Quarter,
}

/// A port, a rural site or a zone.
#[derive(Debug, Deserialize)]
pub struct PlaceEntry {
    pub(crate) id: String,
    pub(crate) kind: Kind,
    pub(crate) landscape: Landscape,
    /// The landscape on whose side of the island it lies.
    pub sector: String,
    /// Empty for a place on no river.
    pub river: String,
    /// Of a port or rural site.
    pub reward: Option<Symbol>,
    /// Of a zone: for its first player.
    pub first: Option<Gain>,
    /// Of a zone: for its second player.
    pub second: Option<Gain>,
}

/// Kinds of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// On the coast.
    Port,
    /// Inland.
    Rural,
    /// A zone of the city's outer ring.
    Outer,
    /// A zone of its inner ring.
    Inner,
}

/// What is printed at a port or rural site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the rulebook's own list
pub enum Symbol {
    Coin1,
    Coin2,
    Card,
    Key,
    Bonus,
    Ware,
}

/// What a zone gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// Letters.
    pub letters: u16,
    /// Coins.
    pub coins: u8,
    /// Landscape cards from the deck.
    pub cards: u8,
}

#[derive(Debug, Deserialize)]
pub(crate) struct RoadEntry {
    pub a: String,
    pub b: String,
}

/// The numbers and lists of the box.
#[inline]
pub fn data() -> &'static Data {
    PRINTED.data()
}

/// What the box says.
pub fn info() -> &'static Info {
    PRINTED.info()
}
