//! `comptoir simulate`: bots play many games, every one of them checked as it goes.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use anyhow::Context;
use comptoir_bots::Level;
use comptoir_games::with_game;
use comptoir_kernel::playthrough::{By, Playthrough};
use comptoir_kernel::record::{Closing, FORMAT, Header, Record};
use comptoir_kernel::{Heuristic, Seat, Standings, ToAct, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use crate::games::{self, game_id, most_seats};
use crate::lot::Lot;
use crate::setup::{OptionArgs, level, one_each};
use crate::table::table;
use crate::tally::{Line, Results, Summary, Tally};
use crate::{Verdict, terminal};

/// Let bots play many games on all cores, check every step, and sum up
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_id())]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Players at the table; otherwise as many as --bots names, or the most the game takes
    #[arg(long)]
    seats: Option<u8>,
    /// Who plays, seat by seat: one for all, or one each
    #[arg(long, value_delimiter = ',', default_value = "trader", value_parser = level())]
    bots: Vec<Level>,
    #[command(flatten)]
    options: OptionArgs,
    /// The same seed plays the same games, on any number of cores
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play that many games of every set-up the box offers, with these seats and options where they are given, and fail if a limit
    /// of rounds ended one of them
    #[arg(long, conflicts_with = "records")]
    every_setup: bool,
    /// Write a record of each game into this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Set by the first Ctrl-C: no further game is begun.
static STOP: AtomicBool = AtomicBool::new(false);

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    with_game!(args.game.as_str(), G => simulate::<G>(args)).ok_or_else(|| games::unknown(&args.game))?
}

/// What all games have in common.
struct Plan<G: Heuristic> {
    options: G::Options,
    levels: Vec<Level>,
}

fn simulate<G: Heuristic>(args: &Args) -> anyhow::Result<Verdict> {
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    if args.every_setup {
        return setups::simulate_all::<G>(args);
    }
    let named = (args.bots.len() > 1).then_some(args.bots.len() as u8);
    let seats = args.seats.or(named).unwrap_or_else(|| most_seats(G::info()));
    let options = args.options.resolve::<G>(seats)?;
    let plan = Plan::<G> { options, levels: one_each(&args.bots, usize::from(seats))? };
    if let Some(directory) = &args.records {
        std::fs::create_dir_all(directory).with_context(|| directory.display().to_string())?;
    }

    let bar = bar(args.games)?;
    let started = Instant::now();
    let outcome = plan.play_all(args, &bar);
    let seconds = started.elapsed().as_secs_f64();
    bar.finish_and_clear();

    let tally = match outcome {
        Ok(tally) => tally,
        Err(stopped) => return stopped.explain(args, &args.options.to_string(), seats),
    };
    let mut out = terminal::output();
    if args.json {
        let report = Report::new(args, &plan, &tally)?;
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        print(&mut out, &plan, &tally, seconds)?;
    }
    Ok(if tally.games == args.games { Verdict::Well } else { Verdict::Interrupted })
}

fn bar(games: u64) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {per_sec}, {eta}")?;
    Ok(ProgressBar::new(games).with_style(style))
}

/// The number all chance of a game follows from. That of the first game is the seed itself, so any game can be played
/// again alone; the step is 2^64 divided by the golden ratio, so runs from neighbouring seeds share no game.
fn number_of(seed: u64, index: u64) -> u64 {
    seed.wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

fn file_name(game: &str, seed: u64, index: u64) -> String {
    format!("{game}-{seed}-{:06}.jsonl", index + 1)
}

/// A game played to its end.
struct Played<G: Heuristic> {
    standings: Standings,
    steps: Vec<(Seat, G::Action)>,
    cut_short: bool,
}

enum Stopped {
    Violation(Violation),
    Unwritten(anyhow::Error),
}

/// Something that must never happen.
struct Violation {
    /// The number of the game's chance.
    number: u64,
    /// The step it happened at; 0 is the set-up.
    step: usize,
    what: String,
}

impl Stopped {
    /// Says what must never happen, and how to see it again.
    fn explain(self, args: &Args, options: &str, seats: u8) -> anyhow::Result<Verdict> {
        let Violation { number, step, what } = match self {
            Stopped::Violation(violation) => violation,
            Stopped::Unwritten(error) => return Err(error),
        };
        let bots: Vec<String> = args.bots.iter().map(Level::to_string).collect();
        terminal::complain(&format!(
            "{} broke its rules at step {step}: {what}\nto see it again: comptoir simulate {0} --games 1 --seed {number} --seats {seats} --bots {}{options}",
            args.game,
            bots.join(","),
        ));
        Ok(Verdict::CheckFailed)
    }
}

impl<G: Heuristic> Plan<G> {
    fn seats(&self) -> u8 {
        self.levels.len() as u8
    }

    /// All the games asked for, on all cores; fewer if Ctrl-C is pressed.
    fn play_all(&self, args: &Args, bar: &ProgressBar) -> Result<Tally, Stopped> {
        (0..args.games)
            .into_par_iter()
            .take_any_while(|_| !STOP.load(Ordering::Relaxed))
            .try_fold(Tally::default, |mut tally, index| {
                let number = number_of(args.seed, index);
                let played = self.play(number)?;
                if let Some(directory) = &args.records {
                    let path = directory.join(file_name(&args.game, args.seed, index));
                    self.write_record(number, &played, &path)?;
                }
                tally.add(&played.standings, played.steps.len());
                tally.cut_short += u64::from(played.cut_short);
                bar.inc(1);
                Ok(tally)
            })
            .try_reduce(Tally::default, |a, b| Ok(a.merge(&b)))
    }

    fn play(&self, number: u64) -> Result<Played<G>, Stopped> {
        let lot = Lot::new(number, self.seats());
        let mut chance = lot.shuffles();
        let mut bots = lot.bots::<G>(&self.levels);
        let mut steps = Vec::new();
        let mut legal = Vec::new();
        let violation = |step, what| Stopped::Violation(Violation { number, step, what });

        let mut game = G::setup(&self.options, self.seats(), &mut chance, &mut ())
            .map_err(|why| violation(0, why.to_string()))?;
        loop {
            let step = steps.len();
            game.audit().map_err(|what| violation(step, what))?;
            let seats = match game.to_act() {
                ToAct::Over(standings) => {
                    return Ok(Played { standings, steps, cut_short: game.cut_short() });
                }
                ToAct::Seats(seats) => seats,
            };
            let seat = seats.first().ok_or_else(|| violation(step, "nobody is to act".to_owned()))?;
            if step == G::LONGEST {
                return Err(violation(step, "it does not end".to_owned()));
            }
            legal.clear();
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = bots
                .get_mut(seat.index())
                .and_then(|bot| bot.choose(&view, seat, &legal))
                .and_then(|chosen| legal.get(chosen))
                .ok_or_else(|| violation(step, format!("seat {} has no legal action", seat.0 + 1)))?;
            game.check(seat, action).map_err(|refusal| {
                violation(step + 1, format!("a listed action is refused: {action:?}: {refusal:?}"))
            })?;
            game.apply(seat, action, &mut chance, &mut ());
            steps.push((seat, action.clone()));
        }
    }

    /// Plays the steps once more for the record, which also shows that they play the same twice.
    fn write_record(&self, number: u64, played: &Played<G>, path: &Path) -> Result<(), Stopped> {
        let violation = |step, what| Stopped::Violation(Violation { number, step, what });
        let lot = Lot::new(number, self.seats());
        let mut chance = lot.shuffles();
        let beginning = Playthrough::<G>::begin(&self.options, self.seats(), &mut chance)
            .map_err(|why| violation(0, why.to_string()))?;
        let mut playthrough = beginning.playthrough;
        let mut steps = Vec::with_capacity(played.steps.len());
        for (at, (seat, action)) in played.steps.iter().enumerate() {
            let outcome = playthrough.act(*seat, By::Bot, action, &mut chance).map_err(|refusal| {
                violation(at + 1, format!("it plays differently the second time: {refusal:?}"))
            })?;
            steps.push(outcome.step);
        }
        if playthrough.game().to_act() != ToAct::Over(played.standings.clone()) {
            return Err(violation(steps.len(), "it ends differently the second time".to_owned()));
        }
        let record = Record::<G> {
            header: Header {
                comptoir: FORMAT,
                game: G::info().id.clone(),
                edition: G::info().newest(),
                options: serde_json::to_value(&self.options).map_err(|why| violation(0, why.to_string()))?,
                seats: Seat::all(self.seats()).map(|seat| comptoir_bots::name(seat).to_owned()).collect(),
                bots: self.levels.iter().map(|level| Some(level.to_string())).collect(),
                coached: Vec::new(),
                fairness: Some(lot.fairness()),
                chance: beginning.chance,
                hash: beginning.hash,
            },
            steps,
            closing: Some(Closing { standings: played.standings.lines().collect(), seed: Some(lot.seed) }),
        };
        std::fs::write(path, record.to_text())
            .with_context(|| path.display().to_string())
            .map_err(Stopped::Unwritten)
    }

    /// The results of all seats a level plays.
    fn by_level(&self, tally: &Tally) -> BTreeMap<Level, Results> {
        let mut levels: BTreeMap<Level, Results> = BTreeMap::new();
        for (level, seat) in self.levels.iter().zip(&tally.seats) {
            levels.entry(*level).or_default().merge(seat);
        }
        levels
    }
}

/// The results as JSON: the same for the same seed, so without times.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    options: serde_json::Value,
    seed: u64,
    games: u64,
    cut_short: u64,
    decisions: Option<Summary>,
    seats: Vec<SeatReport>,
    bots: BTreeMap<String, Option<Line>>,
}

#[derive(Serialize)]
struct SeatReport {
    bot: Level,
    #[serde(flatten)]
    line: Option<Line>,
}

impl<'a> Report<'a> {
    fn new<G: Heuristic>(args: &'a Args, plan: &Plan<G>, tally: &Tally) -> anyhow::Result<Report<'a>> {
        let seats = plan.levels.iter().zip(&tally.seats);
        Ok(Report {
            game: &args.game,
            options: serde_json::to_value(&plan.options)?,
            seed: args.seed,
            games: tally.games,
            cut_short: tally.cut_short,
            decisions: tally.decisions.summary(),
            seats: seats.map(|(bot, results)| SeatReport { bot: *bot, line: results.line() }).collect(),
            bots: plan
                .by_level(tally)
                .iter()
                .map(|(bot, results)| (bot.to_string(), results.line()))
                .collect(),
        })
    }
}

fn print<G: Heuristic>(
    out: &mut impl Write,
    plan: &Plan<G>,
    tally: &Tally,
    seconds: f64,
) -> std::io::Result<()> {
    let mut results =
        table(["", "wins", "%", "mean", "sd", "min", "10%", "25%", "50%", "75%", "90%", "max", "points"]);
    let by_seat = plan.levels.iter().zip(&tally.seats).enumerate();
    for (at, (bot, seat)) in by_seat {
        results.add_row(row(&format!("seat {} {bot}", at + 1), seat.line()));
    }
    for (bot, seats) in plan.by_level(tally) {
        results.add_row(row(&format!("all {bot}"), seats.line()));
    }
    writeln!(out, "{results}")?;
    if let Some(length) = tally.decisions.summary() {
        writeln!(
            out,
            "{} games, every step checked, {} ended by a limit of rounds; {:.1} decisions a game ({} to {}); {:.0} games/s",
            tally.games,
            tally.cut_short,
            length.mean,
            length.least,
            length.most,
            tally.games as f64 / seconds
        )?;
    }
    Ok(())
}

fn row(name: &str, line: Option<Line>) -> Vec<String> {
    let Some(Line { wins, win_rate, points }) = line else { return vec![name.to_owned()] };
    let mut row = vec![
        name.to_owned(),
        format!("{wins:.1}"),
        format!("{:.1}", win_rate * 100.0),
        format!("{:.2}", points.mean),
        format!("{:.2}", points.deviation),
    ];
    let quantiles = [
        points.least,
        points.tenth,
        points.quarter,
        points.median,
        points.three_quarters,
        points.nine_tenths,
        points.most,
    ];
    row.extend(quantiles.map(|points| points.to_string()));
    row.push(sparkline(&points));
    row
}

/// The histogram at a glance: twelve bars from the least to the most.
fn sparkline(points: &Summary) -> String {
    const BARS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];
    let span = i64::from(points.most) - i64::from(points.least) + 1;
    let mut bins = [0; 12];
    for (number, times) in &points.histogram {
        let from_least = i64::from(*number) - i64::from(points.least);
        bins[(from_least * bins.len() as i64 / span) as usize] += times;
    }
    let highest = bins.iter().copied().max().unwrap_or(0).max(1);
    bins.map(|times| BARS[(times * 8).div_ceil(highest) as usize]).iter().collect()
}

mod setups;

#[cfg(test)]
mod tests;
