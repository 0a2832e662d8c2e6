//! Lessons and examples still fit the rules: every script is played to its end, and every sentence of it is there in every language.

use std::collections::BTreeSet;

use comptoir_engine::{Lesson, Reached, Script, Step, Tried};
use comptoir_games::{shelf, stories, with_game};
use comptoir_kernel::{Heuristic, Remarks, Seat, reading};
use comptoir_words::{CATALOGUES, Catalogue, Hooks, Language, Speaker, Table, rules, story};
use serde_json::{Value, json};

const KINDS: [(&str, &str); 2] = [("lessons", "lesson"), ("examples", "example")];

/// Every story there is: the game, the kind, the name and the script.
fn all() -> impl Iterator<Item = (&'static str, (&'static str, &'static str), &'static str, Script)> {
    let of_game = |game: &'static str| {
        KINDS.into_iter().flat_map(move |kind| {
            stories(game, kind.0).iter().map(move |(name, text)| {
                let script = reading::from_text(text).unwrap_or_else(|why| panic!("{game}: {name}: {why}"));
                (game, kind, *name, script)
            })
        })
    };
    shelf().into_iter().flat_map(move |info| of_game(&info.id))
}

/// Plays a script as a careful reader does, who tries something else first; gives the steps at which something else was allowed.
fn play<G: Heuristic + Remarks>(at: &str, script: &Script) -> Vec<usize> {
    let open = |reached: &Reached| {
        Lesson::<G>::open(script.clone(), reached).unwrap_or_else(|why| panic!("{at}: {why:?}"))
    };
    let (mut lesson, opened) = open(&Reached::default());
    assert_eq!(opened.shown.step, 0);
    let you = lesson.viewer().seat().expect("somebody reads it");
    let (mut done, mut others): (Vec<Value>, Vec<usize>) = (Vec::new(), Vec::new());
    for (nth, step) in script.step.iter().enumerate() {
        let at = format!("{at}, step {}", step.id);
        lesson.game().audit().unwrap_or_else(|why| panic!("{at}: {why}"));
        if let Some(wanted) = &step.sees {
            let seen = json!(lesson.game().view(lesson.viewer()));
            if let Err(why) = holds(wanted, &seen) {
                panic!("{at} comes out otherwise: {why}");
            }
        }
        // Whoever leaves and comes back is where they were.
        let (again, _) = open(&Reached { step: nth, done: done.clone() });
        assert!(again.game() == lesson.game(), "{at}: it is opened somewhere else");
        if step.right.is_empty() {
            lesson.read_on().unwrap_or_else(|why| panic!("{at}: {why:?}"));
            continue;
        }
        let mut legal = Vec::new();
        lesson.game().legal(you, &mut legal);
        assert!(!legal.is_empty(), "{at}: the reader is not to act");
        let right: G::Action =
            reading::from_value(&step.right[0]).unwrap_or_else(|why| panic!("{at}: {why}"));
        let mut allowed = false;
        for action in legal.iter().filter(|action| **action != right) {
            // On a copy, for it may be right as well.
            if !fits_one(step, &json!(action)) {
                assert_eq!(lesson.act(action), Ok(Tried::Other), "{at}: {action:?}");
                allowed = true;
            }
        }
        if allowed {
            others.push(nth);
        }
        match lesson.act(&right) {
            Ok(Tried::Right(shown)) => assert_eq!(shown.step, nth + 1),
            other => panic!("{at}: {other:?}"),
        }
        done.push(json!(right));
    }
    assert!(lesson.here().is_none());
    others
}

/// Whether a view is as wanted, wherever something is wanted.
fn holds(wanted: &Value, seen: &Value) -> Result<(), String> {
    let Value::Object(fields) = wanted else {
        return if wanted == seen { Ok(()) } else { Err(format!("{seen}, and not {wanted}")) };
    };
    fields.iter().try_for_each(|(name, wanted)| {
        let found = match seen {
            Value::Array(list) => name.parse().ok().and_then(|at: usize| list.get(at)),
            other => other.get(name),
        };
        holds(wanted, found.unwrap_or(&Value::Null)).map_err(|why| format!("{name}: {why}"))
    })
}

#[test]
fn what_comes_out_otherwise_is_found() {
    let seen = json!({ "players": [{ "points": 3 }, { "points": 1 }], "phase": "over" });
    assert_eq!(holds(&json!({ "players": { "1": { "points": 1 } } }), &seen), Ok(()));
    assert_eq!(
        holds(&json!({ "players": { "0": { "points": 4 } } }), &seen),
        Err("players: 0: points: 3, and not 4".to_owned())
    );
    assert!(holds(&json!({ "phase": "over", "turn": 1 }), &seen).is_err());
}

fn fits_one(step: &Step, action: &Value) -> bool {
    fn fits(wanted: &Value, action: &Value) -> bool {
        match (wanted, action) {
            (Value::Object(wanted), Value::Object(action)) => {
                wanted.iter().all(|(name, wanted)| action.get(name).is_some_and(|value| fits(wanted, value)))
            }
            _ => wanted == action,
        }
    }
    step.right.iter().any(|right| fits(right, action))
}

#[test]
fn every_script_can_be_played_to_its_end() {
    for (game, (kind, prefix), name, script) in all() {
        let at = format!("{game}/{kind}/{name}");
        assert!(!script.step.is_empty(), "{at} says nothing");
        let others = with_game!(game, G => play::<G>(&at, &script)).expect("on the shelf");
        let words = story(game, kind).unwrap_or_else(|| panic!("{at} has no words"));
        let has = |id: &str| words.position(id).is_some();
        for (nth, step) in script.step.iter().enumerate() {
            let id = format!("{prefix}-{name}-{}", step.id);
            assert!(has(&id), "{at}: there is no sentence {id}");
            assert_eq!(
                has(&format!("{id}.do")),
                !step.right.is_empty(),
                "{at}: {id}.do says what is to be done"
            );
            assert_eq!(
                has(&format!("{id}.wrong")),
                others.contains(&nth),
                "{at}: {id}.wrong answers what is allowed and not meant"
            );
        }
    }
}

/// Nothing is written that nobody says, and everything can be said in every language.
#[test]
fn every_sentence_belongs_to_a_step() {
    for (game, (kind, prefix)) in shelf().into_iter().flat_map(|info| KINDS.map(|kind| (info, kind))) {
        let Some(words) = story(&game.id, kind) else { continue };
        let mut known = BTreeSet::new();
        for (_, _, name, script) in all().filter(|(id, (of, _), ..)| *id == game.id && *of == kind) {
            known.insert(format!("{prefix}-{name}"));
            known.extend(script.step.iter().map(|step| format!("{prefix}-{name}-{}", step.id)));
        }
        for message in words.messages {
            let id = message.id.split('.').next().unwrap_or_default();
            assert!(known.contains(id), "{}: {id} is said at no step", words.id);
        }
        let box_words: &'static Catalogue =
            CATALOGUES.iter().find(|catalogue| catalogue.id == game.id).expect("on the shelf");
        for language in Language::ALL {
            let names = ["Ada", "Bruno", "Clio", "Diego", "Edda"].map(str::to_owned).into();
            let table = Table { names, you: Some(Seat(0)) };
            let speaker = Speaker::of_story(*language, box_words, Some(words), table, Hooks::default());
            for id in &known {
                let said = speaker.tell(id).unwrap_or_else(|| panic!("{} does not say {id}", words.id));
                assert!(said.chars().count() <= 420, "{id} is too long to be read beside a board: {said}");
            }
        }
    }
}

/// The last lesson goes on as a game: nothing in it may be other than what set-up and seed make of it.
#[test]
fn the_last_lesson_can_be_played_on() {
    for info in shelf() {
        let lessons: Vec<Script> = all()
            .filter(|(game, (kind, _), ..)| *game == info.id && *kind == "lessons")
            .map(|it| it.3)
            .collect();
        if let Some(last) = lessons.last() {
            assert!(last.goes_on(), "{}: the last lesson cannot be played on", info.id);
        }
    }
}

#[test]
fn the_rules_that_are_shown_exist() {
    for (game, (kind, _), name, script) in all() {
        let text = rules(game, Language::default()).expect("on the shelf");
        for rule in script.step.iter().flat_map(|step| &step.rules) {
            assert!(
                text.contains(&format!("**{rule}**")),
                "{game}/{kind}/{name} shows {rule}, which there is not"
            );
        }
    }
}

/// What is pointed at has a form the board can look for; that it is there, the page's tests say.
#[test]
fn what_is_pointed_at_is_named() {
    for (game, (kind, _), name, script) in all() {
        for point in script.step.iter().flat_map(|step| &step.point) {
            let named = ["at ", "thing "]
                .iter()
                .any(|form| point.strip_prefix(form).is_some_and(|it| !it.is_empty()));
            assert!(named, "{game}/{kind}/{name} points at `{point}`");
        }
    }
}
