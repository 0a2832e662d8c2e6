//! A record is refused when its seed, a draw or its result is not what was played.

use comptoir_kernel::fairness::{self, Bytes32};
use comptoir_kernel::playthrough::Playthrough;
use comptoir_kernel::record::{Closing, Difference, FORMAT, Fairness, Header, Record};
use comptoir_kernel::{Game, ToAct};
use comptoir_ugo::{Options, Ugo};

/// A whole game: the first legal action of whoever is first to act.
fn played() -> Record<Ugo> {
    let (seed, numbers) = (Bytes32([7; 32]), vec![Bytes32([1; 32]), Bytes32([2; 32])]);
    let mut chance = fairness::stream(&seed, &numbers);
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
        steps.push(playthrough.act(seat, &legal[0], &mut chance).unwrap().step);
    };
    let header = Header {
        comptoir: FORMAT,
        game: Ugo::info().id.clone(),
        rules_version: Ugo::info().rules_version,
        options,
        seats: vec!["Ana".into(), "Ben".into()],
        fairness: Some(Fairness { commitment: fairness::commitment(&seed), numbers }),
        chance: beginning.chance,
        hash: beginning.hash,
    };
    Record { header, steps, closing: Some(Closing { standings, seed: Some(seed) }) }
}

#[test]
fn what_was_played_verifies() {
    let verified = played().verify().unwrap();
    assert!(verified.shuffles && verified.finished);
}

#[test]
fn another_seed_is_not_the_one_committed_to() {
    let mut record = played();
    record.closing.as_mut().unwrap().seed = Some(Bytes32([8; 32]));
    assert_eq!(record.verify(), Err((0, Difference::Commitment)));
}

#[test]
fn other_numbers_do_not_give_these_draws() {
    let mut record = played();
    record.header.fairness.as_mut().unwrap().numbers[1] = Bytes32([3; 32]);
    assert!(matches!(record.verify(), Err((0, Difference::Draw { .. }))));
}

#[test]
fn another_result_is_not_the_rules() {
    let mut record = played();
    record.closing.as_mut().unwrap().standings[0].points += 1;
    let last = record.steps.len();
    assert_eq!(record.verify(), Err((last, Difference::Standings)));
}
