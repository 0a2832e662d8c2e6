//! What a bot says about a step.

mod scene;

use comptoir_golden_city::board::board;
use comptoir_golden_city::cards::Cards;
use comptoir_golden_city::{Action, GoldenCity, Phase, Remark};
use comptoir_kernel::laws::said;
use comptoir_kernel::{Game, Seat};
use scene::{Scene, place};

const BOT: Seat = Seat(0);

/// About a post paid with just the cards it costs.
fn of_a_post(scene: Scene, at: &str) -> Option<Remark> {
    let spot = board().spot(place(at));
    let payment = Cards::of(spot.landscape, spot.price.cards);
    let mut scene = scene;
    scene.view.players[0].known = payment;
    of(&scene.play().game, Action::Build { place: place(at), payment })
}

fn of(game: &GoldenCity, action: Action) -> Option<Remark> {
    assert_eq!(game.check(BOT, &action), Ok(()));
    said(game, BOT, &action)
}

#[test]
fn letters_of_the_round_for_the_bot_and_lost_to_a_rival() {
    let at_the_river = |card: &str| Scene::new(4).score_card(card).posts(0, "raven_haven");
    let gained = Remark::RoundLetters { letters: 4 };
    assert_eq!(of_a_post(at_the_river("score_01"), "silver_ford"), Some(gained));
    assert_eq!(of_a_post(at_the_river("score_14"), "silver_ford"), None, "another area counts this round");

    let behind = Scene::new(4)
        .score_card("score_14")
        .posts(0, "salt_cove caravanserai caravan_gate")
        .posts(3, "caravel_landing potters_row ancient_stele spice_souk caravan_gate");
    let lost = Remark::RivalLetters { seat: Seat(3), letters: 2 };
    assert_eq!(of_a_post(behind, "spice_souk"), Some(lost));
}

#[test]
fn the_group_that_pays_for_most() {
    let offer = |other: &str, bidder: Option<Seat>| {
        let groups = ["port port", other, "meadow mountain", "forest meadow"];
        let mut scene = Scene::new(4).groups(&groups).coins(&[1; 4]).phase(Phase::PlaceHand(BOT));
        scene.view.groups[0].bidder = bidder;
        of(&scene.play().game, Action::PlaceHand(0))
    };
    let pays = Some(Remark::PaysFor { places: board().ports.len() });
    assert_eq!(offer("desert forest", Some(Seat(1))), pays);
    assert_eq!(offer("desert forest", None), None, "a free group needs no reason");
    assert_eq!(offer("desert desert", Some(Seat(1))), None, "a pair pays for a port as well");
}
