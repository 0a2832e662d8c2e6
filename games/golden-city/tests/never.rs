//! What nobody in their senses does: each folly is recognised, and what is right close by is not.

mod scene;

use comptoir_golden_city::never::Folly;
use comptoir_golden_city::{Action, GoldenCity, Phase};
use comptoir_kernel::{Follies, Game, Seat, Viewer};
use scene::{Play, Scene, build, ware};

/// The folly of a legal action.
fn folly(play: &Play, seat: u8, action: Action) -> Option<Folly> {
    let seat = Seat(seat);
    let mut legal = Vec::new();
    play.game.legal(seat, &mut legal);
    let place = legal.iter().position(|listed| *listed == action).expect("a legal action");
    GoldenCity::never(&play.game.view(Viewer::Seat(seat)), seat, &legal)[place]
}

#[test]
fn nobody_pays_for_the_cards_he_could_have_for_nothing() {
    let mut play = Scene::new(3)
        .coins(&[3; 3])
        .groups(&["desert forest", "desert forest", "port port"])
        .phase(Phase::PlaceHand(Seat(0)))
        .play();
    play.act(0, Action::PlaceHand(0));
    assert_eq!(folly(&play, 1, Action::PlaceHand(0)), None, "the price goes up, and another will bid");
    play.act(1, Action::PlaceHand(2));
    assert_eq!(folly(&play, 2, Action::PlaceHand(0)), Some(Folly::PaysForTheSameGroup));
    assert_eq!(folly(&play, 2, Action::PlaceHand(1)), None);
    assert_eq!(folly(&play, 2, Action::PlaceHand(2)), None, "these are other cards");
}

#[test]
fn no_joker_replaces_a_card_in_hand() {
    let port = |hand: &str, payment: &str| {
        let play = Scene::new(3).hand(0, hand).play();
        folly(&play, 0, build("hay_bay", payment))
    };
    assert_eq!(port("port forest forest", "forest forest"), Some(Folly::JokerForACardInHand));
    assert_eq!(port("port forest forest", "port"), None);
    assert_eq!(port("meadow forest forest", "forest forest"), None, "there is no port card");
    let many = "port forest forest desert desert meadow";
    assert_eq!(port(many, "forest forest"), None, "a hand of five cards is full, so a card may be lost");
}

/// All ports but one are taken, and of the two places beside it the caravanserai.
fn cornered(keepers_well: &str) -> Play {
    Scene::new(4)
        .posts(0, &format!("saffron_port raven_haven cliffside mist_quay fort_granite {keepers_well}"))
        .posts(1, "cape_mirage caravanserai caravel_landing fern_harbour oak_slip green_creek")
        .posts(3, "moss_point wheat_harbour watering_place hay_bay clearhaven")
        .hand(2, "port")
        .phase(Phase::Build(Seat(2)))
        .play()
}

#[test]
fn nobody_blocks_oneself() {
    let last_port = build("salt_cove", "port");
    assert_eq!(folly(&cornered("keepers_well"), 2, last_port), Some(Folly::BlocksOneself));
    assert_eq!(folly(&cornered("keepers_well"), 2, Action::EndTurn), None);
    assert_eq!(folly(&cornered(""), 2, last_port), None, "the keeper's well is still open");
}

#[test]
fn in_the_last_round_no_letters_are_left_lying() {
    let at_the_gate = |round, hand: &str| {
        let play = Scene::new(3).round(round).posts(0, "salt_cove caravanserai").hand(0, hand).play();
        folly(&play, 0, Action::EndTurn)
    };
    assert_eq!(at_the_gate(16, "desert desert"), Some(Folly::LettersLeftLying), "five for the gate");
    assert_eq!(at_the_gate(15, "desert desert"), None, "the cards may be kept for something better");
    assert_eq!(at_the_gate(16, "port"), None, "another port brings no letters");
}

#[test]
fn in_the_last_round_the_scored_ware_is_not_given_up() {
    // The last score card is about pottery: on cards 1, 2, 3 and 7.
    let taking = |round, own: &str| {
        Scene::new(3)
            .round(round)
            .wares(0, own)
            .wares(1, "ware_1 ware_2")
            .phase(Phase::TakeWare(Seat(0)))
            .play()
    };
    let play = taking(16, "");
    assert_eq!(folly(&play, 0, Action::TakeWare(ware("ware_4"))), Some(Folly::ScoredWareGivenUp));
    assert_eq!(folly(&play, 0, Action::DrawWare), Some(Folly::ScoredWareGivenUp));
    assert_eq!(folly(&play, 0, Action::TakeWare(ware("ware_3"))), None);
    assert_eq!(
        folly(&taking(15, ""), 0, Action::TakeWare(ware("ware_3"))),
        None,
        "silk is scored now, pottery next"
    );
    assert_eq!(
        folly(&taking(16, "ware_7"), 0, Action::TakeWare(ware("ware_4"))),
        None,
        "it is owned already"
    );

    let removing = |own: &str| Scene::new(3).round(16).wares(0, own).phase(Phase::RemoveWare(Seat(0))).play();
    let only = "ware_3 ware_4 ware_5 ware_6 ware_8";
    assert_eq!(folly(&removing(only), 0, Action::RemoveWare(ware("ware_3"))), Some(Folly::ScoredWareGivenUp));
    assert_eq!(folly(&removing(only), 0, Action::RemoveWare(ware("ware_4"))), None);
    let two = "ware_3 ware_7 ware_5 ware_6 ware_8";
    assert_eq!(
        folly(&removing(two), 0, Action::RemoveWare(ware("ware_3"))),
        None,
        "there is another card with it"
    );
}
