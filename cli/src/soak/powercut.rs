//! A power cut: what was not synced may be lost, wholly or in part. What was acknowledged before it must be there after it.
//!
//! The server runs under a recorder (`powercut.c`) that writes down every change of its files and every sync. From that log any disk can
//! be made that a cut may leave behind: all that was synced, and of the rest nothing, everything, some writes, or some sectors.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use anyhow::{Context, ensure};
use comptoir_kernel::Chance;
use comptoir_kernel::chance::Fast;
use strum::{EnumIter, IntoEnumIterator};
use tempfile::TempDir;

use super::Plan;
use super::player::{Mark, Player, play_until};
use super::report::Figures;
use super::stored;
use super::tables::{any_game, begin, chance_of};
use crate::load::server::{HASTY, Server};

const RECORDER: &str = include_str!("powercut.c");
const TABLES: usize = 3;
/// Moves before the cut, at most.
const MOVES: u64 = 60;
/// Moments of one run at which the power goes.
const CUTS: usize = 3;
/// What a disk writes whole or not at all.
const SECTOR: u64 = 512;

/// What becomes of writes that were not synced.
#[derive(Clone, Copy, Debug, EnumIter)]
enum Unsynced {
    Lost,
    Kept,
    /// Each by itself.
    SomeWrites,
    /// Each sector of each by itself.
    SomeSectors,
}

/// Why there can be no such attack here, if so.
pub fn impossible() -> Option<&'static str> {
    if !cfg!(target_os = "linux") {
        return Some("the recorder of writes is for Linux");
    }
    let compiler = Command::new("cc").arg("--version").output();
    compiler.is_err().then_some("there is no C compiler `cc` for the recorder of writes")
}

pub async fn case(plan: &Plan, number: u32) -> anyhow::Result<Figures> {
    let mut chance = plan.chance(number);
    let place = TempDir::new()?;
    let (data, log) = (place.path().join("data"), place.path().join("log"));
    let recorder = compile(place.path())?;
    std::fs::create_dir(&data)?;
    let environment: [(&str, &Path); 3] =
        [("LD_PRELOAD", &recorder), ("COMPTOIR_DISK", &data), ("COMPTOIR_LOG", &log)];
    let server = Server::start_on(&data, HASTY, &environment)?;
    let (mut players, begun) = play(&mut chance, server, &log).await?;

    let log = read_log(&std::fs::read(&log)?)?;
    let syncs = log.iter().filter(|line| matches!(line.what, What::Sync)).count();
    ensure!(syncs > 0, "the recorder saw no sync");
    let later: Vec<u64> = log.iter().map(|line| line.end).filter(|end| *end >= begun).collect();
    ensure!(!later.is_empty(), "nothing was written");
    let mut images = 0;
    for _ in 0..CUTS {
        let cut = later[chance_of(&mut chance, later.len())];
        for unsynced in Unsynced::iter() {
            let image = TempDir::new()?;
            for (name, bytes) in disk(&log, cut, unsynced, &mut chance) {
                std::fs::write(image.path().join(name), bytes)?;
            }
            survives(image.path(), &mut players, cut)
                .await
                .with_context(|| format!("cut at byte {cut} of the log, unsynced {unsynced:?}"))?;
            images += 1;
        }
    }
    let mut figures = Figures::default();
    figures.count("disks after a cut", images);
    figures.count("syncs", syncs);
    figures.count("acknowledged moves", players.iter().map(|player| player.acknowledged.len()).sum());
    Ok(figures)
}

fn compile(place: &Path) -> anyhow::Result<PathBuf> {
    let (source, library) = (place.join("recorder.c"), place.join("recorder.so"));
    std::fs::write(&source, RECORDER)?;
    let done = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .args([&library, &source])
        .args(["-ldl", "-lpthread"])
        .output()
        .context("cc")?;
    ensure!(done.status.success(), "cc: {}", String::from_utf8_lossy(&done.stderr));
    Ok(library)
}

/// Plays for a while; gives the players, and how long the log was when all tables had begun.
async fn play(chance: &mut Fast, server: Server, log: &Path) -> anyhow::Result<(Vec<Player>, u64)> {
    let path = log.to_owned();
    // How long the log is: whatever was answered by then was synced before.
    let mark: Mark = Arc::new(move || std::fs::metadata(&path).map_or(u64::MAX, |it| it.len()));
    let count = Arc::new(AtomicU64::new(0));
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let (game, seats) = any_game(chance);
        let begun = begin(server.address, &game, 1, seats, "random").await?;
        players.extend(Player::all(begun, chance, &mark, &count, Duration::ZERO));
    }
    let begun = mark();
    let enough = MOVES / 2 + u64::from(chance.below(MOVES as u32 / 2));
    Ok((play_until(&count, enough, players, server, Duration::ZERO).await?, begun))
}

/// Starts the server on a disk: what was acknowledged before the cut is answered the same, and stored.
async fn survives(image: &Path, players: &mut [Player], cut: u64) -> anyhow::Result<()> {
    let server = Server::start_on(image, HASTY, &[])?;
    for player in &mut *players {
        player.asks_again(server.address, cut).await?;
    }
    drop(server);
    let tables: Vec<&str> = players.iter().map(|player| player.table.as_str()).collect();
    let found = stored::read(image, &tables).await?;
    for (player, stored) in players.iter().zip(&found) {
        player.check(stored, cut)?;
        stored.replays()?;
    }
    Ok(())
}

/// A line of the log.
struct Line {
    /// How long the log is with it.
    end: u64,
    file: String,
    what: What,
}

enum What {
    Write { at: u64, bytes: Vec<u8> },
    Truncate { to: u64 },
    Sync,
    Unlink,
}

fn read_log(log: &[u8]) -> anyhow::Result<Vec<Line>> {
    let mut lines = Vec::new();
    let mut rest = log;
    // The last line may be half a line: the recorder was killed.
    while let Some((head, after)) = rest.split_at_checked(16) {
        let bytes = u32::from_ne_bytes(head[4..8].try_into()?) as usize;
        let at = u64::from_ne_bytes(head[8..16].try_into()?);
        let Some((name, after)) = after.split_at_checked(usize::from(head[1])) else { break };
        let Some((bytes, after)) = after.split_at_checked(bytes) else { break };
        rest = after;
        let what = match head[0] {
            1 => What::Write { at, bytes: bytes.to_vec() },
            2 => What::Truncate { to: at },
            3 => What::Sync,
            4 => What::Unlink,
            other => anyhow::bail!("the log has a line of kind {other}"),
        };
        lines.push(Line {
            end: (log.len() - rest.len()) as u64,
            file: String::from_utf8(name.to_vec())?,
            what,
        });
    }
    // Shared memory and lock are nothing after a cut.
    lines.retain(|line| !line.file.ends_with("-shm") && line.file != "comptoir.lock");
    Ok(lines)
}

/// The files of a disk after a cut.
fn disk(log: &[Line], cut: u64, unsynced: Unsynced, chance: &mut Fast) -> BTreeMap<String, Vec<u8>> {
    let mut files: BTreeMap<String, (Vec<u8>, Vec<&What>)> = BTreeMap::new();
    for line in log.iter().take_while(|line| line.end <= cut) {
        let (durable, waiting) = files.entry(line.file.clone()).or_default();
        match &line.what {
            What::Sync => waiting.drain(..).for_each(|what| carry_out(durable, what, &mut |_| true)),
            What::Unlink => drop(files.remove(&line.file)),
            what => waiting.push(what),
        }
    }
    let finish = |(name, (mut durable, waiting)): (String, (Vec<u8>, Vec<&What>))| {
        for what in waiting {
            match unsynced {
                Unsynced::Lost => {}
                Unsynced::Kept => carry_out(&mut durable, what, &mut |_| true),
                Unsynced::SomeWrites => {
                    let kept = chance.below(2) == 0;
                    carry_out(&mut durable, what, &mut |_| kept);
                }
                Unsynced::SomeSectors => carry_out(&mut durable, what, &mut |_| chance.below(2) == 0),
            }
        }
        (name, durable)
    };
    files.into_iter().map(finish).collect()
}

/// Makes a change, sector by sector of those that are kept.
fn carry_out(file: &mut Vec<u8>, what: &What, kept: &mut impl FnMut(u64) -> bool) {
    match what {
        What::Write { at, bytes } => {
            let (mut from, end) = (*at, at + bytes.len() as u64);
            while from < end {
                let to = end.min((from / SECTOR + 1) * SECTOR);
                if kept(from) {
                    if file.len() < to as usize {
                        file.resize(to as usize, 0);
                    }
                    let part = &bytes[(from - at) as usize..(to - at) as usize];
                    file[from as usize..to as usize].copy_from_slice(part);
                }
                from = to;
            }
        }
        What::Truncate { to } if kept(*to) => file.resize(*to as usize, 0),
        What::Truncate { .. } | What::Sync | What::Unlink => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(end: u64, what: What) -> Line {
        Line { end, file: "wal".into(), what }
    }

    #[test]
    fn what_was_synced_is_kept_and_the_rest_as_the_cut_leaves_it() {
        let log = [
            line(1, What::Write { at: 0, bytes: vec![1; 1024] }),
            line(2, What::Sync),
            line(3, What::Write { at: 512, bytes: vec![2; 1024] }),
            line(4, What::Sync),
        ];
        let chance = &mut Fast::new(1);
        let mut wal = |cut, unsynced| disk(&log, cut, unsynced, chance).remove("wal").unwrap_or_default();
        assert!(wal(1, Unsynced::Lost).is_empty());
        assert_eq!(wal(3, Unsynced::Lost), [1; 1024]);
        let whole = [vec![1; 512], vec![2; 1024]].concat();
        assert_eq!(wal(3, Unsynced::Kept), whole);
        assert_eq!(wal(4, Unsynced::Lost), whole, "a sync makes it last");
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..100 {
            let torn = wal(3, Unsynced::SomeSectors);
            assert!(torn[..512].iter().all(|byte| *byte == 1));
            seen.insert(torn[512..].to_vec());
        }
        assert_eq!(seen.len(), 4, "both sectors, each, none");
    }
}
