//! How honest people fare during an attack, against how they fare without it and while it is aimed at another server.
//!
//! Server, attackers and honest people share the cores of this machine, so a slower move alone proves nothing. Therefore the
//! three are measured in turn, several times: nobody attacks; the same attack is aimed at a second server, which costs the cores as
//! much but not the first server; and the attack itself. What the first server is to blame for is the difference between the last two.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, ensure};
use futures_util::future::try_join_all;
use strum::Display;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use super::Plan;
use super::report::Figures;
use crate::load::moves::Pair;
use crate::load::server::Server;
use crate::load::{milliseconds, percentile, sorted};

/// This much more memory may an attack cost, in megabytes.
const MEMORY: f64 = 256.0;

/// How long honest people pause before each move: quick, and well within what a server allows anybody.
const PAUSE: Duration = Duration::from_millis(50);
/// This many tables, each of a household of its own: one alone makes too few moves in a short time to tell 99 of 100.
const TABLES: u8 = 12;
/// The same where times are not judged.
const FEW_TABLES: u8 = 4;
/// How long a server has to see that its attackers are gone.
const SETTLE: Duration = Duration::from_millis(500);
/// What `/proc` counts processor time in.
const TICKS_PER_SECOND: f64 = 100.0;

/// Honest people, two at each table.
pub struct Honest {
    pairs: Vec<Pair>,
}

/// What is going on while honest people move.
#[derive(Clone, Copy, Debug, Display, PartialEq, Eq)]
#[strum(serialize_all = "snake_case")]
enum Meanwhile {
    Quiet,
    Elsewhere,
    Attacked,
}

/// One stretch of moves.
struct Stretch {
    meanwhile: Meanwhile,
    moves: Vec<Duration>,
    /// Cores the honest people's server kept busy.
    busy: f64,
}

/// All stretches of a case.
pub struct Compared {
    stretches: Vec<Stretch>,
    /// The server's memory in megabytes, before the first attack and, at most, during one.
    memory: (f64, f64),
}

impl Honest {
    /// They sit down.
    pub async fn new(plan: &Plan, address: SocketAddr) -> anyhow::Result<Honest> {
        let tables = if plan.untimed { FEW_TABLES } else { TABLES };
        let pair = |table| Pair::new(address, Ipv4Addr::new(127, 0, 1, 1 + table), PAUSE);
        Ok(Honest { pairs: try_join_all((0..tables).map(pair)).await? })
    }

    /// They move for a while.
    async fn moves(&mut self, time: Duration) -> anyhow::Result<Vec<Duration>> {
        let moves = try_join_all(self.pairs.iter_mut().map(|pair| pair.moves(time))).await?.concat();
        ensure!(!moves.is_empty(), "nobody could move");
        Ok(moves)
    }
}

/// A server, and what an attack on it is aimed at.
pub struct Target<'a, T> {
    pub server: &'a Server,
    pub aim: &'a T,
}

/// Lets honest people move at the first server while nothing happens, while the second is attacked, and while the first is. The second
/// is not needed where times are not judged.
pub async fn compare<T>(
    plan: &Plan,
    honest: &mut Honest,
    here: Target<'_, T>,
    elsewhere: Option<Target<'_, T>>,
    attack: impl Fn(&T) -> JoinSet<()>,
) -> anyhow::Result<Compared> {
    let before = memory(here.server)?;
    let mut compared = Compared { stretches: Vec::new(), memory: (before, before) };
    for _ in 0..plan.rounds {
        for meanwhile in [Meanwhile::Quiet, Meanwhile::Elsewhere, Meanwhile::Attacked] {
            let target = match meanwhile {
                Meanwhile::Quiet => None,
                Meanwhile::Elsewhere if elsewhere.is_none() => continue,
                Meanwhile::Elsewhere => elsewhere.as_ref(),
                Meanwhile::Attacked => Some(&here),
            };
            let time = if meanwhile == Meanwhile::Quiet { plan.quiet() } else { plan.time };
            let attackers = target.map(|target| attack(target.aim));
            let (began, ticks) = (Instant::now(), ticks(here.server));
            let moves = honest
                .moves(time)
                .await
                .with_context(|| format!("{meanwhile}: honest people could not move"))?;
            let busy = (self::ticks(here.server) - ticks) / TICKS_PER_SECOND / began.elapsed().as_secs_f64();
            compared.stretches.push(Stretch { meanwhile, moves, busy });
            if meanwhile == Meanwhile::Attacked {
                compared.memory.1 = compared.memory.1.max(memory(here.server)?);
            }
            if let Some(mut attackers) = attackers {
                attackers.shutdown().await;
                sleep(SETTLE).await;
            }
        }
    }
    Ok(compared)
}

impl Compared {
    /// Writes down how much slower moves got. An error if 99 of 100 take more than `tolerance` times as long as they would without the attack
    /// or, where it costs the cores that much by itself, with the attack aimed at another server; unless times are not judged.
    pub fn judge(
        &self,
        figures: &mut Figures,
        what: &str,
        tolerance: f64,
        untimed: bool,
    ) -> anyhow::Result<()> {
        let [quiet, elsewhere, attacked] = [Meanwhile::Quiet, Meanwhile::Elsewhere, Meanwhile::Attacked]
            .map(|meanwhile| self.all(meanwhile));
        let p50 = of(&attacked, 50) / of(&quiet, 50);
        let p99 = of(&attacked, 99) / of(&quiet, 99);
        let busy = self.busy(Meanwhile::Attacked);
        figures.worst(&format!("{what} p99 ms"), of(&attacked, 99));
        figures.worst(&format!("{what} p50 ratio"), p50);
        figures.worst(&format!("{what} p99 ratio"), p99);
        figures.worst(&format!("{what} cores"), busy);
        if untimed {
            return Ok(());
        }
        let control = of(&elsewhere, 99) / of(&quiet, 99);
        figures.worst(&format!("{what} p99 ratio aimed elsewhere"), control);
        let rounds = self.ratios();
        let (best, worst) = rounds
            .iter()
            .fold((f64::MAX, 0.0f64), |(best, worst), ratio| (best.min(*ratio), worst.max(*ratio)));
        figures.worst(&format!("{what} p99 ratio of the best round"), best);
        figures.worst(&format!("{what} p99 ratio of the worst round"), worst);
        ensure!(
            p99 <= tolerance * control.max(1.0),
            "{what}: 99 of 100 of {} moves take {:.2} ms, {p99:.2} times as long as without it ({best:.2} to {worst:.2} in a round), and \
             {control:.2} times when it is aimed at another server; median {p50:.2} times; {busy:.2} cores busy, {:.2} without it",
            attacked.len(),
            of(&attacked, 99),
            self.busy(Meanwhile::Quiet),
        );
        Ok(())
    }

    /// Writes down how much memory the server took; an error if that is too much more than before.
    pub fn judge_memory(&self, figures: &mut Figures, what: &str) -> anyhow::Result<()> {
        let (before, most) = self.memory;
        figures.worst(&format!("{what} memory MB"), most);
        ensure!(most - before <= MEMORY, "{what}: the server grew from {before:.0} to {most:.0} MB");
        Ok(())
    }

    /// All moves made meanwhile, the quickest first.
    fn all(&self, meanwhile: Meanwhile) -> Vec<Duration> {
        sorted(self.of(meanwhile).flat_map(|stretch| &stretch.moves))
    }

    fn of(&self, meanwhile: Meanwhile) -> impl Iterator<Item = &Stretch> {
        self.stretches.iter().filter(move |stretch| stretch.meanwhile == meanwhile)
    }

    fn busy(&self, meanwhile: Meanwhile) -> f64 {
        let (busy, count) =
            self.of(meanwhile).fold((0.0, 0.0), |(busy, count), it| (busy + it.busy, count + 1.0));
        busy / count
    }

    /// Of each round: how many times as long 99 of 100 moves take under attack.
    fn ratios(&self) -> Vec<f64> {
        let p99 = |stretch: &Stretch| of(&sorted(&stretch.moves), 99);
        let rounds = self.of(Meanwhile::Attacked).zip(self.of(Meanwhile::Quiet));
        rounds.map(|(attacked, quiet)| p99(attacked) / p99(quiet)).collect()
    }
}

/// A percentile in milliseconds.
fn of(times: &[Duration], percent: usize) -> f64 {
    milliseconds(percentile(times, percent))
}

/// The memory a server holds, in megabytes; none where the system does not say.
pub fn memory(server: &Server) -> anyhow::Result<f64> {
    let Ok(status) = std::fs::read_to_string(format!("/proc/{}/status", server.id())) else { return Ok(0.0) };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse()?;
    Ok(kilobytes / 1024.0)
}

/// The processor time a server has taken, in ticks; none where the system does not say.
fn ticks(server: &Server) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", server.id())).unwrap_or_default();
    // The second field is its name in brackets; user and system time are the fourteenth and the fifteenth.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum()
}
