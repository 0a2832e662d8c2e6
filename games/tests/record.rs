//! A record is refused when its seed, a draw or its result is not what was played.

use comptoir_games::Ugo;
use comptoir_games::ugo::Options;
use comptoir_kernel::fairness::{self, Bytes};
use comptoir_kernel::playthrough::{By, Move, Playthrough, Step};
use comptoir_kernel::record::{
    Closing, Difference, FORMAT, Fairness, Header, REWINDING, Record, Unreadable, format_of,
};
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
        coached: Vec::new(),
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

/// The same game, but for the last step with a draw, which is taken back and taken again; and the step before that.
fn taken_back() -> (Record<Ugo>, usize) {
    let Record { header, steps, closing } = played();
    let at = steps.iter().rposition(|step| !step.chance.is_empty()).unwrap();
    let mut again = Record::<Ugo> { header, steps: steps[..=at].to_vec(), closing };
    let seat = steps[at].seat;
    let hash = steps[at - 1].hash.clone();
    let rewind = Step { seat, by: By::Person, played: Move::Rewind(at), chance: Vec::new(), hash };
    again.steps.push(rewind);
    again.steps.extend_from_slice(&steps[at..]);
    again.header.comptoir = REWINDING;
    (again, at)
}

#[test]
fn what_is_taken_back_by_agreement_draws_the_same_again() {
    let (record, _) = taken_back();
    let verified = record.verify().unwrap();
    assert!(verified.shuffles.is_some() && verified.finished);
    assert_eq!(Record::<Ugo>::parse(&record.to_text()).unwrap(), record);
    assert_eq!(format_of(&record.steps), REWINDING);
    let older = record.to_text().replacen("\"comptoir\":3", "\"comptoir\":2", 1);
    assert!(matches!(Record::<Ugo>::parse(&older), Err(Unreadable::Newer { found: 2, needed: 3 })));
}

#[test]
fn nobody_draws_on_after_taking_back_nor_goes_back_where_they_did_not_act() {
    // What the stream would have given next, had it not gone back: the record of a game that tries its luck twice.
    let (record, at) = taken_back();
    let seed = record.closing.as_ref().unwrap().seed.unwrap();
    let mut before = Record { steps: record.steps[..=at].to_vec(), ..record.clone() };
    before.header.comptoir = FORMAT;
    let mut on = before.stream_after(&seed).unwrap();
    let mut playthrough = Playthrough::<Ugo>::begin_again(&record.header).unwrap().playthrough;
    for step in &record.steps[..at + 2] {
        playthrough.repeat(step).unwrap();
    }
    let Move::Action(action) = &record.steps[at + 2].played else { panic!("it is taken again") };
    let lucky = playthrough.act(record.steps[at + 2].seat, By::Bot, action, &mut on).unwrap().step;
    let mut forged = record.clone();
    forged.closing = None;
    forged.steps.truncate(at + 2);
    forged.steps.push(lucky);
    assert!(forged.verify().is_ok(), "the rules alone do not tell");
    assert!(matches!(forged.stream_after(&seed), Err((step, Difference::Draw { .. })) if step == at + 3));

    let seat = record.steps[at].seat;
    let others = record.steps[..at].iter().rposition(|step| step.seat != seat).unwrap();
    for (to, what) in [(others, "another's step"), (at + 1, "what is yet to come"), (at + 40, "nowhere")] {
        let mut wrong = record.clone();
        wrong.steps[at + 1].played = Move::Rewind(to);
        let (step, why) = wrong.verify().unwrap_err();
        assert_eq!((step, why), (at + 2, Difference::NothingToRewind { to }), "{what}");
    }
}

#[test]
fn another_result_is_not_the_rules() {
    let mut record = played();
    record.closing.as_mut().unwrap().standings[0].points += 1;
    let last = record.steps.len();
    assert_eq!(record.verify(), Err((last, Difference::Standings)));
}
