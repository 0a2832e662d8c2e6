//! `kill -9` at any moment, with people and bots at several tables: no acknowledged move is lost, none is made twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use comptoir_kernel::Chance;
use tempfile::TempDir;

use super::Plan;
use super::player::{Mark, Player, play_until};
use super::report::Figures;
use super::stored;
use super::tables::{any_game, begin};
use crate::load::server::{HASTY, Server};

const TABLES: u32 = 4;
/// Lives of the server in one case.
const LIVES: u32 = 10;
/// The most moves of one life.
const MOVES: u32 = 25;

pub async fn case(plan: &Plan, number: u32) -> anyhow::Result<Figures> {
    let mut chance = plan.chance(number);
    let data = TempDir::new()?;
    let start = || Server::start_on(data.path(), HASTY, &[]);
    let mut server = start()?;
    let count = Arc::new(AtomicU64::new(0));
    let mark: Mark = Arc::new(|| 0);
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let (game, seats) = any_game(&mut chance);
        let people = 1 + chance.below(2.min(seats as u32 - 1)) as usize;
        let begun = begin(server.address, &game, people, seats, "random").await?;
        players.extend(Player::all(begun, &mut chance, &mark, &count, Duration::ZERO));
    }
    let mut kills = 0;
    while kills < LIVES && players.iter().any(|player| !player.over) {
        let enough = count.load(Ordering::Relaxed) + u64::from(chance.below(MOVES));
        // Sometimes at once, sometimes when a move has reached the disk but not its sender.
        let wait = Duration::from_micros(u64::from(chance.below(4000)));
        players = play_until(&count, enough, players, server, wait).await?;
        kills += 1;
        check(data.path(), &players).await?;
        server = start()?;
    }
    let mut figures = Figures::default();
    figures.count("kills", kills as usize);
    figures.count("tables", TABLES as usize);
    figures.count("acknowledged moves", count.load(Ordering::Relaxed) as usize);
    Ok(figures)
}

async fn check(data: &std::path::Path, players: &[Player]) -> anyhow::Result<()> {
    let tables: Vec<&str> = players.iter().map(|player| player.table.as_str()).collect();
    let found = stored::read(data, &tables).await?;
    for (player, stored) in players.iter().zip(&found) {
        player.check(stored, u64::MAX)?;
        stored.replays()?;
    }
    Ok(())
}
