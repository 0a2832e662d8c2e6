//! `comptoir soak`: attacks on our own server, on this machine alone, with a count at the end.
//!
//! Every attack is a row of cases. A case starts the real server (this binary in another process), does its worst, and says what it
//! found; the same seed plays the same part. What is done stands in the report after each case, so that a run can go on where it stopped.

use std::io::Write;
use std::net::Ipv4Addr;
use std::path::PathBuf;
use std::pin::pin;
use std::time::{Duration, Instant};

use clap::Subcommand;
use futures_util::{StreamExt, stream};
use indicatif::{ProgressBar, ProgressStyle};
use strum::{Display, EnumIter, IntoEnumIterator};
use tokio::runtime::{Builder, Handle};

use comptoir_server::time_control::weeks::{self, Counted};
use comptoir_terminal::{Verdict, terminal};

#[cfg(target_os = "linux")]
mod faults;
mod flood;
mod herd;
mod kill;
mod measure;
mod notices;
mod player;
mod powercut;
mod report;
mod retries;
mod secrets;
mod slow;
mod stored;
mod tables;

use report::{Figures, Report};

/// Attack a server of our own: kill it, cut its power, flood it, listen for secrets
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// `kill -9` at any moment: nothing acknowledged is lost, nothing is done twice
    Kill(Options),
    /// The power goes: what was not synced is lost, what was acknowledged is not
    Powercut(Options),
    /// Commands repeated, late and reordered, from several windows: each is done at most once
    Retries(Options),
    /// Connections that say nothing, or too slowly, or never read: the door stays open
    Slow(Options),
    /// More of everything than anybody needs: honest people hardly notice, memory stays bounded
    Flood(Options),
    /// Thousands of stored tables, a restart, and everybody comes back at once
    Herd(Options),
    /// Four weeks of each of many tables in simulated time: restarts, crashes, disk faults, clocks that are set, people who stay away
    Clocks(Options),
    /// `kill -9` between storing and sending: what people are to hear of is neither lost nor told twice
    Notices(Options),
    /// Every byte to every viewer of whole games, searched for what that viewer may not know
    Secrets(Options),
    #[cfg(target_os = "linux")]
    Faults(faults::Args),
    /// All of these but faults, a little of each
    All(Options),
}

#[derive(clap::Args)]
struct Options {
    /// How much of it: cases of kill, powercut, retries, notices and secrets, attackers of slow and flood, tables of herd and clocks
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: Option<u32>,
    /// How long: each measurement of slow and flood; the others begin no further case afterwards
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: Option<u64>,
    /// How often slow and flood measure in turn: without the attack, with it aimed at another server, and with it
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// Only this kind of slow or flood, such as `silent` or `replays`
    #[arg(long, value_name = "KIND")]
    only: Option<String>,
    /// The same seed plays the same part
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Write what is found to this file as it goes; a run of the same attack and seed goes on from there
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// Report how slow honest people's moves get, but do not judge by it; for busy machines
    #[arg(long)]
    untimed: bool,
    /// Print the lines for docs/proofs.md
    #[arg(long)]
    markdown: bool,
}

impl Options {
    /// The report of an attack; of several each has its own, `FILE-kill.json` beside `FILE.json`.
    fn file_of(&self, attack: Attack, alone: bool) -> Option<PathBuf> {
        let file = self.report.as_ref()?;
        if alone {
            return Some(file.clone());
        }
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        Some(file.with_file_name(format!("{name}-{attack}.json")))
    }
}

/// What can be done to a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display, EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum Attack {
    Kill,
    Powercut,
    Retries,
    Slow,
    Flood,
    Herd,
    Clocks,
    Notices,
    Secrets,
}

impl Attack {
    /// How much of it when nothing is said: the count, and the seconds of each measurement.
    fn usual(self) -> (u32, u64) {
        match self {
            Attack::Kill => (10, 3),
            Attack::Powercut | Attack::Retries | Attack::Notices | Attack::Secrets => (5, 3),
            Attack::Slow => (1500, 40),
            Attack::Flood => (8, 10),
            Attack::Herd => (2000, 3),
            Attack::Clocks => (1000, 3),
        }
    }

    /// How much of it among all the others.
    fn little(self) -> (u32, u64) {
        match self {
            Attack::Slow => (200, 3),
            Attack::Flood => (4, 3),
            Attack::Herd => (100, 3),
            Attack::Clocks => (20, 3),
            _ => (2, 3),
        }
    }
}

/// Cases that are not measured spend most of their time waiting for the disk, so this many run at once.
const SIDE_BY_SIDE: usize = 4;

/// Addresses of this machine that attackers come from, like as many households; honest people come from another one.
const ADDRESSES: u32 = 8;

/// Where an attacker comes from.
fn elsewhere(attacker: u32) -> Ipv4Addr {
    Ipv4Addr::new(127, 0, 0, 2 + (attacker % ADDRESSES) as u8)
}

/// What a run was asked for.
pub struct Plan {
    attack: Attack,
    count: u32,
    time: Duration,
    seed: u64,
    untimed: bool,
    rounds: u32,
    only: Option<String>,
    /// Attackers have a thread of their own, of the lowest priority where the system has one for threads: it is as if they had machines of
    /// their own, and what they do costs no move that is timed.
    beside: Handle,
}

impl Plan {
    /// How many cases it has.
    fn cases(&self) -> u32 {
        match self.attack {
            Attack::Slow => self.kinds::<slow::Kind>().count() as u32,
            Attack::Flood => self.kinds::<flood::Kind>().count() as u32,
            Attack::Herd => 1,
            _ => self.count,
        }
    }

    /// The kinds of an attack that were asked for.
    fn kinds<K: IntoEnumIterator + ToString>(&self) -> impl Iterator<Item = K> {
        K::iter().filter(|kind| self.only.as_ref().is_none_or(|only| *only == kind.to_string()))
    }

    /// How long to measure without the attack; not long if times are not judged.
    fn quiet(&self) -> Duration {
        if self.untimed { self.time / 8 } else { self.time }
    }

    /// The chance of one case, whatever came before it.
    fn chance(&self, case: u32) -> comptoir_kernel::chance::Fast {
        comptoir_kernel::chance::Fast::new(self.seed_of(case))
    }

    fn seed_of(&self, case: u32) -> u64 {
        self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(case)
    }

    async fn case(&self, case: u32) -> anyhow::Result<Figures> {
        match self.attack {
            Attack::Kill => kill::case(self, case).await,
            Attack::Powercut => powercut::case(self, case).await,
            Attack::Retries => retries::case(self, case).await,
            Attack::Slow => slow::case(self, case).await,
            Attack::Flood => flood::case(self, case).await,
            Attack::Herd => herd::case(self).await,
            Attack::Clocks => clocks(self.seed_of(case)).await,
            Attack::Notices => notices::case(self, case).await,
            Attack::Secrets => secrets::case(self, case).await,
        }
    }
}

/// Four weeks of one table.
async fn clocks(seed: u64) -> anyhow::Result<Figures> {
    let counted = tokio::task::spawn_blocking(move || weeks::table(seed)).await?;
    let Counted { turns, kept, ups, away, pauses, told, troubles, lost } =
        counted.map_err(|why| anyhow::anyhow!(why))?;
    let mut figures = Figures::default();
    for (what, many) in [
        ("tables", 1),
        ("turns", turns),
        ("decisions in time", kept),
        ("times up", ups),
        ("times away", away),
        ("pauses", pauses),
        ("things told", told),
        ("restarts, faults and clocks set", troubles),
        ("changes lost", lost),
    ] {
        figures.count(what, many as usize);
    }
    Ok(figures)
}

pub fn run(args: &Args) -> anyhow::Result<Verdict> {
    match &args.what {
        What::Kill(options) => attack(&[Attack::Kill], options),
        What::Powercut(options) => attack(&[Attack::Powercut], options),
        What::Retries(options) => attack(&[Attack::Retries], options),
        What::Slow(options) => attack(&[Attack::Slow], options),
        What::Flood(options) => attack(&[Attack::Flood], options),
        What::Herd(options) => attack(&[Attack::Herd], options),
        What::Clocks(options) => attack(&[Attack::Clocks], options),
        What::Notices(options) => attack(&[Attack::Notices], options),
        What::Secrets(options) => attack(&[Attack::Secrets], options),
        #[cfg(target_os = "linux")]
        What::Faults(args) => {
            let bar = ProgressBar::new_spinner()
                .with_style(ProgressStyle::with_template("{spinner} {msg}, {elapsed}")?);
            bar.enable_steady_tick(Duration::from_millis(200));
            let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
            let report = runtime.block_on(faults::run(args, |what| bar.set_message(what.to_owned())));
            bar.finish_and_clear();
            let report = report?;
            report.print(&mut terminal::output())?;
            Ok(if report.is_well() { Verdict::Well } else { Verdict::CheckFailed })
        }
        What::All(options) => attack(&Attack::iter().collect::<Vec<_>>(), options),
    }
}

/// Lets everything else on this machine go before this thread.
fn step_back() {
    // Where that cannot be, times are only less telling.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, 19);
}

fn attack(attacks: &[Attack], args: &Options) -> anyhow::Result<Verdict> {
    let beside =
        Builder::new_multi_thread().worker_threads(1).on_thread_start(step_back).enable_all().build()?;
    let here = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let alone = attacks.len() == 1;
    let mut out = terminal::output();
    let (mut passed, mut failed, mut interrupted) = (0, 0, false);
    for &attack in attacks {
        if let Attack::Powercut = attack
            && let Some(why) = powercut::impossible()
        {
            writeln!(out, "{attack}: SKIPPED, {why}")?;
            continue;
        }
        let (count, seconds) = if alone { attack.usual() } else { attack.little() };
        let plan = Plan {
            attack,
            count: args.count.unwrap_or(count),
            time: Duration::from_secs(args.seconds.unwrap_or(seconds)),
            seed: args.seed,
            untimed: args.untimed,
            rounds: if args.untimed { 1 } else { args.rounds },
            only: args.only.clone(),
            beside: beside.handle().clone(),
        };
        let mut report = Report::begin(attack, args.seed, args.file_of(attack, alone).as_deref())?;
        interrupted = !here.block_on(go_on(&plan, args.seconds, &mut report))?;
        let seconds = args.seconds.map_or(String::new(), |seconds| format!(" --seconds {seconds}"));
        let command = format!("comptoir soak {attack} --count {}{seconds} --seed {}", plan.count, plan.seed);
        report.print(&mut out, args.markdown.then_some(command.as_str()))?;
        passed += report.passed;
        failed += report.failures.len() as u32;
        if interrupted {
            break;
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(match failed {
        0 if interrupted => Verdict::Interrupted,
        0 => Verdict::Well,
        _ => Verdict::CheckFailed,
    })
}

/// Runs the cases that are left; `false` after Ctrl-C.
async fn go_on(plan: &Plan, seconds: Option<u64>, report: &mut Report) -> anyhow::Result<bool> {
    let bar = ProgressBar::new(u64::from(plan.cases()))
        .with_style(ProgressStyle::with_template("{spinner} {msg} {pos} of {len}, {elapsed}")?);
    bar.set_message(plan.attack.to_string());
    bar.enable_steady_tick(Duration::from_millis(200));
    // A measurement takes its seconds and needs the machine for itself; everything else may be bounded by them.
    let bounded = !matches!(plan.attack, Attack::Slow | Attack::Flood | Attack::Herd);
    let end = seconds.filter(|_| bounded).map(|seconds| Instant::now() + Duration::from_secs(seconds));
    let left = (report.done()..plan.cases()).take_while(|_| end.is_none_or(|end| Instant::now() < end));
    let cases = stream::iter(left).map(|case| async move { (case, plan.case(case).await) });
    // Their results come in order all the same.
    let mut cases = pin!(cases.buffered(if bounded { SIDE_BY_SIDE } else { 1 }));
    loop {
        bar.set_position(u64::from(report.done()));
        let found = tokio::select! {
            biased;
            pressed = tokio::signal::ctrl_c() => {
                pressed?;
                bar.finish_and_clear();
                return Ok(false);
            }
            found = cases.next() => found,
        };
        let Some((case, found)) = found else { break };
        report.add(case, found)?;
    }
    bar.finish_and_clear();
    Ok(true)
}
