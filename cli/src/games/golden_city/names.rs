//! What places and cards are called. The engine knows no language; its data file does.

use std::sync::LazyLock;

use comptoir_games::golden_city::cards::Landscape;
use comptoir_games::golden_city::ids::{BonusCard, Id, Place, ScoreCard, Set, WareCard};
use comptoir_kernel::Language;
use serde::Deserialize;

use crate::say;

#[derive(Deserialize)]
struct File {
    landscape: Vec<Named>,
    river: Vec<Named>,
    ware: Vec<Named>,
    ware_card: Vec<WareFace>,
    bonus_card: Vec<BonusFace>,
    score_card: Vec<ScoreFace>,
    place: Vec<PlaceFace>,
}

#[derive(Deserialize)]
struct Named {
    id: String,
    name_fr: String,
    name_en: String,
}

#[derive(Deserialize)]
struct WareFace {
    wares: Vec<String>,
}

#[derive(Deserialize)]
struct BonusFace {
    #[serde(flatten)]
    name: Named,
    kind: BonusKind,
    landscape: String,
    letters_each: u16,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum BonusKind {
    WareCards,
    Coins,
    City,
    River,
    Landscape,
}

#[derive(Deserialize)]
struct ScoreFace {
    ware: String,
    area_kind: AreaKind,
    area: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum AreaKind {
    River,
    Quarter,
}

#[derive(Deserialize)]
struct PlaceFace {
    #[serde(flatten)]
    name: Named,
    sector: Landscape,
    river: String,
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
    let text = include_str!("../../../../games/golden-city/data/golden_city.toml");
    toml::from_str(text).expect("data/golden_city.toml is part of the program and tested")
});

/// The name of the entry with this id; every id the file uses is in it.
fn find(list: &'static [Named], id: &str, language: Language) -> &'static str {
    list.iter().find(|entry| entry.id == id).map_or("?", |entry| entry.get(language))
}

pub fn place(place: Place, language: Language) -> &'static str {
    FILE.place[place.index()].name.get(language)
}

pub fn places(places: Set<Place>, language: Language) -> String {
    places.iter().map(|one| place(one, language)).collect::<Vec<_>>().join(", ")
}

pub fn landscape(landscape: Landscape, language: Language) -> String {
    FILE.landscape[landscape.index()].get(language).to_lowercase()
}

/// The places of a landscape's side of the island, its ports and its quarter of the city included.
pub fn sector(landscape: Landscape) -> Set<Place> {
    Set::ALL.iter().filter(|place: &Place| FILE.place[place.index()].sector == landscape).collect()
}

/// Each river with the sites on it.
pub fn rivers(language: Language) -> impl Iterator<Item = (&'static str, Set<Place>)> {
    FILE.river.iter().map(move |river| {
        let on_it = |place: &Place| FILE.place[place.index()].river == river.id;
        (river.get(language), Set::ALL.iter().filter(on_it).collect())
    })
}

pub fn ware_card(card: WareCard, language: Language) -> String {
    let wares = &FILE.ware_card[card.index()].wares;
    let names = wares.iter().map(|ware| find(&FILE.ware, ware, language).to_lowercase());
    names.collect::<Vec<_>>().join(" + ")
}

pub fn ware_cards(cards: Set<WareCard>, language: Language) -> String {
    cards.iter().map(|card| ware_card(card, language)).collect::<Vec<_>>().join(", ")
}

pub fn bonus_card(card: BonusCard, language: Language) -> &'static str {
    FILE.bonus_card[card.index()].name.get(language)
}

/// What a bonus card pays for.
pub fn bonus_text(card: BonusCard, language: Language) -> String {
    let face = &FILE.bonus_card[card.index()];
    let each = face.letters_each;
    let paid = if each == 1 {
        say!(language, "1 letter" / "1 lettre")
    } else {
        say!(language, "{each} letters" / "{each} lettres")
    };
    let landscape = find(&FILE.landscape, &face.landscape, language).to_lowercase();
    match face.kind {
        BonusKind::WareCards => {
            say!(language, "{paid} for each ware card" / "{paid} par carte marchandise")
        }
        BonusKind::Coins => say!(language, "{paid} for each coin" / "{paid} par pièce"),
        BonusKind::City => {
            say!(language, "{paid} for each post in the city" / "{paid} par comptoir dans la Cité")
        }
        BonusKind::River => {
            say!(language, "{paid} for each post on a river" / "{paid} par comptoir au bord d'un fleuve")
        }
        BonusKind::Landscape => say!(
            language,
            "{paid} for each post on {landscape} sites and zones"
                / "{paid} par comptoir sur les sites et zones : {landscape}"
        ),
    }
}

/// The ware and the area a score card names.
pub fn score_card(card: ScoreCard, language: Language) -> String {
    let face = &FILE.score_card[card.index()];
    let ware = find(&FILE.ware, &face.ware, language).to_lowercase();
    match face.area_kind {
        AreaKind::River => format!("{ware} / {}", find(&FILE.river, &face.area, language)),
        AreaKind::Quarter => {
            let landscape = find(&FILE.landscape, &face.area, language).to_lowercase();
            say!(language, "{ware} / {landscape} quarter" / "{ware} / quartier {landscape}")
        }
    }
}
