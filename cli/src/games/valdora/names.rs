//! What spaces, stones and cards are called. The engine knows no language; its data file does.

use std::sync::LazyLock;

use comptoir_games::valdora::board::{Board, board};
use comptoir_games::valdora::book::Card;
use comptoir_games::valdora::data::data;
use comptoir_games::valdora::kinds::{Kind, Tally};
use comptoir_games::valdora::pieces::{
    BookId, Colour, DuelCard, Equipment, Gem, Gems, Order, Slot, SlotSet, Space, Special,
};
use comptoir_kernel::Language;
use serde::Deserialize;

use crate::games::counted;
use crate::say;

#[derive(Deserialize)]
struct File {
    gem: Vec<Named>,
    colour: Vec<Named>,
    equipment: Vec<Named>,
    special_card: Vec<SpecialFace>,
    region: Vec<Region>,
    space: Vec<SpaceFace>,
}

#[derive(Deserialize)]
struct Named {
    name_fr: String,
    name_en: String,
}

#[derive(Deserialize)]
struct SpecialFace {
    #[serde(flatten)]
    name: Named,
    text_fr: String,
    text_en: String,
}

#[derive(Deserialize)]
struct Region {
    id: String,
    #[serde(flatten)]
    name: Named,
}

#[derive(Deserialize)]
struct SpaceFace {
    #[serde(flatten)]
    name: Named,
    region: Option<String>,
}

impl Named {
    fn get(&self, language: Language) -> &str {
        match language {
            Language::En => &self.name_en,
            Language::Fr => &self.name_fr,
        }
    }
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    let text = include_str!("../../../../games/valdora/data/valdora.toml");
    toml::from_str(text).expect("data/valdora.toml is part of the program and tested")
});

pub fn space(space: Space, language: Language) -> &'static str {
    FILE.space[space.index()].name.get(language)
}

/// Each region with its spaces; cities lie between the regions.
pub fn regions(language: Language) -> impl Iterator<Item = (&'static str, Vec<Space>)> {
    FILE.region.iter().map(move |region| {
        let inside = |space: &Space| FILE.space[space.index()].region.as_ref() == Some(&region.id);
        (region.name.get(language), Board::spaces().filter(inside).collect())
    })
}

/// The city in which a book lies.
pub fn city(book: BookId, language: Language) -> &'static str {
    let city = Board::spaces().find(|at| board().place(*at).book() == Some(book));
    city.map_or("?", |city| space(city, language))
}

pub fn gem(gem: Gem, language: Language) -> String {
    FILE.gem[gem.index()].get(language).to_lowercase()
}

pub fn a_gem(which: Gem, language: Language) -> String {
    let name = gem(which, language);
    match which {
        Gem::Ruby | Gem::Sapphire => say!(language, "a {name}" / "un {name}"),
        Gem::Amethyst | Gem::Emerald => say!(language, "an {name}" / "une {name}"),
        Gem::Gold => say!(language, "a {name}" / "une {name}"),
    }
}

pub fn gems(stones: Gems, language: Language) -> String {
    tally(&stones, |kind| gem(kind, language))
}

/// What there is, how often if more than once.
pub fn tally<K: Kind, const N: usize>(counts: &Tally<K, N>, name: impl Fn(K) -> String) -> String {
    let parts = counts.present().map(|kind| match counts[kind] {
        1 => name(kind),
        count => format!("{} ×{count}", name(kind)),
    });
    let text = parts.collect::<Vec<_>>().join(", ");
    if text.is_empty() { "–".to_owned() } else { text }
}

pub fn equipment(equipment: Equipment, language: Language) -> String {
    FILE.equipment[equipment.index()].get(language).to_lowercase()
}

fn feminine(equipment: Equipment) -> bool {
    matches!(equipment, Equipment::Shovel | Equipment::Cart | Equipment::FineCart)
}

pub fn a_piece(of: Equipment, language: Language) -> String {
    let name = equipment(of, language);
    let un = if feminine(of) { "une" } else { "un" };
    say!(language, "a {name}" / "{un} {name}")
}

/// A player's slot is called after what stands in it.
pub fn slot(slot: Slot, language: Language) -> String {
    let of = match slot {
        Slot::GoldPan => Equipment::GoldPan,
        Slot::Shovel => Equipment::Shovel,
        Slot::Pick => Equipment::Pick,
        Slot::Hammer => Equipment::Hammer,
        Slot::Chisel => Equipment::Chisel,
        Slot::Cart => Equipment::Cart,
        Slot::Horse => Equipment::Horse,
        Slot::Dipper => Equipment::Dipper,
        Slot::Spare => return say!(language, "spare piece" / "double"),
    };
    equipment(of, language)
}

pub fn slots(slots: SlotSet, language: Language) -> String {
    slots.iter().map(|one| slot(one, language)).collect::<Vec<_>>().join(", ")
}

pub fn colour(colour: Colour, language: Language) -> String {
    FILE.colour[colour.index()].get(language).to_lowercase()
}

/// An order is feminine in French.
fn colour_of_order(of: Colour, language: Language) -> String {
    match (language, of) {
        (Language::Fr, Colour::Grey) => "grise".to_owned(),
        (Language::Fr, Colour::White) => "blanche".to_owned(),
        (Language::Fr, Colour::Violet) => "violette".to_owned(),
        (Language::Fr, Colour::Blue) => "bleue".to_owned(),
        (Language::Fr, Colour::Green) => "verte".to_owned(),
        _ => colour(of, language),
    }
}

/// What an order wants, after its colour.
pub fn order(order: Order, language: Language) -> String {
    let row = &data().orders[order.index()];
    let colour = colour_of_order(row.colour, language);
    let goods = if row.silver > 0 { coins(row.silver, language) } else { gems(row.gems, language) };
    say!(language, "{colour} order ({goods})" / "commande {colour} ({goods})")
}

pub fn card(card: Card, language: Language) -> String {
    match card {
        Card::Equipment(of) => equipment(of, language),
        Card::Order(of) => order(of, language),
    }
}

pub fn special(card: Special, language: Language) -> &'static str {
    FILE.special_card[card.index()].name.get(language)
}

/// A special card with its number, its price and what it does.
pub fn special_text(card: Special, language: Language) -> String {
    let face = &FILE.special_card[card.index()];
    let cost =
        counted(data().special(card).cost.into(), language, ["artisan", "artisans"], ["artisan", "artisans"]);
    let (number, name) = (card.number(), special(card, language));
    match language {
        Language::En => format!("{number} {name} ({cost}): {}", face.text_en),
        Language::Fr => format!("{number} {name} ({cost}) : {}", face.text_fr),
    }
}

/// What a duel card takes away.
pub fn duel_card(card: DuelCard, language: Language) -> String {
    let row = &data().duel_cards[card.index()];
    let artisans = row.artisans.iter().map(|of| colour(*of, language));
    let workshops = row.workshops.iter().map(|of| {
        let of = colour(*of, language);
        say!(language, "{of} workshop" / "atelier {of}")
    });
    let choice = row.choose.then(|| "?".to_owned());
    artisans.chain(workshops).chain(choice).collect::<Vec<_>>().join(" + ")
}

pub fn coins(coins: u8, language: Language) -> String {
    counted(coins.into(), language, ["coin", "coins"], ["pièce", "pièces"])
}

pub fn points(points: u16, language: Language) -> String {
    counted(points, language, ["point", "points"], ["point", "points"])
}
