//! What the rulebook leaves open or says only in passing: the house rulings of the rules texts.

mod scene;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{First, Game, Seat, SeatSet, ToAct};
use comptoir_merchants::data::data;
use comptoir_merchants::refusal::{Limited, Stock};
use comptoir_merchants::wares::{Development, Resources};
use comptoir_merchants::{
    Action, Answer, Event, Merchants, Options, Payout, Phase, Refusal, RobberStart, Side, Start, StartCities,
};
use scene::{BLUE, ORANGE, Play, RED, Scene, Script, WHITE, at, bundle, cards, city, hex, path};

fn build(ends: &str) -> Action {
    Action::BuildRoute(path(ends))
}

fn to(seats: &[u8]) -> SeatSet {
    seats.iter().copied().map(Seat).collect()
}

fn offer(give: &str, want: &str, seats: &[u8]) -> Action {
    Action::Offer { give: bundle(give), want: bundle(want), to: to(seats) }
}

/// A table of this many, at which seat 1 begins unless the options name another.
fn set_up(options: Options, seats: u8) -> Play {
    let game = Merchants::setup(&options, seats, &mut Script(vec![1]), &mut ()).expect("set up");
    Play { game, told: Vec::new() }
}

#[test]
fn whoever_is_named_begins() {
    let begins = |first| set_up(Options { first, ..Options::default() }, 4).acting();
    assert_eq!((begins(First::Lot), begins(First::Seat4)), (vec![BLUE], vec![ORANGE]));
}

#[test]
fn first_posts_as_printed_go_to_brown_cities_and_neutral_ones_to_purple() {
    let options = Options { setup: Start::Free, start_cities: StartCities::AsPrinted, ..Options::default() };
    let mut play = set_up(options, 3);
    let no_start = |name: &str, purple| Some(Refusal::NoStartingCity { city: city(name), purple });
    assert_eq!(play.refusal(BLUE, Action::PlacePost(city("paris"))), no_start("paris", false));
    for _ in 0..9 {
        let (seat, post) = (play.acting()[0], play.legal(play.acting()[0])[0]);
        play.act(seat, post);
    }
    assert_eq!(play.view().phase, Phase::PlaceNeutral(Seat(RED)));
    assert_eq!(play.refusal(RED, Action::PlaceNeutral(city("rome"))), no_start("rome", true));
    play.act(RED, Action::PlaceNeutral(city("paris")));
}

#[test]
fn the_first_player_may_put_the_robber_on_a_hex_without_a_number() {
    for (setup, then) in [(Start::Fixed, Phase::Roll), (Start::Free, Phase::PlacePost(Seat(BLUE)))] {
        let options = Options { setup, robber_start: RobberStart::Chosen, ..Options::default() };
        let mut play = set_up(options, 4);
        assert_eq!((play.acting(), play.view().phase), (vec![BLUE], Phase::PlaceRobber));
        for numbered in ["6:0", "9:-1"] {
            let refusal = Refusal::NoRobberStart { hex: hex(numbered) };
            assert_eq!(play.refusal(BLUE, Action::PlaceRobber(hex(numbered))), Some(refusal));
        }
        play.act(BLUE, Action::PlaceRobber(hex("11:0")));
        assert_eq!((play.view().robber, play.view().phase, play.acting()), (hex("11:0"), then, vec![BLUE]));
    }
}

#[test]
fn equally_short_chains_are_chosen_among() {
    // Bern is reached from Lyon over red's route and from Paris over blue's, both by way of one intersection.
    let mut play = Scene::empty(Side::Short, 4)
        .posts(WHITE, "bern")
        .active(WHITE)
        .routes(RED, &["lyon 4:2:E"])
        .routes(BLUE, &["paris 4:2:E"])
        .hand(WHITE, "1 ore 1 wood")
        .play();
    play.act(WHITE, build("bern 4:2:E"));
    assert_eq!(play.view().phase, Phase::ChooseChain(path("bern 4:2:E")));
    assert_eq!(play.gold(), [0; 4]);
    assert_eq!(play.refusal(WHITE, Action::ChooseChain(Payout([1, 1, 1, 0]))), Some(Refusal::NoSuchChain));
    let chains = [Payout([1, 0, 1, 0]), Payout([0, 1, 1, 0])];
    let legal = play.legal(WHITE);
    assert!(legal.len() == 2 && chains.iter().all(|&chain| legal.contains(&Action::ChooseChain(chain))));
    play.act(WHITE, Action::ChooseChain(chains[1]));
    assert_eq!(play.gold(), [0, 1, 1, 0]);
    assert_eq!(play.view().phase, Phase::Act);
}

#[test]
fn nothing_is_asked_where_equal_chains_pay_the_same() {
    let mut play = Scene::empty(Side::Short, 4)
        .posts(RED, "bern")
        .routes(BLUE, &["lyon 4:2:E", "paris 4:2:E"])
        .hand(RED, "1 ore 1 wood")
        .play();
    play.act(RED, build("bern 4:2:E"));
    assert_eq!((play.gold(), play.view().phase), (vec![1, 1, 0, 0], Phase::Act));
}

#[test]
fn a_token_may_stay_only_where_every_colour_is_used_up() {
    // Athens touches one hex, a mountain; all mountain tokens are on the board.
    let scene = |tokens: &[(&str, u8)]| {
        Scene::empty(Side::Short, 4)
            .posts(RED, "thessaloniki")
            .merchant(RED, 0, "thessaloniki")
            .hand(RED, "1 wheat")
            .tokens(tokens)
            .play()
    };
    let mut play = scene(&[("7:1", 9), ("10:-1", 10), ("9:1", 11)]);
    play.act(RED, Action::MoveMerchant { merchant: 0, to: at("athens") });
    assert_eq!(play.gold()[0], 3, "the coast pays");
    assert_eq!(play.view().phase, Phase::Token(city("athens")));
    play.act(RED, Action::Done);
    assert_eq!((play.number_on("10:2"), play.view().phase), (None, Phase::Act));
    let mut play = scene(&[("7:1", 9)]);
    play.act(RED, Action::MoveMerchant { merchant: 0, to: at("athens") });
    assert!(play.number_on("10:2").is_some(), "the only choice is made at once");
}

#[test]
fn merchants_stop_at_own_posts_and_nowhere_else_where_somebody_is() {
    let play = Scene::empty(Side::Short, 4)
        .posts(RED, "prague wroclaw")
        .posts(BLUE, "nuremberg")
        .merchant(RED, 0, "prague")
        .merchant(BLUE, 0, "6:0:E")
        .goods(RED, 1, 0)
        .hand(RED, "9 wheat 1 wool 1 wood")
        .play();
    let to = |place: &str| Action::MoveMerchant { merchant: 0, to: at(place) };
    assert_eq!(play.refusal(RED, to("wroclaw")), None);
    assert_eq!(play.refusal(RED, to("6:0:E")), Some(Refusal::MerchantThere { at: at("6:0:E") }));
    assert_eq!(play.refusal(RED, to("nuremberg")), Some(Refusal::ForeignPost { city: city("nuremberg") }));
    let no_post = Refusal::NotEnough { of: Stock::Posts, needs: 1, has: 0 };
    assert_eq!(play.refusal(RED, to("berlin")), Some(no_post));
    let recruit = |merchant, name: &str| Action::RecruitMerchant { merchant, city: city(name) };
    assert_eq!(play.refusal(RED, recruit(1, "prague")), Some(Refusal::MerchantThere { at: at("prague") }));
    assert_eq!(
        play.refusal(RED, recruit(1, "nuremberg")),
        Some(Refusal::NotYourPost { city: city("nuremberg") })
    );
    assert_eq!(
        play.refusal(RED, recruit(0, "wroclaw")),
        Some(Refusal::WrongPiece { piece: 0 }),
        "one is in the supply"
    );
    assert_eq!(play.refusal(RED, recruit(1, "wroclaw")), None);
}

#[test]
fn a_post_founded_after_the_caravan_came_takes_its_good() {
    let mut play = Scene::empty(Side::Short, 4)
        .posts(RED, "turin")
        .posts(BLUE, "lyon")
        .routes(RED, &["turin 5:2:E", "5:2:E bern"])
        .caravan(RED, 0, "5:2:E bern")
        .merchant(BLUE, 0, "lyon")
        .hand(BLUE, "1 wheat")
        .active(BLUE)
        .play();
    assert_eq!(play.refusal(RED, Action::EndTurn), Some(Refusal::NotYourTurn { waiting_for: to(&[BLUE]) }));
    play.act(BLUE, Action::MoveMerchant { merchant: 0, to: at("bern") }).act(BLUE, Action::EndTurn);
    for seat in [WHITE, ORANGE] {
        play.roll(seat, 2).act(seat, Action::EndTurn);
    }
    play.roll(RED, 2).act(RED, Action::Deliver(city("bern")));
    assert_eq!(play.of(RED).goods_left, 4);
}

#[test]
fn an_offer_is_answered_and_one_answer_chosen() {
    let scene = || {
        Scene::empty(Side::Short, 4)
            .hand(RED, "3 wood")
            .hand(BLUE, "1 ore")
            .hand(WHITE, "1 ore 2 salt")
            .gold(RED, 2)
            .gold(BLUE, 1)
    };
    let mut play = scene().play();
    for (give, want, seats) in [
        ("", "1 ore", vec![BLUE]),
        ("1 wood", "", vec![BLUE]),
        ("1 wood", "1 wood", vec![BLUE]),
        ("1 wood", "1 ore", vec![RED]),
        ("1 wood", "1 ore", vec![]),
    ] {
        assert_eq!(
            play.refusal(RED, offer(give, want, &seats)),
            Some(Refusal::NotATrade),
            "{give} for {want}"
        );
    }
    let lacks = Refusal::NotEnoughResources { needs: cards("4 wood"), has: cards("3 wood") };
    assert_eq!(play.refusal(RED, offer("4 wood", "1 ore", &[BLUE])), Some(lacks));

    play.act(RED, offer("1 wood", "1 ore", &[BLUE, WHITE, ORANGE]));
    assert_eq!(play.acting(), [BLUE, WHITE, ORANGE]);
    let lacks = Refusal::NotEnoughResources { needs: cards("1 ore"), has: Resources::NONE };
    assert_eq!(play.refusal(ORANGE, Action::Accept), Some(lacks));
    let counter = Action::Counter { give: bundle("2 salt"), want: bundle("1 wood 2 gold") };
    play.act(WHITE, counter).act(ORANGE, Action::Decline).act(BLUE, Action::Accept);
    assert_eq!(play.view().phase, Phase::Trade);
    assert_eq!(
        play.refusal(RED, Action::TradeWith(Seat(ORANGE))),
        Some(Refusal::NoAgreement { seat: Seat(ORANGE) })
    );
    let mut other = scene().play();
    other.act(RED, offer("1 wood", "1 ore", &[WHITE])).act(WHITE, counter).act(RED, Action::Withdraw);
    assert_eq!((other.hand(RED), other.view().phase), (cards("3 wood"), Phase::Act));
    play.act(RED, Action::TradeWith(Seat(WHITE)));
    assert_eq!((play.hand(RED), play.hand(WHITE)), (cards("2 wood 2 salt"), cards("1 wood 1 ore")));
    assert_eq!(play.gold(), [0, 1, 2, 0]);
    assert_eq!(play.hand(BLUE), cards("1 ore"), "whoever was not chosen keeps their own");
}

#[test]
fn whoever_does_not_answer_stops_nobody() {
    let asked = || {
        let scene = Scene::empty(Side::Short, 4).hand(RED, "3 wood").hand(BLUE, "1 ore").hand(WHITE, "1 ore");
        let mut play = scene.play();
        play.act(RED, offer("1 wood", "1 ore", &[BLUE, WHITE]));
        play
    };
    let mut withdrawn = asked();
    withdrawn.act(RED, Action::Withdraw);
    assert_eq!(withdrawn.told, [Event::OfferWithdrawn { seat: Seat(RED) }]);
    assert_eq!((withdrawn.view().phase, withdrawn.acting()), (Phase::Act, vec![RED]));
    assert_eq!(withdrawn.view().trade, None);

    let mut play = asked();
    let no_agreement = Refusal::NoAgreement { seat: Seat(WHITE) };
    assert_eq!(play.refusal(RED, Action::TradeWith(Seat(WHITE))), Some(no_agreement));
    play.act(WHITE, Action::Accept);
    assert_eq!(play.acting(), [BLUE], "whoever offered may wait");
    let not_now = Some(Refusal::NotNow { phase: Phase::Answer });
    for action in [Action::Accept, Action::Decline, Action::EndTurn] {
        assert_eq!(play.refusal(RED, action), not_now);
    }
    for action in [Action::Withdraw, Action::TradeWith(Seat(WHITE))] {
        assert_eq!(play.refusal(BLUE, action), not_now, "only whoever made the offer");
    }
    play.act(RED, Action::TradeWith(Seat(WHITE)));
    assert_eq!((play.hand(RED), play.hand(WHITE)), (cards("2 wood 1 ore"), cards("1 wood")));
    assert_eq!((play.view().phase, play.acting()), (Phase::Act, vec![RED]));
}

#[test]
fn an_offer_nobody_wants_is_over() {
    let mut play = Scene::empty(Side::Short, 3).hand(RED, "2 wood").play();
    for made in 0..10 {
        assert_eq!(play.view().this_turn.offers, made);
        play.act(RED, offer("1 wood", "1 ore", &[BLUE])).act(BLUE, Action::Decline);
        assert_eq!(play.told, [Event::Answered { seat: Seat(BLUE), answer: Answer::Decline }]);
        assert_eq!(play.view().phase, Phase::Act);
    }
    let limit = Refusal::TurnLimit { of: Limited::Offers, limit: 10 };
    assert_eq!(play.refusal(RED, offer("1 wood", "1 ore", &[BLUE])), Some(limit));
}

#[test]
fn the_robber_moves_to_another_number_and_picks_a_victim() {
    let mut play = Scene::empty(Side::Short, 4)
        .posts(RED, "turin")
        .posts(WHITE, "brussels")
        .posts(ORANGE, "cologne paris")
        .posts(BLUE, "venice")
        .phase(Phase::Roll)
        .robber("6:0");
    for seat in 0..4 {
        play = play.hand(seat, "3 wood");
    }
    let mut play = play.play();
    play.roll(RED, 7);
    assert_eq!(
        play.refusal(RED, Action::MoveRobber(hex("6:0"))),
        Some(Refusal::RobberStaysThere { hex: hex("6:0") })
    );
    assert_eq!(
        play.refusal(RED, Action::MoveRobber(hex("12:-6"))),
        Some(Refusal::NoNumber { hex: hex("12:-6") })
    );
    play.act(RED, Action::MoveRobber(hex("5:1")));
    assert_eq!(play.view().phase, Phase::Steal);
    let [white, orange] = [WHITE, ORANGE].map(|seat| Action::Steal(Seat(seat)));
    assert_eq!(play.legal(RED), [white, orange, Action::Done]);
    assert_eq!(
        play.refusal(RED, Action::Steal(Seat(BLUE))),
        Some(Refusal::CannotBeRobbed { seat: Seat(BLUE) })
    );
    play.act(RED, Action::Steal(Seat(WHITE)));
    assert_eq!((play.hand(RED).total(), play.hand(WHITE).total()), (4, 2));
}

#[test]
fn nobody_has_to_steal() {
    let scene = |phase| {
        let scene = Scene::empty(Side::Short, 4).posts(BLUE, "lyon").hand(BLUE, "2 ore");
        scene.cards(RED, Development::Lancer, 1).phase(phase).play()
    };
    let mut rolled = scene(Phase::Roll);
    rolled.roll(RED, 7).act(RED, Action::MoveRobber(hex("5:2"))).act(RED, Action::Done);
    assert_eq!((rolled.hand(BLUE), rolled.view().phase), (cards("2 ore"), Phase::Act));
    let mut lancer = scene(Phase::Roll);
    lancer.act(RED, Action::PlayCard(Development::Lancer)).act(RED, Action::MoveRobber(hex("5:2")));
    lancer.act(RED, Action::Done);
    assert_eq!((lancer.hand(BLUE), lancer.gold()[0]), (cards("2 ore"), 2));
    assert_eq!(lancer.view().phase, Phase::Roll);
}

#[test]
fn neutral_posts_take_goods_but_are_not_robbed() {
    let mut play = Scene::given(Side::Short, 3)
        .routes(RED, &["paris brussels"])
        .caravan(RED, 0, "paris brussels")
        .play();
    assert_eq!(play.view().neutral, ["cologne", "paris", "vienna"].map(city).into_iter().collect());
    play.roll(RED, 7).act(RED, Action::MoveRobber(hex("8:0")));
    assert_eq!(play.view().phase, Phase::Act, "Vienna is neutral and Budapest red's own");
    play.act(RED, Action::Deliver(city("paris")));
    assert_eq!(play.of(RED).goods_left, 5);
}

#[test]
fn bribery_pays_neither_salt_nor_tolls() {
    let mut play = Scene::empty(Side::Short, 4)
        .posts(BLUE, "bern lyon")
        .routes(BLUE, &["turin 5:2:E", "5:2:E bern", "bern 4:2:E", "4:2:E lyon"])
        .caravan(RED, 0, "turin 5:2:E")
        .cards(RED, Development::Bribery, 1)
        .goods(RED, 5, 3)
        .phase(Phase::Roll)
        .play();
    let go = |ends: &str| Action::MoveCaravan { caravan: 0, to: path(ends) };
    play.act(RED, Action::PlayCard(Development::Bribery)).act(RED, go("5:2:E bern"));
    play.act(RED, Action::Deliver(city("bern"))).act(RED, go("bern 4:2:E")).act(RED, go("4:2:E lyon"));
    play.act(RED, Action::Deliver(city("lyon"))).act(RED, Action::Done);
    assert_eq!((play.of(RED).goods_left, play.gold()), (3, vec![0; 4]));
    let none = Scene::empty(Side::Short, 4).cards(RED, Development::Bribery, 1).play();
    let useless = Refusal::CardUseless { card: Development::Bribery };
    assert_eq!(none.refusal(RED, Action::PlayCard(Development::Bribery)), Some(useless));
}

#[test]
fn a_trade_agreement_is_seven_intersections_or_three_gold() {
    let scene = || {
        let scene = Scene::empty(Side::Short, 4).posts(RED, "paris").merchant(RED, 0, "paris");
        let mut play = scene.cards(RED, Development::TradeAgreement, 1).phase(Phase::Roll).play();
        play.act(RED, Action::PlayCard(Development::TradeAgreement));
        play
    };
    let mut gold = scene();
    gold.act(RED, Action::TakeGold);
    assert_eq!((gold.gold()[0], gold.view().phase), (3, Phase::Roll));
    let mut moves = scene();
    let to = |place: &str| Action::MoveMerchant { merchant: 0, to: at(place) };
    assert!(matches!(moves.refusal(RED, to("moscow")), Some(Refusal::TooFar { most: 7, .. })));
    moves.act(RED, to("nuremberg"));
    assert_eq!((moves.gold()[0], moves.of(RED).posts.len()), (0, 2));
}

#[test]
fn a_safe_conduct_builds_two_routes_and_their_arrow_a_third() {
    let mut play =
        Scene::empty(Side::Short, 4).posts(RED, "wroclaw").cards(RED, Development::SafeConduct, 1).play();
    play.act(RED, Action::PlayCard(Development::SafeConduct));
    assert_eq!(play.refusal(RED, Action::Done), Some(Refusal::NothingDone));
    play.act(RED, build("wroclaw 9:-2:W")).act(RED, build("9:-2:W 8:-2:E"));
    assert_eq!(play.view().phase, Phase::FreeRoute(path("9:-2:W 8:-2:E")));
    play.act(RED, build("8:-2:E kaliningrad"));
    assert_eq!((play.of(RED).routes.len(), play.gold()[0], play.view().phase), (3, 3, Phase::Act));
}

#[test]
fn a_caravan_delivers_where_it_came_by_moving_not_where_it_was_formed() {
    let scene = || {
        Scene::empty(Side::Short, 4)
            .posts(RED, "turin")
            .posts(BLUE, "genoa bern")
            .routes(RED, &["turin genoa", "turin 5:2:E", "5:2:E bern"])
            .hand(RED, "3 salt 1 ore 1 wood")
            .goods(RED, 5, 3)
    };
    let go = |ends: &str| Action::MoveCaravan { caravan: 0, to: path(ends) };
    let genoa = Action::Deliver(city("genoa"));
    let not_arrived = Some(Refusal::NotArrived { city: city("genoa") });
    let mut play = scene().play();
    play.act(RED, Action::FormCaravan { caravan: 0, path: path("turin genoa") });
    assert_eq!(play.refusal(RED, genoa), not_arrived);
    assert!(!play.legal(RED).contains(&genoa));
    play.act(RED, go("turin 5:2:E"));
    let beside = Some(Refusal::NoCaravanBeside { city: city("genoa") });
    assert_eq!(play.refusal(RED, genoa), beside);
    play.act(RED, go("turin genoa")).act(RED, genoa);
    assert_eq!(play.of(RED).goods_left, 4);

    let mut play = scene().caravan(RED, 0, "5:2:E bern").caravan(RED, 1, "turin 5:2:E").play();
    play.act(RED, Action::Deliver(city("bern")));
    play.act(RED, Action::FormCaravan { caravan: 0, path: path("turin genoa") });
    assert_eq!(play.refusal(RED, genoa), not_arrived, "placed anew");
}

/// Red's caravan on its way from Turin to Bern with two steps paid for, and a card.
fn on_the_way(card: Development) -> Play {
    let mut play = Scene::empty(Side::Short, 4)
        .posts(RED, "turin wroclaw")
        .posts(BLUE, "bern")
        .routes(RED, &["turin genoa", "turin 5:2:E", "5:2:E bern"])
        .caravan(RED, 0, "turin genoa")
        .merchant(RED, 0, "turin")
        .cards(RED, card, 1)
        .hand(RED, "1 salt")
        .play();
    play.act(RED, Action::MoveCaravan { caravan: 0, to: path("turin 5:2:E") });
    play
}

#[test]
fn a_card_played_on_a_caravans_way_costs_no_steps() {
    use Development::{Bribery, Lancer, SafeConduct, TradeAgreement};
    let go = |ends: &str| Action::MoveCaravan { caravan: 0, to: path(ends) };
    let under_way = Phase::Caravan { caravan: 0, steps: 2, free: false };
    let played: [(Development, Vec<Action>); 4] = [
        (Lancer, vec![Action::MoveRobber(hex("6:0"))]),
        (TradeAgreement, vec![Action::TakeGold]),
        (TradeAgreement, vec![Action::MoveMerchant { merchant: 0, to: at("genoa") }]),
        (SafeConduct, vec![build("wroclaw 9:-2:W"), build("9:-2:W 8:-2:E"), build("8:-2:E kaliningrad")]),
    ];
    for (card, actions) in played {
        let mut play = on_the_way(card);
        assert_eq!(play.view().phase, under_way);
        play.act(RED, Action::PlayCard(card));
        for action in actions {
            play.act(RED, action);
        }
        if let Phase::Token(_) = play.view().phase {
            let token = play.legal(RED)[0];
            play.act(RED, token);
        }
        assert_eq!((play.view().phase, play.view().waiting), (under_way, None), "{card:?}");
        play.act(RED, go("5:2:E bern")).act(RED, Action::Deliver(city("bern")));
        assert_eq!(play.of(RED).goods_left, 4);
    }
    // The bribed caravan may be the same.
    let mut play = on_the_way(Bribery);
    play.act(RED, Action::PlayCard(Bribery)).act(RED, go("turin genoa")).act(RED, Action::Done);
    assert_eq!(play.view().phase, under_way);
    play.act(RED, go("turin 5:2:E")).act(RED, go("5:2:E bern"));
    assert_eq!((play.view().phase, play.hand(RED)), (Phase::Act, Resources::NONE));
}

#[test]
fn no_card_is_played_while_a_caravan_crosses_a_full_route() {
    let full = path("turin 5:2:E");
    let mut play = Scene::empty(Side::Short, 4)
        .routes(RED, &["turin genoa", "turin 5:2:E", "5:2:E bern"])
        .caravan(RED, 0, "turin genoa")
        .caravan(BLUE, 0, "turin 5:2:E")
        .caravan(BLUE, 1, "turin 5:2:E")
        .cards(RED, Development::Lancer, 1)
        .hand(RED, "1 salt")
        .play();
    play.act(RED, Action::MoveCaravan { caravan: 0, to: full });
    let lancer = Action::PlayCard(Development::Lancer);
    assert_eq!(play.refusal(RED, lancer), Some(Refusal::RouteFull { path: full }));
    play.act(RED, Action::MoveCaravan { caravan: 0, to: path("5:2:E bern") }).act(RED, lancer);
}

#[test]
fn both_caravans_on_the_board_means_one_is_placed_anew() {
    let routes = ["turin 5:2:E", "5:2:E bern", "turin 4:3:E"];
    let scene = |hand: &str| {
        Scene::empty(Side::Short, 4)
            .posts(RED, "turin")
            .routes(RED, &routes)
            .caravan(RED, 0, "5:2:E bern")
            .caravan(RED, 1, "turin 5:2:E")
            .hand(RED, hand)
            .play()
    };
    let form = |caravan, ends: &str| Action::FormCaravan { caravan, path: path(ends) };
    let mut play = scene("1 ore 1 wood 1 salt");
    let nowhere = |ends: &str| Some(Refusal::NoPlaceForCaravan { path: path(ends) });
    assert_eq!(play.refusal(RED, form(0, "5:2:E bern")), nowhere("5:2:E bern"));
    assert_eq!(play.refusal(RED, form(1, "5:2:E bern")), nowhere("5:2:E bern"), "no own post there");
    play.act(RED, form(0, "turin 5:2:E"));
    assert_eq!(play.of(RED).caravans, [Some(path("turin 5:2:E")); 2]);
    assert_eq!(play.hand(RED), Resources::NONE);
    let lacks = Refusal::NotEnoughResources { needs: cards("1 ore 1 wood 1 salt"), has: cards("1 ore") };
    assert_eq!(scene("1 ore").refusal(RED, form(0, "turin 5:2:E")), Some(lacks));
}

#[test]
fn after_the_last_round_the_game_is_over_and_was_cut_short() {
    let (mut chance, mut turns) = (Fast::new(1), 0);
    let mut game = Merchants::setup(&Options::default(), 4, &mut chance, &mut ()).expect("set up");
    while let ToAct::Seats(seats) = game.to_act() {
        assert!(!game.cut_short(), "it goes on");
        let (seat, mut legal) = (seats.first().expect("somebody"), Vec::new());
        game.legal(seat, &mut legal);
        // Nobody does more than they must.
        let least = [Action::EndTurn, Action::Done, Action::Roll].into_iter().find(|it| legal.contains(it));
        let action = least.unwrap_or(legal[0]);
        turns += u16::from(action == Action::EndTurn);
        game.apply(seat, &action, &mut chance, &mut ());
    }
    assert_eq!((turns, game.cut_short()), (4 * data().limits.rounds, true));
}
