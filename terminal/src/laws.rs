//! `comptoir laws`: the kernel's battery on as many states as one has patience for.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use comptoir_games::with_game;
use comptoir_kernel::laws::{Effort, Report, battery};
use comptoir_kernel::{Heuristic, Remarks};
use indicatif::{ProgressBar, ProgressStyle};

use crate::games::{self, game_id};
use crate::{Verdict, terminal};

/// Check the laws every game must keep: secrecy, undo, replay, conservation and the rest
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_id())]
    game: String,
    /// States to examine for each option and seat count
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    states: u64,
    /// The same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Set by Ctrl-C; what has been done so far is then reported.
static STOP: AtomicBool = AtomicBool::new(false);

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    let report =
        with_game!(args.game.as_str(), G => examine::<G>(args)?).ok_or_else(|| games::unknown(&args.game))?;
    let mut out = terminal::output();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        print(&mut out, &report)?;
    }
    Ok(match report.kept() {
        true if STOP.load(Ordering::Relaxed) => Verdict::Interrupted,
        true => Verdict::Well,
        false => Verdict::CheckFailed,
    })
}

fn examine<G: Heuristic + Remarks>(args: &Args) -> anyhow::Result<Report> {
    let bar = ProgressBar::new_spinner()
        .with_style(ProgressStyle::with_template("{spinner} {human_pos} states, {per_sec}, {msg}")?);
    let report = battery::<G>(Effort { states: args.states, seed: args.seed }, |report| {
        bar.set_position(report.states);
        if let Some(setup) = report.setups.last() {
            bar.set_message(setup.clone());
        }
        !STOP.load(Ordering::Relaxed)
    });
    bar.finish_and_clear();
    Ok(report)
}

fn print(out: &mut impl Write, report: &Report) -> std::io::Result<()> {
    for setup in &report.setups {
        writeln!(out, "{setup}")?;
    }
    for (what, count) in [
        ("whole games", report.games),
        ("states examined under every law", report.states),
        ("worlds imagined and compared", report.imagined),
        ("of these, worlds that were not the real one", report.imagined_differently),
        ("steps taken back", report.undoable),
        ("states replayed from records", report.replayed),
        ("actions refused that were not listed", report.unlisted),
    ] {
        writeln!(out, "{count:>12}  {what}")?;
    }
    if !report.never_seen.is_empty() {
        writeln!(out, "never seen: {}", report.never_seen.join(", "))?;
    }
    for violation in &report.violations {
        writeln!(out, "VIOLATION  {violation}")?;
    }
    writeln!(out, "{} differences", report.violations.len())
}
