//! The rules in our own words: everything the code cites stands in them. `games/tests/rules.rs` compares the languages.

use comptoir_kernel::{Named, Refusal as _, Seat};
use comptoir_valdora::load::Source;
use comptoir_valdora::pieces::{Colour, Equipment, Gem, Gems, Order, Slot, Space, Special};
use comptoir_valdora::{Expense, Refusal, TurnAction};
use std::collections::BTreeSet;

/// The ids of the rules, in their order: list items that begin with the id in bold.
fn ids() -> Vec<&'static str> {
    let items = include_str!("../rules.en.md").lines().filter_map(|line| line.strip_prefix("- **"));
    items.map(|line| line.split_once("**").expect("the id ends").0).collect()
}

/// One refusal of each kind, and of each expense.
fn refusals() -> Vec<Refusal> {
    let (slot, gem, colour) = (Slot::Cart, Gem::Ruby, Colour::Red);
    let (space, order, equipment) = (Space::default(), Order::default(), Equipment::Cart);
    let (action, from, card) = (TurnAction::Buy, Source::Field, Special::GoodInn);
    let mut refusals = vec![
        Refusal::GameIsOver,
        Refusal::NotYourTurn { waiting_for: Seat(0) },
        Refusal::MoveFirst,
        Refusal::AlreadyMoved,
        Refusal::SameSpace { space },
        Refusal::NeedsProvisions { space },
        Refusal::OutOfReach { space },
        Refusal::NotHere { space, action },
        Refusal::OneAction { done: action },
        Refusal::SideEmpty,
        Refusal::AlreadyOwned { equipment },
        Refusal::NoNuggetThere { slot },
        Refusal::TooManyOrders { limit: 3 },
        Refusal::NoNeedToGiveBack { open: 1, limit: 3 },
        Refusal::BuyOrderFirst,
        Refusal::OrderNotOpen { order },
        Refusal::CannotCarry { slot, equipment: None, gem },
        Refusal::SlotFull { slot, gem },
        Refusal::NothingToUnload { slot },
        Refusal::SameGem { gem },
        Refusal::NoSuchStone { gem, from },
        Refusal::NoBoatLeft { boats: 1 },
        Refusal::WrongPalace { order, colour },
        Refusal::WrongStones { needs: Gems::default(), chosen: Gems::default() },
        Refusal::PurseFull,
        Refusal::AlreadyProvisioned,
        Refusal::NotInHand { card },
        Refusal::TooFewColours { needs: 2, has: 1 },
        Refusal::NothingToReplace { card: Special::FineCart },
        Refusal::NothingToReplace { card: Special::FineHorse },
        Refusal::DiscardFirst { left: 1 },
        Refusal::NothingToDiscard { colour },
        Refusal::NotInPlay { card },
        Refusal::OncePerTurn { card },
        Refusal::RemoveArtisanFirst,
        Refusal::NothingToRemove { colour },
    ];
    let expenses = [
        Expense::Encounter,
        Expense::Page,
        Expense::Order,
        Expense::FourthOrder,
        Expense::Load,
        Expense::Delivery,
        Expense::Inn,
        Expense::Fetch,
        Expense::Alchemy,
    ];
    refusals.extend(expenses.map(|what| Refusal::NotEnoughSilver { what, needs: 2, has: 1 }));
    refusals
}

#[test]
fn every_refusal_names_a_rule() {
    let names: BTreeSet<String> = refusals().iter().map(Named::name).collect();
    assert_eq!(names, Refusal::names().into_iter().collect(), "the list above has every refusal");
    let ids = ids();
    for number in 1..=18 {
        let card = Special::try_from(number).expect("a card");
        assert!(ids.contains(&card.rule()), "{}", card.rule());
    }
    for refusal in refusals() {
        assert!(ids.contains(&refusal.rule()), "{refusal:?} names {}", refusal.rule());
    }
}

#[test]
fn every_rule_the_code_cites_exists() {
    let ids = ids();
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut cited = 0;
    for file in std::fs::read_dir(source).expect("the sources") {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("text");
        for (at, _) in text.match_indices("V-") {
            let id: String = text[at..]
                .chars()
                .take_while(|c| c.is_ascii_digit() || ['V', '-', '.'].contains(c))
                .collect();
            let id = id.trim_end_matches('.');
            if id.contains('.') {
                assert!(ids.contains(&id), "{id} is cited");
                cited += 1;
            }
        }
    }
    assert!(cited > 60, "{cited}");
}
