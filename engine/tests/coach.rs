//! The coach knows what its player sees, says nothing that could be otherwise, and the record tells that it was asked.

use comptoir_engine::Engine;
use comptoir_games::{Ugo, shelf, with_game};
use comptoir_kernel::chance::Fast;
use comptoir_kernel::record::Record;
use comptoir_kernel::{Chance, Game, Heuristic, Remarks, Seat, ToAct, Viewer};
use serde_json::{Value, json};

fn answer<G: Heuristic + Remarks>(engine: &mut Engine<G>, question: &Value) -> Value {
    let mut reply: Value = serde_json::from_str(&engine.ask(question.to_string().as_bytes())).unwrap();
    assert!(reply.get("trouble").is_none(), "{question:.300}: {reply}");
    reply["answer"].take()
}

/// Real states along a game that is played at random, with whoever must act.
fn moments<G: Heuristic>(seed: u64, wanted: usize) -> Vec<(G, Seat, Vec<G::Action>)> {
    let mut chance = Fast::new(seed);
    let mut game = G::setup(&G::Options::default(), G::info().seats[0], &mut chance, &mut ()).unwrap();
    let mut found = Vec::new();
    let mut steps = 0;
    while let ToAct::Seats(acting) = game.to_act() {
        let seat = acting.first().unwrap();
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        steps += 1;
        if legal.len() > 1 && steps % 17 == 0 {
            found.push((game.clone(), seat, legal.clone()));
        }
        if found.len() == wanted {
            break;
        }
        let next = legal[chance.below(legal.len() as u32) as usize].clone();
        game.apply(seat, &next, &mut chance, &mut ());
    }
    found
}

/// The advice is the same in the real world and in any other that its player takes for it, hidden cards and all.
fn knows_no_more_than_its_player<G: Heuristic + Remarks>() {
    let name = &G::info().id;
    let (mut engine, mut reasons) = (Engine::<G>::default(), 0);
    for (game, seat, legal) in moments::<G>(3, 6) {
        let ask = |game: &G, taken: Option<&G::Action>| {
            let view = game.view(Viewer::Seat(seat));
            json!({ "advise": { "view": view, "seat": seat, "taken": taken, "seed": 1, "worlds": 24 } })
        };
        let advice = answer(&mut engine, &ask(&game, None));
        let other = G::imagine(&game.view(Viewer::Seat(seat)), &mut Fast::new(77));
        assert_eq!(advice, answer(&mut engine, &ask(&other, None)), "{name}");
        let actions = advice["actions"].as_array().unwrap();
        assert!(!actions.is_empty() && actions.len() <= 3, "{name}: {advice}");
        for advised in actions {
            assert!(legal.iter().any(|action| json!(action) == advised["action"]), "{name}: {advised}");
            assert!(advised["hope"].as_u64().unwrap() <= 100 && advised["surely"].as_u64().unwrap() >= 50);
            assert_eq!(advised["taken"], false);
            reasons += usize::from(advised["reason"] != Value::Null);
        }
        let taken = answer(&mut engine, &ask(&game, Some(&legal[legal.len() - 1])));
        let of = taken["actions"].as_array().unwrap();
        assert_eq!(of.iter().filter(|advised| advised["taken"] == true).count(), 1, "{name}: {taken}");
    }
    assert!(reasons > 3, "{name}: hardly ever a reason");
}

#[test]
fn advice_knows_no_more_than_whoever_asks() {
    for info in shelf() {
        with_game!(info.id.as_str(), G => knows_no_more_than_its_player::<G>()).unwrap();
    }
}

#[test]
fn what_the_rules_refuse_is_not_judged() {
    let (game, seat, _) = moments::<Ugo>(1, 1).remove(0);
    let view = game.view(Viewer::Seat(seat));
    let place = json!({ "place": { "order": [], "top": [] } });
    let question =
        json!({ "advise": { "view": view, "seat": seat, "taken": place, "seed": 1, "worlds": 8 } });
    let reply: Value =
        serde_json::from_str(&Engine::<Ugo>::default().ask(question.to_string().as_bytes())).unwrap();
    assert_eq!(reply["trouble"]["code"], "against", "{reply}");
}

/// Plays a game of the module's own to its end; gives its record.
fn play(engine: &mut Engine<Ugo>, coached: &[u8]) -> String {
    let begin = json!({ "options": {}, "seats": ["Ana", ""], "bots": [null, "trader"], "seed": format!("{:064x}", 5), "at": 5 });
    answer(engine, &json!({ "begin": begin }));
    for seat in coached {
        let line = answer(engine, &json!({ "coached": { "seat": seat } }));
        assert!(line.as_str().unwrap().contains("\"coached\":["), "{line}");
    }
    loop {
        let seen = answer(engine, &json!({ "now": { "viewer": null } }));
        let Some(seat) = seen["frame"]["to_act"].get(0) else { break };
        let think = json!({ "seat": seat, "level": "trader", "seed": 1, "at": 6 });
        answer(engine, &json!({ "think": think }));
    }
    answer(engine, &json!("record")).as_str().unwrap().to_owned()
}

#[test]
fn the_record_says_who_was_coached_and_is_otherwise_the_same() {
    let mut engine = Engine::<Ugo>::default();
    let (plain, coached) = (play(&mut engine, &[]), play(&mut engine, &[0, 0, 9]));
    assert!(!plain.contains("coached"), "an older reader finds what it knows");
    assert_eq!(coached.replacen("\"coached\":[0],", "", 1), plain, "once, and of a seat that is there");
    let record = Record::<Ugo>::parse(&coached).unwrap();
    assert_eq!(record.header.coached, [Seat(0)]);
    assert_eq!(record.to_text(), coached);
    assert!(record.verify().unwrap().shuffles.is_some());
    // And what goes on from it still says so.
    answer(&mut engine, &json!({ "resume": { "record": coached, "seed": format!("{:064x}", 5) } }));
    assert!(answer(&mut engine, &json!("record")).as_str().unwrap().contains("\"coached\":[0]"));
}
