//! Golden games: every build replays and verifies records that earlier builds wrote, to the last hash. If one of these tests fails,
//! a stored game somewhere would too: what changed belongs into a new edition (CONTRIBUTING.md, "Changing rules").

use std::collections::BTreeSet;
use std::path::Path;

use comptoir_kernel::chance::Fast;
use comptoir_kernel::{Game, record::Record};
use serde_json::Value;

fn replays<G: Game>() {
    let info = G::info();
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(&info.id);
    let mut differing = Vec::new();
    let (mut setups, mut editions) = (BTreeSet::new(), BTreeSet::new());
    for entry in std::fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = format!("{}/{}", info.id, path.file_name().unwrap().display());
        let record = Record::<G>::parse(&std::fs::read_to_string(&path).unwrap());
        match record.as_ref().map(|record| (record, record.verify())) {
            Ok((record, Ok(verified))) => {
                assert!(verified.finished, "{name}");
                assert_eq!(verified.shuffles.unwrap().people, ["Ana"], "{name}");
                let seats = record.header.seats.len();
                // With the defaults of options that were added later.
                let options = info.allow(&record.header.options, seats as u8).unwrap();
                setups.insert((options.to_string(), seats));
                editions.insert(record.header.edition);
            }
            Ok((_, Err((step, why)))) => differing.push(format!("{name} differs at step {step}: {why}")),
            Err(why) => differing.push(format!("{name} cannot be read: {why}")),
        }
    }
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    assert!(editions.contains(&info.newest()), "{}: no golden game of the newest edition; {ADD}", info.id);
    for (options, seats) in every_setup::<G>() {
        assert!(
            setups.contains(&(options.to_string(), seats)),
            "{}: none with {options}, {seats} seats; {ADD}",
            info.id
        );
    }
}

const ADD: &str = "`cargo run --release -p comptoir-games --example golden` adds it";

fn every_setup<G: Game>() -> Vec<(Value, usize)> {
    let combinations = G::info().combinations().into_iter();
    let setups =
        combinations.flat_map(|options| G::info().seats.iter().map(move |seats| (options.clone(), *seats)));
    let playable = |(options, seats): &(Value, u8)| {
        let options: G::Options = serde_json::from_value(options.clone()).unwrap();
        G::setup(&options, *seats, &mut Fast::new(0), &mut ()).is_ok()
    };
    setups.filter(playable).map(|(options, seats)| (options, usize::from(seats))).collect()
}

comptoir_games::test_each_game!(replays);
