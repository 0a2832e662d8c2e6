//! The rules in the page are the rules of the server: the same questions have the same answers natively and in WebAssembly, in Node and in
//! Chromium, to the letter. Golden records replay to their last hash, bots with the same seed and worlds choose the same, and whole games
//! are played.
//!
//! Ten thousand records: `COMPTOIR_GAMES=2000 cargo nextest run --release -p comptoir-web --test same`

mod elsewhere;
mod times;

use std::path::{Path, PathBuf};

use comptoir_engine::Engine;
use comptoir_kernel::{Heuristic, Remarks};
use serde_json::{Value, json};

use elsewhere::Elsewhere;

/// Golden records read, and games played from the beginning. `COMPTOIR_GAMES` says how many instead, and all records are read then.
const RECORDS: usize = 4;
const GAMES: usize = 1;
/// Of the games played, one in this many is looked at more closely than that all its hashes and draws are the same.
const CLOSELY: usize = 50;
/// Worlds a bot that searches may imagine here.
const WORLDS: u32 = 24;
/// A bot is asked once in this many moments of a record.
const STRIDE: usize = 17;
const LEVELS: [&str; 4] = ["apprentice", "trader", "master", "legend"];

/// A game's rules, here and elsewhere.
struct Everywhere<G: Heuristic + Remarks> {
    native: Engine<G>,
    elsewhere: Vec<Elsewhere>,
}

impl<G: Heuristic + Remarks> Everywhere<G> {
    fn new() -> Everywhere<G> {
        Everywhere { native: Engine::default(), elsewhere: Elsewhere::all::<G>().into() }
    }

    /// Asks everywhere, and sees that all say the same.
    fn ask(&mut self, question: &Value) -> Value {
        let question = question.to_string();
        for other in &mut self.elsewhere {
            other.ask(&question);
        }
        let native = self.native.ask(question.as_bytes());
        for other in &mut self.elsewhere {
            assert_eq!(other.answer().0, native, "{} in {}: {question:.200}", other.name, G::info().id);
        }
        answer_of::<G>(&question, &native)
    }

    /// Asks here alone.
    fn ask_here(&mut self, question: &Value) -> Value {
        let question = question.to_string();
        let reply = self.native.ask(question.as_bytes());
        answer_of::<G>(&question, &reply)
    }

    /// Replays a record.
    fn read(&mut self, record: &str) {
        let verified = self.ask(&json!({ "verify": { "record": record } }));
        assert_eq!(verified["finished"], true);
    }

    /// Looks at some moments of a record, and lets bots choose there.
    fn read_closely(&mut self, record: &str) {
        let steps = self.ask(&json!({ "open": { "record": record } })).as_u64().unwrap() as usize;
        self.ask(&json!({ "story": { "viewer": 0 } }));
        for n in (0..=steps).step_by(STRIDE) {
            let moment = self.ask(&json!({ "moment": { "n": n, "viewer": null } }));
            let Some(seat) = moment["frame"]["to_act"].get(0) else { continue };
            let frame = self.ask(&json!({ "moment": { "n": n, "viewer": seat } }))["frame"].take();
            let level = LEVELS[n / STRIDE % LEVELS.len()];
            let choose =
                json!({ "view": frame["view"], "seat": seat, "level": level, "seed": n, "worlds": WORLDS });
            let action = self.ask(&json!({ "choose": choose }));
            assert!(frame["legal"].as_array().unwrap().contains(&action), "{action}");
            for action in frame["legal"].as_array().unwrap().iter().take(4) {
                let about = json!({ "view": frame["view"], "seat": seat, "action": action });
                assert_eq!(self.ask(&json!({ "why_not": about })), Value::Null);
                self.ask(&json!({ "preview": about }));
            }
        }
    }

    /// Plays a game from its beginning to its end, everywhere or here alone; its record.
    fn play(&mut self, number: usize, ask: fn(&mut Everywhere<G>, &Value) -> Value) -> String {
        let info = G::info();
        let seats = vec![""; usize::from(info.seats[number % info.seats.len()])];
        let bots = vec![LEVELS[number % 2]; seats.len()];
        let seed = format!("{number:064x}");
        let begin = json!({ "options": {}, "seats": seats, "bots": bots, "seed": seed, "at": 0 });
        ask(self, &json!({ "begin": begin }));
        loop {
            let table = ask(self, &json!({ "now": { "viewer": null } }));
            let Some(seat) = table["frame"]["to_act"].get(0) else { break };
            let version = table["frame"]["version"].as_u64().unwrap() as usize;
            let think = json!({ "seat": seat, "level": bots[0], "seed": number + version, "at": 0 });
            ask(self, &json!({ "think": think }));
        }
        ask(self, &json!("record")).as_str().unwrap().to_owned()
    }
}

fn answer_of<G: Heuristic>(question: &str, reply: &str) -> Value {
    let mut reply: Value = serde_json::from_str(reply).unwrap();
    assert!(reply.get("trouble").is_none(), "{}: {question:.200}: {reply}", G::info().id);
    reply["answer"].take()
}

/// The folder of a game's golden records.
fn golden<G: Heuristic>() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/golden").join(&G::info().id)
}

fn same<G: Heuristic + Remarks>() {
    let mut everywhere = Everywhere::<G>::new();
    let more = std::env::var("COMPTOIR_GAMES").ok().map(|games| games.parse().unwrap());
    let (records, games) = more.map_or((RECORDS, GAMES), |games: usize| (usize::MAX, games));
    for entry in std::fs::read_dir(golden::<G>()).unwrap().take(records) {
        let record = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        everywhere.read(&record);
        everywhere.read_closely(&record);
    }
    for number in 0..games {
        let closely = number % CLOSELY == 0;
        let ask = if closely { Everywhere::ask } else { Everywhere::ask_here };
        let record = everywhere.play(number, ask);
        everywhere.read(&record);
        if closely {
            everywhere.read_closely(&record);
        }
    }
}

comptoir_games::test_each_game!(same);
