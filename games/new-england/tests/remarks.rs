//! What a bot says about a step.

mod scene;

use comptoir_kernel::Seat;
use comptoir_kernel::laws::said;
use comptoir_new_england::cards::{Figure, Land};
use comptoir_new_england::{Action, Phase, Remark, Taken};
use scene::{Scene, item, place};

const BOT: Seat = Seat(0);

/// About placing what was bought.
fn of_placing(scene: Scene, what: &str, labels: &str) -> Option<Remark> {
    let scene = scene.phase(Phase::Place { seat: BOT, taken: Taken::Bought(item(what)) });
    let table = scene.unlawful_table();
    assert!(table.allows(place(labels)));
    said(&table.0, BOT, &place(labels))
}

#[test]
fn the_most_ships() {
    let coast = || Scene::new(4).tiles(0, Land::Crops, "K5 J1");
    let won = Remark::MajorityTaken { figure: Figure::Ship, points: 2 };
    assert_eq!(of_placing(coast(), "ship", "K5"), Some(won));
    let shared = coast().figures(0, Figure::Ship, "J1").figures(1, Figure::Ship, "A1");
    let broken = Remark::MajorityBroken { seat: Seat(1), figure: Figure::Ship, points: 2 };
    assert_eq!(of_placing(shared, "ship", "K5"), Some(broken));
}

#[test]
fn a_pilgrims_income() {
    let scene = Scene::new(4).tiles(0, Land::Crops, "E5").figures(1, Figure::Pilgrim, "A3 B3 C3");
    assert_eq!(of_placing(scene, "pilgrim", "E5"), Some(Remark::Income { shillings: 5 }));
}

#[test]
fn the_highest_marker_buys_first() {
    let bid = |marker| {
        let table = Scene::new(4).phase(Phase::Bid(Seat(1))).unlawful_table();
        said(&table.0, Seat(1), &Action::Bid(marker))
    };
    assert_eq!(bid(10), Some(Remark::BuysFirst { price: 10 }));
    assert_eq!(bid(9), None, "somebody may still take the 10");
}
