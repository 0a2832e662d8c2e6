//! Helps to write lessons and examples (docs/lessons.md).
//!
//! `lesson show FILE [ID]` plays a script and shows what is there at each step, or at one of them; `lesson find GAME SEATS SEED STEPS [OPTION=CHOICE…]` lets bots play that many
//! steps, and shows them as a script has them.

use std::error::Error;
use std::fs;
use std::path::Path;

use comptoir_bots::{Bot, Level};
use comptoir_engine::{Lesson, Reached, Script, Start, Turn};
use comptoir_games::with_game;
use comptoir_kernel::{Heuristic, Remarks, Seat, Viewer, reading};
use serde_json::{Map, Value, json};

type Done = Result<(), Box<dyn Error>>;

fn main() -> Done {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let given: Vec<&str> = given.iter().map(String::as_str).collect();
    match given.as_slice() {
        ["show", file, id @ ..] => {
            let (game, value) = script_of(file)?;
            with_game!(game.as_str(), G => show::<G>(&value, id.first().copied())).ok_or("no such game")?
        }
        ["find", game, seats, seed, steps, options @ ..] => {
            let chosen = options.iter().filter_map(|option| option.split_once('='));
            let options: Map<String, Value> =
                chosen.map(|(id, choice)| (id.to_owned(), json!(choice))).collect();
            let start = Start {
                seats: seats.parse()?,
                you: Seat(0),
                options: options.into(),
                seed: seed.parse()?,
                played: Vec::new(),
                state: None,
            };
            let steps = steps.parse()?;
            with_game!(*game, G => find::<G>(&start, steps)).ok_or("no such game")?
        }
        _ => Err("lesson show FILE [ID] | lesson find GAME SEATS SEED STEPS [OPTION=CHOICE…]".into()),
    }
}

/// The game a file belongs to, and what is in it.
fn script_of(file: &str) -> Result<(String, Value), Box<dyn Error>> {
    let game = Path::new(file).components().rev().nth(2).ok_or("games/<id>/lessons/<file>")?;
    let game = game.as_os_str().to_str().ok_or("a game's id")?;
    Ok((game.to_owned(), toml::from_str(&fs::read_to_string(file)?)?))
}

/// Plays the script, the first right action at each step.
fn show<G: Heuristic + Remarks>(value: &Value, only: Option<&str>) -> Done {
    let script: Script = reading::from_value(value)?;
    let steps = script.step.clone();
    let (mut lesson, opened) =
        Lesson::<G>::open(script, &Reached::default()).map_err(|why| format!("{why:?}"))?;
    lesson.game().audit()?;
    let mut moments = opened.shown.moments;
    for step in &steps {
        let shown = only.is_none_or(|id| id == step.id);
        println!("\n=== {}  {}", step.id, step.point.join(", "));
        for moment in &moments {
            for event in &moment.heard.events {
                println!("    heard {event}");
            }
        }
        let you = lesson.viewer();
        if shown {
            println!("    state {}", json!(lesson.game()));
            println!("    to act: {}", json!(lesson.game().to_act().seats()));
            if let Some(seat) = you.seat() {
                list::<G>(lesson.game(), seat);
            }
        }
        moments = match step.right.first() {
            None => lesson.read_on().map_err(|why| format!("{why:?}"))?.moments,
            Some(right) => {
                println!("    RIGHT {}", inline(right));
                let action: G::Action = reading::from_value(right)?;
                match lesson.act(&action).map_err(|why| format!("{why:?}"))? {
                    comptoir_engine::Tried::Right(shown) => shown.moments,
                    other => return Err(format!("{}: {other:?}", step.id).into()),
                }
            }
        };
    }
    println!("\n=== the end");
    for event in moments.iter().flat_map(|moment| &moment.heard.events) {
        println!("    heard {event}");
    }
    println!("    to act: {}", json!(lesson.game().to_act().seats()));
    println!("    points: {:?}", lesson.game().tally().lines().map(|line| line.points).collect::<Vec<_>>());
    Ok(())
}

fn list<G: Heuristic>(game: &G, seat: Seat) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    println!("    seat {} may do {} things:", seat.0, legal.len());
    for action in legal.iter().take(40) {
        println!("      {}", inline(&json!(action)));
    }
}

/// Lets bots play.
fn find<G: Heuristic + Remarks>(start: &Start, steps: usize) -> Done {
    let script = Script { start: start.clone(), step: Vec::new() };
    let (lesson, _) = Lesson::<G>::open(script, &Reached::default()).map_err(|why| format!("{why:?}"))?;
    let mut played: Vec<Turn> = Vec::new();
    let mut game = lesson.game().clone();
    let mut bots: Vec<Bot<G>> =
        (0..start.seats).map(|seat| Bot::new(Level::Trader, start.seed * 8 + u64::from(seat))).collect();
    for _ in 0..steps {
        let Some(seat) = game.to_act().seats().first() else { break };
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        let at =
            bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), seat, &legal).ok_or("no choice")?;
        played.push(Turn { seat, action: json!(legal[at]), draws: Vec::new() });
        // Once more from the start, so that chance is what the script will have.
        let script = Script { start: Start { played: played.clone(), ..start.clone() }, step: Vec::new() };
        let (lesson, _) = Lesson::<G>::open(script, &Reached::default()).map_err(|why| format!("{why:?}"))?;
        game = lesson.game().clone();
    }
    println!(
        "[start]\nseats = {}\nseed = {}\noptions = {}\nplayed = [",
        start.seats,
        start.seed,
        inline(&start.options)
    );
    for Turn { seat, action, .. } in &played {
        println!("  {{ seat = {}, action = {} }},", seat.0, inline(action));
    }
    println!("]\n");
    println!("# state {}", json!(game));
    if let Some(seat) = game.to_act().seats().first() {
        list::<G>(&game, seat);
    }
    println!("points: {:?}", game.tally().lines().map(|line| line.points).collect::<Vec<_>>());
    Ok(())
}

/// JSON as a TOML value in one line.
fn inline(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields = fields.iter().filter(|(_, value)| !value.is_null());
            let fields: Vec<String> =
                fields.map(|(name, value)| format!("{name} = {}", inline(value))).collect();
            if fields.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", fields.join(", ")) }
        }
        Value::Array(items) => format!("[{}]", items.iter().map(inline).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}
