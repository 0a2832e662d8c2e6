//! The rules in our own words: every refusal finds its own. `games/tests/rules.rs` compares the languages.

use std::collections::BTreeSet;

use comptoir_kernel::{Named, Refusal as _, Seat};
use comptoir_new_england::cards::{Card, Family, Figure, Item, Land};
use comptoir_new_england::cells::{Cell, Cells};
use comptoir_new_england::{Contact, Phase, Refusal, Source};

/// The ids at the head of the rules, in their order.
fn ids() -> Vec<&'static str> {
    let items = include_str!("../rules.en.md").lines().filter_map(|line| line.strip_prefix("- **"));
    items.map(|item| item.split_once("** ").expect("an id in bold, then the rule").0).collect()
}

#[test]
fn every_refusal_rests_on_a_rule() {
    let cell: Cell = "E5".parse().expect("a cell");
    let cells = Cells::only(cell);
    let card: Card = "barn".parse().expect("a card");
    let (land, figure, item, source) = (Land::Crops, Figure::Ship, Item::Tile(Land::Crops), Source::Tile);
    let refusals = [
        Refusal::GameIsOver,
        Refusal::NotYourTurn { waiting_for: Seat(0) },
        Refusal::NotNow { phase: Phase::Over },
        Refusal::FamilyIsTaken { family: Family::Palmer, owner: Seat(0) },
        Refusal::StartTileIsPlaced { land },
        Refusal::NeedsTwoFreeCells,
        Refusal::StartTilesTouch { contact: Contact::Corner },
        Refusal::StartTilesTouch { contact: Contact::SameLand },
        Refusal::MarkerNotThere { marker: 3 },
        Refusal::DrawBeforeBuying,
        Refusal::ExtraIsDrawn { limit: 1 },
        Refusal::NotMostShips { own: 0, most: 1 },
        Refusal::NothingToDraw { source },
        Refusal::NotInOffer { item },
        Refusal::NoPurchaseLeft { limit: 2 },
        Refusal::TooExpensive { price: 3, money: 2 },
        Refusal::NoCellForTile { land },
        Refusal::NeitherPlayableNorStorable { card, barns: 1, stored: 1 },
        Refusal::NotStored { card },
        Refusal::NotPlayable { card },
        Refusal::NoFigureThere { cells },
        Refusal::FigureStays { figure },
        Refusal::NowhereToGo { figure },
        Refusal::NeedsOneCell,
        Refusal::CellIsTaken { cell },
        Refusal::NoOwnLandBeside { land },
        Refusal::RivalLandBeside { land, rival: Seat(1) },
        Refusal::WrongShape { card },
        Refusal::NotYourLand { land },
        Refusal::NotYourTile,
        Refusal::TileIsUsed { cell },
        Refusal::FigureStandsThere { cell },
        Refusal::SplitsStartTile { cells },
        Refusal::NotAtTheSea,
        Refusal::StoodThere,
        Refusal::NothingToStore,
        Refusal::NoEmptyBarn { barns: 0 },
    ];
    let named: BTreeSet<String> = refusals.iter().map(Named::name).collect();
    assert_eq!(named, Refusal::names().into_iter().collect(), "each refusal stands in this list");
    for refusal in &refusals {
        assert!(ids().contains(&refusal.rule()), "{refusal:?}: no rule {}", refusal.rule());
    }
}
