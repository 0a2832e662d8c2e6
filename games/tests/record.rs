//! A record is refused when its seed, a draw or its result is not what was played.

use comptoir_games::Ugo;
use comptoir_games::ugo::Options;
use comptoir_kernel::fairness::{self, Bytes};
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::record::{Closing, Difference, FORMAT, Fairness, Header, Record};
use comptoir_kernel::{Game, ToAct};

/// A whole game: the first legal action of whoever is first to act.
fn played() -> Record<Ugo> {
    let seed = Bytes([7; 32]);
    let mut chance = fairness::stream(&seed, &[]);
    let options = Options::default();
    let beginning = Playthrough::<Ugo>::begin(&options, 2, &mut chance).unwrap();
    let mut playthrough = beginning.playthrough;
    let mut steps = Vec::new();
    let standings = loop {
        let seat = match playthrough.game().to_act() {
            ToAct::Over(standings) => break standings.lines().collect(),
            ToAct::Seats(seats) => seats.first().unwrap(),
        };
        let mut legal = Vec::new();
        playthrough.game().legal(seat, &mut legal);
        steps.push(playthrough.act(seat, By::Bot, &legal[0], &mut chance).unwrap().step);
    };
    let header = Header {
        comptoir: FORMAT,
        game: Ugo::info().id.clone(),
        edition: Ugo::info().newest(),
        options: serde_json::to_value(options).unwrap(),
        seats: vec!["Ana".into(), "Ben".into()],
        bots: Vec::new(),
        fairness: Some(Fairness::of_bots(&seed, 2)),
        chance: beginning.chance,
        hash: beginning.hash,
    };
    Record { header, steps, closing: Some(Closing { standings, seed: Some(seed) }) }
}

#[test]
fn what_was_played_verifies() {
    let verified = played().verify().unwrap();
    assert!(verified.shuffles.is_some() && verified.finished);
}

#[test]
fn another_seed_is_not_the_one_committed_to() {
    let mut record = played();
    record.closing.as_mut().unwrap().seed = Some(Bytes([8; 32]));
    assert_eq!(record.verify(), Err((0, Difference::Commitment)));
}

#[test]
fn another_seed_does_not_give_these_draws() {
    let mut record = played();
    let seed = Bytes([8; 32]);
    record.header.fairness = Some(Fairness::of_bots(&seed, 2));
    record.closing.as_mut().unwrap().seed = Some(seed);
    assert!(matches!(record.verify(), Err((0, Difference::Draw { .. }))));
}

#[test]
fn another_result_is_not_the_rules() {
    let mut record = played();
    record.closing.as_mut().unwrap().standings[0].points += 1;
    let last = record.steps.len();
    assert_eq!(record.verify(), Err((last, Difference::Standings)));
}
