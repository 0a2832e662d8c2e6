//! The rules in our own words: every refusal finds its own. `games/tests/rules.rs` compares the languages.

use std::collections::BTreeSet;

use comptoir_kernel::{Kind, Named, Refusal as _, Seat, SeatSet};
use comptoir_merchants::places::{City, Hex, Intersection, Path};
use comptoir_merchants::refusal::{Limited, Stock};
use comptoir_merchants::wares::{Development, Resource, Resources};
use comptoir_merchants::{Phase, Refusal};

/// The ids of the rules, in their order.
fn ids() -> Vec<String> {
    let rules = include_str!("../rules.en.md").lines().filter_map(|line| line.strip_prefix("- **"));
    rules.filter_map(|rule| rule.split_once("** ")).map(|(id, _)| id.to_owned()).collect()
}

#[test]
fn every_refusal_cites_a_rule_there_is() {
    let (seat, piece, card, resource) = (Seat(0), 0, Development::Lancer, Resource::Wood);
    let (hex, city, at, path) = (Hex::at(0), City::at(0), Intersection::at(0), Path::at(0));
    let mut refusals = vec![
        Refusal::GameIsOver,
        Refusal::NotYourTurn { waiting_for: SeatSet::only(seat) },
        Refusal::NotNow { phase: Phase::Roll },
        Refusal::NotEnoughResources { needs: Resources::NONE, has: Resources::NONE },
        Refusal::NoStartingCity { city, purple: true },
        Refusal::NoRobberStart { hex },
        Refusal::WouldConnect { path },
        Refusal::WrongDiscard { needs: 4, chosen: 3 },
        Refusal::RobberStaysThere { hex },
        Refusal::NoNumber { hex },
        Refusal::CannotBeRobbed { seat },
        Refusal::NotATrade,
        Refusal::NoAgreement { seat },
        Refusal::PathTaken { path, owner: seat },
        Refusal::PathNotReached { path },
        Refusal::NotBesideArrow { path, arrow: path },
        Refusal::NoSuchChain,
        Refusal::WrongPiece { piece },
        Refusal::NotYourPost { city },
        Refusal::MerchantThere { at },
        Refusal::ForeignPost { city },
        Refusal::TooFar { steps: None, most: 7 },
        Refusal::NoTokenSpace { hex },
        Refusal::TokensLeft { resource, left: 1 },
        Refusal::NoTokenThere { hex },
        Refusal::MustPlaceToken,
        Refusal::NoPlaceForCaravan { path },
        Refusal::RouteFull { path },
        Refusal::NoRouteThere { path },
        Refusal::NoDelivery { city },
        Refusal::NoCaravanBeside { city },
        Refusal::NotArrived { city },
        Refusal::CardNotHeld { card },
        Refusal::CardJustBought { card },
        Refusal::CardUseless { card },
        Refusal::NothingDone,
    ];
    let stocks = [
        Stock::Gold,
        Stock::Pile(resource),
        Stock::Routes,
        Stock::Posts,
        Stock::FreeGoods,
        Stock::DevelopmentCards,
    ];
    let limits = [Limited::ResourcesBought, Limited::Offers, Limited::CardsBought, Limited::CardsPlayed];
    refusals.extend(stocks.map(|of| Refusal::NotEnough { of, needs: 1, has: 0 }));
    refusals.extend(limits.map(|of| Refusal::TurnLimit { of, limit: 1 }));
    let named: BTreeSet<String> = refusals.iter().map(Named::name).collect();
    assert_eq!(named.len(), <Refusal as Named>::names().len(), "every refusal is looked at");
    let rules = ids();
    for refusal in refusals {
        assert!(rules.iter().any(|id| id == refusal.rule()), "{refusal:?} cites {}", refusal.rule());
    }
}

/// What the rules say in numbers is what the data file says.
#[test]
fn numbers_in_the_rules_are_those_of_the_box() {
    let data = comptoir_merchants::data::data();
    let files = std::fs::read_dir(env!("CARGO_MANIFEST_DIR")).expect("the game's folder");
    let files = files.map(|file| file.expect("a file").path());
    let rules: Vec<_> = files.filter(|file| file.to_string_lossy().contains("/rules.")).collect();
    assert!(rules.len() > 1, "{rules:?}");
    for file in rules {
        let text = std::fs::read_to_string(&file).expect("text");
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let rule = |id: &str| {
            let from = text.find(&format!("**{id}**")).expect("the rule") + id.len() + 4;
            text[from..].split("- **").next().unwrap_or_default().to_owned()
        };
        let says = |id: &str, number: u16| {
            let found = rule(id).split(|c: char| !c.is_ascii_digit()).any(|word| word.parse() == Ok(number));
            assert!(found, "{}: {id} does not say {number}: {}", file.display(), rule(id));
        };
        says("M-2.6", data.components.start_gold);
        says("M-5.1", data.limits.hand_limit_on_seven);
        says("M-6.1", data.limits.offers_per_turn.into());
        says("M-6.4", data.limits.gold_per_resource);
        says("M-6.5", data.limits.bank_rate.into());
        says("M-7.2", data.components.routes_per_colour.into());
        says("M-8.2", data.limits.merchant_steps_per_wheat.into());
        says("M-9.2", data.limits.caravan_steps_per_salt.into());
        says("M-10.4", data.effects.trade_agreement_steps.into());
        says("M-10.4", data.effects.trade_agreement_gold);
        says("M-10.5", data.effects.safe_conduct_routes.into());
        says("M-10.6", data.effects.bribery_steps.into());
        says("M-10.7", data.effects.lancer_gold);
        says("M-11.3", data.limits.rounds);
    }
}
