//! The rules by examples, numbered. (R) marks the rulebook's own examples.

mod scene;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Facts, First, Game, Seat, ToAct};
use comptoir_new_england::board::board;
use comptoir_new_england::cards::{Family, Figure, Item, Land};
use comptoir_new_england::cells::Cells;
use comptoir_new_england::{
    Action, Announcement, Contact, Event, Families, NewEngland, Options, Phase, Refusal, Source,
    StartContact, StartLayout, Taken,
};
use scene::{Scene, Table, buy, cells, item, place, sets};

use Land::{Crops, Pasture, Settlement};

const HOWLAND: usize = 1;
const PALMER: usize = 2;
const WINSLOW: usize = 3;

/// A game just set up, with this start player.
fn set_up(start_contact: StartContact, start_layout: StartLayout, seats: u8, start_player: Seat) -> Table {
    let options = Options { start_contact, start_layout, ..Options::default() };
    (0..1_000)
        .map(|seed| {
            NewEngland::setup(&options, seats, &mut Fast::new(seed), &mut ()).expect("it can be set up")
        })
        .map(Table)
        .find(|table| table.view().start_player == start_player)
        .expect("everybody is start player sometimes")
}

fn announce(tiles: u8) -> Action {
    Action::Announce(tiles.try_into().expect("3 to 6"))
}

fn start_tile(land: Land, labels: &str) -> Action {
    Action::StartTile { land, cells: cells(labels) }
}

// ---------------------------------------------------------------- setting up

#[test]
fn vector_s1_the_first_start_tile_has_528_places() {
    let table = set_up(StartContact::Rulebook, StartLayout::Free, 4, Seat(0));
    assert_eq!(table.legal().len(), 528);
}

#[test]
fn families_are_chosen_in_the_order_of_the_seats() {
    let chosen = |seats| {
        let options = Options { families: Families::Chosen, first: First::Seat3, ..Options::default() };
        Table(NewEngland::setup(&options, seats, &mut Fast::new(1), &mut ()).expect("set up"))
    };
    let choose = Action::ChooseFamily;
    let families =
        |table: &Table| -> Vec<Family> { table.view().players.iter().map(|player| player.family).collect() };
    let mut four = chosen(4);
    assert_eq!(four.phase(), Phase::Family(Seat(0)));
    four.act(choose(Family::Winslow));
    let taken = Refusal::FamilyIsTaken { family: Family::Winslow, owner: Seat(0) };
    assert_eq!(four.refusal(choose(Family::Winslow)), taken);
    assert_eq!(four.legal(), [Family::Annable, Family::Howland, Family::Palmer].map(choose));
    four.act(choose(Family::Howland));
    four.act(choose(Family::Annable));
    assert_eq!(families(&four), [Family::Winslow, Family::Howland, Family::Annable, Family::Palmer]);
    assert_eq!(four.phase(), Phase::StartTile(Seat(1)), "the right neighbour of the third seat");

    let three = chosen(3).after(&[Family::Palmer, Family::Winslow, Family::Howland].map(choose));
    assert_eq!(families(&three), [Family::Palmer, Family::Winslow, Family::Howland]);
    assert_eq!(three.phase(), Phase::StartTile(Seat(1)));
}

#[test]
fn vector_s2_start_tiles_are_placed_counter_clockwise_and_the_start_player_is_last() {
    for (seats, start, order) in [(4, Seat(2), [1, 0, 3, 2].as_slice()), (3, Seat(0), &[2, 1, 0])] {
        let mut table = set_up(StartContact::Rulebook, StartLayout::Free, seats, start);
        for _ in 0..3 {
            for &seat in order {
                assert_eq!(table.phase(), Phase::StartTile(Seat(seat)));
                table.act(table.legal()[0]);
            }
        }
        assert_eq!(table.phase(), Phase::Offer(start));
    }
}

#[test]
fn vector_s3_what_one_start_tile_bars() {
    for (contact, middle, corner) in [(StartContact::Rulebook, 145, 164), (StartContact::Designer, 153, 166)]
    {
        let empty = set_up(contact, StartLayout::Free, 4, Seat(0));
        let table = empty.after(&[start_tile(Crops, "E5-F5")]);
        assert_eq!(table.legal().len(), 3 * middle);
        assert_eq!(table.allows(start_tile(Crops, "G6-H6")), contact == StartContact::Designer);
        assert!(!table.allows(start_tile(Pasture, "G5-H5")));
        assert_eq!(empty.after(&[start_tile(Crops, "A1-B1")]).legal().len(), 3 * corner);
    }
}

#[test]
fn vector_s4_when_nothing_fits_corners_may_touch() {
    let mut table = set_up(StartContact::Rulebook, StartLayout::Free, 4, Seat(0));
    let tiles = ["B2-C2", "F2-G2", "B5-C5", "F5-G5", "B8-C8", "F8-G8", "J2-J3", "J5-J6", "J8-J9"];
    for (at, tile) in tiles.iter().enumerate() {
        table.act(start_tile(Land::ALL[at / 4], tile));
    }
    assert_eq!(table.legal().len(), 17);
    assert!(table.allows(start_tile(Pasture, "D1-E1")));
    assert!(table.allows(start_tile(Pasture, "D3-D4")));
    assert_eq!(
        table.refusal(start_tile(Pasture, "A2-A3")),
        Refusal::StartTilesTouch { contact: Contact::Edge },
        "the edge of B2"
    );
}

#[test]
fn vector_s5_everybody_begins_with_12_shillings_and_three_tiles() {
    let mut table = set_up(StartContact::Rulebook, StartLayout::Free, 4, Seat(3));
    while let Phase::StartTile(_) = table.phase() {
        table.act(table.legal()[0]);
    }
    let preset = set_up(StartContact::Rulebook, StartLayout::Preset, 4, Seat(3));
    for view in [table.view(), preset.view()] {
        for (player, score) in view.players.iter().zip(&view.scores) {
            assert_eq!((player.money, score.points), (12, 0));
            assert!(player.start_tiles.values().iter().all(|tile| tile.len() == 2));
            assert_eq!(player.lands, player.start_tiles);
        }
    }
}

// ---------------------------------------------------------------- the offer and the end

#[test]
fn vector_o1_five_tiles_and_four_cards() {
    let mut table = set_up(StartContact::Rulebook, StartLayout::Preset, 4, Seat(0));
    table.act(announce(5));
    let view = table.view();
    let tiles = view.offer.items().filter(|item| matches!(item, Item::Tile(_)));
    assert_eq!((tiles.count(), view.offer.spaces().len()), (5, 9));
    assert_eq!((view.bag.values().iter().sum::<u8>(), view.pile.total()), (55, 54));
}

#[test]
fn vector_o2_a_number_that_cannot_be_filled_ends_the_game() {
    let table = || Scene::new(4).left(4, 5).phase(Phase::Offer(Seat(0))).table();
    let filled = table().after(&[announce(4)]).view();
    assert_eq!(filled.phase, Phase::Bid(Seat(0)));
    assert_eq!((filled.bag.values(), filled.pile.total(), filled.offer.spaces().len()), ([0, 0, 0], 0, 9));
    for tiles in [3, 5, 6] {
        let over = table().after(&[announce(tiles)]).view();
        assert_eq!(over.phase, Phase::Over);
        assert_eq!(
            (over.bag.values(), over.pile.total(), over.offer.spaces().len()),
            ([4, 0, 0], 5, 0),
            "nothing is drawn"
        );
    }
}

#[test]
fn vector_o3_without_a_number_that_could_be_filled_nobody_is_asked() {
    for (tiles, cards) in [(2, 30), (4, 4), (20, 2)] {
        let last_turn = Scene::new(4).left(tiles, cards).table();
        assert_eq!(last_turn.after(&[Action::EndTurn]).phase(), Phase::Over, "{tiles} tiles, {cards} cards");
    }
    let last_turn = Scene::new(4).left(3, 6).table();
    assert_eq!(last_turn.after(&[Action::EndTurn]).phase(), Phase::Offer(Seat(3)));
}

#[test]
fn vector_o4_two_or_seven_tiles_cannot_be_announced() {
    let table = set_up(StartContact::Rulebook, StartLayout::Preset, 4, Seat(0));
    assert_eq!(table.legal(), [3, 4, 5, 6].map(announce));
    for tiles in [2, 7] {
        assert!(Announcement::try_from(tiles).is_err());
        assert!(serde_json::from_str::<Action>(&format!("{{\"announce\": {tiles}}}")).is_err());
    }
}

// ---------------------------------------------------------------- bids and order

#[test]
fn vector_b1_the_highest_marker_goes_first() {
    let mut table = set_up(StartContact::Rulebook, StartLayout::Preset, 4, Seat(2));
    table.act(announce(4));
    for (seat, marker) in [(2, 3), (3, 5), (0, 1), (1, 4)] {
        assert_eq!(table.phase(), Phase::Bid(Seat(seat)));
        table.act(Action::Bid(marker));
    }
    for seat in [3, 1, 2, 0] {
        assert_eq!(table.phase(), Phase::Turn(Seat(seat)));
        table.act(Action::EndTurn);
    }
    assert_eq!(table.phase(), Phase::Offer(Seat(1)));
}

#[test]
fn vector_b2_a_taken_marker_is_gone_and_a_dear_one_is_legal() {
    let table = Scene::new(4).marker(0, 5).money(1, 2).phase(Phase::Bid(Seat(1))).table();
    assert_eq!(table.legal(), [1, 2, 3, 4, 6, 7, 8, 9, 10].map(Action::Bid));
    assert_eq!(table.refusal(Action::Bid(5)), Refusal::MarkerNotThere { marker: 5 });
    assert_eq!(table.refusal(Action::Bid(11)), Refusal::MarkerNotThere { marker: 11 });
}

// ---------------------------------------------------------------- money

/// Seat 0 with its three start tiles.
fn three_start_tiles() -> Scene {
    Scene::new(4)
        .start_tile(0, Settlement, "B2-C2")
        .start_tile(0, Crops, "E5-F5")
        .start_tile(0, Pasture, "B7-C7")
}

#[test]
fn vector_m1_two_cards_with_marker_4_cost_8() {
    let mut table = three_start_tiles().marker(0, 4).offer("settlement_domino crops_domino").table();
    table = table.after(&[buy("settlement_domino"), place("B2-C2"), buy("crops_domino"), place("E5-F5")]);
    assert_eq!(table.money(0), 4);
    assert_eq!(table.view().scores[0].points, 6);
    assert_eq!(table.after(&[Action::EndTurn]).money(0), 8);
}

#[test]
fn vector_m2_who_can_pay_once_buys_once() {
    let table = three_start_tiles().marker(0, 4).money(0, 4).offer("settlement crops").table();
    let table = table.after(&[buy("settlement"), place("D2")]);
    assert!(!table.legal().iter().any(|action| matches!(action, Action::Buy(_))));
    assert_eq!(table.refusal(buy("crops")), Refusal::TooExpensive { price: 4, money: 0 });
}

#[test]
fn vector_m3_who_passes_gets_his_income() {
    let table = three_start_tiles().money(0, 1).figures(0, Figure::Pilgrim, "B2 E5").table();
    assert_eq!(table.after(&[Action::EndTurn]).money(0), 7);
}

#[test]
fn vector_m4_a_new_pilgrim_earns_at_once() {
    let table = three_start_tiles()
        .marker(0, 3)
        .money(0, 10)
        .figures(0, Figure::Pilgrim, "B2 E5")
        .offer("pilgrim")
        .table();
    let table = table.after(&[buy("pilgrim"), place("B7-C7"), Action::EndTurn]);
    assert_eq!(table.money(0), 14);
}

// ---------------------------------------------------------------- land tiles

fn example_t1() -> Scene {
    Scene::new(4)
        .start_tile(PALMER, Crops, "D4-E4")
        .start_tile(PALMER, Pasture, "B4-C4")
        .start_tile(WINSLOW, Crops, "G4-H4")
        .tiles(WINSLOW, Crops, "G5 G6 F6")
        .start_tile(WINSLOW, Settlement, "D2-E2")
        .offer("crops")
        .marker(PALMER, 2)
        .marker(WINSLOW, 2)
}

fn turn_of(scene: Scene, seat: usize) -> Scene {
    scene.phase(Phase::Turn(Seat(seat as u8)))
}

#[test]
fn vector_t1_r_where_palmer_may_place_crops() {
    let table = turn_of(example_t1(), PALMER).table().after(&[buy("crops")]);
    assert_eq!(table.places(), sets(&["D3", "E3", "D5", "E5"]));
    let rival = Seat(WINSLOW as u8);
    assert_eq!(table.refusal(place("F4")), Refusal::RivalLandBeside { land: Crops, rival });
    assert_eq!(table.refusal(place("C4")), Refusal::CellIsTaken { cell: "C4".parse().expect("a cell") });
}

#[test]
fn vector_t2_a_used_start_tile_grows_all_the_same() {
    let table = turn_of(example_t1().used("D4-E4"), PALMER).table().after(&[buy("crops")]);
    assert_eq!(table.places(), sets(&["D3", "E3", "D5", "E5"]));
}

#[test]
fn vector_t3_a_landlocked_area_cannot_grow() {
    let scene = Scene::new(4)
        .start_tile(PALMER, Crops, "A1-B1")
        .start_tile(HOWLAND, Pasture, "A2-B2")
        .start_tile(WINSLOW, Crops, "D1-D2")
        .offer("crops")
        .marker(PALMER, 1);
    let table = turn_of(scene, PALMER).table();
    assert_eq!(table.refusal(buy("crops")), Refusal::NoCellForTile { land: Crops });
}

#[test]
fn vector_t4_where_winslow_may_place_crops() {
    let table = turn_of(example_t1(), WINSLOW).table().after(&[buy("crops")]);
    assert_eq!(table.places(), sets(&["E6", "F5", "F7", "G3", "G7", "H3", "H5", "H6", "I4"]));
}

#[test]
fn the_places_for_an_item_are_told_before_it_is_bought() {
    let known = turn_of(example_t1(), WINSLOW).table().0.facts(Seat(PALMER as u8));
    let [crops] = known.places.as_slice() else { panic!("one item is on offer: {known:?}") };
    assert_eq!(
        (crops.item, crops.cells.clone(), crops.storable),
        (item("crops"), sets(&["D3", "E3", "D5", "E5"]), false)
    );
    // At 2 a purchase both can be paid from 12, and 4 come in.
    let [purse] = known.purses.as_slice() else { panic!("they have a marker: {known:?}") };
    assert_eq!((purse.price, purse.purchases, purse.affordable, purse.after), (2, 2, 2, 12));
}

// ---------------------------------------------------------------- land cards

/// Where seat 0 could play the card; empty if it cannot.
fn uses(scene: Scene, card: &str) -> Vec<Cells> {
    let table = scene.offer(card).unlawful_table();
    if table.allows(buy(card)) { table.after(&[buy(card)]).places() } else { Vec::new() }
}

#[test]
fn vector_d1_r_three_settlement_cells_in_a_row() {
    let scene = || Scene::new(4).start_tile(0, Settlement, "B2-C2").tiles(0, Settlement, "D2");
    assert_eq!(uses(scene(), "settlement_i3"), sets(&["B2-C2-D2"]));
    let table = scene().offer("settlement_i3").table().after(&[buy("settlement_i3"), place("B2-C2-D2")]);
    assert_eq!(table.view().used, cells("B2 C2 D2"));
    assert_eq!(table.view().scores[0].points, 6);
}

#[test]
fn vector_d2_the_wrong_shape_needs_a_barn() {
    let scene = || {
        Scene::new(4)
            .start_tile(0, Settlement, "B2-C2")
            .tiles(0, Settlement, "D2")
            .start_tile(0, Crops, "G5-H5")
            .offer("settlement_l3")
    };
    let without = scene().table();
    let card = "settlement_l3".parse().expect("a card");
    assert_eq!(
        without.refusal(buy("settlement_l3")),
        Refusal::NeitherPlayableNorStorable { card, barns: 0, stored: 0 }
    );
    let with = scene().figures(0, Figure::Barn, "G5").table().after(&[buy("settlement_l3")]);
    assert_eq!(with.legal(), [Action::Store]);
}

#[test]
fn vector_d3_a_start_tile_is_taken_whole() {
    let scene = || Scene::new(4).start_tile(0, Settlement, "B2-C2").tiles(0, Settlement, "C3");
    assert_eq!(uses(scene(), "settlement_l3"), sets(&["B2-C2-C3"]));
    assert_eq!(uses(scene(), "settlement_domino"), sets(&["B2-C2"]));
    let table = scene().offer("settlement_domino").table().after(&[buy("settlement_domino")]);
    assert_eq!(table.refusal(place("C2-C3")), Refusal::SplitsStartTile { cells: cells("B2-C2") });
}

fn square() -> Scene {
    Scene::new(4).start_tile(0, Pasture, "B2-C2").tiles(0, Pasture, "B3 C3")
}

#[test]
fn vector_d4_a_square_of_pasture() {
    assert_eq!(uses(square(), "pasture_o4"), sets(&["B2-C2-B3-C3"]));
    assert_eq!(uses(square(), "pasture_domino"), sets(&["B2-C2", "B3-C3"]));
    assert_eq!(uses(square(), "pasture_l3"), sets(&["B2-C2-B3", "B2-C2-C3"]));
    let table = square().offer("pasture_o4").table().after(&[buy("pasture_o4"), place("B2-C2-B3-C3")]);
    assert_eq!(table.view().scores[0].points, 10);
}

/// The three answers of vector D5: C3 cannot be used.
fn without_c3(scene: impl Fn() -> Scene) {
    assert_eq!(uses(scene(), "pasture_o4"), []);
    assert_eq!(uses(scene(), "pasture_domino"), sets(&["B2-C2"]));
    assert_eq!(uses(scene(), "pasture_l3"), sets(&["B2-C2-B3"]));
}

#[test]
fn vector_d5_a_figure_is_in_the_way_until_it_moves() {
    let with_pilgrim = || square().start_tile(0, Crops, "F5-G5").figures(0, Figure::Pilgrim, "C3");
    without_c3(with_pilgrim);
    let moved =
        with_pilgrim().offer("pasture_o4").table().after(&[Action::Move(cells("C3")), place("F5-G5")]);
    assert_eq!(moved.after(&[buy("pasture_o4")]).places(), sets(&["B2-C2-B3-C3"]));
    let with_barn = || square().start_tile(0, Crops, "F5-G5").figures(0, Figure::Barn, "C3");
    let table = with_barn().table();
    assert_eq!(table.refusal(Action::Move(cells("C3"))), Refusal::FigureStays { figure: Figure::Barn });
    // An empty barn stores what cannot be played: fill it, so that the answers are about playing.
    without_c3(|| with_barn().stored(0, "crops_i3"));
}

#[test]
fn vector_d6_a_used_tile_is_in_the_way_for_good() {
    without_c3(|| square().used("C3"));
}

#[test]
fn vector_d7_placements_in_two_rows_of_three() {
    let count = |card| uses(Scene::new(4).tiles(0, Pasture, "E5 F5 G5 E6 F6 G6"), card).len();
    assert_eq!(["pasture_domino", "pasture_l3", "pasture_o4"].map(count), [7, 8, 2]);
    assert_eq!(uses(Scene::new(4).tiles(0, Crops, "E5 F5 G5 E6 F6 G6"), "crops_i3").len(), 2);
}

#[test]
fn vector_d8_placements_on_the_whole_board() {
    let land = board().land;
    assert_eq!(land.len(), 98);
    let labels = land.iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ");
    let count = |land, card| uses(Scene::new(4).tiles(0, land, &labels), card).len();
    assert_eq!(
        ["pasture_domino", "pasture_l3", "pasture_o4"].map(|card| count(Pasture, card)),
        [176, 317, 79]
    );
    assert_eq!(count(Crops, "crops_i3"), 156);
}

// ---------------------------------------------------------------- figures

#[test]
fn vector_f1_r_where_howland_may_put_his_barn() {
    let scene = Scene::new(4)
        .start_tile(HOWLAND, Settlement, "B6-C6")
        .tiles(HOWLAND, Settlement, "D6")
        .start_tile(HOWLAND, Crops, "F3-F4")
        .tiles(HOWLAND, Crops, "G4")
        .start_tile(HOWLAND, Pasture, "I7-I8")
        .tiles(HOWLAND, Pasture, "J7")
        .used("B6 C6 J7")
        .figures(HOWLAND, Figure::Pilgrim, "D6 F3")
        .marker(HOWLAND, 1)
        .offer("barn");
    let table = turn_of(scene, HOWLAND).table().after(&[buy("barn")]);
    assert_eq!(table.places(), sets(&["G4", "I7-I8"]));
}

#[test]
fn vector_f2_one_figure_fills_a_start_tile() {
    let scene = || {
        Scene::new(4)
            .start_tile(0, Pasture, "I7-I8")
            .start_tile(0, Crops, "C3-D3")
            .figures(0, Figure::Barn, "I7-I8")
            .stored(0, "barn")
    };
    let table = scene().offer("pilgrim pasture_domino").table();
    assert!(!table.allows(buy("pasture_domino")));
    let table = table.after(&[buy("pilgrim")]);
    assert_eq!(table.places(), sets(&["C3-D3"]));
    let there = Refusal::FigureStandsThere { cell: "I7".parse().expect("a cell") };
    assert_eq!(table.refusal(place("I7-I8")), there);
    assert_eq!(table.refusal(place("I8")), Refusal::NotYourTile, "half a tile is none");
}

#[test]
fn vector_f3_ships_lie_at_the_sea() {
    let sea = "A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K2 K3 K4 K5 K6 K7 K8 K9";
    assert_eq!((board().sea, board().sea.len()), (cells(sea), 18));
    let table = Scene::new(4)
        .start_tile(0, Pasture, "J2-K2")
        .tiles(0, Crops, "J1 K9 A2 A9 J9")
        .offer("ship")
        .unlawful_table()
        .after(&[buy("ship")]);
    assert_eq!(table.places(), sets(&["J1", "K9", "J2-K2"]));
    let inland = Scene::new(4).tiles(0, Crops, "J2").offer("ship").unlawful_table();
    assert!(!inland.allows(buy("ship")));
}

#[test]
fn vector_f4_ships_move_along_the_sea_and_barns_not_at_all() {
    let table = Scene::new(4)
        .tiles(0, Crops, "K5 J1 J2 E5")
        .figures(0, Figure::Ship, "K5")
        .figures(0, Figure::Barn, "E5")
        .unlawful_table();
    assert_eq!(table.refusal(Action::Move(cells("E5"))), Refusal::FigureStays { figure: Figure::Barn });
    let table = table.after(&[Action::Move(cells("K5"))]);
    assert_eq!(table.places(), sets(&["J1"]));
    assert_eq!(table.refusal(place("J2")), Refusal::NotAtTheSea);
}

/// Beyond the numbered vectors: what ends every turn (N-8.5).
#[test]
fn figures_do_not_move_in_circles() {
    let table = Scene::new(4)
        .start_tile(0, Crops, "C3-D3")
        .tiles(0, Crops, "E3 F3")
        .figures(0, Figure::Pilgrim, "C3 E3")
        .table();
    let moved =
        table.after(&[Action::Move(cells("E3")), place("F3"), Action::Move(cells("C3-D3")), place("E3")]);
    let first = moved.after(&[Action::Move(cells("F3"))]);
    assert_eq!(first.places(), sets(&["C3-D3"]), "the first has stood on E3 and F3, the second is on E3");
    let both = moved.after(&[Action::Move(cells("F3")), place("C3-D3")]);
    assert_eq!(both.refusal(Action::Move(cells("C3-D3"))), Refusal::NowhereToGo { figure: Figure::Pilgrim });
    let second = both.after(&[Action::Move(cells("E3"))]);
    assert_eq!(second.places(), sets(&["F3"]));
    assert_eq!(
        second.refusal(place("C3-D3")),
        Refusal::FigureStandsThere { cell: "C3".parse().expect("a cell") }
    );
    let free = second.after(&[place("F3")]);
    assert_eq!(free.refusal(Action::Move(cells("F3"))), Refusal::NowhereToGo { figure: Figure::Pilgrim });
    assert!(!free.legal().iter().any(|action| matches!(action, Action::Move(_))));
}

#[test]
fn a_figure_goes_back_once_something_else_was_done() {
    let table = Scene::new(4)
        .start_tile(0, Crops, "I1-J1")
        .tiles(0, Crops, "E3 F3 G3 D8")
        .figures(0, Figure::Pilgrim, "E3")
        .figures(0, Figure::Ship, "I1")
        .figures(0, Figure::Barn, "D8")
        .stored(0, "pilgrim")
        .offer("crops")
        .unlawful_table();
    let moved = table.after(&[Action::Move(cells("E3")), place("F3")]);
    let back = |table: &Table| table.after(&[Action::Move(cells("F3"))]).allows(place("E3"));
    assert!(!back(&moved));
    assert!(back(&moved.after(&[Action::DrawExtra(Source::Tile)])));
    assert!(back(&moved.after(&[buy("crops"), place("H3")])));
    let pilgrim = "pilgrim".parse().expect("a card");
    assert!(back(&moved.after(&[Action::PlayStored(pilgrim), place("G3")])));
}

// ---------------------------------------------------------------- ships

/// Four players with start tiles and tiles along the sea, and this many ships.
fn ships(counts: [usize; 4]) -> Scene {
    let coast = [["A1", "B1"], ["D1", "E1"], ["G1", "H1"], ["K5", "K6"]];
    let inland = ["B9-C9", "E9-F9", "H9-I9", "H5-I5"];
    let mut scene = Scene::new(4);
    for seat in 0..4 {
        let start = coast[seat].join("-");
        scene = scene.start_tile(seat, Land::ALL[seat % 3], &start).start_tile(
            seat,
            Land::ALL[(seat + 1) % 3],
            inland[seat],
        );
        let below = [["A2", "B2"], ["D2", "E2"], ["G2", "H2"], ["K4", "K7"]][seat].join(" ");
        scene = scene.tiles(seat, Land::ALL[seat % 3], &below);
        let spots = [["A1", "C1"], ["D1", "F1"], ["G1", "I1"], ["K5", "K4"]][seat];
        if counts[seat] > 1 && seat < 3 {
            scene = scene.tiles(seat, Land::ALL[seat % 3], spots[1]);
        }
        for spot in &spots[..counts[seat]] {
            scene = scene.figures(seat, Figure::Ship, spot);
        }
        scene = scene.marker(seat, 4 - seat as u8);
    }
    scene
}

fn may_draw(table: &Table) -> bool {
    let tile = table.allows(Action::DrawExtra(Source::Tile));
    assert_eq!(tile, table.allows(Action::DrawExtra(Source::Card)));
    tile
}

#[test]
fn vector_h1_whoever_has_the_most_ships_draws_ties_too() {
    let mut table = ships([2, 2, 1, 0]).table();
    for expected in [true, true, false, false] {
        assert_eq!(may_draw(&table), expected);
        if expected {
            table.act(Action::DrawExtra(Source::Tile));
            assert_eq!(table.refusal(Action::DrawExtra(Source::Card)), Refusal::ExtraIsDrawn { limit: 1 });
        }
        table.act(Action::EndTurn);
    }
    assert_eq!(table.view().round, 4);
}

#[test]
fn vector_h2_nobody_draws_for_no_ships() {
    let mut table = ships([0, 0, 0, 0]).table();
    for _ in 0..4 {
        assert!(!may_draw(&table));
        table.act(Action::EndTurn);
    }
}

#[test]
fn vector_h3_a_rival_who_builds_a_ship_first_takes_the_lead() {
    let scene = ships([1, 1, 0, 0]).tiles(0, Settlement, "C1").offer("ship");
    let table =
        scene.table().after(&[Action::DrawExtra(Source::Card), buy("ship"), place("C1"), Action::EndTurn]);
    assert_eq!(table.phase(), Phase::Turn(Seat(1)));
    assert_eq!(table.refusal(Action::DrawExtra(Source::Tile)), Refusal::NotMostShips { own: 1, most: 2 });
}

#[test]
fn vector_h4_a_stored_ship_can_earn_the_draw() {
    let scene = ships([1, 1, 0, 0]).figures(2, Figure::Barn, "H9").stored(2, "ship");
    let mut table = scene.table().after(&[Action::EndTurn, Action::EndTurn]);
    assert!(!may_draw(&table));
    table.act(Action::PlayStored("ship".parse().expect("a card")));
    table.act(place("G1-H1"));
    assert!(may_draw(&table));
}

#[test]
fn vector_h5_no_draw_after_the_first_purchase_and_none_from_an_empty_bag() {
    let table = ships([1, 0, 0, 0]).offer("settlement").table().after(&[buy("settlement"), place("C2")]);
    assert_eq!(table.refusal(Action::DrawExtra(Source::Tile)), Refusal::DrawBeforeBuying);
    let table = ships([1, 0, 0, 0]).left(0, 9).table();
    assert_eq!(
        table.refusal(Action::DrawExtra(Source::Tile)),
        Refusal::NothingToDraw { source: Source::Tile }
    );
    assert!(table.allows(Action::DrawExtra(Source::Card)));
}

#[test]
fn vector_h6_an_extra_card_is_for_everybody_later_in_the_round() {
    // The pile holds nothing but pilgrims, so the extra card is one.
    let table = ships([1, 0, 0, 0]).left(3, 6).table();
    let drawn = table.after(&[Action::DrawExtra(Source::Card), Action::EndTurn]);
    assert_eq!(drawn.acting(), Seat(1));
    assert!(drawn.allows(buy("pilgrim")));
    let mut next_round = drawn.after(&[Action::EndTurn, Action::EndTurn]);
    let events = next_round.act(Action::EndTurn);
    assert!(events.contains(&Event::OfferCleared { unsold: vec![item("pilgrim")] }));
    assert_eq!(next_round.view().offer.spaces(), []);
}

// ---------------------------------------------------------------- barns

#[test]
fn vector_g1_a_barn_built_this_turn_stores_a_card() {
    let table = three_start_tiles().marker(0, 2).money(0, 4).offer("barn pasture_o4").table();
    let table = table.after(&[buy("barn"), place("E5-F5"), buy("pasture_o4")]);
    assert_eq!(table.legal(), [Action::Store]);
    let table = table.after(&[Action::Store]);
    assert_eq!(table.money(0), 0);
    assert_eq!(table.view().players[0].stored["pasture_o4".parse().expect("a card")], 1);
}

#[test]
fn vector_g2_a_full_barn_stores_nothing() {
    let table =
        three_start_tiles().figures(0, Figure::Barn, "E5").stored(0, "crops_i3").offer("pasture_o4").table();
    let card = "pasture_o4".parse().expect("a card");
    assert_eq!(
        table.refusal(buy("pasture_o4")),
        Refusal::NeitherPlayableNorStorable { card, barns: 1, stored: 1 }
    );
}

#[test]
fn vector_g3_a_stored_card_is_no_purchase() {
    let scene = three_start_tiles().figures(0, Figure::Barn, "E5").stored(0, "pasture_l3");
    let table = scene.marker(0, 2).offer("settlement pasture").table();
    let stored = Action::PlayStored("pasture_l3".parse().expect("a card"));
    assert_eq!(table.refusal(stored), Refusal::NotPlayable { card: "pasture_l3".parse().expect("a card") });
    let table = table.after(&[buy("settlement"), place("D2"), buy("pasture"), place("C8")]);
    assert_eq!(table.view().purchases, 2);
    let (money, points) = (table.money(0), table.view().scores[0].points);
    let table = table.after(&[stored, place("B7-C7-C8")]);
    assert_eq!(table.money(0), money);
    assert_eq!(table.view().scores[0].points, points + 6);
    assert!(table.view().players[0].stored.total() == 0);
}

#[test]
fn vector_g4_a_stored_card_counts_nothing_in_the_end() {
    let scene = three_start_tiles().figures(0, Figure::Barn, "E5").stored(0, "pasture_o4").left(2, 2);
    let over = scene.table().after(&[Action::EndTurn]);
    assert_eq!(over.phase(), Phase::Over);
    assert_eq!(over.view().scores[0].cards, 1);
}

// ---------------------------------------------------------------- scoring

#[test]
fn vector_e1_tied_players_each_have_the_majority() {
    // Where the figures stand does not matter here.
    let table = Scene::new(4)
        .figures(0, Figure::Pilgrim, "A3 B3 C3")
        .figures(1, Figure::Pilgrim, "A5 B5 C5")
        .figures(2, Figure::Pilgrim, "A7")
        .figures(0, Figure::Ship, "A1 B1")
        .figures(1, Figure::Ship, "D1")
        .figures(2, Figure::Ship, "F1")
        .unlawful_table();
    let bonuses: Vec<[u8; 3]> = table.view().scores.iter().map(|score| score.majorities.values()).collect();
    assert_eq!(bonuses, [[4, 0, 2], [4, 0, 0], [0, 0, 0], [0, 0, 0]]);
}

#[test]
fn vector_e2_cards_and_the_most_barns() {
    let table = Scene::new(4)
        .figures(0, Figure::Barn, "A3 B3 C3")
        .played(0, "crops_domino crops_i3")
        .unlawful_table();
    let score = table.view().scores[0];
    assert_eq!((score.cards, score.points), (12, 15));
}

#[test]
fn vector_e3_money_breaks_ties() {
    let thirty = "pasture_o4 pasture_o4 pasture_l3 crops_domino pilgrim";
    let other_thirty = "crops_i3 crops_i3 crops_l3 crops_l3 settlement_domino settlement_domino";
    let cards = "settlement_i3 settlement_i3 settlement_l3 settlement_l3 ship ship ship ship";
    let ranks = |money: [u16; 3]| -> Vec<u8> {
        let scene = Scene::new(3).played(0, thirty).played(1, other_thirty).played(2, cards);
        let scene = (0..3).fold(scene, |scene, seat| scene.money(seat, money[seat]));
        let table = scene.phase(Phase::Over).unlawful_table();
        assert_eq!(table.view().scores.iter().map(|score| score.points).collect::<Vec<_>>(), [30, 30, 28]);
        match table.0.to_act() {
            ToAct::Over(standings) => standings.lines().map(|line| line.rank).collect(),
            ToAct::Seats(_) => panic!("the game is over"),
        }
    };
    assert_eq!(ranks([5, 9, 40]), [2, 1, 3]);
    assert_eq!(ranks([9, 9, 40]), [1, 1, 3]);
    // Whoever might end the game is told so beforehand.
    let scene = Scene::new(3).played(0, thirty).played(1, other_thirty).played(2, cards);
    let known = scene.money(0, 5).money(1, 9).unlawful_table().0.facts(Seat(2));
    assert_eq!(known.ranking, [Seat(1), Seat(0), Seat(2)]);
}

// ---------------------------------------------------------------- beyond the numbered vectors

#[test]
fn when_no_edge_can_be_kept_free_start_tiles_of_other_lands_may_touch() {
    let corner = cells("A1 B1 A2 B2");
    let rest = (board().land - corner).iter().map(|cell| cell.to_string());
    let table = Scene::new(4)
        .tiles(1, Settlement, &rest.collect::<Vec<_>>().join(" "))
        .phase(Phase::StartTile(Seat(0)))
        .unlawful_table();
    let pairs = ["A1-B1", "A2-B2", "A1-A2", "B1-B2"];
    let expected = [Crops, Pasture].into_iter().flat_map(|land| pairs.map(|pair| start_tile(land, pair)));
    assert_eq!(table.legal(), expected.collect::<Vec<_>>());
    assert_eq!(
        table.refusal(start_tile(Settlement, "A1-B1")),
        Refusal::StartTilesTouch { contact: Contact::SameLand }
    );
}

#[test]
fn a_bought_card_may_be_stored_though_it_could_be_played() {
    let table = three_start_tiles().figures(0, Figure::Barn, "E5").offer("settlement_domino").table();
    let table = table.after(&[buy("settlement_domino")]);
    assert_eq!(table.legal(), [place("B2-C2"), Action::Store]);
    let tile = three_start_tiles().figures(0, Figure::Barn, "E5").offer("settlement").table();
    assert_eq!(tile.after(&[buy("settlement")]).refusal(Action::Store), Refusal::NothingToStore);
    let full = three_start_tiles().offer("settlement_domino").table().after(&[buy("settlement_domino")]);
    assert_eq!(full.refusal(Action::Store), Refusal::NoEmptyBarn { barns: 0 });
    let taken = Taken::Bought(item("settlement_domino"));
    assert_eq!(full.phase(), Phase::Place { seat: Seat(0), taken });
}
