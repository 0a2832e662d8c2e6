//! The rules in our own words: every refusal finds its own. `games/tests/rules.rs` compares the languages.

use std::collections::BTreeSet;

use comptoir_golden_city::cards::{Cards, Landscape};
use comptoir_golden_city::ids::Place;
use comptoir_golden_city::{Phase, Refusal};
use comptoir_kernel::{Kind, Named, Refusal as _, Seat};

/// The ids of the rules, in their order.
fn ids() -> Vec<String> {
    let rules = include_str!("../rules.en.md").lines().filter_map(|line| line.strip_prefix("- **"));
    rules.filter_map(|rule| rule.split_once("** ")).map(|(id, _)| id.to_owned()).collect()
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
            offered: Cards::NONE,
            holds: Cards::NONE,
        },
    ];
    refusals.extend(phases.map(|phase| Refusal::NotNow { phase }));
    refusals.extend(phases.map(|phase| Refusal::NotAmongThese { phase }));
    let named: BTreeSet<String> = refusals.iter().map(Named::name).collect();
    assert_eq!(named.len(), <Refusal as Named>::names().len(), "every refusal is looked at");
    let rules = ids();
    for refusal in refusals {
        assert!(rules.iter().any(|id| id == refusal.rule()), "{refusal:?} cites {}", refusal.rule());
    }
}
