//! The rules texts: both languages have the same rules, and every refusal names one of them.

use comptoir_kernel::{Game, Language, Refusal as _, Seat};
use comptoir_ugo::cards::{Card, Colour, Colours};
use comptoir_ugo::{Refusal, Ugo};

/// The ids of the rules, in their order: `- **U-3.2** ...`.
fn ids(language: Language) -> Vec<&'static str> {
    Ugo::rules(language)
        .lines()
        .filter_map(|line| line.strip_prefix("- **"))
        .filter_map(|line| line.split_once("**"))
        .map(|(id, _)| id)
        .collect()
}

#[test]
fn both_languages_have_the_same_rules() {
    assert_eq!(ids(Language::En), ids(Language::Fr));
    assert!(ids(Language::En).contains(&"U-8.2"));
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
        assert!(ids(Language::En).contains(&refusal.rule()), "{refusal:?} names {}", refusal.rule());
    }
}
