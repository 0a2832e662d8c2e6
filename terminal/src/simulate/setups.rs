//! `comptoir simulate --every-setup`: whether games of every set-up come to an end of their own.

use std::io::Write;

use comptoir_bots::Level;
use comptoir_kernel::Heuristic;
use serde::Serialize;
use serde_json::{Map, Value};

use super::{Args, Plan, bar};
use crate::setup::one_each;
use crate::table::table;
use crate::{Verdict, terminal};

/// One way to set the game up.
struct Way<G: Heuristic> {
    /// What is not at its default, or has no default of its own, as arguments: ` --option duel=no`.
    arguments: String,
    options: Value,
    plan: Plan<G>,
}

/// What one way came to.
#[derive(Serialize)]
struct Line {
    seats: u8,
    options: Value,
    games: u64,
    cut_short: u64,
    decisions: f64,
    most_decisions: i32,
}

pub(super) fn simulate_all<G: Heuristic>(args: &Args) -> anyhow::Result<Verdict> {
    let ways = ways::<G>(args)?;
    anyhow::ensure!(!ways.is_empty(), "the box has no set-up with these seats and options");
    let asked = args.games * ways.len() as u64;
    let bar = bar(asked)?;
    let mut rows = table(["", "games", "ended by a limit", "decisions", "most"]);
    let mut lines = Vec::new();
    for Way { arguments, options, plan } in ways {
        let seats = plan.seats();
        let tally = match plan.play_all(args, &bar) {
            Ok(tally) => tally,
            Err(stopped) => return stopped.explain(args, &arguments, seats),
        };
        let Some(decisions) = tally.decisions.summary() else { break };
        let (games, cut_short) = (tally.games, tally.cut_short);
        let (mean, most_decisions) = (decisions.mean, decisions.most);
        rows.add_row([
            format!("--seats {seats}{arguments}"),
            games.to_string(),
            cut_short.to_string(),
            format!("{mean:.1}"),
            most_decisions.to_string(),
        ]);
        lines.push(Line { seats, options, games, cut_short, decisions: mean, most_decisions });
        if games < args.games {
            break;
        }
    }
    bar.finish_and_clear();

    let mut out = terminal::output();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&lines)?)?;
    } else {
        writeln!(out, "{rows}")?;
    }
    let played: u64 = lines.iter().map(|line| line.games).sum();
    Ok(match lines.iter().all(|line| line.cut_short == 0) {
        false => Verdict::CheckFailed,
        true if played < asked => Verdict::Interrupted,
        true => Verdict::Well,
    })
}

/// Every set-up of the box that the arguments leave open, each once: all seats and options, except that an option of little
/// weight is changed alone.
fn ways<G: Heuristic>(args: &Args) -> anyhow::Result<Vec<Way<G>>> {
    let chosen = args.options.chosen()?;
    let mut all = Vec::<(u8, Map<String, Value>)>::new();
    let mut ways = Vec::new();
    for &seats in G::info().seats.iter().filter(|&&seats| args.seats.is_none_or(|asked| asked == seats)) {
        for combination in G::info().combinations() {
            let Value::Object(mut options) = combination else { continue };
            options.extend(chosen.clone());
            if all.contains(&(seats, options.clone())) {
                continue;
            }
            all.push((seats, options.clone()));
            ways.extend(way::<G>(&args.bots, Value::Object(options), seats)?);
        }
    }
    Ok(ways)
}

/// This way to set the game up, if its rules allow it.
fn way<G: Heuristic>(bots: &[Level], options: Value, seats: u8) -> anyhow::Result<Option<Way<G>>> {
    let Ok(all) = G::info().allow(&options, seats) else { return Ok(None) };
    let plan =
        Plan::<G> { options: serde_json::from_value(all)?, levels: one_each(bots, usize::from(seats))? };
    if G::allow(&plan.options, seats).is_err() {
        return Ok(None);
    }
    let defaults = G::info().defaults();
    let changed = G::info().options.iter().filter_map(|option| {
        let choice = options[&option.id].as_str()?;
        let needed = !option.default_with.is_empty() || options[&option.id] != defaults[&option.id];
        needed.then(|| format!(" --option {}={choice}", option.id))
    });
    Ok(Some(Way { arguments: changed.collect(), options, plan }))
}
