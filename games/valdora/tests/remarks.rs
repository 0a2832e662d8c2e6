//! What a bot says about a step.

mod scene;

use comptoir_kernel::laws::said;
use comptoir_valdora::book::Side::Right;
use comptoir_valdora::pieces::{Colour, Equipment, Gem, Slot};
use comptoir_valdora::{Action, Remark};
use scene::{A, B, Scene, buy, deliver, load, order};

fn of(mut scene: Scene, action: Action) -> Option<Remark> {
    assert!(scene.legal().contains(&action), "{action:?}");
    said(scene.game(), A, &action)
}

#[test]
fn what_a_delivery_is_worth_all_told() {
    let scene = Scene::base(3)
        .disc(&[(Colour::Red, 1)])
        .open(A, "red")
        .has(A, Equipment::Shovel, Some(Gem::Ruby))
        .moved(A, "palace_red");
    // The order's 6 and 10 for the first artisan of a colour, less the stone's 1.
    assert_eq!(of(scene, deliver("red", &[Slot::Shovel])), Some(Remark::Worth { points: 15 }));
}

#[test]
fn the_last_stone_of_an_order() {
    let scene = |open: &str| {
        let road = Scene::base(3).stones("road_linden", &[(Gem::Ruby, 2)]).open(A, open);
        of(road.has(A, Equipment::Shovel, None).moved(A, "road_linden"), load(Gem::Ruby, Slot::Shovel))
    };
    assert_eq!(scene("red"), Some(Remark::Completes { order: order("red"), points: 6 }));
    assert_eq!(scene("blue"), None, "the stone is of no use for it");
}

#[test]
fn how_far_an_order_just_bought_is() {
    let city = || Scene::base(3).orders_in("c", "grey", "red").silver(A, 6).moved(A, "city_c");
    let with = |scene: Scene| of(scene, buy(Right));
    let ruby = Some(Gem::Ruby);
    assert_eq!(with(city()), Some(Remark::StonesMissing { stones: 1, points: 6 }));
    assert_eq!(with(city().has(A, Equipment::Shovel, ruby)), Some(Remark::StonesAboard { points: 6 }));
    assert_eq!(with(city().has(B, Equipment::Shovel, ruby)), Some(Remark::Denied { seat: B, points: 6 }));
    let silver = Scene::base(3).orders_in("c", "red", "grey").silver(A, 6).moved(A, "city_c");
    assert_eq!(with(silver), None, "it asks for no stones");
}
