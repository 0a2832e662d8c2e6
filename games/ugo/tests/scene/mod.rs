//! Cards and kingdoms for tests, written short.

use comptoir_ugo::Kingdom;
use comptoir_ugo::cards::{Card, CardSet, Colour};

/// `R3` is the red 3; K is black.
pub fn card(name: &str) -> Card {
    let colour = match &name[..1] {
        "Y" => Colour::Yellow,
        "K" => Colour::Black,
        "R" => Colour::Red,
        "B" => Colour::Blue,
        "G" => Colour::Green,
        other => panic!("no colour {other}"),
    };
    Card::new(colour, name[1..].parse().expect("a value"))
}

pub fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(card).collect()
}

/// A kingdom by the tops of its fields from the left, with nothing below them.
pub fn kingdom(tops: &str, farmers: u8) -> Kingdom {
    let mut kingdom = Kingdom { farmers, cards: cards(tops), ..Kingdom::default() };
    for (field, card) in tops.split_whitespace().map(card).enumerate() {
        kingdom.fields.push(card.colour());
        kingdom.tops[field] = card.value();
    }
    kingdom
}
