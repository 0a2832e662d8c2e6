//! The data file, read once.

use std::collections::BTreeMap;

use comptoir_kernel::{Counts, Info, Printed, printed};
use serde::Deserialize;

use crate::wares::{Cards, Development, RESOURCES, Resource, Resources};
use crate::{COLOURS, SEATS, Side};

/// Everybody plays; with one less the last colour is neutral.
const FULL_TABLE: u8 = SEATS as u8;

static PRINTED: Printed<Data> = Printed::new(printed!("data/merchants.toml"), include_str!("../CHANGES.md"));

/// The numbers of the box, and the map as it is printed.
#[derive(Debug, Deserialize)]
#[serde(from = "File")]
pub struct Data {
    /// Pieces and cards.
    pub components: Components,
    /// What things cost.
    pub costs: Costs,
    /// The other numbers of the rules.
    pub limits: Limits,
    /// What the development cards do.
    pub effects: Effects,
    /// The development cards of the box.
    pub cards: Cards,
    /// The resource cards of the box.
    pub resources: Resources,
    /// The values of the three tokens of each colour, in the order of the resources.
    pub token_values: [[u8; 3]; RESOURCES],
    /// Which of them lies on its dotted space from the start.
    pub dotted_value: [u8; RESOURCES],
    /// Hexes, cities and paths.
    pub map: Map,
    /// The hex the robber starts on.
    pub robber_start: String,
    /// The given positions, by colour.
    pub fixed_start: [FixedStart; COLOURS],
    /// By board, then for three and for four players.
    amounts: [[Amounts; 2]; 2],
    terrain_resource: BTreeMap<String, Resource>,
}

/// The file as it is written.
#[derive(Deserialize)]
struct File {
    components: Components,
    amounts: Vec<Amounts>,
    terrain_resource: BTreeMap<String, Resource>,
    costs: Costs,
    limits: Limits,
    development: Vec<DevelopmentCard>,
    tokens: Vec<Tokens>,
    map: Map,
    robber: Robber,
    fixed_start: [FixedStart; COLOURS],
}

/// Pieces and cards.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Components {
    pub routes_per_colour: u8,
    pub resource_cards_each: u8,
    pub start_gold: u16,
}

/// What each player receives.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Amounts {
    board: Side,
    players: u8,
    /// Posts, those of the start included.
    pub posts: u8,
    /// Goods to deliver.
    pub goods: u8,
}

/// What things cost.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Costs {
    pub development: Resources,
    pub merchant: Resources,
    pub caravan: Resources,
    pub route: Resources,
    /// For as many intersections as [`Limits::merchant_steps_per_wheat`].
    pub merchant_move: Resources,
    /// For as many routes as [`Limits::caravan_steps_per_salt`].
    pub caravan_move: Resources,
}

/// The other numbers of the rules.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Limits {
    pub hand_limit_on_seven: u16,
    pub gold_per_resource: u16,
    pub gold_purchases_per_turn: u8,
    pub bank_rate: u8,
    pub merchant_steps_per_wheat: u8,
    pub caravan_steps_per_salt: u8,
    pub caravans_per_route: u8,
    pub toll_gold: u16,
    pub compensation_gold: u16,
    pub development_buys_per_turn: u8,
    pub development_plays_per_turn: u8,
    pub offers_per_turn: u8,
    pub rounds: u16,
}

/// What the development cards do.
#[derive(Debug)]
#[allow(missing_docs)]
pub struct Effects {
    pub safe_conduct_routes: u8,
    pub trade_agreement_steps: u8,
    pub trade_agreement_gold: u16,
    pub bribery_steps: u8,
    pub lancer_gold: u16,
}

#[derive(Deserialize)]
struct DevelopmentCard {
    id: Development,
    count: u8,
    #[serde(default)]
    gold: u16,
    #[serde(default)]
    routes: u8,
    #[serde(default)]
    merchant_steps: u8,
    #[serde(default)]
    caravan_steps: u8,
}

#[derive(Deserialize)]
struct Tokens {
    terrain: String,
    values: [u8; 3],
    dotted: u8,
}

/// Hexes, cities and paths.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct Map {
    pub hexes: Vec<PrintedHex>,
    pub cities: Vec<PrintedCity>,
    pub sea_lanes: Vec<PrintedPath>,
    pub double_arrows: Vec<PrintedPath>,
}

/// A hex of the map, land or sea.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct PrintedHex {
    pub q: i8,
    pub r: i8,
    pub terrain: String,
    /// What the catalogues call it; some of the sea has no name.
    pub name: Option<String>,
    pub number: Option<u8>,
    #[serde(default)]
    pub dotted: bool,
    #[serde(default)]
    pub west: bool,
}

/// A city of the map.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct PrintedCity {
    pub id: String,
    pub at: String,
    pub kind: CityKind,
    #[serde(default)]
    pub gold: u8,
    #[serde(default)]
    pub west: bool,
}

/// The colour of a city's space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CityKind {
    /// A starting city.
    Purple,
    /// Any other.
    Brown,
}

/// A path with something special about it.
#[derive(Debug, Deserialize)]
pub struct PrintedPath {
    /// The intersections it joins.
    pub path: [String; 2],
    /// Whether it is special on the expert side only.
    #[serde(default)]
    pub west: bool,
}

#[derive(Deserialize)]
struct Robber {
    start: String,
}

/// Where a colour begins in the given positions.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)]
pub struct FixedStart {
    pub posts: [String; 3],
    pub resources: Resources,
    pub route: [String; 2],
    /// Where it is another one on the expert side.
    pub expert_route: Option<[String; 2]>,
}

impl Data {
    /// What each player receives on this board at a table of this size.
    pub fn amounts(&self, side: Side, players: u8) -> &Amounts {
        &self.amounts[side as usize][usize::from(players >= FULL_TABLE)]
    }

    /// What a terrain produces; the sea nothing.
    pub fn resource_of(&self, terrain: &str) -> Option<Resource> {
        self.terrain_resource.get(terrain).copied()
    }
}

impl From<File> for Data {
    fn from(file: File) -> Data {
        let card = |id: Development| {
            file.development.iter().find(|card| card.id == id).expect("every card has its entry")
        };
        let tokens = |resource: Resource| {
            let of_colour = |tokens: &&Tokens| file.terrain_resource.get(&tokens.terrain) == Some(&resource);
            file.tokens.iter().find(of_colour).expect("every colour has its tokens")
        };
        let amounts = |board: Side, players: u8| {
            let found = file.amounts.iter().find(|entry| entry.board == board && entry.players == players);
            *found.expect("every board and table size has its amounts")
        };
        let each = file.components.resource_cards_each;
        Data {
            effects: Effects {
                safe_conduct_routes: card(Development::SafeConduct).routes,
                trade_agreement_steps: card(Development::TradeAgreement).merchant_steps,
                trade_agreement_gold: card(Development::TradeAgreement).gold,
                bribery_steps: card(Development::Bribery).caravan_steps,
                lancer_gold: card(Development::Lancer).gold,
            },
            cards: file.development.iter().map(|card| Counts::of(card.id, card.count)).sum(),
            resources: Resource::ALL.into_iter().map(|resource| Counts::of(resource, each)).sum(),
            token_values: std::array::from_fn(|at| tokens(Resource::ALL[at]).values),
            dotted_value: std::array::from_fn(|at| tokens(Resource::ALL[at]).dotted),
            components: file.components,
            costs: file.costs,
            limits: file.limits,
            map: file.map,
            robber_start: file.robber.start,
            fixed_start: file.fixed_start,
            amounts: [Side::Short, Side::Expert]
                .map(|board| [amounts(board, FULL_TABLE - 1), amounts(board, FULL_TABLE)]),
            terrain_resource: file.terrain_resource,
        }
    }
}

/// The numbers of the box.
#[inline]
pub fn data() -> &'static Data {
    PRINTED.data()
}

/// What the box says.
pub fn info() -> &'static Info {
    PRINTED.info()
}
