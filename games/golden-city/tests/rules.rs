//! The rules in our own words: complete, the same in both languages, and cited only where they exist.

use std::collections::BTreeSet;

use comptoir_golden_city::cards::{Cards, Landscape};
use comptoir_golden_city::ids::{Id, Place};
use comptoir_golden_city::{GoldenCity, Phase, Refusal};
use comptoir_kernel::{Game, Language, Named, Refusal as _, Seat};

/// The ids of the rules, in their order.
fn ids(language: Language) -> Vec<String> {
    let rules = GoldenCity::rules(language).lines().filter_map(|line| line.strip_prefix("- **"));
    rules.filter_map(|rule| rule.split_once("** ")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn both_languages_have_the_same_rules_in_the_same_order() {
    let english = ids(Language::En);
    assert_eq!(english, ids(Language::Fr));
    assert!(english.len() > 50, "{}", english.len());
    let each_once: BTreeSet<&String> = english.iter().collect();
    assert_eq!(each_once.len(), english.len());
}

#[test]
fn every_refusal_cites_a_rule_there_is() {
    let (seat, place) = (Seat(0), Place::at(0));
    let phases = [
        Phase::PlaceHand(seat),
        Phase::Build(seat),
        Phase::ChooseBonus(seat),
        Phase::TakeWare(seat),
        Phase::RemoveWare(seat),
        Phase::Discard(seat),
        Phase::Over,
    ];
    let mut refusals = vec![
        Refusal::GameIsOver,
        Refusal::NotYourTurn { waiting_for: seat },
        Refusal::NoSuchGroup { group: 4, groups: 3 },
        Refusal::ExpulsionTooDear { bidder: seat, price: 2, coins: 1 },
        Refusal::NoPostLeft { posts: 16 },
        Refusal::SiteTaken { place, owner: seat },
        Refusal::AlreadyThere { place },
        Refusal::NotConnected { place },
        Refusal::ZoneFull { place },
        Refusal::KeyMissing { place, needs: 1, has: 0 },
        Refusal::WrongPayment {
            landscape: Landscape::Port,
            cards: 1,
            offered: Cards::EMPTY,
            holds: Cards::EMPTY,
        },
    ];
    refusals.extend(phases.map(|phase| Refusal::NotNow { phase }));
    refusals.extend(phases.map(|phase| Refusal::NotAmongThese { phase }));
    let named: BTreeSet<&str> = refusals.iter().map(Named::name).collect();
    assert_eq!(named.len(), <Refusal as Named>::names().len(), "every refusal is looked at");
    let rules = ids(Language::En);
    for refusal in refusals {
        assert!(rules.iter().any(|id| id == refusal.rule()), "{refusal:?} cites {}", refusal.rule());
    }
}
