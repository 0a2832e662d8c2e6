//! Whoever has opened a record can ask what decided it, a decision at a time.
#![cfg(feature = "analysis")]

use comptoir_engine::{Analysed, Engine, Summary};
use comptoir_games::Ugo;
use serde_json::{Value, json};

const GAME: &str = include_str!("../../games/golden/ugo/1-2-variant-duel_12_farmers.jsonl");

fn ask(engine: &mut Engine<Ugo>, question: &Value) -> Value {
    serde_json::from_str(&engine.ask(question.to_string().as_bytes())).unwrap()
}

#[test]
fn a_record_is_analysed_a_decision_at_a_time() {
    let mut engine = Engine::<Ugo>::default();
    let nothing = ask(&mut engine, &json!("decisions"));
    assert_eq!(nothing["trouble"]["code"], "not_there", "no record is open");
    ask(&mut engine, &json!({ "open": { "record": GAME } }));
    let decisions = ask(&mut engine, &json!("decisions"))["answer"].take();
    let decisions: Vec<u32> = serde_json::from_value(decisions).unwrap();
    assert!(decisions.len() > 40 && decisions.is_sorted(), "{decisions:?}");
    let look = |n: u32| json!({ "analyse": { "n": n, "seed": 1, "worlds": 12 } });
    let mut looked = Vec::new();
    for n in decisions.iter().copied().take(3) {
        let answer = ask(&mut engine, &look(n))["answer"].take();
        assert_eq!(answer, ask(&mut engine, &look(n))["answer"], "it can be kept");
        let analysed: Analysed = serde_json::from_value(answer.clone()).unwrap();
        assert_eq!((analysed.n, analysed.after.len()), (n, 2));
        looked.push(answer);
    }
    assert_eq!(ask(&mut engine, &look(9_999))["trouble"]["code"], "not_there");
    let summary = ask(&mut engine, &json!({ "conclude": { "decisions": looked } }))["answer"].take();
    let summary: Summary = serde_json::from_value(summary).unwrap();
    assert!((summary.seats.iter().map(|seat| seat.result).sum::<f32>() - 1.0).abs() < 1e-6);
    // What somebody made up is no reason to fail.
    looked[0]["after"] = json!([]);
    looked[1]["seat"] = json!(7);
    let left = ask(&mut engine, &json!({ "conclude": { "decisions": looked } }));
    assert_eq!(left["answer"]["seats"].as_array().unwrap().len(), 2, "{left}");
}

#[test]
fn nobody_gets_advice_from_a_game_that_goes_on() {
    let mut engine = Engine::<Ugo>::default();
    let open: Vec<&str> = GAME.lines().take(20).collect();
    ask(&mut engine, &json!({ "open": { "record": open.join("\n") } }));
    for question in [json!("decisions"), json!({ "analyse": { "n": 3, "seed": 1, "worlds": 12 } })] {
        assert_eq!(ask(&mut engine, &question)["trouble"]["code"], "not_there", "{question}");
    }
}
