//! `comptoir soak faults`: calls of a real server fail on its data directory, while people play.
//!
//! Each run has a data directory and a fault of its own. The fault strikes at the n-th call, again and again with another
//! n; each time everybody must be served again once it is over, without a restart. At the end, after a clean stop
//! and after `kill -9`, everything that was acknowledged must be stored, once.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use comptoir_kernel::Chance;
use comptoir_kernel::chance::Fast;
use tempfile::TempDir;
use tokio::time::{Instant, sleep};

use crate::load::person;
use comptoir_terminal::terminal;

mod check;
mod people;
mod server;
mod shim;

use check::{Found, compare};
use people::{Book, play};
use server::{Server, Started};
use shim::{Call, Error, Fault, Last, Shim};

/// Fail writes, syncs, opens, truncations and reads of a server, and see that it keeps what it acknowledges
#[derive(clap::Args)]
pub struct Args {
    /// How many runs; the faults take turns
    #[arg(long, default_value_t = PLANS.len() as u32, value_parser = clap::value_parser!(u32).range(1..))]
    runs: u32,
    /// Begin no more runs after this many seconds
    #[arg(long)]
    seconds: Option<u64>,
    /// What chance begins with
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Things to be stored in each run at least: steps, seats, tables
    #[arg(long, default_value_t = 500)]
    operations: u64,
    /// How often the fault strikes in each half of a run, at a later call each time
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    strikes: u32,
    /// Another build of the server to try
    #[arg(long, value_name = "FILE", hide_short_help = true)]
    server: Option<PathBuf>,
}

/// What fails, how, and whether it lasts; and what must fail first for the call to be made at all.
type Plan = (Call, Error, Last, Option<Call>);

const PLANS: [Plan; 22] = [
    (Call::Sync, Error::Io, Last::Once, None),
    (Call::Write, Error::Full, Last::Lasting, None),
    (Call::Sync, Error::Io, Last::Lasting, None),
    (Call::Open, Error::Io, Last::Lasting, Some(Call::Sync)),
    (Call::Read, Error::Io, Last::Lasting, None),
    (Call::Write, Error::Short, Last::Lasting, None),
    (Call::Write, Error::Full, Last::Once, None),
    (Call::Write, Error::Io, Last::Once, None),
    (Call::Write, Error::Io, Last::Lasting, None),
    (Call::Write, Error::Short, Last::Once, None),
    (Call::Write, Error::ReadOnly, Last::Lasting, None),
    (Call::Sync, Error::Full, Last::Once, None),
    (Call::Sync, Error::Full, Last::Lasting, None),
    (Call::Open, Error::Io, Last::Once, Some(Call::Sync)),
    (Call::Open, Error::Full, Last::Lasting, Some(Call::Write)),
    (Call::Open, Error::ReadOnly, Last::Lasting, Some(Call::Write)),
    (Call::Open, Error::TooManyFiles, Last::Once, Some(Call::Write)),
    (Call::Open, Error::TooManyFiles, Last::Lasting, Some(Call::Sync)),
    (Call::Read, Error::Io, Last::Once, None),
    (Call::Truncate, Error::Io, Last::Once, Some(Call::Sync)),
    (Call::Truncate, Error::Io, Last::Lasting, Some(Call::Write)),
    (Call::Truncate, Error::Full, Last::Lasting, Some(Call::Sync)),
];

/// How long a lasting fault lasts.
const LASTING: Duration = Duration::from_millis(300);
/// How long a fault is waited for before another n is tried.
const STRIKE: Duration = Duration::from_millis(1200);
/// How long everybody may have to wait to be served again.
const RECOVERY: Duration = Duration::from_secs(20);
/// How often a start is tried while calls fail.
const STARTS: u32 = 5;
/// How many calls later each strike is than the one before.
const SWEEP: u32 = 5;

/// What was found.
#[derive(Default)]
pub struct Report {
    pub runs: u32,
    /// Runs in which something was wrong.
    pub failed: u32,
    /// Calls that failed, by kind.
    pub faults: [u64; 5],
    /// Starts that were tried while calls failed, and those that ended with a sentence.
    pub starts: u32,
    pub refused_starts: u32,
    pub operations: u64,
    pub acknowledged: u64,
    pub missing: u64,
    pub doubled: u64,
    pub corrupted: u64,
    pub not_recovered: u64,
    /// Anything else.
    pub odd: u64,
    /// A line for each run.
    pub each: Vec<String>,
}

impl Report {
    pub fn is_well(&self) -> bool {
        self.failed == 0
    }

    pub fn print(&self, out: &mut impl Write) -> std::io::Result<()> {
        for line in &self.each {
            writeln!(out, "  {line}")?;
        }
        let [writes, syncs, opens, truncations, reads] = self.faults;
        writeln!(
            out,
            "  calls that failed: {} ({writes} writes, {syncs} syncs, {opens} opens, {truncations} truncations, {reads} reads)",
            self.faults.iter().sum::<u64>()
        )?;
        writeln!(
            out,
            "  starts among faults: {}, refused with a sentence: {}",
            self.starts, self.refused_starts
        )?;
        writeln!(out, "  operations: {}, acknowledged to people: {}", self.operations, self.acknowledged)?;
        writeln!(
            out,
            "  missing: {}, doubled: {}, corrupted: {}, not recovered: {}, odd: {}",
            self.missing, self.doubled, self.corrupted, self.not_recovered, self.odd
        )?;
        writeln!(out, "{} passed, {} failed", self.runs - self.failed, self.failed)
    }
}

/// Does all runs.
pub async fn run(args: &Args, progress: impl Fn(&str)) -> anyhow::Result<Report> {
    let tools = TempDir::new()?;
    let shim = Shim::new(tools.path())?;
    let binary = match &args.server {
        Some(binary) => binary.clone(),
        None => std::env::current_exe()?,
    };
    let began = Instant::now();
    let mut report = Report::default();
    for number in 0..args.runs {
        if args.seconds.is_some_and(|seconds| began.elapsed() >= Duration::from_secs(seconds)) {
            break;
        }
        let plan = PLANS[number as usize % PLANS.len()];
        progress(&format!("run {} of {}: {}", number + 1, args.runs, name(plan)));
        let start = Instant::now();
        let run = Run {
            plan,
            strikes: args.strikes,
            chance: Fast::new(args.seed.wrapping_add(u64::from(number))),
            shim: &shim,
            binary: &binary,
            data: TempDir::new()?,
            book: Book::default(),
            found: BTreeSet::new(),
            report: Report::default(),
        };
        let one = run.go(args.operations).await.with_context(|| name(plan))?;
        report.add(&one);
        let Report { operations, acknowledged, faults, .. } = one;
        let (what, faults, time) = (name(plan), faults.iter().sum::<u64>(), start.elapsed().as_secs_f64());
        report.each.push(format!(
            "{what}: {faults} calls failed, {operations} operations, {acknowledged} acknowledged, {time:.1} s"
        ));
    }
    Ok(report)
}

fn name((call, error, last, first): Plan) -> String {
    match first {
        Some(first) => format!("{call} {error} {last}, after a {first} has failed"),
        None => format!("{call} {error} {last}"),
    }
}

impl Report {
    fn add(&mut self, run: &Report) {
        self.runs += 1;
        self.failed += u32::from(run.missing + run.doubled + run.corrupted + run.not_recovered + run.odd > 0);
        for (sum, faults) in self.faults.iter_mut().zip(run.faults) {
            *sum += faults;
        }
        self.starts += run.starts;
        self.refused_starts += run.refused_starts;
        self.operations += run.operations;
        self.acknowledged += run.acknowledged;
        self.missing += run.missing;
        self.doubled += run.doubled;
        self.corrupted += run.corrupted;
        self.not_recovered += run.not_recovered;
        self.odd += run.odd;
    }
}

/// One run.
struct Run<'a> {
    plan: Plan,
    strikes: u32,
    chance: Fast,
    shim: &'a Shim,
    binary: &'a Path,
    data: TempDir,
    book: Book,
    /// What was found missing, doubled or corrupted; the same thing is found again at each comparison.
    found: BTreeSet<String>,
    report: Report,
}

impl Run<'_> {
    async fn go(mut self, operations: u64) -> anyhow::Result<Report> {
        let fired = self.fired()?;
        let server = self.start()?;
        self.half(&server, operations / 2).await?;
        server.stop().await?;
        self.compare("a clean stop").await?;

        self.start_among_faults().await?;
        self.compare("starts among faults").await?;

        let server = self.start()?;
        self.half(&server, operations).await?;
        server.kill()?;
        self.compare("kill -9").await?;

        let now = self.fired()?;
        self.report.faults = std::array::from_fn(|call| now[call] - fired[call]);
        if self.report.faults[self.plan.0 as usize] == 0 {
            self.complain(&["the fault never struck".to_owned()]);
            self.report.odd += 1;
        }
        let told = self.book.told();
        self.report.operations = told.operations();
        self.report.acknowledged = told.acknowledged();
        self.report.odd += told.odd.len() as u64;
        let odd = told.odd.clone();
        drop(told);
        self.complain(&odd);
        Ok(self.report)
    }

    fn fired(&self) -> anyhow::Result<[u64; 5]> {
        let mut fired = [0; 5];
        for (fired, call) in fired.iter_mut().zip(<Call as strum::VariantArray>::VARIANTS) {
            *fired = self.shim.fired(*call)?;
        }
        Ok(fired)
    }

    /// Starts the server while nothing fails.
    fn start(&self) -> anyhow::Result<Server> {
        match Server::start(self.binary, self.data.path(), self.shim)? {
            Started::Running(server) => Ok(server),
            Started::Ended(status, why) => bail!("the server does not start: {status}, {why}"),
        }
    }

    /// People play, and the fault strikes and ends, again and again.
    async fn half(&mut self, server: &Server, operations: u64) -> anyhow::Result<()> {
        let seed = u64::from(self.chance.below(1 << 30));
        let mut people = play(server.address, seed, &self.book);
        let done = self.strikes(server, operations).await;
        // Until the last of them is gone they are told things.
        people.shutdown().await;
        done
    }

    async fn strikes(&mut self, server: &Server, operations: u64) -> anyhow::Result<()> {
        self.recovered(server, "the start").await?;
        for strike in 0..self.strikes {
            let n = 1 + strike * SWEEP + self.chance.below(SWEEP);
            self.strike(n).await?;
            self.shim.clear()?;
            if !self.recovered(server, &format!("n = {n}")).await? {
                return Ok(());
            }
        }
        let end = Instant::now() + RECOVERY;
        while self.book.told().operations() < operations && Instant::now() < end {
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    /// Lets the n-th call fail, and waits until it has; not every call is made all the time.
    async fn strike(&self, n: u32) -> anyhow::Result<()> {
        let (call, error, last, first) = self.plan;
        let before = self.shim.fired(call)?;
        // What only happens when a connection is opened happens rarely: so its n is small.
        self.shim.arm(Fault { call, error, last, n: if first.is_some() { n.div_ceil(4) } else { n } })?;
        if let Some(first) = first {
            self.shim.arm(Fault { call: first, error: Error::Io, last: Last::Lasting, n })?;
        }
        let end = Instant::now() + STRIKE;
        while self.shim.fired(call)? == before && Instant::now() < end {
            sleep(Duration::from_millis(5)).await;
        }
        if last == Last::Lasting {
            sleep(LASTING).await;
        }
        Ok(())
    }

    /// Whether the server says that it is well, and people at every table get on.
    async fn recovered(&mut self, server: &Server, what: &str) -> anyhow::Result<bool> {
        let before = self.book.told().progress.clone();
        let end = Instant::now() + RECOVERY;
        loop {
            let well = person::get(server.address, "/healthz").await.is_ok();
            let on = |(now, before): (&u64, &u64)| now > before;
            if well && self.book.told().progress.iter().zip(&before).all(on) {
                return Ok(true);
            }
            if Instant::now() > end {
                let stuck: Vec<bool> = self.book.told().progress.iter().zip(&before).map(on).collect();
                self.complain(&[format!("not served again after {what}: well {well}, tables {stuck:?}")]);
                self.report.not_recovered += 1;
                return Ok(false);
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    /// Starts while calls fail: the server must run, or end with a sentence and exit code 2.
    async fn start_among_faults(&mut self) -> anyhow::Result<()> {
        let (call, error, last, _) = self.plan;
        for n in 1..=STARTS {
            self.report.starts += 1;
            self.shim.arm(Fault { call, error, last, n: n * n })?;
            let started = Server::start(self.binary, self.data.path(), self.shim)?;
            match started {
                Started::Running(server) => {
                    self.shim.clear()?;
                    server.stop().await?;
                }
                Started::Ended(status, why) => {
                    self.shim.clear()?;
                    self.report.refused_starts += 1;
                    let sentence = why.lines().last().unwrap_or_default().starts_with("comptoir: ");
                    if status.code() != Some(2) || !sentence || why.contains("panicked") {
                        self.complain(&[format!("a start ended with {status}: {why}")]);
                        self.report.odd += 1;
                    }
                }
            }
        }
        Ok(())
    }

    async fn compare(&mut self, after: &str) -> anyhow::Result<()> {
        ensure!(!self.book.told().tables.is_empty(), "nobody played");
        let told = std::mem::take(&mut *self.book.told());
        let found = compare(self.data.path(), &told).await;
        *self.book.told() = told;
        let Found { missing, doubled, corrupted } = found?;
        for (what, found) in [("missing", missing), ("doubled", doubled), ("corrupted", corrupted)] {
            let mut new: Vec<String> = found.iter().map(|it| format!("{what}: {it}")).collect();
            new.retain(|it| self.found.insert(it.clone()));
            match what {
                "missing" => self.report.missing += new.len() as u64,
                "doubled" => self.report.doubled += new.len() as u64,
                _ => self.report.corrupted += new.len() as u64,
            }
            new.truncate(5);
            self.complain(&new.iter().map(|it| format!("after {after}, {it}")).collect::<Vec<_>>());
        }
        Ok(())
    }

    /// Says what was wrong in this run; a handful of each is enough.
    fn complain(&self, found: &[String]) {
        for what in found.iter().take(5) {
            terminal::complain(&format!("{}: {what}", name(self.plan)));
        }
    }
}
