//! What statistics are made of.

use std::collections::BTreeMap;

use comptoir_bots::Level;
use comptoir_kernel::Seat;
use serde_json::Value;
use sqlx::AssertSqlSafe;

use super::ratings::rating;
use super::results::level;
use super::sql::{self, Builder, Row};
use super::{Guest, Storage, StorageError, from_word};
use crate::protocol::{SeenBy, Visibility};
use crate::ratings::{Rating, SETTLED};

/// A game that is over.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredResult {
    /// In the order in which games ended.
    pub number: i64,
    /// Where it was played.
    pub table: String,
    /// Whether that table is in the public lists.
    pub open: bool,
    /// Who made the table.
    pub host: String,
    /// The game's options.
    pub options: Value,
    /// The strongest bot that had a seat of its own.
    pub strongest: Option<Level>,
    /// Whether it was rated.
    pub rated: bool,
    /// Seconds since 1970.
    pub began: i64,
    /// Seconds since 1970.
    pub ended: i64,
    /// How many steps it took.
    pub steps: u32,
    /// At how many seats.
    pub seats: u8,
    /// Whether whoever asks sat there, too.
    pub met: bool,
    /// What theirs came to.
    pub place: StoredPlace,
}

/// What one seat came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredPlace {
    /// Which.
    pub seat: Seat,
    /// 1 for a winner.
    pub rank: u8,
    /// The points shown.
    pub points: i32,
    /// How often its person decided something.
    pub decisions: u32,
    /// In how many seconds.
    pub thought: u32,
    /// How often a bot decided for them.
    pub bot_steps: u32,
    /// Whether it counted for the rating, at a rated table.
    pub counts: bool,
    /// Whether they asked the coach.
    pub coached: bool,
    /// What the rating was after it.
    pub rating: Option<Rating>,
}

/// Somebody's games against one other.
#[derive(Clone, Debug, PartialEq)]
pub struct Met {
    /// A person; a former player has no name.
    pub guest: Option<(Guest, SeenBy)>,
    /// Or a bot of this level.
    pub bot: Option<Level>,
    /// How many.
    pub games: u32,
    /// In how many they came before the other.
    pub before: u32,
    /// And after.
    pub after: u32,
}

/// How often somebody played a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The game's id.
    pub game: String,
    /// Games that are over.
    pub games: u32,
    /// Those they won, alone or with others.
    pub wins: u32,
    /// When the last one ended, in seconds since 1970.
    pub last: i64,
    /// Their rating, with the number of rated games.
    pub rating: Option<(Rating, u32)>,
}

/// Somebody, as far as it is decided who may see them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Who.
    pub guest: Guest,
    /// Who may see their page.
    pub seen_by: SeenBy,
}

/// How often something happened at tables with the same number of seats and the same options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u32,
    /// Wins of each seat.
    pub wins: BTreeMap<u8, u32>,
    /// How often somebody had so many points.
    pub points: BTreeMap<i32, u32>,
    /// How often a game took so many steps, in tens.
    pub steps: BTreeMap<u32, u32>,
    /// How often a game took so many minutes, in fives.
    pub minutes: BTreeMap<u32, u32>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLeader {
    /// 1, 2, 3, ...; equals share the better one.
    pub rank: u32,
    /// Who.
    pub guest: Guest,
    /// How strong.
    pub rating: Rating,
    /// After how many rated games.
    pub games: u32,
}

impl Storage {
    /// Somebody who is here; a former player is not.
    pub async fn seen(&self, guest: &str) -> Result<Option<Seen>, StorageError> {
        let row = sql::query("SELECT id, name, seen_by FROM guests WHERE id = $1 AND name <> ''")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            let guest = Guest { id: row.try_get("id")?, name: row.try_get("name")? };
            Ok(Seen { guest, seen_by: from_word(row.try_get("seen_by")?)? })
        })
        .transpose()
    }

    /// Every game of this kind that people played, by seats and options.
    pub async fn tallies(&self, game: &str) -> Result<BTreeMap<(u8, String), Tally>, StorageError> {
        let rows = sql::query(
            "SELECT seats, options, what, value, times FROM tallies WHERE game = $1 AND times > 0",
        )
        .bind(game)
        .fetch_all(&self.readers)
        .await?;
        let mut tallies: BTreeMap<(u8, String), Tally> = BTreeMap::new();
        for row in &rows {
            let key = (row.try_get::<i64, _>("seats")? as u8, row.try_get("options")?);
            let (value, times): (i64, i64) = (row.try_get("value")?, row.try_get("times")?);
            let (tally, times) = (tallies.entry(key).or_default(), times as u32);
            match row.try_get("what")? {
                "win" => drop(tally.wins.insert(value as u8, times)),
                "points" => drop(tally.points.insert(value as i32, times)),
                "minutes" => drop(tally.minutes.insert(value as u32, times)),
                // Every game took some.
                _ => {
                    tally.games += times;
                    tally.steps.insert(value as u32, times);
                }
            }
        }
        Ok(tallies)
    }

    /// A page of those whom everybody may see and who have played enough rated games, the strongest first; and how many they are.
    pub async fn leaders(
        &self,
        game: &str,
        skip: u32,
        limit: u32,
    ) -> Result<(Vec<StoredLeader>, u32), StorageError> {
        const WHO: &str = "FROM ratings t JOIN guests g ON g.id = t.guest \
             WHERE t.game = $1 AND t.games >= $2 AND g.seen_by = 'everybody' AND g.handle IS NOT NULL";
        let counted = sql::query(AssertSqlSafe(format!("SELECT COUNT(*) {WHO}")))
            .bind(game)
            .bind(i64::from(SETTLED))
            .fetch_one(&self.readers)
            .await?;
        let rows = sql::query(AssertSqlSafe(format!(
            "SELECT RANK() OVER (ORDER BY t.rating DESC) AS place, g.id, g.name, t.rating, t.deviation, t.games {WHO} \
             ORDER BY t.rating DESC, g.id LIMIT $3 OFFSET $4"
        )))
        .bind(game)
        .bind(i64::from(SETTLED))
        .bind(i64::from(limit))
        .bind(i64::from(skip))
        .fetch_all(&self.readers)
        .await?;
        let leaders: Result<Vec<StoredLeader>, StorageError> = rows
            .iter()
            .map(|row| {
                Ok(StoredLeader {
                    rank: row.try_get::<i64, _>("place")? as u32,
                    guest: Guest { id: row.try_get("id")?, name: row.try_get("name")? },
                    rating: rating(row)?,
                    games: row.try_get::<i64, _>("games")? as u32,
                })
            })
            .collect();
        Ok((leaders?, counted.try_get::<i64, _>(0)? as u32))
    }

    /// How often somebody played each game, the one played most first.
    pub async fn played_by(&self, guest: &str) -> Result<Vec<Played>, StorageError> {
        let rows = sql::query(
            "SELECT p.game, played, wins, r.ended AS last, t.rating, t.deviation, t.games FROM \
             (SELECT game, COUNT(*) AS played, COUNT(*) FILTER (WHERE rank = 1) AS wins, MAX(result) AS newest FROM places \
              WHERE guest = $1 GROUP BY game) AS p \
             JOIN results r ON r.number = p.newest LEFT JOIN ratings t ON t.guest = $1 AND t.game = p.game \
             ORDER BY played DESC, p.game",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                let games: Option<i64> = row.try_get("games")?;
                Ok(Played {
                    game: row.try_get("game")?,
                    games: row.try_get::<i64, _>("played")? as u32,
                    wins: row.try_get::<i64, _>("wins")? as u32,
                    last: row.try_get("last")?,
                    rating: games
                        .map(|games| Ok::<_, StorageError>((rating(row)?, games as u32)))
                        .transpose()?,
                })
            })
            .collect()
    }

    /// The newest results of somebody in a game, `limit` at most, the newest first, for whoever asks.
    pub async fn results_of(
        &self,
        guest: &str,
        game: &str,
        limit: u32,
        asker: Option<&str>,
    ) -> Result<Vec<StoredResult>, StorageError> {
        let rows = sql::query(
            "SELECT r.number, r.table_id, t.visibility, t.host, r.options, r.strongest, r.rated, r.began, r.ended, r.steps, r.seats, \
             EXISTS (SELECT 1 FROM places WHERE guest = $4 AND game = $2 AND result = r.number) AS met, \
             p.seat, p.rank, p.points, p.decisions, p.thought, p.bot_steps, p.counts, p.rating, p.deviation, s.coached \
             FROM places p JOIN results r ON r.number = p.result JOIN tables t ON t.id = r.table_id \
             JOIN seats s ON s.table_id = r.table_id AND s.seat = p.seat \
             WHERE p.guest = $1 AND p.game = $2 ORDER BY p.result DESC LIMIT $3",
        )
        .bind(guest)
        .bind(game)
        .bind(i64::from(limit))
        .bind(asker)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(StoredResult {
                    number: row.try_get("number")?,
                    table: row.try_get("table_id")?,
                    open: from_word::<Visibility>(row.try_get("visibility")?)? == Visibility::Public,
                    host: row.try_get("host")?,
                    options: serde_json::from_str(row.try_get("options")?)?,
                    strongest: level(row, "strongest")?,
                    rated: row.try_get("rated")?,
                    began: row.try_get("began")?,
                    ended: row.try_get("ended")?,
                    steps: row.try_get::<i64, _>("steps")? as u32,
                    seats: row.try_get::<i64, _>("seats")? as u8,
                    met: row.try_get("met")?,
                    place: place(row)?,
                })
            })
            .collect()
    }

    /// Whom somebody met in these results of a game.
    pub async fn met_by(&self, guest: &str, game: &str, results: &[i64]) -> Result<Vec<Met>, StorageError> {
        if results.is_empty() {
            return Ok(Vec::new());
        }
        let query = Builder::new(
            "SELECT o.guest, g.name, g.seen_by, o.bot, COUNT(*) AS games, \
             COUNT(*) FILTER (WHERE p.rank < o.rank) AS before, COUNT(*) FILTER (WHERE p.rank > o.rank) AS after \
             FROM places p JOIN places o ON o.result = p.result AND o.guest IS DISTINCT FROM $1 \
             LEFT JOIN guests g ON g.id = o.guest WHERE p.guest = $1 AND p.game = $2 AND p.result IN (",
        );
        let query =
            query.bind(guest).bind(game).list(results).push(") GROUP BY o.guest, g.name, g.seen_by, o.bot");
        let rows = query.build().fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| {
                let guest = match row.try_get::<Option<String>, _>("guest")? {
                    Some(id) => {
                        Some((Guest { id, name: row.try_get("name")? }, from_word(row.try_get("seen_by")?)?))
                    }
                    None => None,
                };
                Ok(Met {
                    guest,
                    bot: level(row, "bot")?,
                    games: row.try_get::<i64, _>("games")? as u32,
                    before: row.try_get::<i64, _>("before")? as u32,
                    after: row.try_get::<i64, _>("after")? as u32,
                })
            })
            .collect()
    }
}

fn place(row: &Row) -> Result<StoredPlace, StorageError> {
    Ok(StoredPlace {
        seat: Seat(row.try_get::<i64, _>("seat")? as u8),
        rank: row.try_get::<i64, _>("rank")? as u8,
        points: row.try_get::<i64, _>("points")? as i32,
        decisions: row.try_get::<i64, _>("decisions")? as u32,
        thought: row.try_get::<i64, _>("thought")? as u32,
        bot_steps: row.try_get::<i64, _>("bot_steps")? as u32,
        counts: row.try_get("counts")?,
        coached: row.try_get("coached")?,
        rating: row.try_get::<Option<i64>, _>("rating")?.map(|_| rating(row)).transpose()?,
    })
}
