//! What cities, regions, resources and cards are called. The engine knows no language; its data file does.

use std::sync::LazyLock;

use comptoir_games::merchants::Side;
use comptoir_games::merchants::board::board;
use comptoir_games::merchants::places::{City, Hex, Intersection, Path, Place};
use comptoir_games::merchants::tally::{Bundle, Cards, Development, Kind, Resource, Resources, Tally, Ware};
use comptoir_kernel::Language;
use comptoir_kernel::info::Names;
use serde::Deserialize;

use crate::games::counted;
use crate::say;

#[derive(Deserialize)]
struct File {
    map: Map,
    development: Vec<Card>,
}

#[derive(Deserialize)]
struct Map {
    cities: Vec<Names>,
    hexes: Vec<HexName>,
}

#[derive(Deserialize)]
struct HexName {
    q: i8,
    r: i8,
    en: Option<String>,
    fr: Option<String>,
}

#[derive(Deserialize)]
struct Card {
    id: Development,
    names: Names,
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    let text = include_str!("../../../../games/merchants/data/merchants.toml");
    toml::from_str(text).expect("data/merchants.toml is part of the program and tested")
});

pub fn city(city: City, language: Language) -> &'static str {
    FILE.map.cities[city.index()].get(language)
}

/// A region with its coordinates: they name its corners, too.
pub fn hex(hex: Hex, language: Language) -> String {
    let id = hex.to_string();
    let region = FILE.map.hexes.iter().find(|region| format!("{}:{}", region.q, region.r) == id);
    let name = region.and_then(|region| match language {
        Language::En => region.en.as_deref(),
        Language::Fr => region.fr.as_deref(),
    });
    name.map_or_else(|| id.clone(), |name| format!("{name} ({id})"))
}

/// The city there, or its coordinates.
pub fn intersection(at: Intersection, language: Language) -> String {
    board(Side::Expert).city(at).map_or_else(|| at.to_string(), |found| city(found, language).to_owned())
}

/// A path by its two ends.
pub fn path(path: Path, language: Language) -> String {
    let [a, b] = board(Side::Expert).ends[path.index()].map(|end| intersection(end, language));
    format!("{a} – {b}")
}

pub fn resource(resource: Resource, language: Language) -> String {
    match resource {
        Resource::Wood => say!(language, "wood" / "bois"),
        Resource::Wool => say!(language, "wool" / "laine"),
        Resource::Wheat => say!(language, "wheat" / "blé"),
        Resource::Ore => say!(language, "ore" / "minerai"),
        Resource::Salt => say!(language, "salt" / "sel"),
    }
}

pub fn ware(ware: Ware, language: Language) -> String {
    ware.resource().map_or_else(|| say!(language, "gold" / "or"), |kind| resource(kind, language))
}

pub fn card(card: Development, language: Language) -> String {
    let found = FILE.development.iter().find(|known| known.id == card);
    found.map_or_else(String::new, |known| known.names.get(language).to_lowercase())
}

/// Counts with their names, or a dash.
fn tally<K: Kind>(tally: Tally<K>, name: impl Fn(K) -> String) -> String {
    let kinds: Vec<String> =
        tally.kinds().map(|kind| format!("{} {}", tally.count(kind), name(kind))).collect();
    if kinds.is_empty() { "–".to_owned() } else { kinds.join(", ") }
}

pub fn resources(cards: Resources, language: Language) -> String {
    tally(cards, |kind| resource(kind, language))
}

pub fn bundle(bundle: Bundle, language: Language) -> String {
    tally(bundle, |kind| ware(kind, language))
}

pub fn cards(cards: Cards, language: Language) -> String {
    tally(cards, |kind| card(kind, language))
}

pub fn gold(gold: u16, language: Language) -> String {
    say!(language, "{gold} gold" / "{gold} or")
}

pub fn goods(goods: u8, language: Language) -> String {
    counted(goods.into(), language, ["good", "goods"], ["marchandise", "marchandises"])
}
