//! Page and terminal refuse in the same words. `games/tests/refusals.json` is one table for both: moves that the rules refuse at a
//! moment of a golden game, and what is said about it. `web/src/games/refusals.test.ts` reads it too.

use std::collections::HashMap;

use comptoir_games::{shelf, with_game};
use comptoir_kernel::playthrough::Playthrough;
use comptoir_kernel::record::Record;
use comptoir_kernel::{Game, Refusal as _, Seat};
use comptoir_words::Language;
use serde::Deserialize;
use serde_json::Value;

use super::{Telling, Terminal, unstyled};

#[derive(Debug, Deserialize)]
struct Table {
    names: Vec<String>,
    refusals: Vec<Refused>,
}

#[derive(Debug, Deserialize)]
struct Refused {
    game: String,
    /// The golden game, and how many of its steps have been taken.
    record: String,
    at: usize,
    seat: Seat,
    action: Value,
    refusal: Value,
    rule: String,
    /// In each language.
    said: HashMap<Language, String>,
}

fn table() -> Table {
    serde_json::from_str(include_str!("../../../games/tests/refusals.json")).expect("the table")
}

/// The state of a golden game after this many steps.
fn moment<G: Game>(game: &str, record: &str, at: usize) -> Playthrough<G> {
    let file = format!("{}/../games/golden/{game}/{record}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let record =
        Record::<G>::parse(&std::fs::read_to_string(file).expect("a golden game")).expect("a record");
    let mut played = Playthrough::<G>::begin_again(&record.header).expect("its beginning").playthrough;
    for step in &record.steps[..at] {
        played.repeat(step).expect("a step that was played");
    }
    played
}

fn is_refused_so<G: Terminal>(case: &Refused, names: &[String]) {
    let played = moment::<G>(&case.game, &case.record, case.at);
    let action = serde_json::from_value(case.action.clone()).expect("an action");
    let refusal = played.game().check(case.seat, &action).expect_err("a refusal");
    assert_eq!(serde_json::to_value(&refusal).expect("JSON"), case.refusal, "{case:?}");
    assert_eq!(refusal.rule().to_string(), case.rule, "{case:?}");
    for (language, said) in &case.said {
        let telling = Telling::new::<G>(*language, Some(case.seat), names);
        assert_eq!(unstyled(&G::refusal(&refusal, &telling)), *said, "{case:?}");
    }
}

#[test]
fn the_terminal_refuses_in_the_words_of_the_table() {
    let Table { names, refusals } = table();
    for case in &refusals {
        let names = &names[..];
        with_game!(case.game.as_str(), G => is_refused_so::<G>(case, names)).expect("a game of the shelf");
    }
    for info in shelf() {
        let kinds = refusals.iter().filter(|case| case.game == info.id).count();
        assert!(kinds >= 3, "{}: {kinds} refusals", info.id);
    }
}
