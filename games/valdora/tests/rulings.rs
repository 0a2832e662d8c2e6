//! Where the rulebook is silent or contradicts itself, what we play (⌂ in the rules), numbered.

mod scene;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Game, SetupError, ToAct};
use comptoir_valdora::book::Side::{Left, Right};
use comptoir_valdora::load::Source;
use comptoir_valdora::pieces::{Colour, Equipment, Gem, Slot};
use comptoir_valdora::{
    Action, Duel, Expense, Options, Phase, ROUND_LIMIT, Refusal, TurnAction, Valdora, Workshop, YesNo,
};
use scene::{
    A, B, Scene, buy, by_boat, card, deliver, give_back, load, move_to, not_enough, order, orders,
    play_special, sides, space, tally,
};

#[test]
fn q2_leaving_the_city_one_starts_in_is_not_crossing_it() {
    let mut without = Scene::base(3).at(A, "city_a").silver(A, 6);
    assert_eq!(
        without.refused(move_to("port_south")),
        Refusal::NeedsProvisions { space: space("port_south") }
    );
    without.play(move_to("palace_red"));
    let mut with = Scene::base(3).at(A, "city_a").silver(A, 6).provisions(A);
    with.play(move_to("port_south"));
    assert!(!with.me(A).provisions, "another city was crossed");
}

#[test]
fn q6_an_order_goes_back_to_the_side_one_chooses_and_another_is_bought() {
    let city = |open: &str, silver| {
        let scene = Scene::special_hand(&[5], &[1]).orders_in("d", "grey yellow", "white_1").open(A, open);
        scene.artisans(A, &[(Colour::Grey, 1)]).silver(A, silver).moved(A, "city_d")
    };
    let none_too_many = Refusal::NoNeedToGiveBack { open: 2, limit: 3 };
    assert_eq!(city("red blue", 6).refused(give_back("red", Left)), none_too_many);
    assert_eq!(city("red blue red", 0).refused(give_back("red", Left)), not_enough(Expense::Order, 1, 0));
    let not_open = Refusal::OrderNotOpen { order: order("green") };
    assert_eq!(city("red blue red", 6).refused(give_back("green", Left)), not_open);

    let mut scene = city("red blue red", 2);
    scene.play(give_back("red", Left));
    assert_eq!(scene.book("d"), sides("red grey yellow", "white_1"));
    for other in [Action::EndTurn, Action::InnProvisions, play_special(1), give_back("blue", Right)] {
        assert_eq!(scene.refused(other), Refusal::BuyOrderFirst);
    }
    scene.play(Action::Turn(Left)).play(Action::Turn(Left));
    assert_eq!(scene.me(A).silver, 1);
    let page = not_enough(Expense::Page, 2, 1);
    assert_eq!(scene.refused(Action::Turn(Left)), page, "the last coin is for the order");
    scene.play(buy(Left)).play(Action::EndTurn);
    assert_eq!(scene.me(A).orders.as_slice(), orders("blue red yellow"));
    assert_eq!(scene.book("d"), sides("", "grey red white_1"));
}

#[test]
fn q7_an_order_may_change_books() {
    let mut scene =
        Scene::base(3).orders_in("d", "", "yellow").open(A, "red red red").silver(A, 1).moved(A, "city_d");
    scene.play(give_back("red", Left)).play(buy(Right));
    assert_eq!(scene.book("d"), sides("red", ""));
    assert_eq!(scene.me(A).orders.as_slice(), orders("red red yellow"));
}

#[test]
fn q12_a_dropped_stone_can_be_loaded_again_where_a_boat_is_left() {
    let mut scene = Scene::base(3)
        .field(&[(Gem::Emerald, 1)])
        .has(A, Equipment::Shovel, None)
        .has(A, Equipment::Cart, Some(Gem::Ruby))
        .silver(A, 2)
        .moved(A, "port_south");
    scene.play(Action::Swap { gem: Gem::Emerald, slot: Slot::Cart, from: Source::Field });
    scene.play(by_boat(Gem::Ruby, Slot::Shovel));
    assert_eq!(scene.now().field, tally(&[]));
    let tool = Action::Swap { gem: Gem::Ruby, slot: Slot::Shovel, from: Source::Field };
    assert_eq!(scene.refused(tool), Refusal::NothingToUnload { slot: Slot::Shovel });
}

#[test]
fn q18_and_q21_modes_for_two() {
    let set_up = |duel, special_cards, seats| {
        let options = Options { duel, special_cards, ..Options::default() };
        Valdora::setup(&options, seats, &mut Fast::new(1), &mut ())
    };
    assert!(matches!(set_up(Duel::No, YesNo::No, 2), Err(SetupError::Together { .. })));
    assert!(matches!(set_up(Duel::No, YesNo::No, 3), Err(SetupError::ChoiceSeats { .. })));
    for (duel, special_cards) in
        [(Duel::TwoPlayers, YesNo::No), (Duel::No, YesNo::Yes), (Duel::TwoPlayers, YesNo::Yes)]
    {
        let game = set_up(duel, special_cards, 2).expect("a mode for two");
        let table = game.view(comptoir_kernel::Viewer::Spectator).tabletop;
        assert_eq!(table.disc.total(), 39);
        assert_eq!((table.duel, table.duel_row.len()), if duel == Duel::No { (false, 0) } else { (true, 6) });
        assert_eq!(table.special_cards, special_cards == YesNo::Yes);
    }
    let three = set_up(Duel::TwoPlayers, YesNo::No, 3).expect("three players");
    assert!(!three.view(comptoir_kernel::Viewer::Spectator).tabletop.duel);
}

#[test]
fn q20_the_player_chooses_after_everything_else() {
    let mut scene = Scene::duel("duel_6 duel_1")
        .disc(&[(Colour::Grey, 2), (Colour::Red, 2), (Colour::Green, 1)])
        .open(A, "red")
        .has(A, Equipment::Shovel, Some(Gem::Ruby))
        .moved(A, "palace_red");
    scene.play(deliver("red", &[Slot::Shovel])).play(Action::EndTurn);
    assert_eq!((scene.now().phase, scene.now().active), (Phase::RemoveArtisan, A));
    assert_eq!(scene.refused(Action::EndTurn), Refusal::RemoveArtisanFirst);
    assert_eq!(
        scene.refused(Action::RemoveArtisan(Colour::Blue)),
        Refusal::NothingToRemove { colour: Colour::Blue }
    );
    scene.play(Action::RemoveArtisan(Colour::Green));
    assert_eq!(scene.now().disc, tally(&[(Colour::Grey, 2), (Colour::Red, 1)]));
    assert_eq!((scene.now().phase, scene.now().active), (Phase::Move, B));
}

#[test]
fn q22_a_fine_cart_keeps_the_stone_and_is_loaded_from_the_next_turn_on() {
    let mut scene = Scene::special_hand(&[3], &[7])
        .artisans(A, &[(Colour::Grey, 1), (Colour::Red, 1)])
        .has(A, Equipment::Cart, Some(Gem::Ruby))
        .has(A, Equipment::Cart, None)
        .stones("road_linden", &[(Gem::Gold, 2), (Gem::Emerald, 1)])
        .silver(A, 6)
        .moved(A, "road_linden");
    let fine_cart = |slot| Action::PlaySpecial { card: card(7), slot: Some(slot) };
    assert!([Slot::Cart, Slot::Spare].iter().all(|slot| scene.legal().contains(&fine_cart(*slot))));
    assert_eq!(scene.refused(fine_cart(Slot::GoldPan)), Refusal::NothingToReplace { card: card(7) });
    scene.play(fine_cart(Slot::Cart));
    assert_eq!(scene.refused(Action::EndTurn), Refusal::DiscardFirst { left: 1 });
    scene.play(Action::Discard(Colour::Red));
    let cart = scene.me(A).slots[Slot::Cart].expect("a cart");
    assert_eq!((cart.equipment, cart.gem), (Equipment::FineCart, Some(Gem::Ruby)));
    let swap = Action::Swap { gem: Gem::Emerald, slot: Slot::Cart, from: Source::Space };
    assert_eq!(scene.refused(swap), Refusal::NotInPlay { card: card(7) });
    scene.play(load(Gem::Emerald, Slot::Spare));
    assert_eq!(scene.me(A).silver, 4, "the other cart is an old one");
}

#[test]
fn q10_a_second_piece_of_a_kind_once_in_the_game() {
    let hammers = [Equipment::Hammer, Equipment::Hammer];
    let mut scene = Scene::special(&[3])
        .catalogue(&[], &hammers)
        .has(A, Equipment::Hammer, None)
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .has(A, Equipment::Cart, Some(Gem::Gold))
        .moved(A, "city_a");
    scene.play(Action::BuyEquipment { side: Right, pay: Slot::GoldPan });
    assert_eq!(scene.me(A).slots[Slot::Spare].map(|spare| spare.equipment), Some(Equipment::Hammer));
    let third = Action::BuyEquipment { side: Right, pay: Slot::Cart };
    assert_eq!(scene.refused(third), Refusal::AlreadyOwned { equipment: Equipment::Hammer });
}

#[test]
fn q23_a_dark_card_played_in_the_last_turn_counts() {
    // The last round has begun: this is seat 0's last turn.
    let mut scene = Scene::special_hand(&[], &[15])
        .artisans(A, &[(Colour::Grey, 2), (Colour::Red, 2)])
        .workshop(Colour::Red, Workshop::Of(A))
        .workshop(Colour::Grey, Workshop::Of(A))
        .ending()
        .moved(A, "city_a");
    assert_eq!(scene.own().sheet.special, 0);
    scene.play(play_special(15));
    assert_eq!(scene.own().sheet.special, 10);
    assert_eq!(scene.own().sheet.workshops, 10, "workshops stay, whatever artisans were discarded (Q26)");
}

#[test]
fn q24_a_fetched_stone_needs_no_boat_and_may_stay() {
    let port = |played: &[u8]| {
        let scene = Scene::special(played).field(&[(Gem::Ruby, 1), (Gem::Gold, 1)]);
        scene.has(A, Equipment::Shovel, None).silver(A, 2).moved(A, "port_east")
    };
    let mut scene = port(&[6]);
    scene.play(Action::FetchStone(Gem::Ruby)).play(by_boat(Gem::Gold, Slot::GoldPan));
    assert_eq!(scene.me(A).silver, 0);
    assert_eq!(scene.now().stones[space("port_east")], tally(&[(Gem::Ruby, 1)]));
    scene.play(load(Gem::Ruby, Slot::Shovel));

    assert_eq!(port(&[]).refused(Action::FetchStone(Gem::Ruby)), Refusal::NotInPlay { card: card(6) });
    let mut palace = Scene::special(&[6]).field(&[(Gem::Ruby, 1)]).silver(A, 2).moved(A, "palace_red");
    let not_here = Refusal::NotHere { space: space("palace_red"), action: TurnAction::Load };
    assert_eq!(palace.refused(Action::FetchStone(Gem::Ruby)), not_here);

    let mut dinghy = port(&[10]);
    dinghy.play(by_boat(Gem::Gold, Slot::GoldPan)).play(by_boat(Gem::Ruby, Slot::Shovel));
}

#[test]
fn q25_alchemy_wants_a_nugget_and_works_once_a_turn() {
    let palace = |silver| {
        let scene = Scene::special(&[12]).open(A, "white_3 white_3 white_1");
        let scene =
            scene.has(A, Equipment::GoldPan, Some(Gem::Gold)).has(A, Equipment::Cart, Some(Gem::Gold));
        let scene =
            scene.has(A, Equipment::Pick, Some(Gem::Sapphire)).has(A, Equipment::Horse, Some(Gem::Gold));
        scene.silver(A, silver).moved(A, "palace_white")
    };
    let with_two_nuggets = deliver("white_3", &[Slot::GoldPan, Slot::Cart, Slot::Pick]);
    assert_eq!(palace(2).refused(with_two_nuggets), not_enough(Expense::Alchemy, 3, 2));
    let mut scene = palace(6);
    let three_nuggets = deliver("white_3", &[Slot::GoldPan, Slot::Cart, Slot::Horse]);
    assert!(matches!(scene.refused(three_nuggets), Refusal::WrongStones { .. }), "one stone, not two");
    scene.play(with_two_nuggets);
    assert_eq!((scene.me(A).silver, scene.me(A).delivered), (3, 1));

    let mut twice = Scene::special(&[12])
        .open(A, "violet violet")
        .has(A, Equipment::GoldPan, Some(Gem::Gold))
        .has(A, Equipment::Cart, Some(Gem::Gold))
        .silver(A, 6)
        .moved(A, "palace_violet");
    twice.play(deliver("violet", &[Slot::Cart]));
    let again = deliver("violet", &[Slot::GoldPan]);
    assert_eq!(twice.refused(again), Refusal::OncePerTurn { card: card(12) });
}

#[test]
fn q25_a_fourth_order_may_be_exchanged_any_number_of_times() {
    let mut scene = Scene::special(&[4])
        .orders_in("c", "grey", "yellow white_1 red")
        .open(A, "red blue green")
        .silver(A, 6)
        .moved(A, "city_c");
    scene.play(buy(Right));
    assert_eq!(scene.refused(buy(Right)), Refusal::TooManyOrders { limit: 4 });
    for given in ["blue", "green"] {
        scene.play(give_back(given, Left)).play(buy(Right));
    }
    assert_eq!(scene.me(A).orders.as_slice(), orders("red yellow white_1 red"));
    assert_eq!(scene.me(A).silver, 0, "each was the fourth and cost two");
}

#[test]
fn q26_discarded_artisans_delay_a_workshop() {
    let palace = |hand: &[u8]| {
        let scene = Scene::special_hand(&[], hand).artisans(A, &[(Colour::Grey, 2)]).open(A, "grey");
        scene.silver(A, 1).moved(A, "palace_grey")
    };
    let mut kept = palace(&[]);
    kept.play(deliver("grey", &[]));
    assert_eq!(kept.now().workshops[Colour::Grey], Workshop::Of(A));
    let mut spent = palace(&[1]);
    spent.play(play_special(1)).play(deliver("grey", &[]));
    assert_eq!(spent.me(A).artisans, tally(&[(Colour::Grey, 2)]));
    assert_eq!(spent.now().workshops[Colour::Grey], Workshop::Free);
}

#[test]
fn q27_the_inn_closes_what_was_begun_and_loading_is_paid_first() {
    let harbour = |played: &[u8]| {
        let scene = Scene::special(played).field(&[(Gem::Ruby, 1), (Gem::Gold, 1), (Gem::Emerald, 1)]);
        scene.has(A, Equipment::Shovel, None).has(A, Equipment::Chisel, None).silver(A, 1).moved(A, "harbour")
    };
    let mut scene = harbour(&[5, 10, 11]);
    assert_eq!(scene.refused(Action::InnProvisions), not_enough(Expense::Inn, 2, 1));
    scene.play(by_boat(Gem::Ruby, Slot::Shovel)).play(by_boat(Gem::Gold, Slot::GoldPan));
    scene.play(Action::InnProvisions);
    assert!(scene.me(A).provisions);
    assert_eq!(scene.me(A).silver, 0, "one coin for two stones, two for the inn");
    assert_eq!(
        scene.refused(by_boat(Gem::Emerald, Slot::Chisel)),
        Refusal::OneAction { done: TurnAction::Load }
    );
    scene.play(Action::EndTurn);
    assert_eq!(scene.me(A).silver, 0, "loading is paid once");

    let mut first = Scene::special(&[5]).silver(A, 3).moved(A, "city_c");
    first.play(Action::InnProvisions).play(buy(Right));
    assert_eq!(first.refused(Action::Provisions), Refusal::AlreadyProvisioned);
    assert_eq!(first.me(A).silver, 0);
}

#[test]
fn card_8_makes_the_horse_cheap_to_load() {
    let mut scene = Scene::special_hand(&[], &[8])
        .artisans(A, &[(Colour::Grey, 1)])
        .has(A, Equipment::Horse, None)
        .stones("road_linden", &[(Gem::Emerald, 1)])
        .silver(A, 1)
        .at(A, "harbour");
    assert_eq!(scene.refused(play_special(8)), Refusal::NothingToReplace { card: card(8) });
    scene.play(Action::PlaySpecial { card: card(8), slot: Some(Slot::Horse) });
    scene.play(move_to("mine_south")).play(Action::EndTurn).pass_until(A);
    scene.play(move_to("road_linden")).play(load(Gem::Emerald, Slot::Horse));
    assert_eq!(scene.me(A).silver, 0);
}

#[test]
fn card_13_gives_a_coin_to_who_has_none() {
    for (before, after) in [(1, 1), (2, 1)] {
        let mut scene = Scene::special(&[13]).silver(A, before).open(A, "grey").moved(A, "palace_grey");
        scene.play(deliver("grey", &[])).play(Action::EndTurn);
        assert_eq!(scene.me(A).silver, after);
    }
}

#[test]
fn dark_cards_count_for_what_they_name() {
    let sheet = |number: u8, arrange: fn(Scene) -> Scene| arrange(Scene::special(&[number])).own().sheet;
    assert_eq!(sheet(14, |scene| scene).special, 10);
    assert_eq!(sheet(14, |scene| scene.open(A, "red")).special, 0);
    assert_eq!(sheet(16, |scene| scene.bonus(A, 3)).special, 10);
    assert_eq!(sheet(16, |scene| scene.bonus(A, 2)).special, 0);
    let loaded = |scene: Scene| scene.has(A, Equipment::Shovel, Some(Gem::Ruby));
    assert_eq!(sheet(17, loaded).stones, 3);
    let cart = |scene: Scene| scene.has(A, Equipment::Cart, None);
    assert_eq!(sheet(18, cart).special, 0);
    assert_eq!(
        sheet(18, |scene| scene.has(A, Equipment::Cart, None).has(A, Equipment::Horse, None)).special,
        10
    );
}

#[test]
fn after_the_last_round_the_game_is_over_and_was_cut_short() {
    let (mut chance, mut turns) = (Fast::new(1), 0);
    let mut game = Valdora::setup(&Options::default(), 2, &mut chance, &mut ()).unwrap();
    while let ToAct::Seats(seats) = game.to_act() {
        assert!(!game.cut_short(), "it goes on");
        let (seat, mut legal) = (seats.first().unwrap(), Vec::new());
        game.legal(seat, &mut legal);
        // They travel, and do nothing else.
        let action = if legal.contains(&Action::EndTurn) { Action::EndTurn } else { legal[0] };
        turns += u16::from(action == Action::EndTurn);
        game.apply(seat, &action, &mut chance, &mut ());
    }
    assert_eq!((turns, game.cut_short()), (2 * u16::from(ROUND_LIMIT), true));
}
