//! What nobody in their senses does: each folly is recognised, and what is right close by is not.

mod scene;

use comptoir_kernel::{Follies, Game, Seat, SeatSet, Viewer};
use comptoir_merchants::never::Folly;
use comptoir_merchants::{Action, Merchants, Payout, Phase, Side};
use scene::{BLUE, ORANGE, Play, RED, Scene, WHITE, at, bundle, city, hex, path};

/// The folly of a legal action.
fn folly(play: &Play, seat: u8, action: Action) -> Option<Folly> {
    let legal = play.legal(seat);
    let place = legal.iter().position(|listed| *listed == action).expect("a legal action");
    let seat = Seat(seat);
    Merchants::never(&play.game.view(Viewer::Seat(seat)), seat, &legal)[place]
}

/// Blue's caravan stands at Bern, one route from orange's post in Paris.
fn on_the_way_to_paris() -> Scene {
    Scene::empty(Side::Short, 4)
        .active(BLUE)
        .posts(BLUE, "bern")
        .posts(ORANGE, "paris")
        .routes(BLUE, &["bern 4:2:E", "4:2:E paris"])
        .caravan(BLUE, 0, "bern 4:2:E")
}

#[test]
fn nobody_lets_the_victory_go() {
    let at_paris = |goods| {
        on_the_way_to_paris().caravan(BLUE, 0, "4:2:E paris").goods(BLUE, goods, 0).gold(BLUE, 2).play()
    };
    let buy = Action::BuyResource(comptoir_merchants::wares::Resource::Ore);
    assert_eq!(folly(&at_paris(1), BLUE, Action::EndTurn), Some(Folly::LetsTheVictoryGo));
    assert_eq!(folly(&at_paris(1), BLUE, buy), Some(Folly::LetsTheVictoryGo));
    assert_eq!(folly(&at_paris(1), BLUE, Action::Deliver(city("paris"))), None);
    assert_eq!(folly(&at_paris(2), BLUE, buy), None);
}

#[test]
fn no_delivery_is_left_for_later() {
    let at_paris =
        |goods, stock| on_the_way_to_paris().caravan(BLUE, 0, "4:2:E paris").goods(BLUE, goods, stock).play();
    assert_eq!(folly(&at_paris(3, 2), BLUE, Action::EndTurn), Some(Folly::DeliveryLeftLying));
    assert_eq!(folly(&at_paris(3, 3), BLUE, Action::EndTurn), None, "no good is free");
    let before = on_the_way_to_paris().goods(BLUE, 3, 2).play();
    assert_eq!(folly(&before, BLUE, Action::EndTurn), None);
}

fn offer(give: &str, want: &str, seats: &[u8]) -> Action {
    let to: SeatSet = seats.iter().copied().map(Seat).collect();
    Action::Offer { give: bundle(give), want: bundle(want), to }
}

#[test]
fn nobody_hands_over_the_victory() {
    let asked = |goods, want: &str| {
        let scene = on_the_way_to_paris().goods(BLUE, goods, goods - 1).hand(BLUE, "1 wood").gold(BLUE, 1);
        let mut play = scene.hand(RED, "1 salt 2 ore").play();
        play.act(BLUE, offer("1 wood", want, &[RED]));
        play
    };
    let counter = |give: &str, want: &str| Action::Counter { give: bundle(give), want: bundle(want) };
    let salt = asked(1, "1 salt");
    assert_eq!(folly(&salt, RED, Action::Accept), Some(Folly::HandsOverTheVictory));
    assert_eq!(folly(&salt, RED, counter("1 salt", "1 wood 1 gold")), Some(Folly::HandsOverTheVictory));
    assert_eq!(folly(&salt, RED, counter("1 ore", "1 wood")), None, "ore moves no caravan");
    assert_eq!(folly(&salt, RED, Action::Decline), None);
    assert_eq!(folly(&asked(2, "1 salt"), RED, Action::Accept), None, "they have another good to deliver");
    assert_eq!(folly(&asked(1, "1 ore"), RED, Action::Accept), None);
}

#[test]
fn nobody_pays_more_than_another_asks() {
    let answered = |goods| {
        let scene = Scene::empty(Side::Short, 4).hand(RED, "2 wood").gold(RED, 1).goods(BLUE, goods, 0);
        let mut play = scene.goods(WHITE, 3, 0).hand(BLUE, "1 ore").hand(WHITE, "1 ore").play();
        let dearer = Action::Counter { give: bundle("1 ore"), want: bundle("1 wood 1 gold") };
        play.act(RED, offer("1 wood", "1 ore", &[BLUE, WHITE])).act(BLUE, Action::Accept).act(WHITE, dearer);
        play
    };
    let (blue, white) = (Action::TradeWith(Seat(BLUE)), Action::TradeWith(Seat(WHITE)));
    assert_eq!(folly(&answered(3), RED, white), Some(Folly::PaysMoreThanAsked));
    assert_eq!(folly(&answered(3), RED, blue), None);
    assert_eq!(folly(&answered(1), RED, white), None, "blue is about to win");
}

#[test]
fn nobody_robs_himself() {
    let robber = |blue: &str| {
        let scene = Scene::empty(Side::Short, 4).posts(RED, "bern");
        let scene = if blue.is_empty() { scene } else { scene.posts(BLUE, blue) };
        scene.phase(Phase::MoveRobber).play()
    };
    let beside_bern = Action::MoveRobber(hex("5:2"));
    assert_eq!(folly(&robber(""), RED, beside_bern), Some(Folly::RobsHimself));
    assert_eq!(folly(&robber(""), RED, Action::MoveRobber(hex("6:-1"))), None);
    assert_eq!(folly(&robber("lyon"), RED, beside_bern), None, "it hurts a rival too");
}

#[test]
fn nobody_leaves_the_loot() {
    let robbing = |hand: &str| {
        let scene = Scene::empty(Side::Short, 4).posts(BLUE, "lyon").hand(BLUE, "1 ore").robber("5:2");
        scene.hand(RED, hand).phase(Phase::Steal).play()
    };
    assert_eq!(folly(&robbing("6 wood"), RED, Action::Done), Some(Folly::LeavesTheLoot));
    assert_eq!(folly(&robbing("7 wood"), RED, Action::Done), None, "an eighth card may cost four");
    assert_eq!(folly(&robbing("6 wood"), RED, Action::Steal(Seat(BLUE))), None);
}

#[test]
fn nobody_gives_gold_to_others_for_nothing() {
    let connected = |first: u8| {
        let mut play = Scene::empty(Side::Short, 4)
            .posts(WHITE, "bern")
            .active(WHITE)
            .routes(first, &["lyon 4:2:E"])
            .routes(BLUE, &["paris 4:2:E"])
            .hand(WHITE, "1 ore 1 wood")
            .play();
        play.act(WHITE, Action::BuildRoute(path("bern 4:2:E")));
        play
    };
    let chain = |gold| Action::ChooseChain(Payout(gold));
    assert_eq!(folly(&connected(WHITE), WHITE, chain([0, 1, 1, 0])), Some(Folly::ChainForTheOthers));
    assert_eq!(folly(&connected(WHITE), WHITE, chain([0, 0, 2, 0])), None);
    assert_eq!(folly(&connected(RED), WHITE, chain([0, 1, 1, 0])), None, "red or blue is a matter of taste");
    assert_eq!(folly(&connected(RED), WHITE, chain([1, 0, 1, 0])), None);
}

#[test]
fn without_posts_to_found_merchants_are_of_no_use() {
    let scene = |stock, hand: &str| {
        Scene::empty(Side::Short, 4).posts(RED, "bern").goods(RED, 3, stock).hand(RED, hand)
    };
    let recruit = Action::RecruitMerchant { merchant: 0, city: city("bern") };
    let price = "1 wool 1 wheat 1 wood";
    assert_eq!(folly(&scene(0, price).play(), RED, recruit), Some(Folly::MerchantForNothing));
    assert_eq!(folly(&scene(1, price).play(), RED, recruit), None);
    let many = scene(0, "3 wool 3 wheat 3 wood").play();
    assert_eq!(folly(&many, RED, recruit), None, "the robber would take four of nine cards");

    let away = Action::MoveMerchant { merchant: 0, to: at("4:2:E") };
    let moving = |stock| scene(stock, "1 wheat").merchant(RED, 0, "bern").play();
    assert_eq!(folly(&moving(0), RED, away), Some(Folly::MerchantForNothing));
    assert_eq!(folly(&moving(1), RED, away), None);
}
