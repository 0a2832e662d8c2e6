//! What a bot says about a step.

mod scene;

use comptoir_kernel::laws::said;
use comptoir_kernel::{Game, Seat};
use comptoir_merchants::{Action, Merchants, Phase, Remark, Side};
use scene::{BLUE, RED, Scene, WHITE, at, city, hex, path};

const Z: &str = "4:2:E";

fn of(game: &Merchants, seat: u8, action: Action) -> Option<Remark> {
    assert_eq!(game.check(Seat(seat), &action), Ok(()));
    said(game, Seat(seat), &action)
}

/// Blue's caravan beside Bern, a route from Paris, where white has a post.
fn towards_paris(goods: u8, stock: u8) -> Scene {
    let (from, on) = (format!("bern {Z}"), format!("{Z} paris"));
    Scene::empty(Side::Short, 4)
        .active(BLUE)
        .posts(BLUE, "bern")
        .posts(WHITE, "paris brussels")
        .routes(BLUE, &[&from, &on])
        .caravan(BLUE, 0, &from)
        .goods(BLUE, goods, stock)
        .hand(BLUE, "1 salt 1 ore 1 wood")
}

#[test]
fn a_caravan_on_its_way_and_at_its_end() {
    let on = Action::MoveCaravan { caravan: 0, to: path(&format!("{Z} paris")) };
    let there = Remark::AtPost { city: city("paris") };
    assert_eq!(of(&towards_paris(5, 1).play().game, BLUE, on), Some(there));
    assert_eq!(of(&towards_paris(5, 5).play().game, BLUE, on), None, "nothing to deliver");
    let arrived = |goods| towards_paris(goods, 1).caravan(BLUE, 0, &format!("{Z} paris")).play().game;
    let deliver = Action::Deliver(city("paris"));
    assert_eq!(of(&arrived(4), BLUE, deliver), Some(Remark::InFront { by: 2 }));
}

#[test]
fn a_route_to_a_post_nobody_could_reach() {
    let build = Action::BuildRoute(path("paris brussels"));
    let opened = Remark::FirstRoute { city: city("brussels") };
    assert_eq!(of(&towards_paris(5, 1).play().game, BLUE, build), Some(opened));
    let known = towards_paris(5, 1).routes(WHITE, &["brussels cologne"]).play().game;
    assert_eq!(of(&known, BLUE, build), None);
}

#[test]
fn a_post_frees_a_good_and_the_robber_stops_some() {
    let scene = Scene::given(Side::Short, 4).active(RED).hand(RED, "3 wheat").merchant(RED, 0, "nuremberg");
    let found = Action::MoveMerchant { merchant: 0, to: at("berlin") };
    assert_eq!(of(&scene.play().game, RED, found), Some(Remark::GoodsFree { goods: 2 }));

    let scene = Scene::empty(Side::Short, 4).posts(BLUE, "cologne").phase(Phase::MoveRobber).play();
    // A 5 lies there, which comes with 4 rolls of 36.
    let stopped = Remark::Blocks { seat: Seat(BLUE), posts: 1, chances: 4 };
    assert_eq!(of(&scene.game, RED, Action::MoveRobber(hex("6:0"))), Some(stopped));
}
