//! The worked examples of the rulebook (vectors 1 to 8), and more of what the rules say in numbers.

mod scene;

use comptoir_kernel::{Facts, Game, Kind, Seat, Viewer};
use comptoir_merchants::board::board;
use comptoir_merchants::facts::Purchase;
use comptoir_merchants::refusal::{Limited, Stock};
use comptoir_merchants::wares::{Development, Resource, Resources, Ware};
use comptoir_merchants::{Action, Event, Merchants, Options, Phase, Refusal, Side, Start};
use scene::{BLUE, ORANGE, Play, RED, Scene, WHITE, at, cards, city, hex, path};

const SIDES: [Side; 2] = [Side::Short, Side::Expert];
const X: &str = "5:2:E";
const Y: &str = "7:1:W";
const Z: &str = "4:2:E";

fn build(ends: &str) -> Action {
    Action::BuildRoute(path(ends))
}

fn merchant_to(place: &str) -> Action {
    Action::MoveMerchant { merchant: 0, to: at(place) }
}

fn caravan_to(ends: &str) -> Action {
    Action::MoveCaravan { caravan: 0, to: path(ends) }
}

fn lacks(needs: &str, has: &str) -> Refusal {
    Refusal::NotEnoughResources { needs: cards(needs), has: cards(has) }
}

fn lacks_gold(needs: u16, has: u16) -> Refusal {
    Refusal::NotEnough { of: Stock::Gold, needs, has }
}

/// Turin, Venice and Bern with the routes of the first two vectors.
fn turin_and_venice(side: Side) -> Play {
    let (venice, on) = (format!("venice {Y}"), format!("{Y} {X}"));
    Scene::empty(side, 4)
        .posts(RED, "turin")
        .posts(BLUE, "venice")
        .routes(BLUE, &[&venice, &on])
        .hand(RED, "2 ore 2 wood")
        .play()
}

#[test]
fn vector_01_connecting_over_three_routes() {
    for side in SIDES {
        let mut play = turin_and_venice(side);
        play.act(RED, build(&format!("turin {X}")));
        assert_eq!(play.gold(), [1, 2, 0, 0]);
        let both = Event::CityConnected {
            cities: [city("turin"), city("venice")].into_iter().collect(),
            gold: comptoir_merchants::Payout([1, 2, 0, 0]),
        };
        assert!(play.told.contains(&both), "{:?}", play.told);
        assert_eq!(play.hand(RED), cards("1 ore 1 wood"));
    }
}

#[test]
fn vector_02_the_shorter_chain_pays() {
    for side in SIDES {
        let mut play = turin_and_venice(side);
        play.act(RED, build(&format!("turin {X}"))).act(RED, build(&format!("{X} bern")));
        assert_eq!(play.gold(), [3, 2, 0, 0], "Bern to Turin, two red routes; Bern to Venice is not paid");
    }
}

#[test]
fn vector_03_a_double_arrow() {
    for side in SIDES {
        let mut play = Scene::empty(side, 4)
            .active(BLUE)
            .posts(BLUE, "wroclaw")
            .routes(BLUE, &["wroclaw 9:-2:W"])
            .hand(BLUE, "1 ore 1 wood")
            .play();
        play.act(BLUE, build("9:-2:W 8:-2:E"));
        assert_eq!(play.gold(), [0; 4]);
        assert_eq!(play.view().phase, Phase::FreeRoute(path("9:-2:W 8:-2:E")));
        let beside = Refusal::NotBesideArrow { path: path("wroclaw 9:-1:W"), arrow: path("9:-2:W 8:-2:E") };
        assert_eq!(play.refusal(BLUE, build("wroclaw 9:-1:W")), Some(beside));
        play.act(BLUE, build("8:-2:E kaliningrad"));
        assert_eq!(play.gold(), [0, 3, 0, 0]);
        assert_eq!((play.hand(BLUE), play.of(BLUE).routes.len()), (Resources::NONE, 3));
        assert_eq!(play.view().phase, Phase::Act, "one free route, no more");
    }
}

#[test]
fn vector_04_a_merchant_moves_over_an_own_post() {
    for side in SIDES {
        let scene =
            || Scene::empty(side, 4).active(WHITE).posts(WHITE, "prague wroclaw").hand(WHITE, "1 wheat");
        let mut play = scene().merchant(WHITE, 0, "prague").play();
        assert_eq!(play.refusal(WHITE, merchant_to("kaliningrad")), Some(lacks("2 wheat", "1 wheat")));
        play.act(WHITE, merchant_to("wroclaw"));
        let white = play.of(WHITE);
        assert_eq!((white.merchants[0], white.posts.len()), (Some(at("wroclaw")), 2));
        assert_eq!(white.resources, Resources::NONE);
        let mut play = scene().merchant(WHITE, 0, "wroclaw").play();
        play.act(WHITE, merchant_to("kaliningrad"));
        let white = play.of(WHITE);
        assert!(white.posts.contains(city("kaliningrad")));
        assert_eq!((white.merchants, white.resources), ([None; 2], Resources::NONE));
    }
}

#[test]
fn vector_05_founding_and_a_token() {
    for side in SIDES {
        let mut play = Scene::empty(side, 4)
            .active(BLUE)
            .posts(BLUE, "wroclaw")
            .gold(BLUE, 2)
            .merchant(BLUE, 0, "9:-2:W")
            .play();
        let before = play.of(BLUE);
        play.act(BLUE, Action::BuyResource(Resource::Wheat));
        assert_eq!((play.gold()[1], play.hand(BLUE)), (0, cards("1 wheat")));
        // Of the salt tokens 10 and 11 lie face down.
        play.act_with(BLUE, merchant_to("kaliningrad"), &[1]);
        let after = play.of(BLUE);
        assert_eq!((after.merchants, after.stock), ([None; 2], before.stock - 1));
        assert_eq!(after.goods_left - after.stock, before.goods_left - before.stock + 1, "a good is free");
        assert_eq!(after.gold, 0, "Kaliningrad pays none");
        assert_eq!(play.number_on("10:-3"), Some(11));
        play.act(BLUE, Action::EndTurn).roll(WHITE, 11);
        assert_eq!(play.hand(BLUE), cards("1 salt"));
    }
}

#[test]
fn vector_06_moving_a_token() {
    for side in SIDES {
        let mut play = Scene::empty(side, 4)
            .posts(RED, "budapest")
            .posts(BLUE, "venice")
            .posts(ORANGE, "vienna")
            .merchant(RED, 0, "budapest")
            .hand(RED, "1 wheat")
            .tokens(&[("7:1", 9), ("10:-1", 10), ("10:2", 11), ("6:0", 5)])
            .play();
        play.act(RED, merchant_to("belgrade"));
        assert_eq!(play.view().phase, Phase::Token(city("belgrade")));
        let (field, mountain) = (hex("10:0"), hex("9:1"));
        let mut legal = play.legal(RED);
        let mut expected = vec![Action::PlaceToken(field)];
        expected
            .extend(["7:1", "10:-1", "10:2"].map(|from| Action::MoveToken { from: hex(from), to: mountain }));
        legal.sort_by_key(|action| format!("{action:?}"));
        expected.sort_by_key(|action| format!("{action:?}"));
        assert_eq!(legal, expected);
        assert_eq!(play.refusal(RED, Action::Done), Some(Refusal::MustPlaceToken));
        let left = Refusal::TokensLeft { resource: Resource::Ore, left: 0 };
        assert_eq!(play.refusal(RED, Action::PlaceToken(mountain)), Some(left));
        let left = Refusal::TokensLeft { resource: Resource::Wheat, left: 2 };
        assert_eq!(play.refusal(RED, Action::MoveToken { from: hex("6:0"), to: field }), Some(left));
        let none = Refusal::NoTokenThere { hex: hex("9:-1") };
        assert_eq!(play.refusal(RED, Action::MoveToken { from: hex("9:-1"), to: mountain }), Some(none));
        play.act(RED, Action::MoveToken { from: hex("7:1"), to: mountain });
        assert_eq!((play.number_on("7:1"), play.number_on("9:1")), (None, Some(9)));
        play.act(RED, Action::EndTurn).roll(BLUE, 9);
        assert_eq!(play.hand(RED), cards("1 ore"));
        assert_eq!((play.hand(BLUE), play.hand(ORANGE)), (Resources::NONE, Resources::NONE));
    }
}

#[test]
fn vector_07_production() {
    for side in SIDES {
        let mut play = Scene::given(side, 4).play();
        let before: Vec<Resources> = (0..4).map(|seat| play.hand(seat)).collect();
        play.roll(RED, 5);
        let got: Vec<Resources> = (0..4).map(|seat| play.hand(seat) - before[usize::from(seat)]).collect();
        assert_eq!(got, ["1 wheat", "1 wool", "", "1 wheat"].map(cards));
        assert_eq!(play.gold(), [3, 3, 4, 3]);
    }
}

/// Blue's caravan beside Bern.
fn bern_to_cologne(side: Side, gold: u16) -> Play {
    let (from, on) = (format!("bern {Z}"), format!("{Z} paris"));
    Scene::empty(side, 4)
        .active(BLUE)
        .posts(BLUE, "bern")
        .posts(ORANGE, "paris")
        .posts(WHITE, "brussels cologne")
        .routes(BLUE, &[&from, &on])
        .routes(WHITE, &["brussels cologne"])
        .caravan(BLUE, 0, &from)
        .goods(BLUE, 5, 1)
        .hand(BLUE, "1 salt 1 ore 1 wood")
        .gold(BLUE, gold)
        .play()
}

#[test]
fn vector_08_a_delivery_run() {
    for side in SIDES {
        let mut play = bern_to_cologne(side, 1);
        play.act(BLUE, build("paris brussels"));
        assert_eq!(play.gold(), [0, 1, 0, 0], "no city was isolated");
        for (ends, delivered) in [
            (format!("{Z} paris"), "paris"),
            ("paris brussels".into(), "brussels"),
            ("brussels cologne".into(), "cologne"),
        ] {
            play.act(BLUE, caravan_to(&ends)).act(BLUE, Action::Deliver(city(delivered)));
        }
        assert_eq!(play.gold(), [0, 0, 1, 0]);
        assert_eq!((play.of(BLUE).goods_left, play.hand(BLUE)), (2, Resources::NONE));
        assert_eq!(play.view().goods.len(), 3);

        let mut poor = bern_to_cologne(side, 0);
        poor.act(BLUE, build("paris brussels")).act(BLUE, caravan_to(&format!("{Z} paris")));
        poor.act(BLUE, caravan_to("paris brussels"));
        assert_eq!(poor.refusal(BLUE, caravan_to("brussels cologne")), Some(lacks_gold(1, 0)));
    }
}

#[test]
fn a_journey_is_told_before_it_is_made() {
    let journeys = |gold| {
        let mut play = bern_to_cologne(Side::Short, gold);
        play.act(BLUE, build("paris brussels"));
        play.game.facts(Seat(BLUE)).journeys
    };
    let last = path("brussels cologne");
    let whole = journeys(1);
    let run = whole.iter().find(|journey| journey.steps.last() == Some(&last)).expect("it gets there");
    assert_eq!((run.steps.len(), run.salt, Vec::from(run.tolls)), (3, 1, vec![Seat(WHITE)]));
    assert_eq!(run.deliveries, ["paris", "brussels", "cologne"].map(city));
    assert!(journeys(0).iter().all(|journey| journey.steps.last() != Some(&last)), "the toll cannot be paid");
    // Every first step of a journey is one that is allowed, and told with its price.
    let mut play = bern_to_cologne(Side::Short, 1);
    play.act(BLUE, build("paris brussels"));
    let known = play.game.facts(Seat(BLUE));
    assert!(
        known.journeys.iter().all(|journey| play
            .legal(BLUE)
            .contains(&Action::MoveCaravan { caravan: 0, to: journey.steps[0] }))
    );
    assert_eq!(known.steps.iter().map(|step| step.salt).collect::<Vec<_>>(), vec![1; known.steps.len()]);
}

#[test]
fn a_caravan_crosses_a_full_route_on_its_journey_and_does_not_stop_there() {
    let full = format!("{Z} paris");
    let play = Scene::empty(Side::Short, 4)
        .active(BLUE)
        .posts(BLUE, "bern")
        .routes(BLUE, &[&format!("bern {Z}"), &full, "paris brussels"])
        .caravan(BLUE, 0, &format!("bern {Z}"))
        .caravan(WHITE, 0, &full)
        .caravan(WHITE, 1, &full)
        .hand(BLUE, "1 salt")
        .play();
    let ends: Vec<_> = play
        .game
        .facts(Seat(BLUE))
        .journeys
        .iter()
        .filter_map(|journey| journey.steps.last().copied())
        .collect();
    assert!(ends.contains(&path("paris brussels")) && !ends.contains(&path(&full)), "{ends:?}");
}

#[test]
fn the_price_and_the_way_of_a_merchant_are_told() {
    let play = Scene::empty(Side::Short, 4).merchant(RED, 0, "prague").hand(RED, "2 wheat").play();
    let known = play.game.facts(Seat(RED));
    let walk = |place: &str| known.walks.iter().find(|walk| walk.to == at(place)).expect("it gets there");
    assert_eq!((walk("wroclaw").wheat, walk("wroclaw").way.len()), (1, 4));
    assert_eq!((walk("kaliningrad").wheat, walk("kaliningrad").founds), (2, Some(city("kaliningrad"))));
    assert_eq!(walk("wroclaw").way[0], at("prague"));
}

#[test]
fn the_rules_say_why_nothing_of_a_kind_can_be_bought() {
    let scene = |hand: &str| Scene::empty(Side::Short, 4).posts(RED, "bern").hand(RED, hand).play();
    let why = |play: &Play, purchase| play.game.why_none(Seat(RED), purchase);
    assert_eq!(why(&scene("1 ore"), Purchase::Route), Some(lacks("1 ore 1 wood", "1 ore")));
    assert_eq!(why(&scene("1 ore 1 wood"), Purchase::Route), None);
    assert_eq!(why(&scene(""), Purchase::Merchant), Some(lacks("1 wool 1 wheat 1 wood", "")));
    assert_eq!(why(&scene(""), Purchase::Card), Some(lacks("1 wool 1 salt", "")));
    // With the cards in hand, what is missing is a place: no route begins at the post.
    let caravan = why(&scene("1 ore 1 wood 1 salt"), Purchase::Caravan);
    assert!(matches!(caravan, Some(Refusal::NoPlaceForCaravan { .. })), "{caravan:?}");
    let busy = Scene::empty(Side::Short, 4)
        .posts(RED, "bern")
        .merchant(RED, 0, "bern")
        .hand(RED, "1 wool 1 wheat 1 wood")
        .play();
    assert_eq!(why(&busy, Purchase::Merchant), Some(Refusal::MerchantThere { at: at("bern") }));
    assert_eq!(
        busy.game.why_none(Seat(BLUE), Purchase::Route).map(|why| matches!(why, Refusal::NotYourTurn { .. })),
        Some(true)
    );
}

#[test]
fn vector_09_discards() {
    let mut play = Scene::given(Side::Short, 4)
        .hand(RED, "3 wood 3 wool 3 wheat 3 ore 3 salt")
        .hand(BLUE, "8 ore")
        .hand(WHITE, "9 wheat")
        .hand(ORANGE, "7 wood")
        .play();
    play.roll(RED, 7);
    assert_eq!(play.acting(), [RED, BLUE, WHITE]);
    for (seat, needs) in [(RED, 7), (BLUE, 4), (WHITE, 4)] {
        let wrong = Refusal::WrongDiscard { needs, chosen: 1 };
        let one = Resources::of(play.hand(seat).kinds().next().expect("a card"), 1);
        assert_eq!(play.refusal(seat, Action::Discard(one)), Some(wrong));
    }
    assert_eq!(play.refusal(BLUE, Action::Discard(cards("4 salt"))), Some(lacks("4 salt", "8 ore")));
    play.act(WHITE, Action::Discard(cards("4 wheat")));
    assert_eq!(play.told, [Event::DiscardChosen { seat: Seat(WHITE) }], "hidden until all have chosen");
    play.act(BLUE, Action::Discard(cards("4 ore")));
    play.act(RED, Action::Discard(cards("3 wood 3 wool 1 salt")));
    assert_eq!(play.hand(RED), cards("3 wheat 3 ore 2 salt"));
    assert_eq!((play.hand(BLUE), play.hand(WHITE)), (cards("4 ore"), cards("5 wheat")));
    assert_eq!(play.view().phase, Phase::MoveRobber);
    assert_eq!(play.gold(), [3; 4], "no compensation on a seven");

    let mut rich = Scene::given(Side::Short, 4).hand(RED, "6 wood").gold(RED, 20).play();
    rich.roll(RED, 7);
    assert_eq!(rich.view().phase, Phase::MoveRobber, "gold is not counted");
}

#[test]
fn vector_10_the_bank() {
    let mut play = Scene::empty(Side::Short, 4).hand(RED, "6 ore").gold(RED, 9).play();
    let ore_for = |take| Action::BankTrade { give: Resource::Ore, take };
    assert_eq!(play.refusal(RED, ore_for(Ware::Ore)), Some(Refusal::NotATrade));
    play.act(RED, ore_for(Ware::Gold)).act(RED, ore_for(Ware::Wool));
    assert_eq!((play.gold()[0], play.hand(RED)), (10, cards("1 wool")));
    assert_eq!(play.refusal(RED, ore_for(Ware::Gold)), Some(lacks("3 ore", "1 wool")));
    play.act(RED, Action::BuyResource(Resource::Salt)).act(RED, Action::BuyResource(Resource::Salt));
    let third = Refusal::TurnLimit { of: Limited::ResourcesBought, limit: 2 };
    assert_eq!(play.refusal(RED, Action::BuyResource(Resource::Salt)), Some(third));
    let empty = Scene::empty(Side::Short, 4).gold(RED, 9).bank("1 wood").play();
    let pile = Refusal::NotEnough { of: Stock::Pile(Resource::Ore), needs: 1, has: 0 };
    assert_eq!(empty.refusal(RED, Action::BuyResource(Resource::Ore)), Some(pile));
}

/// Blue's caravan beside Venice, on a line of routes to Brussels: own, white, white, red, own, own.
fn tolls(from: &str) -> Scene {
    let [venice, y, bern, z, paris] = [
        format!("venice {Y}"),
        format!("{Y} {X}"),
        format!("{X} bern"),
        format!("bern {Z}"),
        format!("{Z} paris"),
    ];
    Scene::empty(Side::Short, 4)
        .active(BLUE)
        .routes(BLUE, &[&venice, &paris, "paris brussels"])
        .routes(WHITE, &[&y, &bern])
        .routes(RED, &[&z])
        .caravan(BLUE, 0, from)
        .hand(BLUE, "2 salt")
        .gold(BLUE, 5)
}

#[test]
fn vector_11_tolls() {
    // Both caravans use white's routes.
    let mut play = tolls(&format!("venice {Y}")).caravan(BLUE, 1, &format!("venice {Y}")).play();
    play.act(BLUE, caravan_to(&format!("{Y} {X}"))).act(BLUE, Action::Done);
    play.act(BLUE, Action::MoveCaravan { caravan: 1, to: path(&format!("{Y} {X}")) });
    assert_eq!(play.gold(), [0, 3, 2, 0]);
    // One caravan on two white and one red route, in one move and in two.
    for halt in [false, true] {
        let mut play = tolls(&format!("venice {Y}")).play();
        play.act(BLUE, caravan_to(&format!("{Y} {X}")));
        if halt {
            play.act(BLUE, Action::Done);
        }
        play.act(BLUE, caravan_to(&format!("{X} bern"))).act(BLUE, caravan_to(&format!("bern {Z}")));
        assert_eq!(play.gold(), [1, 3, 1, 0], "halt: {halt}");
    }
    // Leaving a red route over own ones.
    let mut play = tolls(&format!("bern {Z}")).play();
    play.act(BLUE, caravan_to(&format!("{Z} paris"))).act(BLUE, caravan_to("paris brussels"));
    assert_eq!(play.gold(), [0, 5, 0, 0]);
}

#[test]
fn vector_12_a_crowded_route() {
    let [y, bern, z, p] =
        [format!("{Y} {X}"), format!("{X} bern"), format!("bern {Z}"), format!("{Z} paris")];
    let scene = |salt: &str| {
        Scene::empty(Side::Short, 4)
            .active(BLUE)
            .routes(BLUE, &[&y, &bern, &z, &p, "paris brussels"])
            .caravan(RED, 0, &p)
            .caravan(RED, 1, &p)
            .caravan(BLUE, 0, &y)
            .hand(BLUE, salt)
            .play()
    };
    let full = Some(Refusal::RouteFull { path: path(&p) });
    let mut play = scene("1 salt");
    play.act(BLUE, caravan_to(&bern)).act(BLUE, caravan_to(&z));
    assert_eq!(play.refusal(BLUE, caravan_to(&p)), full, "a third step would have to end there");
    play.act(BLUE, Action::Done);
    assert_eq!(play.of(BLUE).caravans[0], Some(path(&z)));

    let mut play = scene("2 salt");
    play.act(BLUE, caravan_to(&bern)).act(BLUE, caravan_to(&z)).act(BLUE, caravan_to(&p));
    assert_eq!(play.refusal(BLUE, Action::Done), full);
    play.act(BLUE, caravan_to("paris brussels")).act(BLUE, Action::Done);
    assert_eq!(play.of(BLUE).caravans[0], Some(path("paris brussels")));
}

#[test]
fn vector_13_the_price_of_movement() {
    let board = board(Side::Short);
    let from = at("paris");
    let open = |steps| {
        (0..comptoir_merchants::places::INTERSECTIONS)
            .map(comptoir_merchants::places::Intersection::at)
            .find(|&to| board.steps(from, to) == Some(steps) && board.city(to).is_none())
            .expect("an intersection that far")
    };
    for (steps, wheat) in [(1, 1), (2, 1), (3, 1), (4, 2), (9, 3)] {
        let action = Action::MoveMerchant { merchant: 0, to: open(steps) };
        let scene = |wheat: u8| {
            let scene = Scene::empty(Side::Short, 4).posts(RED, "paris").merchant(RED, 0, "paris");
            scene.hand(RED, &format!("{wheat} wheat")).play()
        };
        let mut play = scene(wheat);
        play.act(RED, action);
        assert_eq!(play.hand(RED), Resources::NONE, "{steps} steps");
        let needs = format!("{wheat} wheat");
        let has = format!("{} wheat", wheat - 1);
        assert_eq!(scene(wheat - 1).refusal(RED, action), Some(lacks(&needs, &has)), "{steps} steps");
    }
    let mut play = Scene::empty(Side::Short, 4)
        .merchant(RED, 0, "paris")
        .merchant(RED, 1, Y)
        .hand(RED, "2 wheat")
        .play();
    play.act(RED, Action::MoveMerchant { merchant: 0, to: open(2) });
    play.act(RED, Action::MoveMerchant { merchant: 1, to: at(X) });
    assert_eq!(play.hand(RED), Resources::NONE, "a wheat cannot be split between merchants");
}

#[test]
fn vector_14_compensation() {
    let gained = |scene: Scene, sum: u32| {
        let mut play = scene.play();
        let (hands, gold): (Vec<_>, _) = ((0..4).map(|seat| play.hand(seat)).collect(), play.gold());
        play.roll(RED, sum);
        let cards: Vec<u16> =
            (0..4).map(|seat| (play.hand(seat) - hands[usize::from(seat)]).total()).collect();
        let gold: Vec<u16> = play.gold().iter().zip(gold).map(|(after, before)| after - before).collect();
        (cards, gold)
    };
    let given = || Scene::given(Side::Short, 4);
    assert_eq!(
        gained(given().robber("6:0"), 5),
        (vec![0, 1, 0, 0], vec![0, 0, 1, 0]),
        "the robber on the field"
    );
    assert_eq!(
        gained(given().bank("9 wood 9 wool 1 wheat 9 ore 9 salt"), 5),
        (vec![0, 1, 0, 0], vec![0, 0, 1, 0]),
        "one wheat for two"
    );
    assert_eq!(gained(given(), 7), (vec![0; 4], vec![0; 4]));
}

#[test]
fn vector_15_shortage() {
    let mut play = Scene::empty(Side::Short, 4)
        .posts(RED, "turin prague")
        .posts(BLUE, "lyon")
        .phase(Phase::Roll)
        .bank("9 wood 9 wool 9 wheat 1 ore 9 salt")
        .play();
    play.roll(RED, 10);
    assert_eq!((play.hand(RED), play.hand(BLUE)), (cards("1 wood"), Resources::NONE));
    let short = |event: &Event| matches!(event, Event::Produced { short, .. } if *short == [Resource::Ore]);
    assert!(play.told.iter().any(short), "{:?}", play.told);
}

#[test]
fn vector_16_the_order_of_free_placement() {
    for (seats, posts, neutrals, routes) in [
        (4, vec![0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3], vec![], vec![3, 2, 1, 0]),
        (3, vec![0, 1, 2, 2, 1, 0, 0, 1, 2], vec![2, 1, 0], vec![2, 1, 0]),
    ] {
        for side in SIDES {
            for first in 0..seats {
                let options = Options { setup: Start::Free, board: side, ..Options::default() };
                let chance = &mut scene::Script(vec![u32::from(first)]);
                let game = Merchants::setup(&options, seats, chance, &mut ()).expect("set up");
                let mut play = Play { game, told: Vec::new() };
                let mut order = [Vec::new(), Vec::new(), Vec::new()];
                while play.view().turn == 0 {
                    let seat = play.acting()[0];
                    let action = play.legal(seat)[0];
                    let kind = match action {
                        Action::PlacePost(_) => 0,
                        Action::PlaceNeutral(_) => 1,
                        _ => 2,
                    };
                    order[kind].push((seat + seats - first) % seats);
                    play.act(seat, action);
                }
                assert_eq!(order, [posts.clone(), neutrals.clone(), routes.clone()]);
                assert_eq!((play.acting(), play.view().phase), (vec![first], Phase::Roll));
            }
        }
    }
}

#[test]
fn vector_17_first_routes_leave_cities_isolated() {
    for side in SIDES {
        let paris = format!("paris {Z}");
        let scene = |seat: u8, post: &str| {
            let scene = Scene::empty(side, 4).posts(ORANGE, "paris").routes(ORANGE, &[&paris]);
            scene.posts(seat, post).phase(Phase::PlaceStartRoute(Seat(seat))).play()
        };
        let start = |ends: &str| Action::PlaceStartRoute(path(ends));
        let connects = |ends: &str| Some(Refusal::WouldConnect { path: path(ends) });
        let lyon = format!("lyon {Z}");
        assert_eq!(scene(BLUE, "lyon").refusal(BLUE, start(&lyon)), connects(&lyon));
        let bern = format!("bern {Z}");
        assert_eq!(scene(RED, "bern").refusal(RED, start(&bern)), connects(&bern));
        let brussels = "paris brussels";
        assert_eq!(scene(ORANGE, "paris").refusal(ORANGE, start(brussels)), connects(brussels));
        let mut play = scene(RED, "bern");
        play.act(RED, start(&format!("bern {X}")));
        assert_eq!(play.of(RED).caravans, [Some(path(&format!("bern {X}"))), None]);
        assert_eq!(play.gold(), [0; 4]);
    }
}

#[test]
fn vector_18_first_resources() {
    for (third, resources) in [("bern", "1 salt 2 ore"), ("turin", "1 ore 1 wheat")] {
        let mut play = Scene::empty(Side::Short, 4)
            .posts(RED, "paris cologne")
            .posts(BLUE, "lyon venice")
            .posts(WHITE, "prague wroclaw")
            .posts(ORANGE, "vienna berlin")
            .phase(Phase::PlacePost(Seat(RED)))
            .play();
        play.act(RED, Action::PlacePost(city(third)));
        assert_eq!((play.hand(RED), play.gold()), (cards(resources), vec![0; 4]), "{third}");
        let brown = Refusal::NoStartingCity { city: city("rome"), purple: true };
        assert_eq!(play.refusal(BLUE, Action::PlacePost(city("rome"))), Some(brown));
        let taken = Refusal::NoStartingCity { city: city(third), purple: true };
        assert_eq!(play.refusal(BLUE, Action::PlacePost(city(third))), Some(taken));
    }
}

#[test]
fn vector_19_the_stock() {
    let stock = |play: &Play| {
        let red = play.of(RED);
        (red.goods_left, red.stock, red.goods_left - red.stock)
    };
    let mut play = Scene::given(Side::Short, 4)
        .active(RED)
        .hand(RED, "9 wheat 2 salt")
        .merchant(RED, 0, "nuremberg")
        .merchant(RED, 1, "budapest")
        .routes(RED, &["nuremberg 6:0:E", "6:0:E prague"])
        .caravan(RED, 0, "nuremberg 6:0:E")
        .play();
    assert_eq!(stock(&play), (5, 4, 1));
    play.act(RED, caravan_to("6:0:E prague"))
        .act(RED, Action::Deliver(city("prague")))
        .act(RED, Action::Done);
    assert_eq!(stock(&play), (4, 4, 0));
    let covered = Refusal::NotEnough { of: Stock::FreeGoods, needs: 1, has: 0 };
    let again = Refusal::NoDelivery { city: city("prague") };
    assert_eq!(play.refusal(RED, Action::Deliver(city("prague"))), Some(again), "it has a good");
    play.act(RED, merchant_to("berlin"));
    play.act(RED, Action::MoveMerchant { merchant: 1, to: at("belgrade") });
    if let Phase::Token(_) = play.view().phase {
        let token = play.legal(RED)[0];
        play.act(RED, token);
    }
    assert_eq!(stock(&play), (4, 2, 2));

    let last = |stock: u8| {
        Scene::given(Side::Short, 4).active(RED).goods(RED, 1, stock).routes(RED, &["6:0:E prague"])
    };
    let scene = last(1).caravan(RED, 0, "6:0:E prague").play();
    assert_eq!(scene.refusal(RED, Action::Deliver(city("prague"))), Some(covered));
    let mut play = last(0).caravan(RED, 0, "6:0:E prague").play();
    play.act(RED, Action::Deliver(city("prague")));
    assert_eq!((play.view().phase, play.winner()), (Phase::Over, Some(RED)));
    assert_eq!(play.refusal(RED, Action::EndTurn), Some(Refusal::GameIsOver));
}

#[test]
fn vector_20_development_cards() {
    use Development::{Bribery, Lancer, SafeConduct, TradeAgreement};
    // The deck lies in the order of the data file: the last card is a lancer.
    let mut play = Scene::empty(Side::Short, 4).hand(RED, "2 wool 2 salt").play();
    play.act_with(RED, Action::BuyCard, &[24]);
    let bought = Some(Refusal::CardJustBought { card: Lancer });
    assert_eq!(play.refusal(RED, Action::PlayCard(Lancer)), bought);
    let second = Refusal::TurnLimit { of: Limited::CardsBought, limit: 1 };
    assert_eq!(play.refusal(RED, Action::BuyCard), Some(second));
    assert_eq!(play.refusal(RED, Action::PlayCard(Bribery)), Some(Refusal::CardNotHeld { card: Bribery }));

    let mut play = Scene::given(Side::Short, 4).cards(RED, Lancer, 1).cards(RED, TradeAgreement, 1).play();
    play.act(RED, Action::PlayCard(Lancer)).act(RED, Action::MoveRobber(hex("6:0")));
    play.act(RED, Action::Steal(Seat(ORANGE)));
    assert_eq!(play.gold()[0], 5);
    assert_eq!((play.hand(RED).total(), play.hand(ORANGE).total()), (4, 2), "orange is alone in Cologne");
    let one = Refusal::TurnLimit { of: Limited::CardsPlayed, limit: 1 };
    assert_eq!(play.refusal(RED, Action::PlayCard(TradeAgreement)), Some(one));
    play.roll(RED, 2);
    assert_eq!(play.refusal(RED, Action::PlayCard(TradeAgreement)), Some(one));

    let mut scene = Scene::empty(Side::Short, 4).hand(RED, "1 wool 1 salt");
    let deck = scene.view.deck;
    scene.view.discard = scene::development(Bribery, 3) + scene::development(SafeConduct, 2);
    scene.view.players[1].cards = deck - scene.view.discard;
    scene.view.deck = scene::development(Bribery, 0);
    let mut play = scene.play();
    play.act(RED, Action::BuyCard);
    assert!(play.told.contains(&Event::CardBought {
        seat: Seat(RED),
        shuffled: true,
        paid: cards("1 wool 1 salt")
    }));
    let view = play.game.view(Viewer::Seat(Seat(RED)));
    assert!(view.discard.is_none());
    assert_eq!(view.deck.total() + u16::from(view.hidden_deck), 4);
}
