//! `comptoir arena`: which level plays how well.
//!
//! Seats are rotated and seeds are paired: the same shuffles are played once for every way round the table, so that neither
//! a good seat nor good cards count for anybody.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use comptoir_bots::Level;
use comptoir_games::with_game;
use comptoir_kernel::{Heuristic, Seat, Standings, ToAct, Viewer};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde::Serialize;

use crate::games::{self, game_id, most_seats};
use crate::lot::Lot;
use crate::setup::{OptionArgs, level};
use crate::table::table;
use crate::{Verdict, terminal};

mod plot;

/// Let levels play against each other and see who wins how often
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_id())]
    game: String,
    /// Who plays; if there are more seats, the last named fills them
    #[arg(long, value_delimiter = ',', default_value = "trader,apprentice", value_parser = level())]
    players: Vec<Level>,
    /// Each level against a table of the level below it, from random to legend
    #[arg(long, conflicts_with = "players")]
    ladder: bool,
    /// How many games (of each step of a ladder)
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Players at the table; otherwise four, or as near to it as the game allows
    #[arg(long)]
    seats: Option<u8>,
    #[command(flatten)]
    options: OptionArgs,
    /// Divide the worlds that searches think through by this number, to play more games in less time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    haste: u32,
    /// The same seed plays the same games, on any number of cores
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Draw the results into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Set by the first Ctrl-C: no further game is begun.
static STOP: AtomicBool = AtomicBool::new(false);

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    with_game!(args.game.as_str(), G => compete::<G>(args)).ok_or_else(|| games::unknown(&args.game))?
}

fn compete<G: Heuristic>(args: &Args) -> anyhow::Result<Verdict> {
    let seats = args.seats.unwrap_or_else(|| most_seats(G::info()).min(4));
    let options = args.options.resolve::<G>(seats)?;
    let pairings: Vec<Vec<Level>> = if args.ladder {
        use strum::VariantArray;
        Level::VARIANTS.windows(2).map(|pair| vec![pair[1], pair[0]]).collect()
    } else {
        vec![args.players.clone()]
    };
    ctrlc::set_handler(|| {
        if STOP.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;

    let mut rounds = Vec::new();
    for players in pairings {
        ensure!(
            players.len() <= usize::from(seats),
            "--players names {} players for {seats} seats",
            players.len()
        );
        let event = Event::<G> { options: &options, table: filled(&players, seats), args };
        rounds.push(event.play()?);
        if STOP.load(Ordering::Relaxed) {
            break;
        }
    }

    let report = Report {
        game: &args.game,
        options: serde_json::to_value(&options)?,
        seats,
        seed: args.seed,
        haste: args.haste,
        rounds,
    };
    let mut out = terminal::output();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        report.print(&mut out, args.ladder)?;
    }
    if let Some(path) = &args.plot {
        std::fs::write(path, plot::svg(&report)).with_context(|| path.display().to_string())?;
    }
    Ok(if STOP.load(Ordering::Relaxed) { Verdict::Interrupted } else { Verdict::Well })
}

/// Everybody named once, the last as often as there is room.
fn filled(players: &[Level], seats: u8) -> Vec<Level> {
    (0..usize::from(seats)).filter_map(|seat| players.get(seat).or(players.last())).copied().collect()
}

/// Many games of the same players.
struct Event<'a, G: Heuristic> {
    options: &'a G::Options,
    /// Who plays, before the seats are rotated.
    table: Vec<Level>,
    args: &'a Args,
}

/// What one player came to in one game.
#[derive(Clone, Copy, Default)]
struct Result {
    victory: f64,
    /// Points more than the others have on average.
    margin: f64,
    decisions: u32,
    thought: Duration,
}

impl<G: Heuristic> Event<'_, G> {
    fn play(&self) -> anyhow::Result<Round> {
        let bar = ProgressBar::new(self.args.games)
            .with_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} games, {per_sec}, {eta}")?)
            .with_message(self.table.iter().map(Level::to_string).collect::<Vec<_>>().join(" "));
        let started = Instant::now();
        let played: Vec<Vec<Result>> = (0..self.args.games)
            .into_par_iter()
            .filter(|_| !STOP.load(Ordering::Relaxed))
            .map(|index| {
                let results = self.game(index);
                bar.inc(1);
                results
            })
            .collect::<anyhow::Result<_>>()?;
        bar.finish_and_clear();
        let seconds = started.elapsed().as_secs_f64();

        let mut levels: Vec<Level> = self.table.clone();
        levels.dedup();
        let lines = levels.iter().map(|&level| {
            let results = played.iter().flat_map(|game| {
                self.table.iter().zip(game).filter(move |(who, _)| **who == level).map(|(_, result)| *result)
            });
            Line::new(level, &results.collect::<Vec<_>>())
        });
        Ok(Round {
            games: played.len() as u64,
            parity: 1.0 / self.table.len() as f64,
            games_per_second: played.len() as f64 / seconds,
            players: lines.collect(),
        })
    }

    /// One game; the results are in the order of the table before it was rotated.
    fn game(&self, index: u64) -> anyhow::Result<Vec<Result>> {
        let count = self.table.len();
        let rotation = (index % count as u64) as usize;
        // The player of the table in this seat.
        let player = |seat: Seat| (seat.index() + rotation) % count;
        let levels: Vec<Level> = Seat::all(count as u8).map(|seat| self.table[player(seat)]).collect();
        let lot = Lot::new(self.args.seed.wrapping_add(index / count as u64), count as u8);
        let mut chance = lot.shuffles();
        let mut bots = lot.bots::<G>(&levels);
        let mut results = vec![Result::default(); count];
        let mut legal = Vec::new();
        let mut game = G::setup(self.options, count as u8, &mut chance, &mut ())?;
        let standings = loop {
            let seat = match game.to_act() {
                ToAct::Over(standings) => break standings,
                ToAct::Seats(seats) => seats.first().context("nobody is to act")?,
            };
            legal.clear();
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let began = Instant::now();
            // A loaded machine must not make anybody play worse here.
            let budget = levels[seat.index()].budget::<G>().unhurried().divided_by(self.args.haste);
            let place = bots[seat.index()]
                .choose_within(budget, &view, seat, &legal)
                .context("a seat that is to act has no legal action")?;
            if legal.len() > 1 {
                results[player(seat)].thought += began.elapsed();
                results[player(seat)].decisions += 1;
            }
            game.apply(seat, &legal[place], &mut chance, &mut ());
        };
        for seat in Seat::all(count as u8) {
            let result = &mut results[player(seat)];
            (result.victory, result.margin) = outcome(&standings, seat);
        }
        Ok(results)
    }
}

/// The share of the victory, and the margin.
fn outcome(standings: &Standings, seat: Seat) -> (f64, f64) {
    let winners = standings.winners().count() as f64;
    let others: Vec<f64> =
        standings.lines().filter(|line| line.seat != seat).map(|line| f64::from(line.points)).collect();
    let usual = others.iter().sum::<f64>() / others.len().max(1) as f64;
    let victory = if standings.rank(seat) == 1 { 1.0 / winners } else { 0.0 };
    (victory, f64::from(standings.points(seat)) - usual)
}

/// What the command found.
#[derive(Serialize)]
struct Report<'a> {
    game: &'a str,
    options: serde_json::Value,
    seats: u8,
    seed: u64,
    haste: u32,
    rounds: Vec<Round>,
}

/// Many games of the same players.
#[derive(Serialize)]
struct Round {
    games: u64,
    /// The win rate of equals.
    parity: f64,
    games_per_second: f64,
    players: Vec<Line>,
}

/// How one level did.
#[derive(Serialize)]
struct Line {
    level: Level,
    /// Of one player of this level; a shared victory counts as its share.
    win_rate: f64,
    /// Where the true rate lies with a certainty of 95 % (Wilson).
    interval: [f64; 2],
    margin: f64,
    milliseconds_per_decision: f64,
}

impl Line {
    fn new(level: Level, results: &[Result]) -> Line {
        let count = results.len().max(1) as f64;
        let sum = |value: fn(&Result) -> f64| results.iter().map(value).sum::<f64>();
        let win_rate = sum(|result| result.victory) / count;
        let decisions = sum(|result| f64::from(result.decisions)).max(1.0);
        Line {
            level,
            win_rate,
            interval: wilson(win_rate, count),
            margin: sum(|result| result.margin) / count,
            milliseconds_per_decision: sum(|result| result.thought.as_secs_f64()) * 1000.0 / decisions,
        }
    }
}

/// The interval of a rate seen in `count` games, with a certainty of 95 %.
pub(crate) fn wilson(rate: f64, count: f64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let middle = rate + Z * Z / (2.0 * count);
    let half = Z * (rate * (1.0 - rate) / count + Z * Z / (4.0 * count * count)).sqrt();
    let all = 1.0 + Z * Z / count;
    [((middle - half) / all).max(0.0), ((middle + half) / all).min(1.0)]
}

/// How much stronger somebody is who wins this often against equals among themselves, on Elo's scale.
fn elo(win_rate: f64, parity: f64) -> f64 {
    let odds = |rate: f64| rate / (1.0 - rate);
    400.0 * (odds(win_rate.clamp(0.001, 0.999)) / odds(parity)).log10()
}

impl Report<'_> {
    fn print(&self, out: &mut impl Write, ladder: bool) -> std::io::Result<()> {
        let mut results =
            table(["", "win %", "95 % interval", "parity", "margin", "ms/decision", "games", "games/s"]);
        for round in &self.rounds {
            for line in &round.players {
                results.add_row([
                    line.level.to_string(),
                    format!("{:.1}", line.win_rate * 100.0),
                    format!("{:.1} to {:.1}", line.interval[0] * 100.0, line.interval[1] * 100.0),
                    format!("{:.1}", round.parity * 100.0),
                    format!("{:+.2}", line.margin),
                    format!("{:.2}", line.milliseconds_per_decision),
                    round.games.to_string(),
                    format!("{:.2}", round.games_per_second),
                ]);
            }
        }
        writeln!(out, "{results}")?;
        if ladder {
            let mut height = 0.0;
            let mut rungs = table(["", "Elo-like"]);
            for round in &self.rounds {
                if let [higher, lower] = round.players.as_slice() {
                    if height == 0.0 {
                        rungs.add_row([lower.level.to_string(), "0".to_owned()]);
                    }
                    height += elo(higher.win_rate, round.parity);
                    rungs.add_row([higher.level.to_string(), format!("{height:.0}")]);
                }
            }
            writeln!(out, "\n{rungs}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_player_fills_the_table() {
        use Level::{Legend, Master, Trader};
        assert_eq!(filled(&[Master, Trader], 4), [Master, Trader, Trader, Trader]);
        assert_eq!(filled(&[Legend, Master, Trader], 3), [Legend, Master, Trader]);
    }

    #[test]
    fn an_interval_holds_its_rate_and_narrows_with_more_games() {
        // 40 of 100: the textbook's interval.
        let [low, high] = wilson(0.4, 100.0);
        assert!((low - 0.3094).abs() < 1e-3 && (high - 0.4980).abs() < 1e-3, "{low} {high}");
        let [low, high] = wilson(0.4, 10_000.0);
        assert!(low > 0.39 && high < 0.41);
        assert!(wilson(0.0, 10.0)[0] < 1e-9, "never below nothing");
    }

    #[test]
    fn equals_stand_on_the_same_rung() {
        assert!(elo(0.25, 0.25).abs() < 1e-9);
        assert!((elo(10.0 / 11.0, 0.5) - 400.0).abs() < 1e-6, "ten to one is 400 points");
    }

    #[test]
    fn a_shared_victory_is_split_and_the_margin_is_to_the_others() {
        let standings = Standings::by_points(&[30, 30, 12]);
        assert_eq!(outcome(&standings, Seat(0)), (0.5, 9.0));
        assert_eq!(outcome(&standings, Seat(2)), (0.0, -18.0));
    }
}
