//! What lands, families, figures and cards are called. The engine knows no language; its data file does.

use std::sync::LazyLock;

use comptoir_games::new_england::cards::{Card, Cards, Family, Figure, Item, Land};
use comptoir_games::new_england::cells::Cells;
use comptoir_kernel::Language;
use comptoir_kernel::info::Names;
use serde::Deserialize;

use crate::games::counted;
use crate::say;

#[derive(Deserialize)]
struct File {
    land: Vec<Named>,
    family: Vec<FamilyName>,
    card: Vec<Named>,
}

#[derive(Deserialize)]
struct Named {
    names: Names,
}

#[derive(Deserialize)]
struct FamilyName {
    id: Family,
    name: String,
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    let text = include_str!("../../../../games/new-england/data/new_england.toml");
    toml::from_str(text).expect("data/new_england.toml is part of the program and tested")
});

pub fn land(land: Land, language: Language) -> String {
    FILE.land[land as usize].names.get(language).to_lowercase()
}

pub fn family(family: Family) -> &'static str {
    FILE.family.iter().find(|known| known.id == family).map_or("?", |known| &known.name)
}

/// The card's name and what it counts.
pub fn card(card: Card, language: Language) -> String {
    format!("{} ({})", FILE.card[card.index()].names.get(language).to_lowercase(), card.points())
}

pub fn cards(cards: &Cards, language: Language) -> String {
    let kinds = cards.iter().map(|(kind, count)| match count {
        1 => card(kind, language),
        _ => format!("{} ×{count}", card(kind, language)),
    });
    kinds.collect::<Vec<_>>().join(", ")
}

pub fn item(item: Item, language: Language) -> String {
    match item {
        Item::Tile(kind) => {
            let land = land(kind, language);
            say!(language, "{land} tile" / "tuile {land}")
        }
        Item::Card(kind) => card(kind, language),
    }
}

/// A figure with its article.
pub fn a_figure(figure: Figure, language: Language) -> String {
    match figure {
        Figure::Pilgrim => say!(language, "a pilgrim" / "un colon"),
        Figure::Barn => say!(language, "a barn" / "une étable"),
        Figure::Ship => say!(language, "a ship" / "un bateau"),
    }
}

pub fn figures(figure: Figure, count: u8, language: Language) -> String {
    let (en, fr) = match figure {
        Figure::Pilgrim => (["pilgrim", "pilgrims"], ["colon", "colons"]),
        Figure::Barn => (["barn", "barns"], ["étable", "étables"]),
        Figure::Ship => (["ship", "ships"], ["bateau", "bateaux"]),
    };
    counted(count.into(), language, en, fr)
}

pub fn shillings(money: u16, language: Language) -> String {
    counted(money, language, ["shilling", "shillings"], ["shilling", "shillings"])
}

pub fn cells(cells: Cells) -> String {
    cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}
