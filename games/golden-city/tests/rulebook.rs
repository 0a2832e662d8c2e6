//! The rules by example. Vectors 1, 3, 5 and 6 are the rulebook's own examples, the others cases it leaves to its rules.

mod scene;

use comptoir_golden_city::board::board;
use comptoir_golden_city::build::pays;
use comptoir_golden_city::cards::{Cards, Landscape};
use comptoir_golden_city::{Action, Event, GoldenCity, Options, Phase, Refusal};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::{First, Game, Seat, Set, Viewer};
use scene::{Play, Scene, bonus, build, cards, place, places, ware, wares};

#[test]
fn vector_01_the_rulebooks_auction() {
    let [red, blue, white, black] = [0, 1, 2, 3];
    let mut play = Scene::new(4)
        .coins(&[3; 4])
        .groups(&["port desert", "forest forest", "port port", "forest meadow"])
        .phase(Phase::PlaceHand(Seat(red)))
        .play();
    let bids = [(red, 0, 0), (blue, 1, 0), (white, 1, 1), (black, 0, 2), (red, 2, 0), (blue, 1, 3)];
    for (seat, group, cost) in bids {
        let before = play.coins()[usize::from(seat)];
        play.act(seat, Action::PlaceHand(group));
        assert_eq!(before - play.coins()[usize::from(seat)], cost, "seat {seat} on group {group}");
    }
    let too_dear = Refusal::ExpulsionTooDear { bidder: Seat(blue), price: 4, coins: 2 };
    assert_eq!(play.refusal(white, Action::PlaceHand(1)), Some(too_dear));
    play.act(white, Action::PlaceHand(3));
    assert_eq!(play.view().phase, Phase::Build(Seat(red)));
    assert_eq!(play.coins(), [3, 0, 2, 1]);
    let hands = ["port port", "forest forest", "forest meadow", "port desert"];
    assert_eq!([red, blue, white, black].map(|seat| play.hand(seat)), hands.map(cards));
}

#[test]
fn vector_02_the_auction_of_the_great_drought() {
    let [red, blue] = [0, 1];
    let mut scene = Scene::new(2)
        .coins(&[3; 2])
        .groups(&["meadow meadow", "port forest desert"])
        .phase(Phase::PlaceHand(Seat(red)));
    scene.view.groups[0].coins = 1;
    let mut play = scene.play();
    for (seat, group) in [(red, 1), (blue, 1), (red, 1), (blue, 0)] {
        play.act(seat, Action::PlaceHand(group));
    }
    assert_eq!(play.coins(), [1, 3]);
    assert_eq!([red, blue].map(|seat| play.hand(seat)), ["port forest desert", "meadow meadow"].map(cards));
    assert_eq!(play.view().phase, Phase::Build(Seat(blue)), "the coin's group builds first");
    play.act(blue, Action::EndTurn).act(red, Action::EndTurn);
    assert_eq!(play.view().phase, Phase::PlaceHand(Seat(red)), "who built last begins");
}

#[test]
fn vector_03_the_rulebooks_building_example() {
    let blue = 0;
    let network = "salt_cove caravanserai caravan_gate";
    let reachable = places("keepers_well ancient_stele copper_bridge iron_market spice_souk");
    let rich = "port mountain mountain desert desert desert desert forest forest meadow meadow";
    let mut play = Scene::new(4).posts(blue, network).posts(1, "hay_bay").hand(blue, rich).play();
    let ports = board().ports - places("salt_cove hay_bay");
    assert_eq!(play.buildable(blue), reachable | ports);
    let no_key = Refusal::KeyMissing { place: place("sun_palace"), needs: 1, has: 0 };
    assert_eq!(play.refusal(blue, build("sun_palace", "desert desert")), Some(no_key));
    play.act(blue, build("keepers_well", "desert desert"));
    assert_eq!(play.view().players[0].keys, 1);
    play.act(blue, build("sun_palace", "desert desert"));
    assert_eq!((play.view().players[0].keys, play.view().keys_spent), (0, 1));
}

#[test]
fn vector_04_payments() {
    let legal = [
        (Landscape::Desert, 2, "desert desert"),
        (Landscape::Meadow, 2, "meadow desert desert"),
        (Landscape::Mountain, 2, "mountain port port"),
        (Landscape::Mountain, 2, "port port desert desert"),
        (Landscape::Mountain, 2, "forest forest forest forest"),
        (Landscape::Port, 1, "port"),
        (Landscape::Port, 1, "forest forest"),
    ];
    for (landscape, price, payment) in legal {
        assert!(pays(cards(payment), landscape, price), "{payment} for {price} {landscape:?}");
    }
    let illegal = [
        (Landscape::Port, 1, "forest meadow"),
        (Landscape::Desert, 2, "desert forest meadow"),
        (Landscape::Desert, 2, "forest forest"),
        (Landscape::Desert, 2, "desert desert desert"),
    ];
    for (landscape, price, payment) in illegal {
        assert!(!pays(cards(payment), landscape, price), "{payment} for {price} {landscape:?}");
    }
    // The list and the check agree on a hand that can pay for a desert site in every way.
    let hand = "desert desert forest forest forest forest port port";
    let play = Scene::new(4).posts(0, "salt_cove").hand(0, hand).play();
    let mut listed = Vec::new();
    play.game.legal(Seat(0), &mut listed);
    let of_well = |action: &Action| match *action {
        Action::Build { place: at, payment } if at == place("keepers_well") => Some(payment),
        _ => None,
    };
    let payments: Vec<Cards> = listed.iter().filter_map(of_well).collect();
    let expected = [
        "desert desert",
        "desert port port",
        "desert forest forest",
        "port port forest forest",
        "forest forest forest forest",
    ];
    assert_eq!(payments, expected.map(cards));
    let refused = Refusal::WrongPayment {
        landscape: Landscape::Desert,
        cards: 2,
        offered: cards("forest forest"),
        holds: cards(hand),
    };
    assert_eq!(play.refusal(0, build("keepers_well", "forest forest")), Some(refused));
}

/// The scoring of a round in which everybody stands as given and nobody builds.
fn score(scene: Scene) -> Vec<(u16, u16)> {
    let last = scene.view.players.len() as u8 - 1;
    let mut play = scene.hand(last, "port").phase(Phase::Build(Seat(last))).play();
    play.act(last, Action::EndTurn).scored()
}

#[test]
fn vector_05_the_rulebooks_first_scoring() {
    let [white, black] = [2, 3];
    let river = || Scene::new(4).score_card("score_01");
    let both = river().posts(white, "raven_haven silver_ford").posts(black, "clearhaven white_mill");
    assert_eq!(score(both), [(0, 0), (0, 0), (0, 2), (0, 2)]);
    let alone = river().posts(white, "raven_haven silver_ford");
    assert_eq!(score(alone), [(0, 0), (0, 0), (0, 4), (0, 0)]);
    let more = river()
        .posts(white, "raven_haven silver_ford silver_washhouse")
        .posts(black, "clearhaven white_mill");
    assert_eq!(score(more), [(0, 0), (0, 0), (0, 4), (0, 2)]);
}

#[test]
fn vector_06_the_rulebooks_second_scoring() {
    let [red, blue, black] = [0, 1, 3];
    let quarter = Scene::new(4)
        .score_card("score_14")
        .posts(red, "salt_cove caravanserai caravan_gate spice_souk sun_palace")
        .posts(blue, "caravel_landing potters_row ancient_stele spice_souk caravan_gate")
        .posts(black, "saffron_port copper_oasis copper_bridge caravan_gate");
    assert_eq!(score(quarter), [(0, 4), (0, 2), (0, 0), (0, 2)]);
}

#[test]
fn vector_07_wares() {
    let [red, blue, white] = [0, 1, 2];
    let wine = Scene::new(3)
        .score_card("score_12")
        .wares(red, "ware_1 ware_4")
        .wares(blue, "ware_5")
        .wares(white, "ware_6");
    assert_eq!(score(wine), [(2, 0), (2, 0), (0, 0)]);
    let spices = Scene::new(3)
        .score_card("score_13")
        .wares(red, "ware_1")
        .wares(blue, "ware_5")
        .wares(white, "ware_2");
    assert_eq!(score(spices), [(0, 0), (4, 0), (0, 0)]);
}

/// Four ways to the desert quarter, each ending next to `spice_souk`.
const WAYS: [&str; 4] = [
    "caravel_landing potters_row ancient_stele",
    "fern_harbour amber_mill amber_ferry",
    "salt_cove caravanserai caravan_gate",
    "oak_slip great_oak woodcutters_gate",
];

/// Builds in a zone in which `present` others stand; what that brings: letters, coins, cards.
fn enter(zone: &str, present: usize, through: &str) -> (u16, u8, u8) {
    let mut scene = Scene::new(4).hand(0, "desert desert").keys(0, 2);
    for (at, way) in WAYS.iter().enumerate() {
        let there = if at > 0 && at <= present { zone } else { "" };
        scene = scene.posts(at as u8, &format!("{way} {through} {there}"));
    }
    let mut play = scene.play();
    let before = play.letters()[0];
    play.act(0, build(zone, "desert desert"));
    let keys = play.view().players[0].keys + play.view().keys_spent;
    assert_eq!(keys, 2, "a key paid leaves the game");
    (play.letters()[0] - before, play.coins()[0], play.view().players[0].hand_size)
}

#[test]
fn vector_08_first_and_second_in_a_zone() {
    let souk: Vec<_> = (0..4).map(|present| enter("spice_souk", present, "")).collect();
    assert_eq!(souk, [(5, 1, 0), (3, 0, 0), (0, 0, 0), (0, 0, 0)]);
    let palace: Vec<_> = (0..3).map(|present| enter("sun_palace", present, "spice_souk")).collect();
    assert_eq!(palace, [(10, 0, 1), (6, 0, 0), (0, 0, 0)]);
    let mut play = Scene::new(4).posts(0, "salt_cove caravanserai").hand(0, "desert desert").play();
    play.act(0, build("caravan_gate", "desert desert"));
    assert_eq!((play.letters()[0], play.coins()[0]), (5, 0), "no coin at this gate");
}

#[test]
fn vector_09_the_second_post_hangs_on_the_first() {
    let mut play = Scene::new(4).hand(0, "port desert desert").hand(1, "port").play();
    let early = Refusal::NotConnected { place: place("caravanserai") };
    assert_eq!(play.refusal(0, build("caravanserai", "desert desert")), Some(early));
    play.act(0, build("cape_mirage", "port")).act(0, build("caravanserai", "desert desert"));
    assert_eq!((play.hand(0), play.coins()[0]), (Cards::NONE, 3));
    assert_eq!(play.view().phase, Phase::Build(Seat(1)), "two posts end the turn");
}

#[test]
fn vector_10_a_card_drawn_pays_for_the_second_post() {
    let paid = [("port ", 9), ("mountain ", 10), ("desert ", 10), ("meadow ", 10)];
    let discard = paid.map(|(name, count)| name.repeat(count)).concat();
    let mut play = Scene::new(4).hand(0, "port forest").discard(&discard).play();
    play.act(0, build("fern_harbour", "port"));
    assert_eq!(play.hand(0), cards("forest forest"), "only forests are left to draw");
    play.act(0, build("wardens_lodge", "forest forest"));
    assert_eq!(play.view().players[0].keys, 1);
}

#[test]
fn vector_11_the_hand_limit() {
    let mut scene = Scene::new(4)
        .hand(0, "mountain desert forest meadow forest")
        .groups(&["port mountain", "desert desert", "forest forest", "meadow meadow"])
        .phase(Phase::PlaceHand(Seat(0)));
    for seat in 1..4 {
        scene.view.groups[usize::from(seat)].bidder = Some(Seat(seat));
    }
    let mut play = scene.play();
    play.act(0, Action::PlaceHand(0));
    assert_eq!(play.hand(0).total(), 7);
    play.act(0, build("cliffside", "port")).act(0, Action::EndTurn);
    assert_eq!((play.hand(0).total(), play.view().phase), (6, Phase::Discard(Seat(0))));
    let not_held = Refusal::NotAmongThese { phase: Phase::Discard(Seat(0)) };
    assert_eq!(play.refusal(0, Action::Discard(Landscape::Port)), Some(not_held));
    play.act(0, Action::Discard(Landscape::Desert));
    assert_eq!((play.hand(0).total(), play.view().phase), (5, Phase::Build(Seat(1))));
}

#[test]
fn vector_12_a_fifth_ware_card() {
    let mut play = Scene::new(4)
        .posts(0, "hay_bay bailiffs_manor")
        .hand(0, "meadow meadow port")
        .wares(0, "ware_1 ware_2 ware_3 ware_4")
        .play();
    assert_eq!(play.view().ware_display, ["ware_5", "ware_6", "ware_7"].map(|name| Some(ware(name))));
    play.act(0, build("low_vineyard", "meadow meadow")).act(0, Action::TakeWare(ware("ware_6")));
    assert_eq!(play.view().phase, Phase::RemoveWare(Seat(0)));
    assert_eq!(play.view().ware_display, ["ware_5", "ware_8", "ware_7"].map(|name| Some(ware(name))));
    play.act(0, Action::RemoveWare(ware("ware_1")));
    assert_eq!(play.view().players[0].ware_cards, wares("ware_2 ware_3 ware_4 ware_6"));
    assert_eq!(play.view().wares_removed, wares("ware_1"));
    assert_eq!(play.view().phase, Phase::Build(Seat(0)));
}

#[test]
fn vector_13_the_deck_runs_out_while_cards_are_laid_out() {
    let paid = [("port ", 5), ("mountain ", 6), ("desert ", 6), ("forest ", 6), ("meadow ", 7)];
    let mut play = Scene::new(4)
        .hand(0, "port port port port port")
        .hand(1, "mountain mountain mountain mountain")
        .hand(2, "desert desert desert desert")
        .hand(3, "forest forest forest forest")
        .discard(&paid.map(|(name, count)| name.repeat(count)).concat())
        .phase(Phase::Build(Seat(3)))
        .play();
    assert_eq!((play.view().deck.size, play.view().discard.total()), (3, 30));
    play.act(3, Action::EndTurn);
    let view = play.view();
    assert_eq!(view.groups.iter().map(|group| group.cards.total()).sum::<u16>(), 8);
    assert_eq!((view.deck.size, view.discard.total()), (25, 0));
    assert!(play.told.0.iter().any(|(_, event)| *event == Event::DeckShuffled { cards: 30 }));
}

#[test]
fn vector_14_the_last_post_ends_the_game_after_the_round() {
    let fifteen = "cliffside toll_pass raven_haven silver_ford high_milestone hermitage mist_quay watch_tower \
                   fort_granite echo_gorge high_forge copper_bridge iron_market miners_gate clearhaven";
    let mut play = Scene::new(4)
        .round(11)
        .posts(0, fifteen)
        .hand(0, "port port")
        .hand(1, "port")
        .hand(2, "port")
        .hand(3, "port")
        .play();
    play.act(0, build("hay_bay", "port"));
    assert_eq!(play.view().players[0].posts_left, 0);
    for seat in 1..4 {
        assert_eq!(play.view().phase, Phase::Build(Seat(seat)), "the others still build");
        play.act(seat, Action::EndTurn);
    }
    assert_eq!(play.scored().len(), 4);
    let scored =
        play.told.0.iter().filter(|(_, event)| matches!(event, Event::BonusCardsShown { .. })).count();
    assert_eq!((scored, play.view().phase, play.view().round), (4, Phase::Over, 11));
    assert_eq!(play.view().first_player, Seat(0), "the marker stays");
}

#[test]
fn vector_15_bonus_cards() {
    let posts = "fern_harbour amber_mill amber_ferry reed_bank woodcutters_gate luthiers_court spice_souk caravan_gate \
                 iron_market";
    let mut play = Scene::new(4)
        .round(16)
        .posts(0, posts)
        .wares(0, "ware_4 ware_5 ware_6")
        .coins(&[4, 0, 0, 0])
        .bonus_card(0, "bonus_wares")
        .bonus_card(0, "bonus_rivers")
        .bonus_card(0, "bonus_forest")
        .letters(0, 40)
        .hand(3, "port")
        .phase(Phase::Build(Seat(3)))
        .play();
    play.act(3, Action::EndTurn);
    assert_eq!(play.scored()[0], (0, 0));
    let view = play.view();
    assert_eq!((view.players[0].letters.bonus, play.letters()[0]), (19, 59));
    assert_eq!(view.players[0].bonus_shown.len(), 3, "they lie open now");
}

#[test]
fn vector_16_ties() {
    let five = "salt_cove caravanserai caravan_gate spice_souk iron_market woodcutters_gate luthiers_court";
    let other = "hay_bay fieldcross shepherds_gate grain_hall miners_gate iron_market";
    let end = |second: &str, coins: [u8; 3]| {
        let scene = Scene::new(3).posts(0, five).posts(1, second).coins(&coins).phase(Phase::Over);
        let play = scene.letters(0, 59).letters(1, 59).play();
        let standings = play.standings();
        (standings.rank(Seat(0)), standings.rank(Seat(1)))
    };
    assert_eq!(end(other, [0, 0, 0]), (1, 2), "five posts in the city against four");
    let also_five = format!("{other} caravan_gate");
    assert_eq!(end(&also_five, [2, 3, 0]), (2, 1), "then coins");
    assert_eq!(end(&also_five, [3, 3, 0]), (1, 1), "then nothing");
}

/// All ports, and Red about to build next to White's only one.
fn white_cornered() -> Scene {
    let [red, blue, white, black] = [0, 1, 2, 3];
    Scene::new(4)
        .posts(red, "saffron_port raven_haven cliffside mist_quay fort_granite")
        .posts(blue, "cape_mirage caravanserai caravel_landing fern_harbour oak_slip green_creek")
        .posts(white, "salt_cove")
        .posts(black, "moss_point wheat_harbour watering_place hay_bay clearhaven")
        .hand(red, "desert desert")
}

#[test]
fn vector_17_a_blocked_player_loses() {
    let white = 2;
    let mut play = white_cornered().hand(white, "desert desert").letters(white, 90).play();
    assert!(!play.view().players[2].blocked);
    play.act(0, build("keepers_well", "desert desert"));
    assert!(play.view().players[2].blocked);
    assert_eq!(play.view().players.iter().filter(|player| player.blocked).count(), 1);
    assert_eq!(play.view().phase, Phase::Over, "nobody else has cards, so the round is over");
    assert_eq!(play.scored().len(), 4, "it was scored all the same");
    let standings = play.standings();
    assert_eq!(standings.rank(Seat(white)), 4);
    assert!(Seat::all(4).all(|seat| seat == Seat(white) || standings.points(seat) < 90));
}

#[test]
fn vector_18_a_key_keeps_the_inner_zones_open() {
    let mountain = "raven_haven cliffside mist_quay fort_granite toll_pass silver_ford high_milestone hermitage \
                    watch_tower high_forge copper_bridge echo_gorge clearhaven white_mill silver_washhouse hay_bay";
    let desert = "saffron_port cape_mirage caravel_landing keepers_well copper_oasis potters_row ancient_stele \
                  amber_ferry kings_tomb wheat_harbour watering_place lower_sheepfold emerald_ford fieldcross \
                  low_vineyard bailiffs_manor";
    let forest = "fern_harbour oak_slip green_creek moss_point wardens_lodge amber_mill great_oak stone_ring \
                  charcoal_burners honey_house reed_bank";
    let city = "salt_cove caravanserai miners_gate iron_market caravan_gate spice_souk woodcutters_gate \
                luthiers_court shepherds_gate grain_hall";
    for (keys, blocked) in [(0, true), (1, false)] {
        let mut play = Scene::new(4)
            .posts(0, mountain)
            .posts(1, desert)
            .posts(2, city)
            .posts(3, forest)
            .keys(2, keys)
            .hand(3, "forest forest port")
            .phase(Phase::Build(Seat(3)))
            .play();
        play.act(3, build("heron_isle", "forest forest"));
        let view = play.view();
        let sites = view.players.iter().fold(Set::EMPTY, |all, player| all | player.posts);
        assert_eq!(board().sites - sites, Set::EMPTY);
        assert_eq!(view.players[2].blocked, blocked, "with {keys} keys");
    }
}

#[test]
fn vector_19_the_desert_is_dry() {
    let hand = "desert desert desert desert";
    let mut play = Scene::new(2).posts(0, "salt_cove").hand(0, hand).play();
    play.act(0, build("keepers_well", "desert desert"));
    assert_eq!(play.view().players[0].keys, 0);
    play.act(0, build("copper_oasis", "desert desert"));
    assert_eq!((play.view().players[0].ware_cards.len(), play.view().built), (0, 0), "and the turn is over");

    let on_the_river = Scene::new(2).score_card("score_02").posts(0, "saffron_port copper_oasis");
    assert_eq!(score(on_the_river), [(0, 4), (0, 0)]);

    let mut play = Scene::new(2).posts(0, "salt_cove caravanserai").hand(0, hand).play();
    play.act(0, build("caravan_gate", "desert desert"));
    assert_eq!(play.letters()[0], 5);
}

#[test]
fn vector_20_a_special_scoring() {
    let mut play = Scene::new(2)
        .round(4)
        .posts(0, "salt_cove caravanserai caravan_gate spice_souk")
        .posts(1, "hay_bay fieldcross shepherds_gate grain_hall miners_gate")
        .bonus_card(0, "bonus_city")
        .letters(0, 21)
        .letters(1, 23)
        .hand(1, "port")
        .phase(Phase::Build(Seat(1)))
        .play();
    play.act(1, Action::EndTurn);
    assert_eq!(play.scored(), [(0, 0), (0, 0)]);
    let special = Event::SpecialScored { letters: vec![23, 23], winner: Some(Seat(1)), victory_points: 1 };
    assert!(play.told.0.iter().any(|(_, event)| *event == special), "{:?}", play.told);
    let view = play.view();
    assert_eq!(view.players.iter().map(|player| player.victory_points).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(play.letters(), [0, 0]);
    assert_eq!((view.bonus_taken.len(), view.bonus_pile), (0, 7));
    assert_eq!(view.players[0].bonus_shown, Set::only(bonus("bonus_city")));
    assert_eq!((view.round, view.phase), (5, Phase::PlaceHand(Seat(1))));
}

#[test]
fn vector_21_three_victory_points_win_at_once() {
    let mut scene = Scene::new(2).round(8).letters(0, 12).letters(1, 11).hand(1, "port");
    scene.view.players[0].victory_points = 1;
    let mut play: Play = scene.phase(Phase::Build(Seat(1))).play();
    play.act(1, Action::EndTurn);
    assert_eq!(play.view().phase, Phase::Over);
    assert_eq!((play.standings().points(Seat(0)), play.standings().rank(Seat(0))), (3, 1));
    assert_eq!(play.standings().rank(Seat(1)), 2);
}

/// Red about to build next to Blue's only port, in a round with a special scoring.
fn blue_cornered() -> Scene {
    let ports = "raven_haven cliffside mist_quay fort_granite saffron_port cape_mirage caravel_landing fern_harbour oak_slip \
                 green_creek moss_point wheat_harbour watering_place hay_bay clearhaven";
    Scene::new(2)
        .round(4)
        .posts(0, &format!("{ports} caravanserai"))
        .posts(1, "salt_cove")
        .bonus_card(0, "bonus_desert")
        .bonus_card(1, "bonus_coins")
        .coins(&[0, 3])
        .hand(0, "desert desert")
}

#[test]
fn a_blocked_player_loses_the_great_drought_and_bonus_cards_are_paid() {
    let mut scene = blue_cornered().letters(1, 90);
    scene.view.players[1].victory_points = 1;
    let mut play = scene.play();
    play.act(0, build("keepers_well", "desert desert"));
    assert!(play.view().players[1].blocked && !play.view().players[0].blocked);
    assert_eq!(play.view().phase, Phase::Over);
    assert_eq!(play.letters(), [2, 96], "two posts in the desert, three coins, and no letters go back");
    assert_eq!(play.view().players[1].bonus_shown, Set::only(bonus("bonus_coins")));
    let standings = play.standings();
    assert_eq!([Seat(0), Seat(1)].map(|seat| standings.rank(seat)), [1, 2]);
    assert_eq!([Seat(0), Seat(1)].map(|seat| standings.points(seat)), [2, 96]);
}

#[test]
fn letters_decide_the_great_drought_if_both_are_blocked() {
    let mut scene = blue_cornered().letters(0, 10).letters(1, 3);
    scene.view.players[1].victory_points = 2;
    scene.view.players.iter_mut().for_each(|player| player.blocked = true);
    let mut play = scene.play();
    play.act(0, Action::EndTurn);
    assert_eq!(play.letters(), [11, 9], "with the bonus cards");
    let standings = play.standings();
    assert_eq!([Seat(0), Seat(1)].map(|seat| standings.rank(seat)), [1, 2]);
    assert_eq!([Seat(0), Seat(1)].map(|seat| standings.points(seat)), [11, 9]);
}

#[test]
fn vector_22_a_black_post_closes_a_zone() {
    let [red, blue] = [0, 1];
    let mut play = Scene::with_black_posts()
        .score_card("score_12")
        .posts(red, "hay_bay bailiffs_manor low_vineyard grain_hall")
        .posts(blue, "watering_place fieldcross shepherds_gate")
        .hand(red, "meadow meadow")
        .hand(blue, "meadow meadow")
        .play();
    let before = play.letters();
    play.act(red, build("grain_hall", "meadow meadow"));
    let view = play.view();
    assert_eq!((view.players[0].black, view.players[0].black_left), (places("grain_hall"), 1));
    assert_eq!((play.letters(), play.coins()), (before, vec![0, 0]), "no reward");
    let full = Refusal::ZoneFull { place: place("grain_hall") };
    assert_eq!(play.refusal(blue, build("grain_hall", "meadow meadow")), Some(full));
    assert!(!play.buildable(blue).contains(place("grain_hall")));
    play.act(blue, Action::EndTurn);
    assert_eq!(play.scored(), [(0, 4), (0, 2)], "two posts in the quarter against one");
}

/// Beyond the numbered vectors: rulings G-18, G-19, G-28 and G-34.
#[test]
fn coins_come_as_far_as_the_reserve_goes() {
    let mut play = Scene::new(4).coins(&[9, 9, 9, 7]).hand(0, "port port").play();
    play.act(0, build("fort_granite", "port"));
    assert_eq!((play.coins()[0], play.view().reserve), (10, 0), "two coins earned, one left");

    let mut play = Scene::new(2).posts(0, "salt_cove").hand(0, "port desert").play();
    play.act(0, build("saffron_port", "port"));
    assert_eq!(play.coins()[0], 2, "a desert port is not dry");
}

/// Beyond the numbered vectors: nobody forgets what they saw in the bonus pile.
#[test]
fn whoever_takes_a_bonus_card_sees_which_are_gone() {
    let mut play = Scene::new(3)
        .posts(0, "mist_quay")
        .posts(1, "caravel_landing potters_row")
        .hand(0, "mountain mountain")
        .hand(1, "desert desert")
        .bonus_card(2, "bonus_coins")
        .play();
    let seen = |play: &Play, seat: u8| play.game.view(Viewer::Seat(Seat(seat))).bonus_taken;
    assert_eq!(seen(&play, 0)[0].one_of, Set::all());
    play.act(0, build("hermitage", "mountain mountain"));
    assert_eq!(seen(&play, 0)[0].one_of.len(), 1, "one is gone, so that is the one");
    assert_eq!(seen(&play, 1)[0].one_of, Set::all());
    play.act(0, Action::ChooseBonus(bonus("bonus_city")));
    assert_eq!(seen(&play, 2)[1].one_of.len(), 7, "any but its own");
    play.act(1, build("ancient_stele", "desert desert"));
    let two: Vec<u8> = seen(&play, 1).iter().map(|take| take.one_of.len()).collect();
    assert_eq!(two, [2, 2], "two are gone, but who has which?");
}

#[test]
fn the_host_may_name_the_first_player() {
    let named = |first, seats| {
        let options = Options { first, ..Options::default() };
        GoldenCity::setup(&options, seats, &mut Fast::new(1), &mut ())
    };
    for (first, seat) in [(First::Seat1, 0), (First::Seat4, 3)] {
        assert_eq!(named(first, 4).expect("set up").view(Viewer::Spectator).first_player, Seat(seat));
    }
    assert!(named(First::Seat4, 3).is_err());
}
