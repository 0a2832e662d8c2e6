//! The rules in the page are the rules of the server: the same questions have the same answers natively and in WebAssembly (in Node),
//! to the letter. Golden records replay to their last hash, bots with the same seed choose the same, and whole games are played.
//!
//! More games: `COMPTOIR_GAMES=2000 cargo nextest run --release -p comptoir-web --test same`

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use comptoir_engine::Engine;
use comptoir_kernel::{Heuristic, Remarks};
use serde_json::{Value, json};

/// Golden records read, and games played from the beginning. `COMPTOIR_GAMES` says how many instead, and all records are read then.
const RECORDS: usize = 4;
const GAMES: usize = 1;
/// Worlds a bot that searches may imagine here.
const WORLDS: u32 = 24;
/// Every so many moments of a record a bot is asked.
const STRIDE: usize = 17;
const LEVELS: [&str; 4] = ["apprentice", "trader", "master", "legend"];

/// A game's rules, twice.
struct Both<G: Heuristic + Remarks> {
    native: Engine<G>,
    node: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl<G: Heuristic + Remarks> Both<G> {
    fn new() -> Both<G> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let name = format!("{}.wasm", G::info().id);
        let module = root.join("../target/engine/wasm32-unknown-unknown/module/examples").join(name);
        assert!(module.is_file(), "{} is missing: was the page built elsewhere?", module.display());
        let mut node = Command::new("node")
            .args([root.join("tests/ask.mjs"), module])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the page needs Node, and so does its test");
        let (questions, answers) = (node.stdin.take().unwrap(), BufReader::new(node.stdout.take().unwrap()));
        Both { native: Engine::default(), node, questions, answers }
    }

    /// Asks both, and sees that they say the same.
    fn ask(&mut self, question: &Value) -> Value {
        let question = question.to_string();
        let native = self.native.ask(question.as_bytes());
        writeln!(self.questions, "{question}").unwrap();
        let mut wasm = String::new();
        self.answers.read_line(&mut wasm).unwrap();
        assert_eq!(native, wasm.trim_end(), "{}: {question:.200}", G::info().id);
        let mut reply: Value = serde_json::from_str(&native).unwrap();
        assert!(reply.get("trouble").is_none(), "{}: {question:.200}: {reply}", G::info().id);
        reply["answer"].take()
    }

    /// Replays a record, looks at some of its moments, and lets bots choose there.
    fn read(&mut self, record: &str) {
        let verified = self.ask(&json!({ "verify": { "record": record } }));
        assert_eq!(verified["finished"], true);
        let steps = self.ask(&json!({ "open": { "record": record } })).as_u64().unwrap() as usize;
        assert_eq!(verified["steps"], steps);
        for n in (0..=steps).step_by(STRIDE) {
            let moment = self.ask(&json!({ "moment": { "n": n, "viewer": null } }));
            let Some(seat) = moment["frame"]["to_act"].get(0) else { continue };
            let frame = self.ask(&json!({ "moment": { "n": n, "viewer": seat } }))["frame"].take();
            let action = self.choose(&frame["view"], seat, LEVELS[n / STRIDE % LEVELS.len()], n);
            assert!(frame["legal"].as_array().unwrap().contains(&action), "{action}");
            for action in frame["legal"].as_array().unwrap().iter().take(4) {
                let about = json!({ "view": frame["view"], "seat": seat, "action": action });
                assert_eq!(self.ask(&json!({ "why_not": about })), Value::Null);
                self.ask(&json!({ "preview": about }));
            }
        }
    }

    fn choose(&mut self, view: &Value, seat: &Value, level: &str, seed: usize) -> Value {
        let choose = json!({ "view": view, "seat": seat, "level": level, "seed": seed, "worlds": WORLDS });
        self.ask(&json!({ "choose": choose }))
    }

    /// Plays a game from its beginning to its end; its record.
    fn play(&mut self, number: usize) -> String {
        let info = G::info();
        let seats = vec!["bot"; usize::from(info.seats[number % info.seats.len()])];
        let seed = format!("{number:064x}");
        self.ask(&json!({ "begin": { "options": {}, "seats": seats, "seed": seed, "at": 0 } }));
        loop {
            let table = self.ask(&json!({ "now": { "viewer": null } }));
            let Some(seat) = table["frame"]["to_act"].get(0) else { break };
            let view = self.ask(&json!({ "now": { "viewer": seat } }))["frame"]["view"].take();
            let action = self.choose(&view, seat, "apprentice", number);
            self.ask(&json!({ "act": { "seat": seat, "action": action, "bot": true, "at": 0 } }));
        }
        self.ask(&json!("record")).as_str().unwrap().to_owned()
    }
}

impl<G: Heuristic + Remarks> Drop for Both<G> {
    fn drop(&mut self) {
        // It reads no more questions and ends; one that hangs is not waited for.
        let _ = self.node.kill();
        let _ = self.node.wait();
    }
}

fn same<G: Heuristic + Remarks>() {
    let mut both = Both::<G>::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/golden").join(&G::info().id);
    let more = std::env::var("COMPTOIR_GAMES").ok().map(|games| games.parse().unwrap());
    let (records, games) = more.map_or((RECORDS, GAMES), |games| (usize::MAX, games));
    for entry in std::fs::read_dir(golden).unwrap().take(records) {
        both.read(&std::fs::read_to_string(entry.unwrap().path()).unwrap());
    }
    for number in 0..games {
        let record = both.play(number);
        both.read(&record);
    }
}

comptoir_games::test_each_game!(same);
