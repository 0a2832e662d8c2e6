//! How fast the rules are natively, in Node and in Chromium: the same questions, each timed where it is answered. For measuring, in a release
//! build: `cargo nextest run --release -p comptoir-web --test same --run-ignored only --no-capture`

use std::time::Instant;

use super::{Elsewhere, Engine, Heuristic, Remarks, Value, golden, json};

/// Games of Traders played.
const GAMES: usize = 3;
/// Moments of a record that are looked at.
const MOMENTS: usize = 6;
/// Actions asked about there, each at its own moment and at the next one, where it is mostly refused.
const ACTIONS: usize = 8;

/// Times in milliseconds: here, in Node, in Chromium.
type Times = [f64; 3];

struct Timed<G: Heuristic + Remarks> {
    native: Engine<G>,
    elsewhere: [Elsewhere; 2],
}

impl<G: Heuristic + Remarks> Timed<G> {
    /// One after the other, so that none takes the cores from another.
    fn ask(&mut self, question: &Value) -> (Value, Times) {
        let question = question.to_string();
        let mut times = [0.0; 3];
        let began = Instant::now();
        let here = self.native.ask(question.as_bytes());
        times[0] = 1000.0 * began.elapsed().as_secs_f64();
        for (other, time) in self.elsewhere.iter_mut().zip(&mut times[1..]) {
            other.ask(&question);
            let (answer, took) = other.answer();
            assert_eq!(answer, here);
            *time = took;
        }
        (super::answer_of::<G>(&question, &here), times)
    }
}

/// A figure of all three, and those elsewhere against the one here.
fn line(what: &str, [native, node, chromium]: Times) {
    println!(
        "  {what}: {native:.3} here, {node:.3} in Node ({:.2}), {chromium:.3} in Chromium ({:.2})",
        node / native,
        chromium / native
    );
}

fn add(sum: &mut Times, times: Times) {
    for (sum, time) in sum.iter_mut().zip(times) {
        *sum += time;
    }
}

fn percentile(all: &[Times], of_100: usize) -> Times {
    std::array::from_fn(|place| {
        let mut times: Vec<f64> = all.iter().map(|times| times[place]).collect();
        times.sort_by(f64::total_cmp);
        times[(times.len() * of_100).div_ceil(100).max(1) - 1]
    })
}

fn times<G: Heuristic + Remarks>() {
    let mut timed = Timed::<G> { native: Engine::default(), elsewhere: Elsewhere::all::<G>() };
    println!("{}", G::info().id);
    decisions(&mut timed);
    let record = std::fs::read_dir(golden::<G>()).unwrap().next().unwrap().unwrap().path();
    let record = std::fs::read_to_string(record).unwrap();
    let verify = json!({ "verify": { "record": record } });
    let all: Vec<Times> = (0..5).map(|_| timed.ask(&verify).1).collect();
    line("verify a record, ms", percentile(&all, 50));
    refusals_and_thoughts(&mut timed, &record);
}

/// Whole games, through the same questions that the page asks. The first warms up.
fn decisions<G: Heuristic + Remarks>(timed: &mut Timed<G>) {
    let (mut sum, mut count) = ([0.0; 3], 0.0);
    for game in 0..=GAMES {
        let seats = *G::info().seats.last().unwrap();
        let bots = vec!["trader"; usize::from(seats)];
        let names = vec![""; bots.len()];
        let seed = format!("{game:064x}");
        timed
            .ask(&json!({ "begin": { "options": {}, "seats": names, "bots": bots, "seed": seed, "at": 0 } }));
        loop {
            let (table, _) = timed.ask(&json!({ "now": { "viewer": null } }));
            let Some(seat) = table["frame"]["to_act"].get(0) else { break };
            let version = &table["frame"]["version"];
            let think = json!({ "seat": seat, "level": "trader", "seed": version, "at": 0 });
            let (_, took) = timed.ask(&json!({ "think": think }));
            if game > 0 {
                add(&mut sum, took);
                count += 1.0;
            }
        }
    }
    line("decisions of Traders a second", sum.map(|time| 1000.0 * count / time));
}

/// Why an action may not be taken, and what Legend would do, with all its worlds, at some moments of a record.
fn refusals_and_thoughts<G: Heuristic + Remarks>(timed: &mut Timed<G>, record: &str) {
    let steps = timed.ask(&json!({ "open": { "record": record } })).0.as_u64().unwrap() as usize;
    let (mut refusals, mut thoughts) = (Vec::new(), Vec::new());
    let mut before: Vec<Value> = Vec::new();
    for n in (0..steps).step_by((steps / MOMENTS).max(1)) {
        let (moment, _) = timed.ask(&json!({ "moment": { "n": n, "viewer": null } }));
        let Some(seat) = moment["frame"]["to_act"].get(0) else { continue };
        let mut frame = timed.ask(&json!({ "moment": { "n": n, "viewer": seat } })).0["frame"].take();
        let Value::Array(legal) = frame["legal"].take() else { panic!("no list of actions") };
        for action in before.iter().chain(&legal).take(2 * ACTIONS) {
            let about = json!({ "view": frame["view"], "seat": seat, "action": action });
            refusals.push(timed.ask(&json!({ "why_not": about })).1);
        }
        if legal.len() > 1 {
            let choose = json!({ "view": frame["view"], "seat": seat, "level": "legend", "seed": n });
            thoughts.push(timed.ask(&json!({ "choose": choose })).1);
        }
        before = legal.into_iter().take(ACTIONS).collect();
    }
    line("the first why_not, ms", refusals[0]);
    line(&format!("why_not, median of {}, ms", refusals.len()), percentile(&refusals, 50));
    line("why_not, 99 of 100, ms", percentile(&refusals, 99));
    let mut sum = [0.0; 3];
    for times in &thoughts {
        add(&mut sum, *times);
    }
    line(
        &format!("a thought of Legend, mean of {}, ms", thoughts.len()),
        sum.map(|time| time / thoughts.len() as f64),
    );
}

#[test]
#[ignore = "measured on demand"]
fn how_fast_the_rules_are() {
    for info in comptoir_games::shelf() {
        comptoir_games::with_game!(info.id.as_str(), G => times::<G>()).expect("it is on the shelf");
    }
}
