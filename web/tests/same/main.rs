//! The rules in the page are the rules of the server: the same questions have the same answers natively and in WebAssembly, in Node and in
//! Chromium, to the letter. Golden records replay to their last hash, bots with the same seed and worlds choose the same, and whole games
//! are played.
//!
//! Ten thousand records: `COMPTOIR_GAMES=2000 cargo nextest run --release -p comptoir-web --test same`

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use comptoir_engine::Engine;
use comptoir_kernel::{Heuristic, Remarks};
use serde_json::{Value, json};

/// Golden records read, and games played from the beginning. `COMPTOIR_GAMES` says how many instead, and all records are read then.
const RECORDS: usize = 4;
const GAMES: usize = 1;
/// Of the games played, every so many is looked at more closely than that all its hashes and draws are the same.
const CLOSELY: usize = 50;
/// Worlds a bot that searches may imagine here.
const WORLDS: u32 = 24;
/// A bot is asked once in this many moments of a record.
const STRIDE: usize = 17;
const LEVELS: [&str; 4] = ["apprentice", "trader", "master", "legend"];

/// A program in JavaScript that answers with a game's module, a line each.
struct Elsewhere {
    name: &'static str,
    program: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Elsewhere {
    fn new(name: &'static str, module: &Path) -> Elsewhere {
        let mut program = Command::new("node")
            .args([&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name), module])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the page needs Node, and so does its test");
        let questions = program.stdin.take().unwrap();
        let answers = BufReader::new(program.stdout.take().unwrap());
        Elsewhere { name, program, questions, answers }
    }

    fn ask(&mut self, question: &str) {
        writeln!(self.questions, "{question}").unwrap_or_else(|why| panic!("{} has ended: {why}", self.name));
    }

    fn answer(&mut self) -> String {
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        answer.truncate(answer.trim_end().len());
        answer
    }
}

impl Drop for Elsewhere {
    fn drop(&mut self) {
        // Without questions it ends by itself, and Chromium with it; one that hangs is not waited for.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

/// A game's rules, here and elsewhere.
struct Everywhere<G: Heuristic + Remarks> {
    native: Engine<G>,
    elsewhere: Vec<Elsewhere>,
}

fn module<G: Heuristic>() -> PathBuf {
    let name = format!("{}.wasm", G::info().id);
    let folder = "../target/engine/wasm32-unknown-unknown/module/examples";
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(name);
    assert!(module.is_file(), "{} is missing: was the page built elsewhere?", module.display());
    module
}

impl<G: Heuristic + Remarks> Everywhere<G> {
    fn new() -> Everywhere<G> {
        let module = module::<G>();
        let elsewhere = ["ask.mjs", "ask-chromium.mjs"].map(|name| Elsewhere::new(name, &module)).into();
        Everywhere { native: Engine::default(), elsewhere }
    }

    /// Asks everywhere, and sees that all say the same.
    fn ask(&mut self, question: &Value) -> Value {
        let question = question.to_string();
        for other in &mut self.elsewhere {
            other.ask(&question);
        }
        let native = self.native.ask(question.as_bytes());
        for other in &mut self.elsewhere {
            assert_eq!(other.answer(), native, "{} in {}: {question:.200}", other.name, G::info().id);
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

fn same<G: Heuristic + Remarks>() {
    let mut everywhere = Everywhere::<G>::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/golden").join(&G::info().id);
    let more = std::env::var("COMPTOIR_GAMES").ok().map(|games| games.parse().unwrap());
    let (records, games) = more.map_or((RECORDS, GAMES), |games: usize| (usize::MAX, games));
    for entry in std::fs::read_dir(golden).unwrap().take(records) {
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

/// How long Legend thinks, in milliseconds, natively, in Node and in Chromium: the same worlds at the same moments. For measuring, in a release
/// build: `cargo nextest run --release -p comptoir-web --test same --run-ignored only --no-capture`
fn thinks<G: Heuristic + Remarks>() {
    let mut everywhere = Everywhere::<G>::new();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/golden").join(&G::info().id);
    let record = std::fs::read_dir(golden).unwrap().next().unwrap().unwrap().path();
    let record = std::fs::read_to_string(record).unwrap();
    let steps = everywhere.ask(&json!({ "open": { "record": record } })).as_u64().unwrap() as usize;
    let mut times = [0.0; 3];
    let mut thoughts = 0;
    for n in (0..steps).step_by((steps / 6).max(1)) {
        let moment = everywhere.ask_here(&json!({ "moment": { "n": n, "viewer": null } }));
        let Some(seat) = moment["frame"]["to_act"].get(0) else { continue };
        let frame = everywhere.ask_here(&json!({ "moment": { "n": n, "viewer": seat } }))["frame"].take();
        if frame["legal"].as_array().unwrap().len() < 2 {
            continue;
        }
        let choose = json!({ "view": frame["view"], "seat": seat, "level": "legend", "seed": n });
        let question = json!({ "choose": choose }).to_string();
        let began = Instant::now();
        let here = everywhere.native.ask(question.as_bytes());
        times[0] += began.elapsed().as_secs_f64();
        for (other, time) in everywhere.elsewhere.iter_mut().zip(&mut times[1..]) {
            let began = Instant::now();
            other.ask(&question);
            assert_eq!(other.answer(), here);
            *time += began.elapsed().as_secs_f64();
        }
        thoughts += 1;
    }
    let [native, node, chromium] = times.map(|time| 1000.0 * time / f64::from(thoughts));
    println!(
        "{}: {thoughts} thoughts, {native:.0} ms here, {node:.0} in Node, {chromium:.0} in Chromium",
        G::info().id
    );
}

#[test]
#[ignore = "measured on demand"]
fn how_long_legend_thinks() {
    for info in comptoir_games::shelf() {
        comptoir_games::with_game!(info.id.as_str(), G => thinks::<G>()).expect("it is on the shelf");
    }
}

comptoir_games::test_each_game!(same);
