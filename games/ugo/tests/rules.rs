//! The rules in our own words: every refusal finds its own. `games/tests/rules.rs` compares the languages.

use comptoir_kernel::{Refusal as _, Seat};
use comptoir_ugo::Refusal;
use comptoir_ugo::cards::{Card, Colour, Colours};

/// The ids of the rules, in their order: `- **U-3.2** ...`.
fn ids() -> Vec<&'static str> {
    include_str!("../rules.en.md")
        .lines()
        .filter_map(|line| line.strip_prefix("- **"))
        .filter_map(|line| line.split_once("**"))
        .map(|(id, _)| id)
        .collect()
}

#[test]
fn every_refusal_names_a_rule() {
    let card = Card::new(Colour::Red, 6);
    let refusals = [
        Refusal::GameIsOver,
        Refusal::NotYourTurn { waiting_for: Seat(0) },
        Refusal::NotInHand { card },
        Refusal::MustFollow { led: Colour::Red, holds: 1 },
        Refusal::TrickToPlace,
        Refusal::NoTrickToPlace,
        Refusal::WrongNewColours { new: Colours::default() },
        Refusal::WrongTop { colour: Colour::Red },
    ];
    for refusal in refusals {
        assert!(ids().contains(&refusal.rule()), "{refusal:?} names {}", refusal.rule());
    }
}
