//! `comptoir bench`: how fast a game's rules are on one core.
//!
//! Machines are noisy and differ. So each thing is measured in short turns, the best turn counts, and every time also
//! stands as a ratio to a fixed calibration loop of the same run: ratios can be compared between runs and machines.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use comptoir_bots::{Bot, Budget, Level};
use comptoir_games::with_game;
use comptoir_kernel::chance::Fast;
use comptoir_kernel::playout::Playout;
use comptoir_kernel::{Chance, Game, Heuristic, Seat, ToAct, Viewer};
use serde::{Deserialize, Serialize};

use crate::games::{self, game_id};
use crate::table::table;
use crate::{Verdict, terminal};

/// Measure how fast a game's rules are on one core
#[derive(clap::Args)]
pub struct Args {
    /// The game; otherwise all of them
    #[arg(value_parser = game_id())]
    game: Option<String>,
    /// How long to measure each game, in seconds
    #[arg(long, default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// Print JSON, which --compare reads
    #[arg(long)]
    json: bool,
    /// Compare with the JSON of an earlier run; fail if something got worse
    #[arg(long, value_name = "FILE")]
    compare: Option<PathBuf>,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("expected 0.01 to 3600".to_owned()),
    }
}

/// How much slower, next to the calibration loop, counts as worse. Best turns of one machine stay well within it.
const TOLERANCE: f64 = 1.25;

/// What was measured of one game.
#[derive(Serialize, Deserialize)]
struct Report {
    game: String,
    seats: u8,
    state_bytes: usize,
    /// Of one playout with everything warm, set-up included.
    allocations_per_playout: u64,
    decisions_per_game: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    /// One step of the calibration loop, in nanoseconds.
    calibration: f64,
    /// What each thing takes.
    times: BTreeMap<Measured, Time>,
}

/// What a time is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
enum Measured {
    /// One decision of a random playout: who acts, what is legal, the draw, the step.
    Decision,
    Clone,
    Legal,
    View,
    Imagine,
    /// One world of a search that thinks the opening through.
    World,
}

/// The best time seen of one thing.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Time {
    nanoseconds: f64,
    /// In steps of the calibration loop.
    ratio: f64,
}

/// Carries the command out.
pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    let earlier: Vec<Report> = match &args.compare {
        None => Vec::new(),
        Some(path) => {
            let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
            serde_json::from_str(&text).with_context(|| format!("{} is no bench report", path.display()))?
        }
    };
    let ids = match &args.game {
        Some(id) => vec![id.clone()],
        None => comptoir_games::shelf().iter().map(|info| info.id.clone()).collect(),
    };
    let time = Duration::from_secs_f64(args.seconds);
    let mut reports = Vec::new();
    for id in &ids {
        let report = with_game!(id.as_str(), G => measure::<G>(time)).ok_or_else(|| games::unknown(id))??;
        reports.push(report);
    }

    let mut out = terminal::output();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&reports)?)?;
    } else {
        reports.iter().try_for_each(|report| report.print(&mut out))?;
    }
    let mut verdict = Verdict::Well;
    for (now, before) in reports
        .iter()
        .filter_map(|now| earlier.iter().find(|before| before.game == now.game).map(|before| (now, before)))
    {
        for worse in now.worse_than(before) {
            terminal::complain(&format!("{}: {worse}", now.game));
            verdict = Verdict::CheckFailed;
        }
    }
    Ok(verdict)
}

fn measure<G: Heuristic>(time: Duration) -> anyhow::Result<Report> {
    let seats = games::most_seats(G::info());
    let mut chance = Fast::new(1);
    let mut playout = Playout::<G>::default();
    let states = states_of_a_game::<G>(seats, &mut chance)?;
    let acting: Vec<(&G, Seat)> =
        states.iter().filter_map(|game| Some((game, game.to_act().seats().first()?))).collect();
    let views: Vec<G::View> = acting.iter().map(|(game, seat)| game.view(Viewer::Seat(*seat))).collect();
    ensure!(!views.is_empty(), "{}: over before it began", G::info().id);

    let opening = Opening::<G>::of(&acting)?;

    let mut play = |games: u64, chance: &mut Fast| -> anyhow::Result<u64> {
        let mut decisions = 0;
        for _ in 0..games {
            let mut game = G::setup(&G::Options::default(), seats, chance, &mut ())?;
            let (_, made) = playout.run(&mut game, chance).context("a playout got stuck")?;
            decisions += u64::from(made);
        }
        Ok(decisions)
    };
    play(100, &mut chance)?;
    let mut counted = Ok(0);
    let allocations = allocation_counter::measure(|| counted = play(1, &mut chance));
    counted?;

    let mut calibration = Best::default();
    let mut best: BTreeMap<Measured, Best> = BTreeMap::new();
    let (mut games, mut decisions) = (0, 0);
    let end = Instant::now() + time;
    while games == 0 || Instant::now() < end {
        calibration.turn(CALIBRATION_STEPS, calibrate);
        let turn = Instant::now();
        let made = play(GAMES_A_TURN, &mut chance)?;
        best.entry(Measured::Decision).or_default().took(turn.elapsed(), made);
        (games, decisions) = (games + GAMES_A_TURN, decisions + made);

        let count = acting.len() as u64;
        best.entry(Measured::Clone).or_default().turn(count, || {
            for (game, _) in &acting {
                drop(black_box(G::clone(game)));
            }
        });
        let mut legal = Vec::new();
        best.entry(Measured::Legal).or_default().turn(count, || {
            for (game, seat) in &acting {
                legal.clear();
                game.legal(*seat, &mut legal);
                black_box(&legal);
            }
        });
        best.entry(Measured::View).or_default().turn(count, || {
            for (game, seat) in &acting {
                drop(black_box(game.view(Viewer::Seat(*seat))));
            }
        });
        best.entry(Measured::Imagine).or_default().turn(count, || {
            for view in &views {
                drop(black_box(G::imagine(view, &mut chance)));
            }
        });
        let (worlds, took) = think::<G>(&opening, &mut chance);
        best.entry(Measured::World).or_default().took(took, worlds);
    }

    let decisions_per_game = decisions as f64 / games as f64;
    let times: BTreeMap<Measured, Time> = best
        .into_iter()
        .map(|(what, best)| (what, Time { nanoseconds: best.0, ratio: best.0 / calibration.0 }))
        .collect();
    let decisions_per_second = 1e9 / times[&Measured::Decision].nanoseconds;
    Ok(Report {
        game: G::info().id.clone(),
        seats,
        state_bytes: size_of::<G>(),
        allocations_per_playout: allocations.count_total,
        decisions_per_game,
        games_per_second: decisions_per_second / decisions_per_game,
        decisions_per_second,
        calibration: calibration.0,
        times,
    })
}

/// The first choice of a game.
struct Opening<G: Game> {
    view: G::View,
    seat: Seat,
    legal: Vec<G::Action>,
}

impl<G: Game> Opening<G> {
    fn of(acting: &[(&G, Seat)]) -> anyhow::Result<Opening<G>> {
        let mut choices = acting.iter().map(|(game, seat)| {
            let mut legal = Vec::new();
            game.legal(*seat, &mut legal);
            Opening { view: game.view(Viewer::Seat(*seat)), seat: *seat, legal }
        });
        choices.find(|choice| choice.legal.len() > 1).context("a game without a choice")
    }
}

/// Searches the opening for a while: how many worlds, and how long.
fn think<G: Heuristic>(opening: &Opening<G>, chance: &mut Fast) -> (u64, Duration) {
    let budget = Budget { worlds: 256, time: None, threads: 1 };
    let mut bot = Bot::<G>::new(Level::Master, chance.next_seed());
    let began = Instant::now();
    black_box(bot.choose_within(budget, &opening.view, opening.seat, &opening.legal));
    (bot.worlds(), began.elapsed())
}

/// Every state of one random game.
fn states_of_a_game<G: Game>(seats: u8, chance: &mut Fast) -> anyhow::Result<Vec<G>> {
    let mut game = G::setup(&G::Options::default(), seats, chance, &mut ())?;
    let mut states = vec![game.clone()];
    let mut legal = Vec::new();
    while let ToAct::Seats(acting) = game.to_act() {
        let seat = acting.first().context("nobody is to act")?;
        legal.clear();
        game.legal(seat, &mut legal);
        ensure!(!legal.is_empty(), "nothing is legal");
        game.apply(seat, &legal[chance.below(legal.len() as u32) as usize], chance, &mut ());
        states.push(game.clone());
    }
    Ok(states)
}

/// Games a turn of playouts takes: some milliseconds' worth.
const GAMES_A_TURN: u64 = 200;
const CALIBRATION_STEPS: u64 = 100_000;

/// The fixed loop all times are compared with: draws from the simulations' generator.
fn calibrate() {
    let mut chance = Fast::new(1);
    for _ in 0..CALIBRATION_STEPS {
        black_box(chance.below(black_box(45)));
    }
}

/// Nanoseconds for one of something, in the best turn so far.
struct Best(f64);

impl Default for Best {
    fn default() -> Best {
        Best(f64::INFINITY)
    }
}

impl Best {
    fn turn(&mut self, count: u64, work: impl FnOnce()) {
        let turn = Instant::now();
        work();
        self.took(turn.elapsed(), count);
    }

    fn took(&mut self, time: Duration, count: u64) {
        self.0 = self.0.min(time.as_nanos() as f64 / count.max(1) as f64);
    }
}

impl Report {
    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "{} with {} seats, on one core", self.game, self.seats)?;
        writeln!(
            out,
            "  {:.0} games/s, {:.2} million decisions/s, {:.1} decisions a game",
            self.games_per_second,
            self.decisions_per_second / 1e6,
            self.decisions_per_game
        )?;
        writeln!(out, "  {:.0} worlds/s in a search", 1e9 / self.times[&Measured::World].nanoseconds)?;
        writeln!(
            out,
            "  {} allocations in a warmed playout, {} bytes of state",
            self.allocations_per_playout, self.state_bytes
        )?;
        let mut table = table(["  time", "ns", "ratio"]);
        for (what, time) in &self.times {
            let name: &str = what.into();
            table.add_row([
                format!("  {name}"),
                format!("{:.1}", time.nanoseconds),
                format!("{:.1}", time.ratio),
            ]);
        }
        table.add_row(["  calibration".to_owned(), format!("{:.2}", self.calibration), "1.0".to_owned()]);
        writeln!(out, "{table}")
    }

    /// Sentences about what got worse.
    fn worse_than(&self, before: &Report) -> Vec<String> {
        let mut worse = Vec::new();
        let mut grew = |what: &str, was: u64, is: u64| {
            if is > was {
                worse.push(format!("{what}: {was} before, {is} now"));
            }
        };
        grew("bytes of state", before.state_bytes as u64, self.state_bytes as u64);
        grew("allocations in a playout", before.allocations_per_playout, self.allocations_per_playout);
        for (what, is) in &self.times {
            let name: &str = what.into();
            match before.times.get(what) {
                Some(was) if is.ratio > was.ratio * TOLERANCE => worse.push(format!(
                    "{name}: {:.1} times the calibration loop before, {:.1} now",
                    was.ratio, is.ratio
                )),
                _ => {}
            }
        }
        worse
    }
}
