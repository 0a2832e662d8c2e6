//! Adds golden games: whole records in `games/golden/`, at least one for each way a table can be set up, which every later
//! build must replay (`games/tests/golden.rs`). What stands there is never written again; run this after a game got a new option
//! or a new edition: `cargo run --release -p comptoir-games --example golden`.

use std::collections::BTreeSet;
use std::path::Path;

use comptoir_games::{shelf, with_game};
use comptoir_kernel::chance::{Course, Fast};
use comptoir_kernel::fairness::{self, Bytes, Bytes32, Secret, Terms};
use comptoir_kernel::playthrough::{By, Move, Playthrough, Step};
use comptoir_kernel::record::{Closing, Dealer, FORMAT, Fairness, Header, Record, Share, format_of};
use comptoir_kernel::{Chance, Heuristic, Named, Seat, ToAct, Viewer};
use serde_json::Value;

/// Games tried for each set-up.
const TRIES: u64 = 24;
/// Games beyond one for each set-up, for what was not seen yet.
const MORE: usize = 4;
/// One in this many steps is followed by taking back, where players agree to that.
const REWIND_EVERY: u32 = 12;

fn main() -> std::io::Result<()> {
    for info in shelf() {
        with_game!(info.id.as_str(), G => add::<G>()).unwrap_or(Ok(()))?;
    }
    Ok(())
}

/// A game that was played, and what it came across.
struct Played {
    setup: String,
    text: String,
    seen: BTreeSet<String>,
}

fn add<G: Heuristic>() -> std::io::Result<()> {
    let (id, edition) = (&G::info().id, G::info().newest());
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(id);
    std::fs::create_dir_all(&directory)?;
    let file = |setup: &str| directory.join(format!("{edition}-{setup}.jsonl"));

    let mut seen = BTreeSet::new();
    let mut left: Vec<Played> = Vec::new();
    for options in G::info().combinations() {
        for &seats in &G::info().seats {
            let setup = name::<G>(&options, seats);
            if file(&setup).exists() {
                continue;
            }
            let mut tried: Vec<Played> =
                (0..TRIES).filter_map(|number| play::<G>(&setup, &options, seats, number, None)).collect();
            // Small, but rather one that comes across something new.
            let worth =
                |it: &Played| (it.seen.difference(&seen).count() * 2000) as isize - it.text.len() as isize;
            let Some(best) = (0..tried.len()).max_by_key(|&at| worth(&tried[at])) else { continue };
            let best = tried.swap_remove(best);
            std::fs::write(file(&setup), &best.text)?;
            seen.extend(best.seen);
            left.extend(tried);
        }
    }
    for number in 2..2 + MORE {
        let new = |it: &Played| it.seen.difference(&seen).count();
        let Some(best) = left.iter().max_by_key(|it| (new(it), -(it.text.len() as isize))) else { break };
        if new(best) == 0 {
            break;
        }
        std::fs::write(file(&format!("{}-{number}", best.setup)), &best.text)?;
        seen.extend(best.seen.clone());
    }
    // And one whose players agree to take something back now and then.
    let (options, seats) = (G::info().defaults(), G::info().seats[0]);
    let setup = name::<G>(&options, seats);
    let agreed = file(&format!("{setup}-taken_back"));
    if !agreed.exists()
        && let Some(played) = play::<G>(&setup, &options, seats, 0, Some(REWIND_EVERY))
    {
        std::fs::write(agreed, &played.text)?;
        seen.extend(played.seen);
    }
    println!("{id}: {} things seen in new golden games", seen.len());
    Ok(())
}

/// The seats and whatever is not at its default: `4-expert-free`.
fn name<G: Heuristic>(options: &Value, seats: u8) -> String {
    let defaults = G::info().defaults();
    let chosen = G::info().options.iter().filter(|option| options[&option.id] != defaults[&option.id]);
    let chosen =
        chosen.filter_map(|option| Some(format!("-{}-{}", option.id, options[&option.id].as_str()?)));
    format!("{seats}{}", chosen.collect::<String>())
}

/// A game of the first seat's person against bots, most of whose moves make sense, and who takes some back.
fn play<G: Heuristic>(
    setup: &str,
    options: &Value,
    seats: u8,
    number: u64,
    rewind_every: Option<u32>,
) -> Option<Played> {
    let mut dice = Fast::new(number);
    let mut bytes = || -> Bytes32 { Bytes(std::array::from_fn(|_| dice.below(256) as u8)) };
    let (seed, person) = (bytes(), Secret::new(bytes(), bytes()));
    let mut pledges = vec![None; usize::from(seats)];
    pledges[0] = Some(person.pledge());
    let terms = Terms {
        commitment: fairness::commitment(&seed),
        game: &G::info().id,
        edition: G::info().newest(),
        options: options.clone(),
        pledges,
    };
    let share = Share { pledge: person.pledge(), opening: person.open(&terms) };
    let mut chance = Course::new(fairness::stream(&seed, &[share.opening.number]));
    let chosen = serde_json::from_value(options.clone()).ok()?;
    let beginning = Playthrough::<G>::begin(&chosen, seats, &mut chance).ok()?;
    let mut shares = vec![None; usize::from(seats)];
    shares[0] = Some(share);
    let mut record = Record::<G> {
        header: Header {
            comptoir: FORMAT,
            game: G::info().id.clone(),
            edition: G::info().newest(),
            options: options.clone(),
            seats: (1..=seats)
                .map(|seat| if seat == 1 { "Ana".into() } else { format!("Bot {seat}") })
                .collect(),
            bots: Vec::new(),
            coached: Vec::new(),
            fairness: Some(Fairness {
                commitment: terms.commitment,
                dealer: Dealer::Server,
                seats: shares,
                broken_off: Vec::new(),
            }),
            chance: beginning.chance,
            hash: beginning.hash,
        },
        steps: Vec::new(),
        closing: None,
    };
    chance.mark();
    let (mut playthrough, mut met) = (beginning.playthrough, BTreeSet::new());
    while record.closing.is_none() {
        match playthrough.game().to_act() {
            ToAct::Seats(acting) => {
                let lucky = dice.below(acting.len() as u32) as usize;
                let seat = acting.iter().nth(lucky)?;
                let by = if seat == Seat(0) { By::Person } else { By::Bot };
                let taken_back = (dice.below(20) == 0).then(|| playthrough.undo(seat, by)).flatten();
                let agreed = rewind_every.is_some_and(|every| dice.below(every) == 0);
                let to = agreed.then(|| playthrough.rewinds(Seat(0)).pop()).flatten();
                let step: Step<G::Action> = if let Some(taken_back) = taken_back {
                    taken_back.step
                } else if let Some(to) = to {
                    chance.rewind(to);
                    playthrough.rewind(Seat(0), By::Person, to)?.step
                } else {
                    let action = choose(playthrough.game(), seat, &mut dice)?;
                    let outcome = playthrough.act(seat, by, &action, &mut chance).ok()?;
                    for (_, event) in &outcome.told.0 {
                        met.insert(event.name());
                        met.extend(G::landmark(event));
                    }
                    outcome.step
                };
                met.insert(kind(&step.played));
                chance.mark();
                record.steps.push(step);
            }
            ToAct::Over(standings) => {
                record.closing = Some(Closing { standings: standings.lines().collect(), seed: Some(seed) });
            }
        }
    }
    record.header.comptoir = format_of(&record.steps);
    Some(Played { setup: setup.to_owned(), text: record.to_text(), seen: met })
}

/// Nine times out of ten what makes most sense, else anything.
fn choose<G: Heuristic>(game: &G, seat: Seat, dice: &mut Fast) -> Option<G::Action> {
    let (mut legal, mut weights) = (Vec::new(), Vec::new());
    game.legal(seat, &mut legal);
    if dice.below(10) == 0 {
        let drawn = dice.below(legal.len() as u32) as usize;
        return Some(legal.swap_remove(drawn));
    }
    G::weigh(&game.view(Viewer::Seat(seat)), seat, &legal, &mut weights);
    let best = (0..legal.len()).max_by(|a, b| weights[*a].total_cmp(&weights[*b]))?;
    Some(legal.swap_remove(best))
}

/// The name of an action, as it stands in records.
fn kind<A: serde::Serialize>(played: &Move<A>) -> String {
    let action = match played {
        Move::Action(action) => action,
        Move::Undo => return "undo".to_owned(),
        Move::Rewind(_) => return "rewind".to_owned(),
    };
    match serde_json::to_value(action) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(fields)) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}
