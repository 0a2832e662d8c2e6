//! Cards, kingdoms and tables for tests, written short.

use comptoir_kernel::{Game, Memory, Seat};
use comptoir_ugo::cards::{Card, CardSet, Colour};
use comptoir_ugo::view::Player;
use comptoir_ugo::{Kingdom, Phase, Ugo, Variant, View};

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

/// A player of the first round, none of whose cards are covered.
pub fn player(kingdom: &Kingdom, hand_size: u8) -> Player {
    Player {
        hand_size,
        farmers: kingdom.farmers,
        cards: kingdom.cards,
        hidden: [0; 5],
        kingdom: kingdom.sheet(),
        voids: Vec::new(),
        rounds: Vec::new(),
        total: 0,
    }
}

/// The usual game in its first round, before anybody has sat down.
pub fn table() -> View {
    View {
        edition: Ugo::info().newest(),
        variant: Variant::Standard,
        memory: Memory::Open,
        round: 1,
        trick_number: 1,
        dealer: Seat(0),
        leader: Seat(0),
        phase: Phase::Over,
        hand: None,
        trick: Vec::new(),
        winning: None,
        players: Vec::new(),
        supply: 36,
        aside: 45,
    }
}
