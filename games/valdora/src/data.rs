//! The data file, read once.

use comptoir_kernel::{Info, Kind, Printed, Set, printed};
use serde::Deserialize;

use crate::board::SPACES;
use crate::pieces::{
    BOOKS, COLOURS, Colour, DUEL_CARDS, EQUIPMENT, Equipment, GEMS, Gem, Gems, ORDERS, SPECIALS, Special,
};

static PRINTED: Printed<Data> = Printed::new(printed!("data/valdora.toml"), include_str!("../CHANGES.md"));

/// Everything printed on the pieces.
#[derive(Debug, Deserialize)]
pub struct Data {
    /// The numbers of the rules.
    pub constants: Constants,
    /// The stones.
    #[serde(rename = "gem")]
    pub gems: [GemRow; GEMS],
    /// The disc, clockwise.
    #[serde(rename = "colour")]
    pub colours: [ColourRow; COLOURS],
    /// The equipment.
    pub equipment: [EquipmentRow; EQUIPMENT],
    /// Two catalogues, then two books of orders.
    #[serde(rename = "book")]
    pub books: [BookRow; BOOKS],
    /// The orders.
    #[serde(rename = "order")]
    pub orders: [OrderRow; ORDERS],
    /// The cards of the duel.
    #[serde(rename = "duel_card")]
    pub duel_cards: [DuelRow; DUEL_CARDS],
    /// The special cards, by number.
    #[serde(rename = "special_card")]
    pub special_cards: [SpecialRow; SPECIALS],
    /// The regions between the cities.
    #[serde(rename = "region")]
    pub regions: Vec<RegionRow>,
    /// The spaces of the board.
    #[serde(rename = "space")]
    pub spaces: [SpaceRow; SPACES],
    /// The roads between them.
    #[serde(rename = "edge")]
    pub edges: Vec<EdgeRow>,
}

/// The numbers of the rules.
#[derive(Debug, Deserialize)]
#[allow(missing_docs)] // the data file explains them
pub struct Constants {
    pub silver_total: u8,
    pub silver_cap: u8,
    pub start_silver: Vec<u8>,
    pub stones_per_road: u8,
    pub undelivered_limit: u8,
    pub order_cost_silver: u8,
    pub pages_free: u8,
    pub page_cost_silver: u8,
    pub encounter_cost_silver: u8,
    pub bonus_tokens: u8,
    pub bonus_points: u8,
    pub artisan_colour_points: u8,
    pub stone_points: u8,
    pub special_light_dealt: u8,
    pub special_dark_dealt: u8,
    pub start_space: String,
}

/// A kind of stone.
#[derive(Debug, Deserialize)]
pub struct GemRow {
    /// Which.
    pub id: Gem,
    /// How many are in the bag.
    pub count: u8,
}

/// A side of the disc.
#[derive(Debug, Deserialize)]
pub struct ColourRow {
    /// Which.
    pub id: Colour,
    /// Artisans at the start.
    pub artisans: u8,
    /// The same with three players.
    pub artisans_3p: u8,
    /// Artisans that open the workshop.
    pub workshop_needs: u8,
    /// Points of the workshop.
    pub workshop_points: u8,
}

/// A kind of equipment.
#[derive(Debug, Deserialize)]
pub struct EquipmentRow {
    /// Which.
    pub id: Equipment,
    /// What it can carry.
    pub carries: Set<Gem>,
    /// Silver a load costs.
    pub load_cost: u8,
    /// Cards in each catalogue.
    pub copies: u8,
    /// Whether it may drop its stone for another.
    pub can_swap: bool,
}

/// A book.
#[derive(Debug, Deserialize)]
pub struct BookRow {
    /// Which.
    pub id: String,
}

/// A kind of order.
#[derive(Debug, Deserialize)]
#[serde(from = "PrintedOrder")]
pub struct OrderRow {
    /// Which.
    pub id: String,
    /// Where it is delivered.
    pub colour: Colour,
    /// The stones it asks for.
    pub gems: Gems,
    /// The silver it asks for.
    pub silver: u8,
    /// Points once delivered.
    pub points: u8,
    /// Cards in each book.
    pub copies: u8,
}

#[derive(Deserialize)]
struct PrintedOrder {
    id: String,
    colour: Colour,
    needs: Vec<Good>,
    vp: u8,
    copies: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Good {
    Silver,
    #[serde(untagged)]
    Gem(Gem),
}

impl From<PrintedOrder> for OrderRow {
    fn from(printed: PrintedOrder) -> OrderRow {
        let gems: Gems = printed
            .needs
            .iter()
            .filter_map(|good| match good {
                Good::Gem(gem) => Some(*gem),
                Good::Silver => None,
            })
            .collect();
        OrderRow {
            id: printed.id,
            colour: printed.colour,
            silver: printed.needs.len() as u8 - gems.total(),
            gems,
            points: printed.vp,
            copies: printed.copies,
        }
    }
}

/// A card of the duel.
#[derive(Debug, Deserialize)]
pub struct DuelRow {
    /// Which.
    pub id: String,
    /// Artisans it takes away.
    pub artisans: Vec<Colour>,
    /// Workshops it takes away.
    pub workshops: Vec<Colour>,
    /// Whether the player chooses one more artisan.
    pub choose: bool,
}

/// A special card.
#[derive(Debug, Deserialize)]
pub struct SpecialRow {
    /// Which.
    pub number: Special,
    /// Its back.
    pub back: Back,
    /// Cards in the box.
    pub copies: u8,
    /// Artisans of different colours to discard.
    pub cost: u8,
    /// What using it costs or brings.
    #[serde(default)]
    pub silver: u8,
    /// How many of something it asks for.
    #[serde(default)]
    pub needs: u8,
    /// What it counts at the end.
    #[serde(default)]
    pub points: u8,
}

/// The back of a special card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Back {
    /// Advantages.
    Light,
    /// Points at the end.
    Dark,
}

/// A region: roads that cities cut off from the others.
#[derive(Debug, Deserialize)]
pub struct RegionRow {
    /// Which.
    pub id: String,
}

/// A space as it is printed.
#[derive(Debug, Deserialize)]
pub struct SpaceRow {
    /// Which.
    pub id: String,
    /// City, road, mine, port or palace.
    pub kind: SpaceKind,
    /// Boats of a port or of the harbour city.
    #[serde(default)]
    pub boats: u8,
    /// The book of a city.
    pub book: Option<String>,
    /// The colour of a palace.
    pub colour: Option<Colour>,
    /// Where it lies, unless it is a city.
    pub region: Option<String>,
}

/// What kind of space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum SpaceKind {
    City,
    Road,
    Mine,
    Port,
    Palace,
}

/// A road between two spaces.
#[derive(Debug, Deserialize)]
pub struct EdgeRow {
    /// One end.
    pub a: String,
    /// The other.
    pub b: String,
}

impl Data {
    /// What is printed on a special card.
    pub fn special(&self, card: Special) -> &SpecialRow {
        &self.special_cards[card.index()]
    }

    /// Artisans of this colour around the disc at the start (V-2.6).
    pub fn artisans(&self, colour: Colour, seats: u8) -> u8 {
        let row = &self.colours[colour.index()];
        if seats == 3 { row.artisans_3p } else { row.artisans }
    }
}

/// Everything printed on the pieces.
#[inline]
pub fn data() -> &'static Data {
    PRINTED.data()
}

/// What the box says.
pub fn info() -> &'static Info {
    PRINTED.info()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything is looked up by number, so the file must list it in the order of the types.
    #[test]
    fn the_data_file_lists_everything_in_the_order_of_the_types() {
        let data = data();
        assert!(data.gems.iter().map(|row| row.id).eq(Gem::ALL.into_iter()));
        assert!(data.colours.iter().map(|row| row.id).eq(Colour::ALL.into_iter()));
        assert!(data.equipment.iter().map(|row| row.id).eq(Equipment::ALL.into_iter()));
        assert!(data.special_cards.iter().map(|row| row.number).eq(Special::ALL.into_iter()));
    }

    #[test]
    fn the_counts_of_the_box_are_those_of_the_rulebook() {
        let data = data();
        let roads = data.spaces.iter().filter(|space| space.kind == SpaceKind::Road).count() as u8;
        let stones: u8 = data.gems.iter().map(|row| row.count).sum();
        assert_eq!((stones, roads * data.constants.stones_per_road), (78, 78));
        assert_eq!(data.orders.iter().map(|row| row.copies).sum::<u8>(), 27);
        assert_eq!(data.equipment.iter().map(|row| row.copies).sum::<u8>(), 18);
        assert_eq!(data.colours.iter().map(|row| row.artisans).sum::<u8>(), 39);
        assert_eq!(data.colours.iter().map(|row| row.artisans_3p).sum::<u8>(), 35);
        let backs = |back| -> u8 {
            data.special_cards.iter().filter(|row| row.back == back).map(|row| row.copies).sum()
        };
        assert_eq!((backs(Back::Light), backs(Back::Dark)), (15, 5));
    }
}
