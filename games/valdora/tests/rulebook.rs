//! The rules by examples, numbered. The first four are the rulebook's own.

mod scene;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Facts, First, Game, Kind, Seat, Viewer};
use comptoir_valdora::book::Side::{Left, Right};
use comptoir_valdora::load::Source;
use comptoir_valdora::pieces::{Colour, Equipment, Gem, Slot, Space};
use comptoir_valdora::{Action, Event, Expense, Options, Refusal, TurnAction, Valdora, Workshop};
use scene::{
    A, B, C, Scene, buy, by_boat, card, deliver, give_back, load, move_to, not_enough, orders, play_special,
    sides, space, tally,
};
use std::collections::BTreeSet;

#[test]
fn vector_01_pages() {
    let mut scene = Scene::base(3).moved(A, "city_c").silver(A, 6).orders_in(
        "c",
        "",
        "grey yellow white_1 violet red blue green",
    );
    for action in [buy(Right), Action::Turn(Right), Action::Turn(Right), buy(Right)] {
        scene.play(action);
    }
    scene.play(Action::Turn(Right)).play(Action::Turn(Right));
    assert_eq!(scene.me(A).orders.as_slice(), orders("grey violet"));
    assert_eq!(scene.me(A).silver, 1);
    assert_eq!(scene.book("c"), sides("blue red white_1 yellow", "green"));
    let fees = scene.told.iter().filter_map(|event| match event {
        Event::PageTurned { silver, .. } => Some(*silver),
        _ => None,
    });
    assert_eq!(fees.collect::<Vec<_>>(), [0, 1, 1, 1]);
    scene.play(Action::EndTurn);
}

#[test]
fn vector_02_loading() {
    let mut scene = Scene::base(3)
        .stones("road_linden", &[(Gem::Gold, 2), (Gem::Ruby, 1), (Gem::Sapphire, 2), (Gem::Emerald, 1)])
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .has(A, Equipment::Shovel, None)
        .has(A, Equipment::Pick, None)
        .has(A, Equipment::Cart, None)
        .silver(A, 3)
        .moved(A, "road_linden");
    let full = Refusal::SlotFull { slot: Slot::GoldPan, gem: Gem::Gold };
    for (gem, slot) in [(Gem::Ruby, Slot::Shovel), (Gem::Sapphire, Slot::Pick), (Gem::Emerald, Slot::Cart)] {
        assert_eq!(scene.refused(load(Gem::Gold, Slot::GoldPan)), full);
        scene.play(load(gem, slot));
    }
    assert_eq!(scene.refused(load(Gem::Gold, Slot::GoldPan)), full);
    assert_eq!(scene.me(A).silver, 1);
    assert_eq!(scene.now().stones[space("road_linden")], tally(&[(Gem::Gold, 2), (Gem::Sapphire, 1)]));
}

#[test]
fn vector_03_recruiting() {
    let mut scene = Scene::base(3)
        .disc(&[(Colour::Blue, 1), (Colour::Green, 1)])
        .open(A, "red red")
        .has(A, Equipment::Shovel, Some(Gem::Ruby))
        .has(A, Equipment::Cart, Some(Gem::Ruby))
        .moved(A, "palace_red");
    scene.play(deliver("red", &[Slot::Shovel]));
    assert_eq!(scene.me(A).artisans, tally(&[(Colour::Blue, 1)]));
    scene.play(deliver("red", &[Slot::Cart]));
    assert_eq!(scene.me(A).artisans, tally(&[(Colour::Blue, 1), (Colour::Green, 1)]));
    assert_eq!(scene.now().disc, tally(&[]));
}

#[test]
fn vector_04_workshop_chain() {
    let mut scene = Scene::base(4)
        .artisans(A, &[(Colour::Violet, 1), (Colour::Blue, 1)])
        .disc(&[(Colour::Violet, 1), (Colour::Blue, 1)])
        .open(A, "violet violet")
        .has(A, Equipment::Hammer, Some(Gem::Amethyst))
        .has(A, Equipment::Cart, Some(Gem::Amethyst))
        .moved(A, "palace_violet");
    scene.play(deliver("violet", &[Slot::Hammer]));
    assert_eq!(scene.me(A).artisans[Colour::Violet], 2);
    assert_eq!(scene.now().workshops[Colour::Violet], Workshop::Of(A));
    assert_eq!((scene.me(A).bonus, scene.now().bonus_left), (0, 13));
    scene.play(deliver("violet", &[Slot::Cart]));
    assert_eq!(scene.me(A).artisans, tally(&[(Colour::Violet, 2), (Colour::Blue, 2)]));
    assert_eq!(scene.now().workshops[Colour::Blue], Workshop::Of(A));
    assert_eq!((scene.me(A).bonus, scene.now().bonus_left), (1, 12));
    assert_eq!(scene.now().field, tally(&[(Gem::Amethyst, 2)]));
}

/// Where the active player may move to.
fn reach(mut scene: Scene) -> BTreeSet<String> {
    let moves = scene.legal().into_iter().map(|action| match action {
        Action::Move(to) => to.to_string(),
        other => panic!("{other:?} before moving"),
    });
    moves.collect()
}

/// Seat 0 stands there and could pay whomever it meets.
fn traveller(id: &str) -> Scene {
    Scene::base(3).at(A, id).silver(A, 6)
}

fn all_but(spaces: &[&str]) -> BTreeSet<String> {
    let all = (0..30).map(|at| Space::at(at).to_string());
    all.filter(|id| !spaces.contains(&id.as_str())).collect()
}

const COAST: [&str; 4] = ["palace_yellow", "port_south", "road_dunes", "road_white_cliff"];
const HIGHLANDS: [&str; 6] =
    ["palace_violet", "palace_blue", "mine_north", "road_goat_pass", "road_mist_bridge", "road_pine_path"];

#[test]
fn vector_05_reach_without_provisions() {
    let near_yellow = ["city_b", "city_d", "port_south", "road_dunes", "road_white_cliff"];
    assert_eq!(reach(traveller("palace_yellow")), near_yellow.map(String::from).into());
    let from_harbour = reach(traveller("harbour"));
    assert_eq!(from_harbour.len(), 25);
    assert_eq!(from_harbour, all_but(&[&COAST[..], &["harbour"]].concat()));
    let near_goat_pass = [
        "city_a",
        "city_c",
        "harbour",
        "mine_north",
        "palace_blue",
        "palace_violet",
        "road_mist_bridge",
        "road_pine_path",
    ];
    assert_eq!(reach(traveller("road_goat_pass")), near_goat_pass.map(String::from).into());
}

#[test]
fn vector_06_reach_with_provisions() {
    let from_yellow = reach(traveller("palace_yellow").provisions(A));
    assert_eq!(from_yellow.len(), 23);
    assert_eq!(from_yellow, all_but(&[&HIGHLANDS[..], &["palace_yellow"]].concat()));
    let from_goat_pass = reach(traveller("road_goat_pass").provisions(A));
    assert_eq!(from_goat_pass.len(), 25);
    assert_eq!(from_goat_pass, all_but(&[&COAST[..], &["road_goat_pass"]].concat()));
    assert_eq!(reach(traveller("mine_south").provisions(A)), all_but(&["mine_south"]));
}

#[test]
fn vector_07_spending_provisions() {
    let mut near = traveller("palace_yellow").provisions(A);
    near.play(move_to("port_south"));
    assert!(near.me(A).provisions, "the destination was near");
    let mut far = traveller("palace_yellow").provisions(A);
    far.play(move_to("harbour"));
    assert!(!far.me(A).provisions, "a city was crossed");
    let mut without = traveller("palace_yellow");
    assert_eq!(without.refused(move_to("harbour")), Refusal::NeedsProvisions { space: space("harbour") });
    assert_eq!(without.refused(move_to("mine_north")), Refusal::OutOfReach { space: space("mine_north") });
}

#[test]
fn vector_08_no_return() {
    let mut scene = traveller("road_dunes").provisions(A);
    assert_eq!(scene.refused(move_to("road_dunes")), Refusal::SameSpace { space: space("road_dunes") });
}

#[test]
fn vector_09_encounter() {
    let mut scene = Scene::base(3)
        .at(A, "city_d")
        .silver(A, 3)
        .at(B, "road_linden")
        .silver(B, 2)
        .at(C, "road_linden")
        .silver(C, 6);
    let bank = scene.now().bank;
    scene.play(move_to("road_linden"));
    assert_eq!([A, B, C].map(|seat| scene.me(seat).silver), [1, 3, 6]);
    assert_eq!(scene.now().bank, bank + 1);
}

#[test]
fn vector_10_cannot_pay() {
    let meeting =
        |place: &str| Scene::base(3).at(A, "harbour").silver(A, 1).at(B, place).silver(B, 2).at(C, place);
    let mut road = meeting("road_linden");
    assert_eq!(road.refused(move_to("road_linden")), not_enough(Expense::Encounter, 2, 1));
    let mut mine = meeting("mine_south");
    mine.play(move_to("mine_south"));
    assert_eq!([A, B, C].map(|seat| mine.me(seat).silver), [1, 2, 3], "nothing is paid in a mine");
    mine.play(Action::Refill);
    assert_eq!(mine.me(A).silver, 6);
    assert_eq!(mine.refused(Action::Refill), Refusal::PurseFull);
}

#[test]
fn vector_11_two_visible_cards() {
    let mut scene = Scene::base(3).moved(A, "city_c").silver(A, 2).orders_in("c", "yellow", "white_1");
    scene.play(buy(Left)).play(buy(Right));
    assert_eq!(scene.me(A).silver, 0);
    assert_eq!(scene.book("c"), sides("", ""));
    scene.play(Action::EndTurn);

    let mut later = Scene::base(3).moved(A, "city_c").silver(A, 2).orders_in("c", "", "");
    assert_eq!(later.legal(), [Action::Provisions, Action::EndTurn]);
    assert_eq!(later.refused(buy(Right)), Refusal::SideEmpty);
}

#[test]
fn vector_12_back_turn() {
    let mut scene = Scene::base(3).moved(A, "city_c").silver(A, 0).orders_in("c", "red white_1", "green");
    scene.play(Action::Turn(Left));
    assert_eq!(scene.book("c"), sides("white_1", "red green"));
    assert_eq!(scene.refused(Action::Turn(Left)), not_enough(Expense::Page, 1, 0));
    assert_eq!(scene.refused(Action::Turn(Right)), not_enough(Expense::Page, 1, 0));
}

#[test]
fn vector_13_duplicate_equipment() {
    let mut scene = Scene::base(3)
        .catalogue(&[], &[Equipment::Hammer, Equipment::Cart])
        .has(A, Equipment::Hammer, None)
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .silver(A, 0)
        .moved(A, "city_a");
    let purchase = Action::BuyEquipment { side: Right, pay: Slot::GoldPan };
    assert_eq!(scene.refused(purchase), Refusal::AlreadyOwned { equipment: Equipment::Hammer });
    scene.play(Action::Turn(Right)).play(purchase);
    assert!(scene.me(A).owns(Equipment::Cart));
    assert_eq!(scene.me(A).gem(Slot::GoldPan), None);
    assert_eq!(scene.now().field, tally(&[(Gem::Gold, 1)]));
}

#[test]
fn vector_14_gold_from_the_cart() {
    let mut scene = Scene::base(3)
        .catalogue(&[Equipment::Pick], &[Equipment::Shovel])
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .has(A, Equipment::Cart, Some(Gem::Gold))
        .moved(A, "city_a");
    scene.play(Action::BuyEquipment { side: Left, pay: Slot::Cart });
    scene.play(Action::BuyEquipment { side: Right, pay: Slot::GoldPan });
    assert!(scene.me(A).owns(Equipment::Pick) && scene.me(A).owns(Equipment::Shovel));
    assert!(scene.me(A).loaded().is_empty());
    assert_eq!(scene.now().field, tally(&[(Gem::Gold, 2)]));
}

#[test]
fn vector_15_fourth_order() {
    let mut scene = Scene::base(3)
        .orders_in("c", "grey", "yellow")
        .open(A, "red blue green")
        .silver(A, 1)
        .moved(A, "city_c");
    assert_eq!(scene.refused(buy(Right)), Refusal::TooManyOrders { limit: 3 });
    scene.play(give_back("blue", Left)).play(buy(Right));
    assert_eq!(scene.me(A).orders.as_slice(), orders("red green yellow"));
    assert_eq!(scene.book("c"), sides("blue grey", ""));
    assert_eq!(scene.me(A).silver, 0);
}

#[test]
fn vector_16_one_action() {
    let mut scene = Scene::base(3).moved(A, "city_a");
    scene.play(Action::Turn(Right));
    assert_eq!(scene.refused(Action::Provisions), Refusal::OneAction { done: TurnAction::Buy });
    scene.play(Action::EndTurn);
}

#[test]
fn vector_17_port() {
    let port = |scene: Scene| {
        let equipped = scene.has(A, Equipment::Shovel, None).has(A, Equipment::Cart, None);
        equipped.silver(A, 6).moved(A, "port_south")
    };
    let mut scene = port(Scene::base(3).field(&[(Gem::Ruby, 1)]));
    scene.play(by_boat(Gem::Ruby, Slot::Shovel));
    assert_eq!(scene.legal(), [Action::EndTurn], "a second boat, but no second stone");
    let none_left = Refusal::NoSuchStone { gem: Gem::Ruby, from: Source::Field };
    assert_eq!(scene.refused(by_boat(Gem::Ruby, Slot::Cart)), none_left);
    assert_eq!(port(Scene::base(3)).legal(), [Action::EndTurn], "nothing to load");
}

#[test]
fn vector_18_boats() {
    let mut scene = Scene::base(3)
        .field(&[(Gem::Ruby, 1), (Gem::Gold, 1)])
        .has(A, Equipment::Shovel, None)
        .moved(A, "port_east");
    scene.play(by_boat(Gem::Ruby, Slot::Shovel));
    assert_eq!(scene.refused(by_boat(Gem::Gold, Slot::GoldPan)), Refusal::NoBoatLeft { boats: 1 });
}

#[test]
fn vector_19_swap() {
    let swap = |gem| Action::Swap { gem, slot: Slot::Cart, from: Source::Space };
    let road = |silver, stones: &[(Gem, u8)]| {
        let scene = Scene::base(3).stones("road_linden", stones).has(A, Equipment::Cart, Some(Gem::Ruby));
        scene.silver(A, silver).moved(A, "road_linden")
    };
    let mut scene = road(2, &[(Gem::Emerald, 1)]);
    scene.play(swap(Gem::Emerald));
    assert_eq!(scene.me(A).gem(Slot::Cart), Some(Gem::Emerald));
    assert_eq!(scene.now().field, tally(&[(Gem::Ruby, 1)]));
    assert_eq!(scene.me(A).silver, 0);
    assert_eq!(scene.now().stones[space("road_linden")], tally(&[]));

    assert_eq!(road(1, &[(Gem::Emerald, 1)]).refused(swap(Gem::Emerald)), not_enough(Expense::Load, 2, 1));
    assert_eq!(road(6, &[(Gem::Ruby, 1)]).refused(swap(Gem::Ruby)), Refusal::SameGem { gem: Gem::Ruby });
}

#[test]
fn vector_20_silver_order() {
    let mut scene = Scene::base(3).open(A, "grey grey").silver(A, 1).moved(A, "palace_grey");
    scene.play(deliver("grey", &[]));
    assert_eq!(scene.me(A).silver, 0);
    assert_eq!(scene.me(A).artisans, tally(&[(Colour::Grey, 1)]));
    assert_eq!(scene.refused(deliver("grey", &[])), not_enough(Expense::Delivery, 1, 0));
}

#[test]
fn vector_21_white_order() {
    let mut scene = Scene::base(3)
        .open(A, "white_3")
        .has(A, Equipment::Shovel, Some(Gem::Ruby))
        .has(A, Equipment::Pick, Some(Gem::Sapphire))
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .has(A, Equipment::Horse, Some(Gem::Gold))
        .moved(A, "palace_white");
    scene.play(deliver("white_3", &[Slot::Shovel, Slot::Pick, Slot::Horse]));
    assert_eq!(scene.me(A).gem(Slot::GoldPan), Some(Gem::Gold));
    assert_eq!(scene.now().field, tally(&[(Gem::Ruby, 1), (Gem::Sapphire, 1), (Gem::Gold, 1)]));
    assert_eq!(scene.own().sheet.orders, 15);
}

#[test]
fn vector_22_bonus_exhausted() {
    let mut scene = Scene::base(3)
        .workshop(Colour::Yellow, Workshop::Of(A))
        .bonus_left(0)
        .open(A, "yellow")
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .moved(A, "palace_yellow");
    scene.play(deliver("yellow", &[Slot::GoldPan]));
    assert_eq!(scene.me(A).bonus, 0);
    assert_eq!(scene.me(A).artisans, tally(&[(Colour::Yellow, 1)]));
}

#[test]
fn vector_23_bonus_without_artisan() {
    let mut scene = Scene::base(3)
        .workshop(Colour::Red, Workshop::Of(A))
        .disc(&[])
        .bonus_left(5)
        .open(A, "red")
        .has(A, Equipment::Shovel, Some(Gem::Ruby))
        .moved(A, "palace_red");
    scene.play(deliver("red", &[Slot::Shovel]));
    assert_eq!((scene.me(A).bonus, scene.now().bonus_left), (1, 4));
    assert_eq!(scene.me(A).artisans, tally(&[]));
}

#[test]
fn vector_24_end() {
    // One grey artisan is left besides the yellow ones; `seat` takes it. The turns that still come:
    for (seat, others) in [(B, &[C][..]), (C, &[]), (A, &[B, C])] {
        let mut scene = Scene::base(3)
            .disc(&[(Colour::Grey, 1), (Colour::Yellow, 4)])
            .open(seat, "grey")
            .silver(seat, 1)
            .moved(seat, "palace_grey");
        scene.play(deliver("grey", &[])).play(Action::EndTurn);
        for &other in others {
            assert!(!scene.is_over());
            assert_eq!(scene.now().active, other);
            let first = scene.legal()[0];
            scene.play(first).play(Action::EndTurn);
        }
        assert!(scene.is_over(), "triggered by {seat:?}");
    }
}

#[test]
fn vector_25_scoring() {
    // Seat 1 has as many points in another way: 2 grey, 3 white, a yellow order, four colours, the violet workshop.
    let game = |silver_of_b| {
        let mut scene = Scene::base(3)
            .delivered(A, "grey grey white_1 white_2 white_3 red")
            .artisans(A, &[(Colour::Grey, 2), (Colour::White, 3), (Colour::Blue, 1)])
            .workshop(Colour::White, Workshop::Of(A))
            .bonus(A, 1)
            .has(A, Equipment::GoldPan, Some(Gem::Gold))
            .has(A, Equipment::Shovel, Some(Gem::Ruby))
            .has(A, Equipment::Cart, Some(Gem::Ruby))
            .silver(A, 4)
            .delivered(B, "grey grey white_1 white_2 white_3 yellow")
            .artisans(B, &[(Colour::Grey, 2), (Colour::White, 2), (Colour::Yellow, 1), (Colour::Violet, 2)])
            .workshop(Colour::Violet, Workshop::Of(B))
            .bonus(B, 1)
            .has(B, Equipment::GoldPan, Some(Gem::Gold))
            .silver(B, silver_of_b)
            .ending()
            .moved(C, "city_a");
        let sheet = scene.own().sheet;
        let lines = [sheet.orders, sheet.artisans, sheet.workshops, sheet.bonus, sheet.stones, sheet.special];
        assert_eq!(lines, [4 + 45 + 6, 30, 15, 10, 3, 0]);
        scene.play(Action::EndTurn);
        scene.standings()
    };
    let broken = game(2);
    assert_eq!([A, B].map(|seat| broken.points(seat)), [113, 113]);
    assert_eq!([A, B].map(|seat| broken.rank(seat)), [1, 2]);
    assert_eq!([A, B].map(|seat| game(4).rank(seat)), [1, 1]);
}

#[test]
fn vector_26_setup() {
    let set_up = |seats| {
        let options = Options { first: First::Seat2, ..Options::default() };
        let game = Valdora::setup(&options, seats, &mut Fast::new(1), &mut ()).expect("set up");
        game.view(Viewer::Spectator).tabletop
    };
    let silver = |seats: u8| -> Vec<u8> {
        let table = set_up(seats);
        (0..seats).map(|place| table.player(Seat((1 + place) % seats)).silver).collect()
    };
    assert_eq!(set_up(3).disc.values(), &[9, 9, 5, 3, 3, 3, 3]);
    assert_eq!(silver(3), [1, 2, 3]);
    assert_eq!(set_up(3).bank, 24);
    assert_eq!(set_up(5).disc.values(), &[9, 9, 5, 4, 4, 4, 4]);
    assert_eq!(silver(5), [1, 2, 3, 4, 5]);
    assert_eq!(set_up(5).bank, 15);
    assert_eq!(set_up(3).last_player(), A, "to the right of the first player");
}

#[test]
fn vector_27_duel() {
    let row = "duel_1 duel_2 duel_3 duel_4 duel_5 duel_6";
    let disc = [(Colour::Yellow, 2), (Colour::Violet, 1), (Colour::Red, 3), (Colour::Blue, 4)];
    let deliver_red = |row: &str| {
        let mut scene = Scene::duel(row)
            .disc(&disc)
            .open(A, "red")
            .has(A, Equipment::Shovel, Some(Gem::Ruby))
            .moved(A, "palace_red");
        scene.play(deliver("red", &[Slot::Shovel])).play(Action::EndTurn);
        scene.now()
    };
    let after = deliver_red(row);
    assert_eq!(after.disc, tally(&[(Colour::Yellow, 1), (Colour::Red, 2), (Colour::Blue, 4)]));
    assert_eq!(after.removed[Colour::Yellow], 9 - 1);
    assert_eq!(after.duel_row.len(), 5);

    let mut idle = Scene::duel(row).disc(&disc).moved(A, "palace_red");
    idle.play(Action::EndTurn);
    assert_eq!((idle.now().disc, idle.now().duel_row.len()), (tally(&disc), 6), "nothing was delivered");

    assert_eq!(deliver_red("duel_1").duel_row.len(), 6, "after the last card a new row");
}

#[test]
fn vector_28_duel_workshop() {
    let mut scene = Scene::duel("duel_5 duel_1")
        .disc(&[(Colour::White, 1), (Colour::Red, 2), (Colour::Green, 4)])
        .open(A, "green")
        .has(A, Equipment::Chisel, Some(Gem::Emerald))
        .moved(A, "palace_green");
    scene.play(deliver("green", &[Slot::Chisel])).play(Action::EndTurn);
    assert_eq!(scene.now().disc, tally(&[(Colour::Red, 2), (Colour::Green, 3)]));
    assert_eq!(scene.now().workshops[Colour::Violet], Workshop::Free, "its artisans were gone");
    assert_eq!(scene.now().workshops[Colour::Red], Workshop::Removed);
}

#[test]
fn vector_29_bookmarks() {
    let mut scene = Scene::special(&[2, 2]).silver(A, 6).moved(A, "city_c");
    for silver in [6, 6, 6, 5, 4] {
        scene.play(Action::Turn(Right));
        assert_eq!(scene.me(A).silver, silver);
    }
}

#[test]
fn vector_30_card_timing() {
    let mut scene = Scene::special_hand(&[], &[9])
        .artisans(A, &[(Colour::Grey, 1), (Colour::Red, 1)])
        .stones("road_linden", &[(Gem::Gold, 2)])
        .silver(A, 3)
        .moved(A, "road_linden");
    scene.play(play_special(9));
    assert_eq!(scene.me(A).artisans, tally(&[]), "there was nothing to choose");
    assert_eq!(scene.refused(load(Gem::Gold, Slot::Dipper)), Refusal::NotInPlay { card: card(9) });
    scene.play(Action::EndTurn).pass_until(A);
    scene.play(move_to("mine_south")).play(Action::EndTurn).pass_until(A);
    let before = scene.me(A).silver;
    scene.play(move_to("road_linden"));
    let met = before - scene.me(A).silver;
    scene.play(load(Gem::Gold, Slot::Dipper));
    assert_eq!(scene.me(A).silver, before - met - 1);
}

#[test]
fn vector_31_large_notebook() {
    let notebook = |silver| {
        let scene = Scene::special(&[4]).orders_in("c", "grey", "yellow").open(A, "red blue green");
        scene.silver(A, silver).moved(A, "city_c")
    };
    let mut rich = notebook(2);
    rich.play(buy(Right));
    assert_eq!((rich.me(A).orders.len(), rich.me(A).silver), (4, 0));
    let mut poor = notebook(1);
    assert_eq!(poor.refused(buy(Right)), not_enough(Expense::FourthOrder, 2, 1));
    poor.play(give_back("blue", Left)).play(buy(Right));
    assert_eq!((poor.me(A).orders.len(), poor.me(A).silver), (3, 0));
}

#[test]
fn vector_32_loading_bonus() {
    let mut scene = Scene::special(&[11, 11])
        .stones("road_linden", &[(Gem::Gold, 1), (Gem::Ruby, 1)])
        .has(A, Equipment::Shovel, None)
        .silver(A, 5)
        .moved(A, "road_linden");
    scene.play(load(Gem::Gold, Slot::GoldPan)).play(load(Gem::Ruby, Slot::Shovel));
    assert_eq!(scene.me(A).silver, 5, "it comes after loading");
    scene.play(Action::EndTurn);
    assert_eq!(scene.me(A).silver, 6);
}

#[test]
fn what_is_left_is_told() {
    let mut scene = Scene::special(&[12])
        .silver(A, 3)
        .artisans(A, &[(Colour::Violet, 1), (Colour::Red, 1)])
        .artisans(B, &[(Colour::Red, 2)])
        .workshop(Colour::Red, Workshop::Of(B));
    let known = scene.game().facts(A);
    assert_eq!(known.mine, 3, "a purse holds six");
    assert_eq!((known.artisans[Colour::Violet], known.artisans[Colour::Grey]), (1, 3));
    assert_eq!(known.artisans[Colour::Red], 0, "that workshop is theirs");
    let backs = scene.view().backs;
    let (mine, theirs) = (backs.as_slice()[0], backs.as_slice()[1]);
    assert_eq!((theirs.light, theirs.dark), (3, 1));
    assert_eq!(mine.light + mine.dark, 3, "one of theirs was played");
}

#[test]
fn vector_33_alchemy() {
    let mut scene = Scene::special(&[12])
        .open(A, "violet")
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .silver(A, 3)
        .moved(A, "palace_violet");
    // The rules tell of the palace for a nugget in another stone's place as well.
    assert_eq!(scene.game().facts(A).orders[0].palace, Some(space("palace_violet")));
    scene.play(deliver("violet", &[Slot::GoldPan]));
    assert_eq!(scene.me(A).silver, 0);
    assert_eq!(scene.now().field, tally(&[(Gem::Gold, 1)]));
    assert_eq!(scene.me(A).artisans, tally(&[(Colour::Violet, 1)]));
}

#[test]
fn vector_34_safe_conduct() {
    for silver in [0, 3] {
        let mut scene = Scene::special(&[1])
            .at(A, "city_d")
            .silver(A, silver)
            .at(B, "road_linden")
            .silver(B, 6)
            .at(C, "road_linden")
            .silver(C, 1);
        let bank = scene.now().bank;
        scene.play(move_to("road_linden"));
        assert_eq!([A, B, C].map(|seat| scene.me(seat).silver), [silver, 6, 2]);
        assert_eq!(scene.now().bank, bank - 1);
    }
}

#[test]
fn vector_35_cost_in_different_colours() {
    let mut scene = Scene::special_hand(&[], &[9]).artisans(A, &[(Colour::Grey, 3)]);
    assert_eq!(scene.refused(play_special(9)), Refusal::TooFewColours { needs: 2, has: 1 });
}
