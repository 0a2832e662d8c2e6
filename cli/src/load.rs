//! `comptoir load`: how much slower a person's move gets while bots think at many other tables.
//!
//! Machines are noisy, so only the ratio counts, and both sides of it are measured in turn: each round starts a server of its own,
//! measures moves while it has nothing else to do, then again when the tables are full.

use std::io::Write;
use std::net::Ipv4Addr;
use std::time::Duration;

use comptoir_bots::Level;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use tokio::runtime::{Builder, Handle};
use tokio::time::sleep;

use comptoir_terminal::setup::level;
use comptoir_terminal::table::table;
use comptoir_terminal::{Verdict, terminal};

mod crowd;
mod many;
pub mod moves;
pub mod person;
pub mod server;

use crowd::Crowd;
use moves::Pair;
use server::Server;

/// Measure how long a person's moves take on a server, with and without many tables of bots
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    other: Option<Other>,
    /// Tables with a person and three bots each
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=2000))]
    tables: u32,
    /// How well the bots play
    #[arg(long, default_value = "legend", value_parser = level())]
    level: Level,
    /// How often to measure both, on a new server each time
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// How long to measure each time, in seconds
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What else can be measured.
#[derive(clap::Subcommand)]
enum Other {
    Crowd(many::Args),
    #[command(hide = true)]
    People(many::people::Args),
}

/// A person's move may take this many times as long as on a quiet server.
const TOLERANCE: f64 = 1.5;
/// How long the tables are left alone before it counts: the bots' first thoughts all come at once.
const WARM_UP: Duration = Duration::from_secs(10);

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    match &args.other {
        Some(Other::Crowd(args)) => return many::run(args),
        Some(Other::People(args)) => return many::people::run(args),
        None => {}
    }
    // The crowd has a thread of its own, so that reading its messages delays no move that is timed.
    let beside = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let here = Builder::new_current_thread().enable_all().build()?;
    let bar =
        ProgressBar::new_spinner().with_style(ProgressStyle::with_template("{spinner} {msg}, {elapsed}")?);
    bar.enable_steady_tick(Duration::from_millis(200));
    let mut rounds = Vec::new();
    for number in 1..=args.rounds {
        let show = |what: &str| bar.set_message(format!("round {number} of {}: {what}", args.rounds));
        let round = here.block_on(async {
            tokio::select! {
                biased;
                pressed = tokio::signal::ctrl_c() => pressed.map(|()| None).map_err(Into::into),
                round = measure(args, beside.handle(), show) => round.map(Some),
            }
        })?;
        // After Ctrl-C, what has been done so far is reported.
        let Some(round) = round else { break };
        rounds.push(round);
    }
    bar.finish_and_clear();
    if rounds.is_empty() {
        return Ok(Verdict::Interrupted);
    }

    let report = Report::new(args, &rounds)?;
    let mut out = terminal::output();
    if args.json {
        writeln!(out, "{}", serde_json::to_string_pretty(&report)?)?;
    } else {
        report.print(&mut out)?;
    }
    Ok(match report.is_well() {
        true if rounds.len() < args.rounds as usize => Verdict::Interrupted,
        true => Verdict::Well,
        false => Verdict::CheckFailed,
    })
}

/// What one round found.
struct Round {
    quiet: Vec<Duration>,
    loaded: Vec<Duration>,
    /// How long each bot's step was waited for.
    waits: Vec<Duration>,
    bot_steps: f64,
    thoughts: f64,
    /// That all thoughts together took.
    thinking: f64,
    stuck: u32,
    failed: u32,
}

async fn measure(args: &Args, beside: &Handle, show: impl Fn(&str)) -> anyhow::Result<Round> {
    let time = Duration::from_secs(args.seconds);
    show("a quiet server");
    let server = Server::start()?;
    let mut pair = Pair::new(server.address, Ipv4Addr::LOCALHOST, Duration::ZERO).await?;
    let quiet = pair.moves(time).await?;

    show("people and bots sit down");
    let crowd = Crowd::new(beside, server.address, args.tables, args.level);
    while crowd.seen().settled() < args.tables {
        sleep(Duration::from_millis(100)).await;
    }
    sleep(WARM_UP).await;
    crowd.forget_waits();
    let before = server.counts().await?;
    show("bots think");
    let loaded = pair.moves(time).await?;
    let after = server.counts().await?;
    let seen = crowd.seen();
    Ok(Round {
        quiet,
        loaded,
        waits: seen.waits,
        bot_steps: after.bot_steps - before.bot_steps,
        thoughts: after.thoughts - before.thoughts,
        thinking: after.thinking - before.thinking,
        stuck: seen.stuck,
        failed: seen.failed,
    })
}

/// What was found, in milliseconds where nothing else is said.
#[derive(Serialize)]
struct Report {
    tables: u32,
    level: Level,
    cores: usize,
    rounds: usize,
    seconds: u64,
    quiet: Moves,
    loaded: Moves,
    ratio: Moves,
    /// The ratio of the medians in each round.
    ratios: Vec<f64>,
    bot_steps_per_second: f64,
    /// How long a bot thought, on average.
    thought: f64,
    /// How long a bot's step was waited for.
    wait_median: f64,
    wait_p95: f64,
    stuck: u32,
    failed: u32,
}

/// How long moves took.
#[derive(Serialize)]
struct Moves {
    median: f64,
    p95: f64,
    p99: f64,
    per_second: f64,
}

impl Moves {
    fn of(rounds: &[Round], which: impl Fn(&Round) -> &Vec<Duration>, seconds: f64) -> Moves {
        let all = sorted(rounds.iter().flat_map(which));
        Moves {
            median: milliseconds(percentile(&all, 50)),
            p95: milliseconds(percentile(&all, 95)),
            p99: milliseconds(percentile(&all, 99)),
            per_second: all.len() as f64 / seconds,
        }
    }

    fn over(&self, other: &Moves) -> Moves {
        Moves {
            median: self.median / other.median,
            p95: self.p95 / other.p95,
            p99: self.p99 / other.p99,
            per_second: self.per_second / other.per_second,
        }
    }
}

impl Report {
    fn new(args: &Args, rounds: &[Round]) -> anyhow::Result<Report> {
        let seconds = args.seconds as f64 * rounds.len() as f64;
        let quiet = Moves::of(rounds, |round| &round.quiet, seconds);
        let loaded = Moves::of(rounds, |round| &round.loaded, seconds);
        let median = |moves: &Vec<Duration>| milliseconds(percentile(&sorted(moves), 50));
        let waits = sorted(rounds.iter().flat_map(|round| &round.waits));
        let sum = |of: fn(&Round) -> f64| rounds.iter().map(of).sum::<f64>();
        Ok(Report {
            tables: args.tables,
            level: args.level,
            cores: std::thread::available_parallelism()?.get(),
            rounds: rounds.len(),
            seconds: args.seconds,
            ratio: loaded.over(&quiet),
            quiet,
            loaded,
            ratios: rounds.iter().map(|round| median(&round.loaded) / median(&round.quiet)).collect(),
            bot_steps_per_second: sum(|round| round.bot_steps) / seconds,
            thought: 1000.0 * sum(|round| round.thinking) / sum(|round| round.thoughts).max(1.0),
            wait_median: milliseconds(percentile(&waits, 50)),
            wait_p95: milliseconds(percentile(&waits, 95)),
            stuck: rounds.iter().map(|round| round.stuck).sum(),
            failed: rounds.iter().map(|round| round.failed).sum(),
        })
    }

    fn is_well(&self) -> bool {
        self.ratio.median <= TOLERANCE && self.stuck + self.failed == 0
    }

    fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        let Report { quiet, loaded, ratio, .. } = self;
        writeln!(
            out,
            "a person's move beside {} tables with three bots ({}) each, on {} cores, {} times {} seconds",
            self.tables, self.level, self.cores, self.rounds, self.seconds
        )?;
        let mut table = table(["  move", "quiet", "loaded", "ratio"]);
        for (name, of) in [
            ("  median, ms", (|it| it.median) as fn(&Moves) -> f64),
            ("  95 of 100 within, ms", |it| it.p95),
            ("  99 of 100 within, ms", |it| it.p99),
            ("  a second, one after the other", |it| it.per_second),
        ] {
            let (quiet, loaded, ratio) = (of(quiet), of(loaded), of(ratio));
            table.add_row([
                name.to_owned(),
                format!("{quiet:.2}"),
                format!("{loaded:.2}"),
                format!("{ratio:.2}"),
            ]);
        }
        writeln!(out, "{table}")?;
        let ratios: Vec<String> = self.ratios.iter().map(|ratio| format!("{ratio:.2}")).collect();
        writeln!(out, "  ratio of the medians, round by round: {}", ratios.join(", "))?;
        writeln!(
            out,
            "  bots: {:.1} steps/s, {:.1} ms of thought each; a step comes after {:.1} s (median), {:.1} s (95 of 100)",
            self.bot_steps_per_second,
            self.thought,
            self.wait_median / 1000.0,
            self.wait_p95 / 1000.0
        )?;
        writeln!(out, "  tables stuck: {}, failed: {}", self.stuck, self.failed)
    }
}

pub fn sorted<'a>(times: impl IntoIterator<Item = &'a Duration>) -> Vec<Duration> {
    let mut times: Vec<Duration> = times.into_iter().copied().collect();
    times.sort_unstable();
    times
}

/// The time within which this many out of a hundred are; none if there are none.
pub fn percentile(sorted: &[Duration], of_100: usize) -> Duration {
    let place = (sorted.len() * of_100).div_ceil(100).max(1) - 1;
    sorted.get(place).copied().unwrap_or_default()
}

pub fn milliseconds(time: Duration) -> f64 {
    1000.0 * time.as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        let found = [50, 95, 99, 100].map(|of| percentile(&times, of).as_millis());
        assert_eq!(found, [100, 190, 198, 200]);
        assert_eq!(percentile(&times[..1], 50), times[0]);
        assert_eq!(percentile(&[], 50), Duration::ZERO);
    }
}
