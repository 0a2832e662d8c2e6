//! How honest people fare during an attack, against how they fared before it on the same server.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, ensure};
use futures_util::future::try_join_all;

use super::report::Figures;
use crate::load::moves::Pair;
use crate::load::server::Server;
use crate::load::{milliseconds, percentile, sorted};

/// So many times as long may an honest person's move take, 99 of 100 times.
const TOLERANCE: f64 = 2.0;
/// So much more memory may an attack cost, in megabytes.
const MEMORY: f64 = 256.0;

/// How long honest people pause before each move: quick, and well within what a server allows anybody.
const PAUSE: Duration = Duration::from_millis(50);
/// So many tables, each of a household of its own: one alone makes too few moves in a short time to tell 99 of 100.
const TABLES: u8 = 4;

/// Honest people, two at each table.
pub struct Honest {
    pairs: Vec<Pair>,
}

/// How long moves took, in milliseconds.
#[derive(Clone, Copy)]
pub struct Moves {
    p50: f64,
    p99: f64,
}

impl Honest {
    /// They sit down.
    pub async fn new(address: SocketAddr) -> anyhow::Result<Honest> {
        let pair = |table| Pair::new(address, Ipv4Addr::new(127, 0, 1, 1 + table), PAUSE);
        Ok(Honest { pairs: try_join_all((0..TABLES).map(pair)).await? })
    }

    /// They move for a while.
    pub async fn moves(&mut self, time: Duration) -> anyhow::Result<Moves> {
        let moves = try_join_all(self.pairs.iter_mut().map(|pair| pair.moves(time))).await?;
        let times = sorted(moves.iter().flatten());
        ensure!(!times.is_empty(), "nobody could move");
        Ok(Moves { p50: milliseconds(percentile(&times, 50)), p99: milliseconds(percentile(&times, 99)) })
    }
}

/// Writes down how much slower moves got; an error if that is too much, unless times are not judged.
pub fn judge(
    figures: &mut Figures,
    what: &str,
    quiet: Moves,
    attacked: Moves,
    untimed: bool,
) -> anyhow::Result<()> {
    let (p50, p99) = (attacked.p50 / quiet.p50, attacked.p99 / quiet.p99);
    figures.worst(&format!("{what} p99 ms"), attacked.p99);
    figures.worst(&format!("{what} p50 ratio"), p50);
    figures.worst(&format!("{what} p99 ratio"), p99);
    ensure!(
        untimed || p99 <= TOLERANCE,
        "{what}: 99 of 100 moves take {:.1} ms, {p99:.2} times as long as before (median {p50:.2} times)",
        attacked.p99
    );
    Ok(())
}

/// Writes down how much memory the server took; an error if that is too much more than before.
pub fn judge_memory(figures: &mut Figures, what: &str, before: f64, after: f64) -> anyhow::Result<()> {
    figures.worst(&format!("{what} memory MB"), after);
    ensure!(after - before <= MEMORY, "{what}: the server grew from {before:.0} to {after:.0} MB");
    Ok(())
}

/// The memory a server holds, in megabytes; none where the system does not say.
pub fn memory(server: &Server) -> anyhow::Result<f64> {
    let Ok(status) = std::fs::read_to_string(format!("/proc/{}/status", server.id())) else { return Ok(0.0) };
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS")?;
    let kilobytes: f64 = line.trim().trim_end_matches("kB").trim().parse()?;
    Ok(kilobytes / 1024.0)
}
