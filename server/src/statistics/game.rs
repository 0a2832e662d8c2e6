//! A game, as it is played on the whole server.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use comptoir_bots::Level;
use tokio::sync::OnceCell;

use super::shown;
use crate::protocol::{GameStatistics, Leader, Leaderboard, PlayedGroup, Problem};
use crate::ratings::ladder;
use crate::storage::Storage;

/// How long the statistics of a game are kept: all of its results are read for them.
const KEPT: Duration = Duration::from_mins(1);
/// Groups of seats and options at most; the least played are left out.
const GROUPS: usize = 200;
/// Lines of a leaderboard's page.
const LINES: u32 = 50;

/// The statistics of each game, worked out once for however many ask within a minute.
#[derive(Debug, Default)]
pub struct Games {
    kept: Mutex<HashMap<String, (Instant, Kept)>>,
}

type Kept = Arc<OnceCell<Arc<GameStatistics>>>;

impl Games {
    /// The statistics of a game of the shelf, no older than a minute.
    pub async fn of(&self, storage: &Storage, game: &str) -> Result<Arc<GameStatistics>, Problem> {
        let cell = self.cell(game);
        cell.get_or_try_init(async || Ok(Arc::new(statistics(storage, game).await?))).await.cloned()
    }

    fn cell(&self, game: &str) -> Kept {
        // Nothing can panic half-way through a change.
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, cell) = kept.entry(game.to_owned()).or_insert_with(|| (Instant::now(), Kept::default()));
        if since.elapsed() >= KEPT {
            (*since, *cell) = (Instant::now(), Kept::default());
        }
        cell.clone()
    }
}

async fn statistics(storage: &Storage, game: &str) -> Result<GameStatistics, Problem> {
    let mut groups = Vec::new();
    for ((seats, options), tally) in storage.tallies(game).await? {
        groups.push(PlayedGroup {
            seats,
            options: serde_json::from_str(&options)
                .map_err(|why| Problem::from(crate::storage::StorageError::from(why)))?,
            games: tally.games,
            wins: (0..seats).map(|seat| tally.wins.get(&seat).copied().unwrap_or(0)).collect(),
            points: tally.points.into_iter().collect(),
            steps: tally.steps.into_iter().collect(),
            minutes: tally.minutes.into_iter().collect(),
        });
    }
    groups.sort_by_key(|group| std::cmp::Reverse(group.games));
    groups.truncate(GROUPS);
    Ok(GameStatistics { game: game.to_owned(), groups })
}

/// A page of a game's leaderboard.
pub async fn leaderboard(storage: &Storage, game: &str, page: u32) -> Result<Leaderboard, Problem> {
    let (leaders, all) = storage.leaders(game, page.saturating_mul(LINES), LINES).await?;
    let bots = Level::OFFERED.iter().rev();
    Ok(Leaderboard {
        game: game.to_owned(),
        page,
        pages: all.div_ceil(LINES),
        leaders: leaders
            .into_iter()
            .map(|leader| Leader {
                rank: leader.rank,
                id: leader.guest.id,
                name: leader.guest.name,
                rating: shown(leader.rating, leader.games),
            })
            .collect(),
        bots: bots.filter_map(|level| Some((*level, ladder::anchor(game, *level)? as i32))).collect(),
    })
}
