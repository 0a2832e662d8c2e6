//! The engine answers about a view as the real game does, and never fails on what it is asked.

use comptoir_engine::Engine;
use comptoir_games::{Ugo, shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::{Chance, Heuristic, Refusal, Remarks, Seat, Viewer};
use serde_json::{Value, json};

/// Games played, and how many of the actions seen before are tried again at each moment.
const GAMES: u64 = 1;
const TRIED: usize = 4;

fn answer<G: Heuristic + Remarks>(engine: &mut Engine<G>, question: &Value) -> Value {
    let mut reply: Value = serde_json::from_str(&engine.ask(question.to_string().as_bytes())).unwrap();
    assert!(reply.get("trouble").is_none(), "{question:.300}: {reply}");
    reply["answer"].take()
}

fn trouble<G: Heuristic + Remarks>(engine: &mut Engine<G>, question: &str) -> String {
    let reply: Value = serde_json::from_str(&engine.ask(question.as_bytes())).unwrap();
    reply["trouble"]["code"].as_str().unwrap_or_else(|| panic!("{question}: {reply}")).to_owned()
}

/// Plays at random, and at each moment asks every seat's view about actions that were legal some time.
fn answers_as_the_real_game<G: Heuristic + Remarks>() {
    let (mut refused, mut previewed) = (0, 0);
    let mut engine = Engine::<G>::default();
    for seed in 0..GAMES {
        let mut chance = Fast::new(seed);
        let seats = G::info().seats[seed as usize % G::info().seats.len()];
        let mut playthrough =
            Playthrough::<G>::begin(&G::Options::default(), seats, &mut chance).unwrap().playthrough;
        let mut seen: Vec<G::Action> = Vec::new();
        while let Some(acting) = playthrough.game().to_act().seats().first() {
            let mut legal = Vec::new();
            playthrough.game().legal(acting, &mut legal);
            let next = legal[chance.below(legal.len() as u32) as usize].clone();
            for _ in 0..TRIED.min(seen.len()) {
                let action = &seen[chance.below(seen.len() as u32) as usize];
                let seat = Seat(chance.below(u32::from(seats)) as u8);
                let view = playthrough.game().view(Viewer::Seat(seat));
                let said = answer(
                    &mut engine,
                    &json!({ "why_not": { "view": view, "seat": seat, "action": action } }),
                );
                match playthrough.game().check(seat, action) {
                    Ok(()) => assert_eq!(said, Value::Null),
                    Err(why) => {
                        assert_eq!(said, json!({ "rule": why.rule(), "refusal": why }));
                        refused += 1;
                    }
                }
            }
            let view = playthrough.game().view(Viewer::Seat(acting));
            let ahead =
                answer(&mut engine, &json!({ "preview": { "view": view, "seat": acting, "action": next } }));
            let known = answer(&mut engine, &json!({ "facts": { "view": view, "seat": acting } }));
            assert_eq!(known, json!(playthrough.game().facts(acting)));
            let outcome = playthrough.act(acting, By::Person, &next, &mut chance).unwrap();
            let stays =
                outcome.step.chance.is_empty() && playthrough.game().to_act().seats().contains(acting);
            // Whether others learn something may depend on what they know, which the view does not tell; where there is a preview, it is exact.
            if ahead != Value::Null && stays {
                assert_eq!(ahead["view"], json!(playthrough.game().view(Viewer::Seat(acting))), "{next:?}");
                let mut legal = Vec::new();
                playthrough.game().legal(acting, &mut legal);
                assert_eq!(ahead["legal"], json!(legal));
                previewed += 1;
            }
            seen.push(next);
        }
    }
    assert!(refused > 50 && previewed > 10, "{}: {refused} {previewed}", G::info().id);
}

#[test]
fn a_view_is_enough_to_say_why_not_and_what_would_follow() {
    for info in shelf() {
        with_game!(info.id.as_str(), G => answers_as_the_real_game::<G>()).unwrap();
    }
}

#[test]
fn a_game_of_its_own_can_be_taken_back_recorded_opened_and_verified() {
    let mut engine = Engine::<Ugo>::default();
    let begin = |seed: u8| json!({ "begin": { "options": {}, "seats": ["Ana", "bot"], "seed": format!("{seed:064x}"), "at": 5 } });
    assert_eq!(trouble(&mut engine, "\"record\""), "not_there");
    answer(&mut engine, &begin(1));
    let mut heard = Vec::new();
    loop {
        let seen = answer(&mut engine, &json!({ "now": { "viewer": null } }));
        heard.push(seen.clone());
        let Some(seat) = seen["frame"]["to_act"].get(0) else { break };
        let frame = answer(&mut engine, &json!({ "now": { "viewer": seat } }))["frame"].take();
        let choose = json!({ "view": frame["view"], "seat": seat, "level": "trader", "seed": 1 });
        let action = answer(&mut engine, &json!({ "choose": choose }));
        answer(&mut engine, &json!({ "act": { "seat": seat, "action": action, "bot": false, "at": 6 } }));
    }
    let record = answer(&mut engine, &json!("record"));
    let verified = answer(&mut engine, &json!({ "verify": { "record": record } }));
    assert_eq!(
        (verified["finished"].clone(), verified["shuffles"]["people"].clone()),
        (json!(true), json!([]))
    );
    let steps = answer(&mut engine, &json!({ "open": { "record": record } })).as_u64().unwrap() as usize;
    assert_eq!(steps + 1, heard.len());
    for (n, seen) in heard.iter().enumerate() {
        let moment = answer(&mut engine, &json!({ "moment": { "n": n, "viewer": null } }));
        assert_eq!(
            (&moment["frame"], &moment["heard"]["events"]),
            (&seen["frame"], &seen["heard"]["events"])
        );
    }
    assert_eq!(
        trouble(&mut engine, &json!({ "moment": { "n": steps + 1, "viewer": null } }).to_string()),
        "not_there"
    );

    let story = answer(&mut engine, &json!({ "story": { "viewer": null } }));
    let told: Vec<&Value> = heard.iter().map(|seen| &seen["heard"]["events"]).collect();
    assert_eq!(story.as_array().unwrap().iter().map(|heard| &heard["events"]).collect::<Vec<_>>(), told);

    let forged = record.as_str().unwrap().replacen("\"seed\":\"0", "\"seed\":\"1", 1);
    assert_eq!(trouble(&mut engine, &json!({ "verify": { "record": forged } }).to_string()), "differs");
}

#[test]
fn a_game_of_its_own_goes_on_from_the_lines_that_were_kept() {
    const SEED: &str = "0707070707070707070707070707070707070707070707070707070707070707";
    let mut engine = Engine::<Ugo>::default();
    let begin =
        json!({ "options": {}, "seats": ["Ana", ""], "bots": [null, "trader"], "seed": SEED, "at": 5 });
    let mut lines = answer(&mut engine, &json!({ "begin": begin })).as_array().unwrap().clone();
    assert!(lines[0].as_str().unwrap().contains(r#""seats":["Ana","Bruno"],"bots":[null,"trader"]"#));
    let think = |engine: &mut Engine<Ugo>, lines: &mut Vec<Value>| {
        let frame = answer(engine, &json!({ "now": { "viewer": null } }))["frame"].take();
        let Some(seat) = frame["to_act"].get(0) else { return false };
        let think =
            json!({ "seat": seat, "level": "master", "seed": frame["version"], "worlds": 20, "at": 6 });
        let mut thought = answer(engine, &json!({ "think": think }));
        assert!(thought["worlds"].as_u64().unwrap() <= 20, "{thought}");
        lines.append(thought["lines"].as_array_mut().unwrap());
        true
    };
    let text = |lines: &[Value]| lines.iter().flat_map(|line| [line.as_str().unwrap(), "\n"]).collect();
    for _ in 0..7 {
        assert!(think(&mut engine, &mut lines));
    }
    let before: String = text(&lines);
    let seen = |engine: &mut Engine<Ugo>| answer(engine, &json!({ "now": { "viewer": 1 } }))["frame"].take();
    let (was, past) = (seen(&mut engine), answer(&mut engine, &json!({ "past": { "viewer": 1 } })));
    assert_eq!(past.as_array().unwrap().len(), 8);
    while think(&mut engine, &mut lines) {}
    let whole: String = text(&lines);
    assert_eq!(answer(&mut engine, &json!("record")), json!(whole));
    let verified = answer(&mut engine, &json!({ "verify": { "record": whole } }));
    assert_eq!((&verified["finished"], &verified["shuffles"]["dealer"]), (&json!(true), &json!("device")));

    // Closed in the middle, it goes on with the same chance, and the same bots end it in the same way.
    let mut again = Engine::<Ugo>::default();
    answer(&mut again, &json!({ "resume": { "record": before, "seed": SEED } }));
    assert_eq!(seen(&mut again), was);
    let mut rest: Vec<Value> = before.lines().map(|line| json!(line)).collect();
    while think(&mut again, &mut rest) {}
    assert_eq!(rest, lines);

    let other = json!({ "resume": { "record": before, "seed": "0".repeat(64) } });
    let reply: Value = serde_json::from_str(&again.ask(other.to_string().as_bytes())).unwrap();
    assert_eq!(reply["trouble"]["difference"], json!({ "code": "commitment" }));
}

#[test]
fn what_cannot_be_answered_is_said() {
    let mut engine = Engine::<Ugo>::default();
    for nonsense in ["", "null", "{}", "\"riddle\"", "{\"why_not\":{}}", "{\"open\":{\"record\":\"\"}}"] {
        assert_eq!(trouble(&mut engine, nonsense), "unreadable", "{nonsense}");
    }
    let lonely = json!({ "begin": { "options": {}, "seats": ["Ana"], "seed": "0".repeat(64), "at": 0 } });
    assert_eq!(trouble(&mut engine, &lonely.to_string()), "setup");
    let begin =
        json!({ "begin": { "options": {}, "seats": ["Ana", "Bo"], "seed": "0".repeat(64), "at": 0 } });
    answer(&mut engine, &begin);
    assert_eq!(trouble(&mut engine, "{\"undo\":{\"seat\":0,\"at\":0}}"), "nothing_to_undo");
    let act = json!({ "act": { "seat": 0, "action": { "place": { "order": [], "top": [] } }, "bot": false, "at": 0 } });
    assert_eq!(trouble(&mut engine, &act.to_string()), "against");
}
