//! What nobody in their senses does: each folly is recognised, and what is right close by is not.

mod scene;

use comptoir_kernel::Follies;
use comptoir_valdora::book::Side::Right;
use comptoir_valdora::load::Source;
use comptoir_valdora::never::Folly;
use comptoir_valdora::pieces::{Colour, Equipment, Gem, Slot};
use comptoir_valdora::{Action, Valdora, Workshop};
use scene::{A, Scene, buy, load, play_special};

/// The folly of a legal action of the first player.
fn folly(mut scene: Scene, action: Action) -> Option<Folly> {
    let legal = scene.legal();
    let place = legal.iter().position(|listed| *listed == action).expect("a legal action");
    Valdora::never(&scene.view(), A, &legal)[place]
}

#[test]
fn the_last_turn_leaves_no_points_lying() {
    let palace = |silver| Scene::base(3).open(A, "grey").silver(A, silver).moved(A, "palace_grey");
    assert_eq!(folly(palace(1).ending(), Action::EndTurn), Some(Folly::PointsLeftLying));
    assert_eq!(folly(palace(1), Action::EndTurn), None, "they may wait with a delivery");
    assert_eq!(folly(palace(0).ending(), Action::EndTurn), None, "they cannot pay");
    let road = Scene::base(3).stones("road_linden", &[(Gem::Gold, 1)]).moved(A, "road_linden").ending();
    assert_eq!(folly(road, Action::EndTurn), Some(Folly::PointsLeftLying), "a stone counts one");
}

#[test]
fn silver_is_not_left_in_the_mine() {
    let mine = |silver| Scene::base(3).silver(A, silver).moved(A, "mine_north");
    assert_eq!(folly(mine(3), Action::EndTurn), Some(Folly::SilverLeftLying));
    assert_eq!(folly(mine(6), Action::EndTurn), None);
}

#[test]
fn provisions_are_not_left_in_the_city() {
    let city = || Scene::base(3).moved(A, "city_a");
    assert_eq!(folly(city(), Action::EndTurn), Some(Folly::ProvisionsLeftLying));
    assert_eq!(folly(city().provisions(A), Action::EndTurn), None);
    assert_eq!(folly(city().ending(), Action::EndTurn), None, "there is no way to go any more");
    let mut after_buying = city();
    after_buying.play(Action::Turn(Right));
    assert_eq!(folly(after_buying, Action::EndTurn), None, "turning a page was the action");
}

#[test]
fn a_stone_the_pan_would_carry_is_not_left() {
    let road = |gem| Scene::base(3).silver(A, 6).stones("road_linden", &[(gem, 1)]).moved(A, "road_linden");
    assert_eq!(folly(road(Gem::Gold), Action::EndTurn), Some(Folly::StoneLeftLying));
    assert_eq!(folly(road(Gem::Gold).has(A, Equipment::GoldPan, Some(Gem::Gold)), Action::EndTurn), None);
    let cart = road(Gem::Ruby).has(A, Equipment::Cart, None);
    assert_eq!(folly(cart, Action::EndTurn), None, "loading the cart costs silver");
}

#[test]
fn nobody_pays_for_carriage_he_can_have_for_nothing() {
    let road =
        || Scene::base(3).silver(A, 6).stones("road_linden", &[(Gem::Gold, 2)]).moved(A, "road_linden");
    let empty = || road().has(A, Equipment::Cart, None);
    assert_eq!(folly(empty(), load(Gem::Gold, Slot::Cart)), Some(Folly::PaysForCarriage));
    assert_eq!(folly(empty(), load(Gem::Gold, Slot::GoldPan)), None);
    let pan_is_full = empty().has(A, Equipment::GoldPan, Some(Gem::Gold));
    assert_eq!(folly(pan_is_full, load(Gem::Gold, Slot::Cart)), None);

    let swap = Action::Swap { gem: Gem::Gold, slot: Slot::Cart, from: Source::Space };
    let loaded = || road().has(A, Equipment::Cart, Some(Gem::Ruby));
    assert_eq!(folly(loaded(), swap), Some(Folly::PaysForCarriage));
    assert_eq!(folly(loaded().has(A, Equipment::GoldPan, Some(Gem::Gold)), swap), None);
}

#[test]
fn nothing_is_bought_in_the_last_turn() {
    let orders = || Scene::base(3).silver(A, 3).moved(A, "city_c");
    assert_eq!(folly(orders().ending(), buy(Right)), Some(Folly::BuysTooLate));
    assert_eq!(folly(orders(), buy(Right)), None);

    let horse = Action::BuyEquipment { side: Right, pay: Slot::GoldPan };
    let catalogue = |scene: Scene| {
        let scene = scene.catalogue(&[], &[Equipment::Horse]).has(A, Equipment::GoldPan, Some(Gem::Gold));
        scene.moved(A, "city_a").ending()
    };
    assert_eq!(folly(catalogue(Scene::base(3)), horse), Some(Folly::BuysTooLate));
    assert_eq!(folly(catalogue(Scene::special(&[18])), horse), None, "horse and cart count ten");
}

#[test]
fn the_only_artisan_of_a_colour_is_kept_while_others_can_be_spared() {
    let paying = |workshop| {
        let artisans = [(Colour::Grey, 2), (Colour::Red, 1)];
        let mut scene =
            Scene::special_hand(&[], &[1]).artisans(A, &artisans).workshop(Colour::Grey, workshop);
        scene.play(play_special(1));
        scene
    };
    let theirs = Workshop::Of(scene::B);
    assert_eq!(folly(paying(theirs), Action::Discard(Colour::Red)), Some(Folly::DiscardsTheOnlyArtisan));
    assert_eq!(folly(paying(theirs), Action::Discard(Colour::Grey)), None);
    let free = paying(Workshop::Free);
    assert_eq!(folly(free, Action::Discard(Colour::Red)), None, "a third grey one opens the workshop");
}
