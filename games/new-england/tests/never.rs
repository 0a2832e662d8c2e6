//! What nobody in their senses does: each folly is recognised, and what is right close by is not.

mod scene;

use comptoir_kernel::{Follies, Seat};
use comptoir_new_england::cards::Land;
use comptoir_new_england::never::Folly;
use comptoir_new_england::{Action, NewEngland, Phase};
use scene::{Scene, Table, buy, place};

/// The folly of a legal action.
fn folly(table: &Table, action: Action) -> Option<Folly> {
    let legal = table.legal();
    let place = legal.iter().position(|listed| *listed == action).expect("a legal action");
    NewEngland::never(&table.view(), table.acting(), &legal)[place]
}

fn announce(tiles: u8) -> Action {
    Action::Announce(tiles.try_into().expect("a number to announce"))
}

#[test]
fn only_the_winner_ends_the_game_and_he_does() {
    // Four tiles and five cards are left: any other number than four ends the game.
    let with_points = |seats: &[usize]| {
        let scene = Scene::new(4).left(4, 5).phase(Phase::Offer(Seat(0)));
        seats.iter().fold(scene, |scene, &seat| scene.played(seat, "settlement_domino")).unlawful_table()
    };
    let behind = with_points(&[1]);
    assert_eq!(folly(&behind, announce(3)), Some(Folly::EndsALostGame));
    assert_eq!(folly(&behind, announce(4)), None);
    let ahead = with_points(&[0]);
    assert_eq!(folly(&ahead, announce(3)), None);
    assert_eq!(folly(&ahead, announce(4)), Some(Folly::LetsTheVictoryGo));
    let tied = with_points(&[0, 1]);
    assert_eq!(folly(&tied, announce(3)), None, "a shared victory is one");
    assert_eq!(folly(&tied, announce(4)), None, "but they may hope for more");
    let plenty = Scene::new(4).played(0, "settlement_domino").phase(Phase::Offer(Seat(0))).table();
    assert_eq!(folly(&plenty, announce(4)), None, "nothing ends this game yet");
}

#[test]
fn the_last_to_bid_takes_the_cheapest_marker_for_his_place() {
    let last = Scene::new(3).marker(0, 5).marker(1, 3).phase(Phase::Bid(Seat(2))).table();
    for (marker, dearer) in [(1, false), (2, true), (4, false), (6, false), (7, true), (10, true)] {
        let expected = dearer.then_some(Folly::BidsMoreForTheSameTurn);
        assert_eq!(folly(&last, Action::Bid(marker)), expected, "{marker}");
    }
    let earlier = Scene::new(3).marker(0, 5).phase(Phase::Bid(Seat(1))).table();
    assert_eq!(folly(&earlier, Action::Bid(7)), None, "somebody may still take the 6");
}

#[test]
fn the_last_to_bid_takes_a_marker_he_can_pay() {
    let last = |money, other| {
        let scene = Scene::new(3).marker(0, 5).marker(1, other).money(2, money);
        scene.phase(Phase::Bid(Seat(2))).table()
    };
    assert_eq!(folly(&last(5, 3), Action::Bid(6)), Some(Folly::BidsBeyondHisPurse));
    assert_eq!(folly(&last(6, 3), Action::Bid(6)), None);
    assert_eq!(folly(&last(0, 3), Action::Bid(6)), None, "they can pay none of them");
}

/// Seat 0 with its start tiles and this on offer.
fn shopping(offer: &str) -> Scene {
    Scene::new(4)
        .start_tile(0, Land::Settlement, "B2-C2")
        .start_tile(0, Land::Crops, "E5-F5")
        .start_tile(0, Land::Pasture, "B7-C7")
        .offer(offer)
}

#[test]
fn in_the_last_round_no_points_are_left_lying() {
    let last = |offer: &str| shopping(offer).left(2, 2);
    let end = |scene: Scene| folly(&scene.unlawful_table(), Action::EndTurn);
    assert_eq!(end(last("settlement_domino")), Some(Folly::PointsLeftLying));
    assert_eq!(end(last("settlement_domino").money(0, 0)), None, "they cannot pay it");
    assert_eq!(end(last("settlement")), None, "a tile counts nothing");
    assert_eq!(end(shopping("settlement_domino")), None, "money is worth something while the game goes on");
    let barn = || {
        let barn = shopping("").figures(0, comptoir_new_england::cards::Figure::Barn, "E5");
        barn.stored(0, "pasture_domino")
    };
    assert_eq!(
        end(barn().left(2, 2)),
        Some(Folly::PointsLeftLying),
        "a stored card counts nothing in the end"
    );
    assert_eq!(end(barn()), None);
}

#[test]
fn the_last_purchase_of_the_game_is_no_tile() {
    let last = || shopping("settlement settlement").marker(0, 4).money(0, 4);
    let tile = |scene: Scene| folly(&scene.unlawful_table(), buy("settlement"));
    assert_eq!(tile(last().left(2, 2)), Some(Folly::TileForNothing));
    assert_eq!(tile(last()), None, "the game goes on");
    assert_eq!(tile(last().left(2, 2).marker(1, 1)), None, "a rival would get it");
    assert_eq!(tile(last().left(2, 2).money(0, 8)), None, "a card may be played on it");
    let bought_one = last().left(2, 2).money(0, 8).unlawful_table().after(&[buy("settlement"), place("D2")]);
    assert_eq!(folly(&bought_one, buy("settlement")), Some(Folly::TileForNothing));
}
